// SPDX-License-Identifier: MIT
// Testing: the playground of every component, with every value of every knob.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

extension Knob {
  /// Sets the knob to each of its other values in turn, or to a few if there are many.
  @MainActor func forEachOther(_ body: () -> Void) {
    func each<Value>(_ binding: Binding<Value>, _ values: [Value]) {
      for value in values {
        binding.wrappedValue = value
        body()
      }
      reset()
    }
    switch kind {
    case .text, .optionalText:
      each(text, ["", "汉字かな 👩‍👩‍👧‍👦 e\u{301}", String(repeating: "endless ", count: 60)])
    case .flag: each(flag, [true, false])
    case .integer(let range): each(integer, [range.lowerBound, range.upperBound])
    case .number(let range): each(number, [range.lowerBound, range.upperBound])
    case .choice(let names): each(choice, Array(names.indices))
    case .state: break
    }
  }
}

@MainActor struct PlaygroundTests {
  private static let names: [String] = Exhibit.all.filter { $0.level != .page }.map(\.name)
  private static let frame = CellRect(x: 2, y: 2, width: 62, height: 18)

  @Test(arguments: await names)
  func `every component has a playground, code and documentation`(name: String) throws {
    let exhibit = try #require(Exhibit.named(name))
    let provider = exhibit.provider
    let found = provider.playground
    let playground = try #require(found)
    #expect(
      exhibit.provider.previews.last?.name == "Playground", "The playground is the last preview.")
    #expect(exhibit.previewCode.count == exhibit.provider.previews.count)
    #expect(exhibit.previewCode.allSatisfy { !$0.isEmpty })
    #expect(!exhibit.documentation.isEmpty)
    let knobs = Knobs(of: playground)
    #expect(!knobs.all.isEmpty)
    #expect(Set(knobs.all.map(\.name)).count == knobs.all.count)
    for snippet in exhibit.snippets(knobs) {
      #expect(!snippet.code.contains("knobs"), "\(snippet.code)")
    }
  }

  @Test(arguments: await names)
  func `every knob can be changed, and nothing is drawn outside the frame`(name: String)
    async throws
  {
    let exhibit = try #require(Exhibit.named(name))
    let provider = exhibit.provider
    let found = provider.playground
    let playground = try #require(found)
    let knobs = Knobs(of: playground)
    let harness = Harness(
      width: 66, height: 22, environment: { $0.accessibilityReduceMotion = true }
    ) {
      playground.playground?(knobs)
        .frame(width: 62, height: 18, alignment: .topLeading).padding(2)
    }
    var codes: Set<String> = []
    for knob in knobs.all {
      let before = exhibit.snippets(knobs).first?.code
      knob.forEachOther {
        harness.send(.focus(true))
        let code = exhibit.snippets(knobs).first?.code ?? ""
        codes.insert(code)
        // A presented view covers the screen.
        if harness.find(.alert) == nil { expectInside(harness, "\(name), \(code)") }
        #expect(harness.repaint() == 0, "\(name), \(code)")
      }
      #expect(exhibit.snippets(knobs).first?.code == before)
    }
    let hasValues = knobs.all.contains { !$0.isBinding }
    #expect(codes.count > 1 || !hasValues)
    #expect(harness.warnings == [])
  }

  private func expectInside(_ harness: Harness, _ state: String) {
    let ground = harness.cell(x: 0, y: 0)
    var strangers: [CellPoint] = []
    for y in 0..<harness.size.height {
      for x in 0..<harness.size.width {
        let frame = Self.frame
        if x >= frame.minX, x < frame.maxX, y >= frame.minY, y < frame.maxY { continue }
        let cell = harness.cell(x: x, y: y)
        if cell.glyph != .space || cell.background != ground.background {
          strangers.append(CellPoint(x: x, y: y))
        }
      }
    }
    #expect(strangers.isEmpty, "\(state)\n\(harness.screen.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("A(\n  b: 1,\n  c: [\n    2, 3,\n  ]\n)\n.d(4)", "A(b: 1, c: [2, 3])\n  .d(4)"),
    (
      "A(\n  b: \")\", c: 1\n) {\n  Text(\n    d)\n}\n.e()",
      "A(b: \")\", c: 1) {\n  Text(d)\n}\n.e()"
    ),
    ("A(\n  b: \"\\\")\",\n  c: 1\n)", "A(b: \"\\\")\", c: 1)"),
    ("A(\n  b: { x in\n    y\n  })", "A(\n  b: { x in\n    y\n  })"),
    (
      "A(\n  b: \(String(repeating: "b", count: 70)))",
      "A(\n  b: \(String(repeating: "b", count: 70)))"
    ),
    ("A\n  .b(\n    c)\n  .d()", "A\n  .b(c)\n  .d()"), ("A(", "A("), ("", ""),
    ("A(\n  b: \"\"\"\n    c\n    \"\"\")", "A(\n  b: \"\"\"\n    c\n    \"\"\")"),
  ]) func `lines are joined if they fit in one`(code: String, joined: String) {
    #expect(SwiftCode.joined(code) == joined)
  }

  @Test func `a knob shows the words of a choice, not their code`() {
    let preview = Preview("Playground") { knobs in
      Text(knobs.choice("text", of: [#"Say "hi""#, "b"]))
    }
    let knobs = Knobs(of: preview)
    let harness = Harness(width: 60, height: 6) { KnobPanel(knobs: knobs) }
    #expect(harness.screen.contains { $0.contains(#"Say "hi""#) })
    #expect(knobs.filled(into: #"Text(knobs.choice("text", of: []))"#) == #"Text("Say \"hi\"")"#)
  }

  @Test func `a knob's code is found by its name alone`() {
    let preview = Preview("Playground") { knobs in
      Text(knobs.text("a)b", "(\"")).padding(.horizontal, knobs.length("room", 2, in: 0...9))
    }
    let code =
      #"Text(knobs.text("a)b", "(\"")).padding(knobs.length("room", 2, in: 0...9)) knobs.x"#
    #expect(Knobs(of: preview).filled(into: code) == #"Text("(\"").padding(2) knobs.x"#)
  }

  @Test func `a backslash at the end of a knob's string is part of it`() {
    let preview = Preview("Playground") { knobs in Text(knobs.text("path", #"C:\"#)) }
    let code = #"Text(knobs.text("path", "C:\\")).padding()"#
    #expect(Knobs(of: preview).filled(into: code) == #"Text("C:\\").padding()"#)
  }

  @Test(arguments: ["FormInput", "SecureTextField", "StandardTextField"])
  func `the labels of the knobs are complete in a narrow window`(name: String) async throws {
    let harness = await Harness.gallery(100, 60)
    harness.press("/")
    harness.type(name)
    harness.press("⏎ ctrl+pgdn")
    await harness.settle()
    let provider = try #require(Exhibit.named(name)).provider
    let found = provider.playground
    let playground = try #require(found)
    for knob in Knobs(of: playground).all {
      let isComplete = harness.screen.contains { $0.dropFirst(70).contains(knob.name) }
      #expect(isComplete, "\(knob.name)")
    }
  }
}
