// SPDX-License-Identifier: MIT
// Testing: the stage of a component, and the pictures of its states and of all themes.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct ExhibitPictureTests: ExhibitSuite {
  @Test(arguments: [
    "StandardTextField", "SearchBar", "RadioButton", "SectionHeaderRow", "TipView",
    "Badge",
  ])
  func `a component is in the middle of its stage`(name: String) async throws {
    let harness = try await open(name)
    let rows = harness.screen.map { $0.dropFirst(28) }
    let top = try #require(rows.firstIndex { $0.contains("╭─") })
    let bottom = try #require(rows[top...].firstIndex { $0.contains("╰─") })
    let isEmpty = rows[top + 1..<bottom].map { $0.allSatisfy { " │█▐▕".contains($0) } }
    let (above, below) = (isEmpty.prefix { $0 }.count, isEmpty.reversed().prefix { $0 }.count)
    #expect(above == below && above > 0, "\(rows[top...bottom])")
  }

  @Test(arguments: [140, 200])
  func `samples of the same size are equally wide`(width: Int) async throws {
    let harness = try await open("CharacterCounter", width: width, height: 60)
    let widths = try ["Near the limit", "Too many"].map { try harness.frameWidth(of: $0) }
    #expect(abs(widths[0] - widths[1]) <= 1, "\(widths)")
  }

  @Test func `the bar of a focused row is in the column before the picture of its state`()
    async throws
  {
    let harness = try await open("ToggleRow", width: 140, height: 45)
    let caption = try #require(harness.position(of: "Focus"))
    #expect(harness.text(x: caption.x - 1, y: caption.y + 1) == "▌")
    #expect(harness.text(x: caption.x, y: caption.y + 1) == "N")
    for state in ["Rest", "Hover", "Disabled"] {
      let place = try #require(harness.position(of: state))
      #expect(place.x == caption.x && harness.text(x: place.x - 1, y: place.y + 1) == " ")
      // The name is directly above its picture, with an empty row above it.
      #expect((0..<8).allSatisfy { harness.text(x: place.x + $0, y: place.y - 1) == " " })
      #expect(harness.text(x: place.x, y: place.y + 1) == "N")
    }
  }

  @Test(arguments: [("Dialogs", "This also deletes its 214 backups."), ("MenuBar", "Save  ^S")])
  func `an exhibit of a dialog or a menu shows it open`(name: String, text: String) async throws {
    let harness = try await open(name)
    #expect(harness.position(of: text) != nil)
    #expect(harness.find(.alert) == nil && harness.find(.menu) == nil)
    harness.expectRest()
  }

  @Test func `the status bar on its page shows the keys of its code while it has the focus`()
    async throws
  {
    let harness = try await open("StatusBar")
    let row = try #require(harness.find(.button, "api-gateway")).frame
    harness.click(x: row.minX + 2, y: row.minY)
    #expect(harness.screen[row.minY + 1].contains("o open   ^S save   / search"))
    for (key, status) in [("ctrl+s", "saved"), ("/", "searched"), ("o", "opened")] {
      harness.press(key)
      #expect(harness.find(.button, "api-gateway")?.value == status)
    }
    harness.expectRest()
  }

  @Test(arguments: ["Select", "Menu", "MenuBar"])
  func `the picture of an open menu is one of the states, not part of the live control`(
    name: String
  ) async throws {
    let harness = try await open(name)
    func picture() -> Element? {
      harness.elements.first { $0.label == "Open" && $0.frame.minX > 30 }
    }
    let control = try #require(
      harness.elements.first { $0.role == .menuButton && $0.frame.minX > 30 })
    let states = try #require(harness.find(.heading, "States")).frame
    let open = try #require(picture()).frame
    #expect(control.frame.maxY < states.minY && states.minY < open.minY)
    harness.click(control)
    #expect(harness.find(.menu) != nil)
    harness.press("esc")
    #expect(harness.find(.menu) == nil && picture()?.frame == open)
    harness.expectRest()
  }

  @Test(arguments: [("FormGroup", true), ("Badge", true), ("Chart", false)])
  func `small components, and larger ones with few variants, are shown in all themes`(
    name: String, isShown: Bool
  ) async throws {
    let harness = try await open(name)
    #expect((harness.find(.heading, "Themes") != nil) == isShown)
    harness.expectRest()
  }

  @Test func `a small component is shown in all other themes, each on its own background`()
    async throws
  {
    let harness = try await open("Badge", height: 110)
    let names = AppTheme.builtIn.map(\.displayName).filter { $0 != "Dark" }
    for name in names { #expect(harness.position(of: " \(name)") != nil, "\(name)") }
    let place = try #require(harness.position(of: "Dracula"))
    let dracula = try #require(AppTheme.builtIn(named: "dracula"))
    let page = Color.background.resolve(in: dracula).color
    #expect(harness.cell(x: place.x, y: place.y + 1).background == page)
    let wide = try await open("DataTable", height: 100)
    #expect(wide.position(of: "Dracula") == nil)
  }

  @Test func `the theme pictures of a bar begin in the same column, with and without a background`()
    async throws
  {
    let harness = try await open("MenuBar", height: 100)
    for name in ["Nord", "Terminal", "Dracula"] {
      let place = try #require(harness.position(of: " \(name)"))
      let row = (0..<12).map { harness.text(x: place.x + $0, y: place.y + 2) }.joined()
      #expect(row == "  File  Edit", "\(name)")
    }
  }
}
