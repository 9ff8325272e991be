// SPDX-License-Identifier: MIT
// Testing: the knobs of a preview.

import CuriumTesting
import CuriumPreviews
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct KnobsTests {
  private enum Size: CaseIterable { case small, large }

  private static let preview = Preview("Playground") { knobs in
    VStack(alignment: .leading, spacing: 0) {
      Text(knobs.text("text", "New"))
      if knobs.flag("hasIcon", false) { Image(systemName: knobs.icon("icon", "folder")) }
      Text("\(knobs.number("count", 2, in: 0...9)) \("\(knobs.choice("size", Size.small))")")
      Toggle("On", isOn: knobs.binding("isOn", true))
    }
  }

  private struct Page: View {
    let knobs: Knobs

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        KnobsTests.preview.playground?(knobs)
        Still()
      }
    }
  }

  private struct Still: View {
    var body: some View { Text("still") }
  }

  private func open(_ knobs: Knobs) -> Harness {
    Harness(width: 24, height: 6) { Page(knobs: knobs) }
  }

  private func knob(_ name: String, _ knobs: Knobs) throws -> Knob {
    try #require(knobs.all.first { $0.name == name })
  }

  @Test func `a preview without knobs has none, and a playground shows their initial values`() {
    #expect(Preview("Plain") { Text("x") }.playground == nil)
    #expect(Knobs(of: Preview("Plain") { Text("x") }).all.isEmpty)
    let harness = Harness(width: 24, height: 6) { Self.preview.content() }
    #expect(harness.content == ["New", "2 small", "━━● On"])
    harness.press("⇥ ⏎")
    #expect(harness.screen[2] == "●━━ On")
    #expect(harness.repaint() == 0)
  }

  @Test func `changing a knob updates only the preview`() async throws {
    let knobs = Knobs(of: Self.preview)
    let harness = open(knobs)
    harness.recording.reset()
    try knob("text", knobs).text.wrappedValue = "Old"
    await harness.settle()
    #expect(harness.content == ["Old", "2 small", "━━● On", "still"])
    #expect(harness.recording.bodies.contains { $0.hasPrefix("KnobbedContent") })
    #expect(
      !harness.recording.bodies.contains("Page") && !harness.recording.bodies.contains("Still"))
    #expect(harness.repaint() == 0)
    try knob("count", knobs).integer.wrappedValue = 99
    try knob("size", knobs).choice.wrappedValue = 1
    try knob("size", knobs).choice.wrappedValue = 7
    await harness.settle()
    #expect(harness.screen[1] == "9 large")
    knobs.reset()
    await harness.settle()
    #expect(harness.content == ["New", "2 small", "━━● On", "still"])
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a preview works without external bindings`() async throws {
    let preview = Preview("Playground") { knobs in Text(knobs.text("text", "New")) }
    let knobs = Knobs(of: preview)
    let harness = Harness(width: 24, height: 1) { preview.playground?(knobs) }
    harness.recording.reset()
    try knob("text", knobs).text.wrappedValue = "Old"
    await harness.settle()
    #expect(harness.content == ["Old"])
    #expect(harness.recording.bodies.count == 1)
  }

  @Test func `a knob follows changes made by the component`() throws {
    let knobs = Knobs(of: Self.preview)
    let harness = open(knobs)
    harness.press("⇥ ⏎")
    #expect(try knob("isOn", knobs).flag.wrappedValue == false)
    #expect(harness.screen[2] == "●━━ On")
  }

  @Test func `a knob exists while the preview reads it`() throws {
    let knobs = Knobs(of: Self.preview)
    #expect(knobs.all.map(\.name) == ["text", "hasIcon", "count", "size", "isOn"])
    try knob("hasIcon", knobs).flag.wrappedValue = true
    #expect(knobs.all.map(\.name) == ["text", "hasIcon", "icon", "count", "size", "isOn"])
    try knob("hasIcon", knobs).flag.wrappedValue = false
    #expect(!knobs.all.contains { $0.name == "icon" })
  }

  @Test func `a reset includes knobs that the preview doesn't read at the moment`() throws {
    let knobs = Knobs(of: Self.preview)
    let hasIcon = try knob("hasIcon", knobs)
    hasIcon.flag.wrappedValue = true
    try knob("icon", knobs).choice.wrappedValue = 2
    hasIcon.flag.wrappedValue = false
    knobs.reset()
    hasIcon.flag.wrappedValue = true
    #expect(try knob("icon", knobs).choice.wrappedValue == 0)
  }

  @Test func `each knob shows its value as Swift code`() throws {
    let preview = Preview("Playground") { knobs in
      let _ = knobs.text("text", "a \"b\" \\ \n\u{7}")
      let _ = knobs.optionalText("none", nil)
      let _ = knobs.optionalText("some", "x")
      let _ = knobs.flag("flag", true)
      let _ = knobs.number("integer", 3, in: 1...9)
      let _ = knobs.number("number", 0.1 + 0.2, in: 0...1)
      let _ = knobs.choice("case", Size.large)
      let _ = knobs.choice("value", of: [".up(2)": 2, ".down": 1])
      let _ = knobs.choice("word", of: ["a", "b"])
      let _ = knobs.color("color", .error)
      let _ = knobs.icon("icon", "gear")
      let _ = knobs.optionalIcon("noIcon", nil)
      let _ = knobs.length("length", 4, in: 0...9)
      let _ = knobs.action("action")
      let _ = knobs.action("noAction", false)
      let _ = knobs.binding("query", "")
      let _ = knobs.state("state", 1 as Int?)
      EmptyView()
    }
    #expect(
      Knobs(of: preview).all.map(\.code) == [
        #""a \"b\" \\ \n\u{7}""#, "nil", "\"x\"", "true", "3", "0.3", ".large", ".up(2)", "\"a\"",
        ".error", "\"gear\"", "nil", "4", "{}", "nil", "$query", "$state",
      ])
  }

  @Test func `a choice lists its values as plain words`() throws {
    let preview = Preview("Playground") { knobs in
      let _ = knobs.choice("text", of: [#"Say "hi""#, "b"])
      let _ = knobs.choice("case", Size.large)
      let _ = knobs.choice("value", of: [".up(2)": 2, "[1]": 1])
      let _ = knobs.action("action")
      EmptyView()
    }
    let knobs = Knobs(of: preview)
    #expect(
      knobs.all.map(\.kind) == [
        .choice([#"Say "hi""#, "b"]), .choice(["small", "large"]), .choice(["up(2)", "[1]"]),
        .choice(["nil", "{}"]),
      ])
    #expect(try knob("text", knobs).code == #""Say \"hi\"""#)
  }

  @Test func `invalid numbers and values of another type are ignored`() throws {
    let preview = Preview("Playground") { knobs in
      Text("\(knobs.number("number", 0.5, in: 0...1)) \(knobs.text("text", "a"))")
    }
    let knobs = Knobs(of: preview)
    try knob("number", knobs).number.wrappedValue = .nan
    #expect(try knob("number", knobs).number.wrappedValue == 0.5)
    try knob("number", knobs).number.wrappedValue = 1e300
    #expect(try knob("number", knobs).number.wrappedValue == 1)
    try knob("text", knobs).flag.wrappedValue = true
    try knob("text", knobs).integer.wrappedValue = 3
    #expect(try knob("text", knobs).text.wrappedValue == "a")
  }
}
