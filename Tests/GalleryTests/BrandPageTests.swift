// SPDX-License-Identifier: MIT
// Testing: the brand page shows one screen in the looks of several brands.

import Curium
import CuriumTesting
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct BrandPageTests {
  @Test func `the same screen looks different with each brand, switched at run time`() {
    let harness = Harness(width: 100, height: 36, theme: .dark) { BrandPage() }
    let words = ["Downloads", "swift-nio", "Passing", "Coverage", "Publish", "Channel", "Remove"]
    var screens: [[String]] = []
    for brand in Brand.all {
      let place = harness.position(of: brand.name) ?? .zero
      harness.click(x: place.x, y: place.y)
      screens.append(harness.screen)
      for word in words { #expect(harness.position(of: word) != nil, "\(word), \(brand.name)") }
      #expect(harness.repaint() == 0)
    }
    #expect(Set(screens).count == Brand.all.count)
    let text = screens.map { $0.joined(separator: "\n") }
    #expect(
      text[2].contains("│") == false && text[3].contains("╔") && text[3].contains("║ Publish ║"))
    #expect(text[1].count > text[0].count)
  }

  @Test(arguments: AppTheme.builtIn) func `every brand is legible in every theme`(theme: AppTheme) {
    for brand in Brand.all {
      let harness = Harness(width: 100, height: 36, theme: brand.theme(theme)) {
        BrandPage().componentStyle(brand.style)
      }
      #expect(harness.warnings.isEmpty && harness.recording.literalColors == 0)
    }
  }

  @Test func `a brand has at most 150 lines`() {
    let files = ComponentSource.files(in: "Demo/Gallery/Pages/Brands")
    #expect(files.count == Brand.all.count)
    for file in files { #expect(ComponentSource.read(file).count <= 150) }
  }
}
