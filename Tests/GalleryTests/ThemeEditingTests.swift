// SPDX-License-Identifier: MIT
// Testing: editing a theme on the theme page, and its file.

import Curium
import CuriumTesting
import CuriumThemeFiles
import CuriumTokens
import Foundation
import TestModels
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct ThemeEditingTests: ThemesPageSuite {
  let folder = ThemeFolder()

  @Test func `sliders change a colour, and the whole screen follows`() async throws {
    let (harness, library) = await open()
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Lightness")
    let before = ColorParts(0xB0_98FF)
    harness.press("→ →")
    #expect(abs(ColorParts(accent(library)).lightness - before.lightness - 0.02) < 0.005)
    // Tokens that refer to it change too.
    #expect(rgb(ComponentTokens.Button.Primary.backgroundColor, library) == accent(library))
    harness.press("⇥ home")
    #expect(ColorParts(accent(library)).chroma < 0.01)
    // The slider keeps the hue of a grey.
    harness.press("end")
    #expect(abs(ColorParts(accent(library)).hue - before.hue) < 3)
    harness.adjust(.increment, .slider, "Hue")
    #expect(harness.find(.row, "Dark")?.value == "edited")
    expectRest(harness)
    try harness.click(.button, "Reset")
    #expect(accent(library) == 0xB0_98FF)
    #expect(harness.focused?.label == "Reset")
    #expect(harness.find(.row, "Dark")?.value == "")
    // Clicking the slider sets the value at that position.
    let slider = try #require(harness.find(.slider, "Lightness"))
    harness.click(x: slider.frame.minX, y: slider.frame.minY)
    #expect(harness.find(.slider, "Lightness")?.value == "0%")
    #expect(accent(library) & 0xF8_F8F8 == 0)
    expectRest(harness)
  }

  @Test func `the contrast is shown with its limit`() async throws {
    let (harness, library) = await open()
    harness.enter("#202028", into: .textField, "Hex")
    #expect(accent(library) == 0x20_2028)
    #expect(harness.find(.status)?.label.hasPrefix("Contrast: 0 of ") == true)
    let pair = try #require(harness.elements.first { $0.label == "on surface.primary" })
    // The row has the name without the word that all of them would begin with.
    #expect(harness.screen[pair.frame.minY].contains(" surface.primary "))
    #expect(pair.value == "1.0 < 4.5")
    try harness.click(.row, "High contrast dark")
    await harness.advance(by: .milliseconds(400))
    let high = try #require(harness.elements.first { $0.label == "on surface.primary" })
    #expect(high.value.hasSuffix("≥ 7.0"))
    #expect([4.49, 4.5, 21].map(MeasuredPair.text) == ["4.4", "4.5", "21.0"])
    // The theme's own draft is still there.
    try harness.click(.row, "Dark")
    #expect(accent(library) == 0x20_2028)
    harness.enter("#12", into: .textField, "Hex")
    #expect(accent(library) == 0x20_2028)
    expectRest(harness)
  }

  @Test func `in little room, the contrast pairs still have different names`() async {
    let (harness, _) = await open(84, 60)
    let pairs = harness.elements.filter { $0.value.contains("≥") && $0.frame.maxY < 58 }
    let names = pairs.map { pair in
      harness.screen[pair.frame.minY..<pair.frame.maxY]
        .map { $0.dropFirst(pair.frame.minX).prefix(pair.frame.width) }.joined()
        .replacingOccurrences(of: pair.value, with: "")
    }
    .filter { !$0.isEmpty }
    #expect(names.count > 4 && Set(names).count == names.count, "\(names)")
    #expect(names.allSatisfy { !$0.contains("…") })
    expectRest(harness)
  }

  @Test func `a token of an app has the contrast pairs of the token that it follows`() throws {
    let notice = Color(declaring: "color.galleryNotice", fallback: .error)
    let pairs = try [notice, .error].map { token in
      let index = try #require(token.tokenIndex)
      return MeasuredPair.pairs(of: index, in: .dark, original: .dark)
    }
    #expect(!pairs[1].isEmpty && pairs[0].count == pairs[1].count)
    #expect(Set(pairs[0].map(\.ratio)) == Set(pairs[1].map(\.ratio)))
  }

  @Test func `saving writes a file, and the theme then comes from it`() async throws {
    let (harness, library) = await open()
    try harness.click(.button, "Save")
    #expect(harness.position(of: "nothing to save") != nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    harness.enter("33ccaa", into: .textField, "Hex")
    try harness.click(.button, "Save")
    let file = folder.path + "/my-dark.tokens.json"
    let saved = try ThemeFile.load(contentsOf: file)
    #expect(saved.name == library.theme?.name)
    #expect(accent(library) == 0x33_CCAA)
    #expect(saved.primaryColor == library.theme?.primaryColor)
    #expect(harness.position(of: "Saved as my-dark.tokens.json") != nil)
    #expect(harness.find(.row, "My Dark")?.semantics.isSelected == true)
    #expect(harness.find(.row, "Dark")?.value == "")
    await harness.advance(by: .seconds(10))
    #expect(!harness.isAnimating)
    expectRest(harness)
  }

  @Test func `the environment's theme is selected and edited even if it comes from a file`()
    async throws
  {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.path + "/ocean.tokens.json"
    let ocean = AppTheme.dark.named("ocean", displayName: "Ocean")
    try ThemeDocument(ocean, changing: .dark).write(to: path)
    let (harness, library) = await open(theme: ocean)
    #expect(library.choice == nil)
    #expect(harness.find(.row, "Ocean")?.semantics.isSelected == true)
    harness.enter("33ccaa", into: .textField, "Hex")
    #expect(library.choice == path && accent(library) == 0x33_CCAA)
    #expect(harness.find(.row, "Ocean")?.value == "edited")
    expectRest(harness)
  }

  @Test func `quitting asks while a theme has unsaved changes`() async throws {
    let (harness, _) = await open()
    harness.enter("33ccaa", into: .textField, "Hex")
    await harness.settle()
    harness.press("ctrl+q")
    #expect(harness.find(.dialog)?.label == "Quit without saving the edited themes?")
    #expect(!harness.hasQuit)
    try harness.click(.button, "Cancel")
    try harness.click(.button, "Save")
    await harness.settle()
    harness.press("ctrl+q")
    #expect(harness.find(.dialog) == nil && harness.hasQuit)
  }

  @Test func `saving a file changes the screen, and a broken file shows the error`() async throws {
    let (harness, library) = await open()
    library.choose("dark")
    let path = try library.save(AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x33_CCAA)))
    await harness.settle()
    let good = try String(contentsOfFile: path, encoding: .utf8)
    let changed = ThemeDocument(
      AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0xCC_AA33)).named(
        "my-dark", displayName: "Ocean"), changing: .dark)
    try changed.write(to: path)
    await wait { library.theme?.displayName == "Ocean" }
    await harness.settle()
    #expect(name(harness) == "Ocean")
    expectRest(harness)
    try Data(good.utf8.prefix(200)).write(to: URL(filePath: path))
    await wait { library.entry(path)?.fault != nil }
    await harness.settle()
    #expect(name(harness) == "Ocean")
    #expect(harness.position(of: "my-dark.tokens.json:") != nil)
    #expect(harness.position(of: "expected") != nil)
    await harness.advance(by: .seconds(20))
    expectRest(harness)
    #expect(!harness.isAnimating)
  }
}
