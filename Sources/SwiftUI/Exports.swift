@_exported public import LayoutAPI
@_exported public import LayoutEngine
@_exported public import Observation
