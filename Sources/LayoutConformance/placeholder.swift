import LayoutAPI
