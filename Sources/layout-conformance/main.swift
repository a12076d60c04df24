import LayoutConformanceTool

ConformanceTool.main()
