// SPDX-License-Identifier: MIT
// Testing: the page with all tokens.

import Curium
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct TokensPageTests {
  @Test func `all samples of colours have the same edges`() throws {
    let harness = Harness(width: 100, height: 40) { TokensPage() }
    func sample(_ path: String) throws -> String {
      let place = try #require(harness.position(of: path), "\(path)")
      return (place.x - 8..<place.x - 2).map { harness.text(x: $0, y: place.y) }.joined()
    }
    #expect(try sample("color.background") == "▐    ▌")
    #expect(try sample("color.brand.primary") == "▐    ▌")
    #expect(harness.repaint() == 0)
  }

  @Test func `the sample of the largest text style isn't cut off`() async throws {
    let harness = Harness(width: 80, height: 40) { TokensPage() }
    try harness.click(.tab, "Type")
    await harness.settle()
    #expect(harness.position(of: "typography.display.large") != nil)
    #expect(!harness.screen.contains { $0.prefix(18).contains("…") }, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test func `the page says that it looks for the components that read the selected token`() throws
  {
    let harness = Harness(width: 68, height: 24) { TokensPage() }
    let place = try #require(harness.position(of: "color.background"))
    harness.click(x: place.x, y: place.y)
    #expect(harness.position(of: "Read by  Searching…") != nil)
    #expect(harness.repaint() == 0)
  }
}
