// SPDX-License-Identifier: MIT
// Testing: the strings of the kit, and commands called by name.

import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumLists
import CuriumNavigation
import Testing

@MainActor struct StringsTests {
  @Test(arguments: [
    ("Step {} of {}", ["2", "4"], "Step 2 of 4"), ("{}", ["{}"], "{}"), ("none", ["1"], "none"),
    ("{} {}", ["1"], "1 {}"), ("a{b {}", ["1"], "a{b {}"), ("", ["1"], ""),
    ("{2}年{1}", ["3", "4"], "4年3"), ("{1}, {1} {}", ["a", "b"], "a, a a"), ("{3}", ["1"], "{3}"),
    ("{0}", ["1"], "{0}"), ("{\(Int.min)}", ["1"], "{\(Int.min)}"),
    ("{\(Int.max)}", ["1"], "{\(Int.max)}"),
  ])
  func `values replace placeholders`(phrase: String, values: [String], text: String) {
    let filled =
      values.count == 2
      ? Strings.fill(phrase, values[0], values[1]) : Strings.fill(phrase, values[0])
    #expect(filled == text)
  }

  @Test func `dialogs take their strings from the environment`() {
    var words = Strings()
    words.accept = "Gut"
    words.cancel = "Lieber nicht"
    let alert = Harness(width: 40, height: 12, environment: { $0.strings = words }) {
      Text("Hallo").alert("Fertig", isPresented: .constant(true)) {}
    }
    #expect(alert.find(.button, "Gut") != nil)
    let question = Harness(width: 40, height: 12, environment: { $0.strings = words }) {
      Text("Hallo").confirmationDialog("Weiter?", isPresented: .constant(true)) {
        Button("Ja") {}
      }
    }
    #expect(question.find(.button, "Lieber nicht") != nil)
  }

  @Test func `percentages and levels of a log have the form of the language`() {
    var words = Strings()
    words.percent = "{} v. H."
    words.logInfo = "通知"
    words.logWarning = "!"
    words.logError = "!!"
    words.logDebug = "?"
    let log = AppLog()
    log.info("Ready")
    log.warning("Late")
    let harness = Harness(width: 70, height: 5, environment: { $0.strings = words }) {
      VStack(alignment: .leading, spacing: 0) {
        Slider(value: .constant(0.25))
        ProgressView("Load", value: 0.5).percentageVisibility(.visible)
        LogView(log).frame(height: 2)
      }
    }
    #expect(harness.find(.slider)?.value == "25 v. H.")
    #expect(harness.screen[1].hasSuffix(" 50 v. H."))
    #expect(harness.screen[2].contains("通知  Ready"))
    #expect(harness.screen[3].contains("!     Late"))
    #expect(harness.elements.map(\.label).suffix(2) == ["通知: Ready", "!: Late"])
    harness.setEnvironment { $0.strings.percent = "{}%" }
    #expect(harness.find(.slider)?.value == "25%")
    #expect(harness.screen[1].hasSuffix(" 50%"))
    #expect(harness.repaint() == 0)
  }

  @Test func `only enabled commands run by id`() {
    var called: [String] = []
    struct Caller: View {
      let id: String
      @Environment(\.keyRegistry) private var registry
      var body: some View { Button("Call") { registry.call(id) } }
    }
    let harness = Harness(width: 40, height: 6) {
      VStack {
        Caller(id: "empty-trash")
        Caller(id: "off")
        Caller(id: "nothing")
      }
      .keyBinding("Empty trash") { called.append("empty") }
      .keyBinding("Off", isEnabled: false) { called.append("off") }
    }
    for button in harness.elements where button.role == .button { harness.click(button) }
    #expect(called == ["empty"])
  }

  @Test(
    arguments: [
      (.bottom, CellPoint(x: 0, y: 5)), (.top, CellPoint(x: 0, y: 0)),
      (.leading, CellPoint(x: 0, y: 0)), (.trailing, CellPoint(x: 18, y: 0)),
    ] as [(Edge, CellPoint)]) func `a sheet can be along an edge of the screen`(
      edge: Edge, place: CellPoint
    )
  {
    let harness = Harness(width: 20, height: 6) {
      Text("-").sheet(isPresented: .constant(true), edge: edge) {
        Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    #expect(harness.position(of: "ab") == place)
    #expect(harness.repaint() == 0)
  }
}
