import CoreGraphics

/// A file without views, of which the layout in another file needs a function.
func halved(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: size.height / 2) }
