import SwiftUI
import UIKit.UIColor
import struct os.OSLogType
import os.log

private let logger = Logger(subsystem: "layout", category: "parts")

struct ImportsOfParts: Layout {
  var colour = UIColor.red

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    logger.debug("measured")
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    os_log("placed %d", log: .default, type: OSLogType.info, subviews.count)
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
