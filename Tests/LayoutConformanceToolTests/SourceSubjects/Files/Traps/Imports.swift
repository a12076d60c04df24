import Combine
import CoreGraphics
import SwiftUI
import UIKit
import os

private let logger = Logger(subsystem: "layout", category: "imports")

final class ImportedModel: ObservableObject {
  @Published var colour = UIColor.red
}

struct Imports: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    logger.debug("measured \(size.width, privacy: .public)")
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    os_log(.info, "placed \(subviews.count)")
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
