// SPDX-License-Identifier: MIT
// Testing: sheets and popovers with content that is taller than the screen.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct TallLayerTests {
  enum TallLayer: CaseIterable { case sheet, item, popover }

  @Test(arguments: TallLayer.allCases)
  func `content that is taller than the screen scrolls, and the focus stays in view`(
    kind: TallLayer
  ) {
    struct Number: Identifiable { let id = 1 }
    struct Page: View {
      let kind: TallLayer

      @ViewBuilder private var settings: some View {
        Text("Settings")
        ForEach(0..<14) { index in Toggle("Option \(index)", isOn: .constant(false)) }
        Button("Close") {}
      }

      var body: some View {
        switch kind {
        case .sheet: Text("page").sheet(isPresented: .constant(true)) { settings }
        case .item: Text("page").sheet(item: .constant(Number())) { _ in settings }
        case .popover: Text("page").popover(isPresented: .constant(true)) { settings }
        }
      }
    }
    let harness = Harness(width: 40, height: 12) { Page(kind: kind) }
    let names = (0..<14).map { "Option \($0)" } + ["Close"]
    for name in names {
      #expect(harness.focused?.label == name)
      #expect(harness.position(of: name) != nil)
      harness.press("⇥")
    }
    #expect(harness.focused?.label == "Option 0")
    #expect(harness.repaint() == 0)
    harness.resize(width: 40, height: 30)
    for name in names { #expect(harness.position(of: name) != nil) }
    #expect(harness.find(.scrollView) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `content of a sheet that scrolls itself keeps the views around it in view`() {
    let harness = Harness(width: 30, height: 12) {
      Text("page").sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title")
          ScrollView { ForEach(0..<40) { index in Text("row \(index)") } }
          Button("Close") {}
        }
      }
    }
    #expect(harness.position(of: "Title") != nil && harness.position(of: "Close") != nil)
    harness.press("end")
    #expect(harness.position(of: "row 39") != nil && harness.position(of: "Title") != nil)
    #expect(harness.elements.filter { $0.role == .scrollView }.count == 1)
  }

  @Test func `a sheet scrolls before an editor in it has fewer rows than its minimum`() {
    let harness = Harness(width: 30, height: 6) {
      Text("page").sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title")
          TextEditor(text: .constant("abc")).lineLimit(4...10)
          Text("Note")
          Button("Commit") {}
        }
      }
    }
    #expect(harness.find(.scrollView) != nil)
    #expect(harness.position(of: "abc") != nil && harness.cursor != nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Commit" && harness.position(of: "Commit") != nil)
    #expect(harness.repaint() == 0)
    harness.resize(width: 30, height: 20)
    harness.press("⇥")
    #expect(harness.focused?.frame.height == 4)
    #expect(harness.find(.scrollView) == nil)
  }

  @Test func `a sheet scrolls before an editor with diagnostics has fewer rows than its minimum`() {
    let harness = Harness(width: 30, height: 20) {
      Text("page").sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading, spacing: 0) {
          TextEditor(text: .constant("abc")).lineLimit(4...10).diagnostics([])
          Text("Note")
        }
      }
    }
    #expect(harness.find(.scrollView) == nil && harness.focused?.frame.height == 5)
    for height in (3...19).reversed() {
      harness.resize(width: 30, height: height)
      #expect(harness.find(.scrollView) != nil || harness.focused?.frame.height == 5, "\(height)")
    }
    #expect(harness.find(.scrollView) != nil)
  }

  @Test func `on a screen of six rows, an alert has no gap above its buttons`() {
    let harness = Harness(width: 40, height: 6) {
      Text("page").alert("Delete the database?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This also deletes its backups.")
      }
    }
    for text in ["Delete the database?", "This also deletes its backups.", "Cancel"] {
      #expect(harness.position(of: text) != nil, "\(text)")
    }
    #expect(harness.repaint() == 0)
  }

  /// Words that take a row each in 24 columns.
  private static let paragraph =
    ["first", "second", "third"].map { String(repeating: $0, count: 3) }
    .joined(separator: " ")

  @Test func `text in a sheet keeps its rows, and the sheet scrolls`() {
    let harness = Harness(width: 40, height: 12) {
      Text("page").sheet(isPresented: .constant(true)) {
        HStack(alignment: .top) {
          Text("•")
          Text(Self.paragraph).frame(width: 18, alignment: .leading)
        }
        ForEach(0..<9) { index in Button("Option \(index)") {} }
      }
    }
    let rows = ["firstfirstfirst", "secondsecondsecond", "thirdthirdthird"]
    let places = rows.map { harness.position(of: $0)?.y }
    #expect(places[0] != nil && places[1] == places[0].map { $0 + 1 })
    #expect(places[2] == places[0].map { $0 + 2 })
    #expect(harness.position(of: "…") == nil && harness.find(.scrollView) != nil)
    for index in 0..<9 {
      #expect(harness.focused?.label == "Option \(index)")
      #expect(harness.position(of: "Option \(index)") != nil)
      harness.press("⇥")
    }
    #expect(harness.repaint() == 0)
    harness.resize(width: 40, height: 30)
    #expect(harness.find(.scrollView) == nil)
    for text in rows + ["Option 0", "Option 8"] { #expect(harness.position(of: text) != nil) }
    #expect(harness.repaint() == 0)
  }

  @Test func `beside a nested scroll view, text keeps its rows, and the sheet doesn't scroll`() {
    let harness = Harness(width: 40, height: 12) {
      Text("page").sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading, spacing: 0) {
          Text(Self.paragraph).frame(width: 18, alignment: .leading)
          ScrollView { ForEach(0..<40) { index in Text("row \(index)") } }
          ForEach(0..<4) { index in Button("Option \(index)") {} }
        }
      }
    }
    for text in ["firstfirstfirst", "secondsecondsecond", "thirdthirdthird", "row 0", "Option 3"] {
      #expect(harness.position(of: text) != nil, "\(text)")
    }
    #expect(harness.position(of: "…") == nil)
    #expect(harness.elements.filter { $0.role == .scrollView }.count == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `a line limit and the height of a frame still shorten text in a sheet`() {
    let harness = Harness(width: 40, height: 12) {
      Text("page").sheet(isPresented: .constant(true)) {
        Text(Self.paragraph).lineLimit(1).frame(width: 24, alignment: .leading)
        Text(Self.paragraph.uppercased()).frame(width: 18, height: 2, alignment: .leading)
        ForEach(0..<9) { index in Button("Option \(index)") {} }
      }
    }
    #expect(harness.position(of: "firstfirstfirst") != nil)
    #expect(harness.position(of: "secondsecondsecond") == nil)
    #expect(harness.position(of: "FIRSTFIRSTFIRST") != nil)
    #expect(harness.position(of: "THIRDTHIRDTHIRD") == nil)
    #expect(harness.position(of: "…") != nil)
  }

  @Test func `a sheet that fits doesn't scroll`() {
    let harness = Harness(width: 40, height: 12) {
      Text("page").sheet(isPresented: .constant(true)) {
        Text(Self.paragraph).frame(width: 18, alignment: .leading)
        Button("Close") {}
      }
    }
    for text in ["firstfirstfirst", "secondsecondsecond", "thirdthirdthird", "Close"] {
      #expect(harness.position(of: text) != nil)
    }
    #expect(harness.find(.scrollView) == nil)
    #expect(harness.repaint() == 0)
  }
}
