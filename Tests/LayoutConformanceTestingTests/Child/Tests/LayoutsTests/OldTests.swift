import LayoutConformanceTesting
import XCTest

@testable import Layouts

final class OldTests: XCTestCase {
  func testGoodRow() {
    XCTAssertConforms(GoodRow())
  }

  func testGoodRowWithDrawnSpacing() {
    XCTAssertConforms { draw in GoodRow(spacing: draw.length("spacing", in: 0...24)) }
  }

  func testBrokenRow() {
    XCTAssertConforms(BrokenRow(), to: "PLACE-05")
  }

  func testTrappingRow() {
    XCTAssertConforms(TrappingRow())
  }

  func testUnknownRule() {
    XCTAssertConforms(GoodRow(), to: "NOPE-01")
  }
}
