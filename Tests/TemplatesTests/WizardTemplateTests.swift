// SPDX-License-Identifier: MIT
// Testing: a sequence of steps.

import Curium
import CuriumTesting
import Testing

@MainActor struct WizardTemplateTests {
  private struct Setup: View {
    @State private var step = 0
    var canContinue = true
    let finish: @MainActor () -> Void

    var body: some View {
      WizardTemplate(
        title: "Set up", steps: ["Name", "Kind", "Licence"], step: $step, canContinue: canContinue,
        onFinish: finish
      ) { Text("Content \($0)") }
    }
  }

  @Test(arguments: [80, 40]) func `goes forward, back and to the end`(width: Int) {
    var ends = 0
    let harness = Harness(width: width, height: 14) { Setup { ends += 1 } }
    #expect(harness.find(.button, "Back") == nil)
    harness.press(.button, "Next")
    #expect(harness.position(of: "Content 1") != nil)
    harness.press(.button, "Back")
    #expect(harness.position(of: "Content 0") != nil)
    harness.press(.button, "Next")
    harness.press(.button, "Next")
    #expect(harness.find(.button, "Next") == nil)
    harness.press(.button, "Finish")
    #expect(ends == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `the buttons are at the trailing edge, and the steps show what is done`() throws {
    let harness = Harness(width: 80, height: 14, theme: .dark) { Setup {} }
    let next = try #require(harness.find(.button, "Next"))
    harness.press(.button, "Next")
    let (back, later) = (
      try #require(harness.find(.button, "Back")), try #require(harness.find(.button, "Next"))
    )
    #expect(
      later.frame == next.frame && later.frame.maxX == 78 && back.frame.maxX < next.frame.minX)
    let done = try #require(harness.position(of: "√ Name"))
    #expect(
      harness.cell(x: done.x, y: done.y).foreground == Color.success.resolve(in: .dark).color)
    let current = try #require(harness.position(of: "Kind"))
    let cell = harness.cell(x: current.x, y: current.y)
    #expect(cell.attributes.contains(.bold))
    #expect(
      cell.foreground == ComponentTokens.Section.iconColor.resolve(in: .dark).color)
  }

  @Test func `an incomplete step blocks the next one`() {
    let harness = Harness(width: 80, height: 14) { Setup(canContinue: false) {} }
    #expect(harness.find(.button, "Next")?.semantics.isEnabled == false)
  }

  @Test func `a narrow wizard shows the step in one line`() {
    let harness = Harness(width: 40, height: 8) { Setup {} }
    #expect(harness.position(of: "Step 1 of 3 Name") != nil)
    #expect(harness.position(of: "Licence") == nil)
  }

  @Test(arguments: [5, 7, 12])
  func `a low and narrow wizard has one row above its step and one below`(height: Int) throws {
    let harness = Harness(width: 40, height: height) { Setup {} }
    #expect(harness.screen[0].hasPrefix("  Set up "))
    #expect(harness.screen[0].hasSuffix("Step 1 of 3 Name"))
    #expect(harness.position(of: "Content 0")?.y == 2)
    #expect(harness.find(.button, "Next")?.frame.minY == height - 1)
    #expect(!harness.screen.contains { $0.contains("─") })
    #expect(harness.repaint() == 0)
    // With more room, a line separates the buttons, and the title has a row of its own.
    harness.resize(width: 40, height: 14)
    #expect(harness.screen[0].contains("Set up") && !harness.screen[0].contains("Step"))
    #expect(harness.position(of: "Content 0")?.y == 6)
    #expect(harness.screen.contains { $0.contains("─") })
    #expect(harness.repaint() == 0)
  }

  @Test func `a low and wide wizard keeps its title and its steps`() {
    let harness = Harness(width: 80, height: 7) { Setup {} }
    #expect(harness.screen[0].contains("Set up") && harness.position(of: "3 Licence") != nil)
    #expect(harness.position(of: "Content 0")?.y == 2)
    #expect(harness.find(.button, "Next")?.frame.minY == 6)
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus stays in a field when its wizard becomes low`() {
    let harness = Harness(width: 40, height: 20) { Fields() }
    harness.press("⇥")
    harness.type("api")
    harness.resize(width: 40, height: 7)
    #expect(harness.focused?.label == "Field 0")
    harness.type("2")
    #expect(harness.position(of: "api2") != nil && harness.repaint() == 0)
  }

  @Test func `a wizard in a sheet is as wide as its steps and the fields beside them`() throws {
    struct Sheet: View {
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) { Setup {} }
      }
    }
    let harness = Harness(width: 80, height: 24) { Sheet() }
    let steps = try #require(harness.position(of: "1 Name"))
    let next = try #require(harness.find(.button, "Next"))
    #expect(next.frame.maxX - steps.x >= 50, "\(harness.screen)")
    #expect(harness.position(of: "Content 0") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a wizard in a sheet has the background of the sheet`() throws {
    struct Sheet: View {
      @State private var isPresented = true
      @State private var step = 0

      var body: some View {
        Text("Behind").sheet(isPresented: $isPresented) {
          WizardTemplate(title: "Set up", steps: ["Name", "Kind"], step: $step) {
            isPresented = false
          } content: { step in
            Text("Content \(step)")
          }
        }
      }
    }
    let harness = Harness(width: 80, height: 24, theme: .dark) { Sheet() }
    let surface = ComponentTokens.Dialog.backgroundColor.resolve(in: .dark).color
    for text in ["Set up", "2 Kind", "Content 0"] {
      let place = try #require(harness.position(of: text))
      #expect(harness.cell(x: place.x, y: place.y).background == surface)
    }
    let next = try #require(harness.find(.button, "Next"))
    #expect(harness.cell(x: next.frame.minX - 2, y: next.frame.minY).background == surface)
    #expect(harness.repaint() == 0)
  }

  @Test func `a wizard with an action to cancel has a button for it`() {
    struct Page: View {
      @State private var step = 1
      let cancel: @MainActor () -> Void

      var body: some View {
        WizardTemplate(
          title: "Set up", steps: ["Name", "Kind"], step: $step, onCancel: cancel, onFinish: {}
        ) { Text("Content \($0)") }
      }
    }
    var cancels = 0
    let harness = Harness(width: 80, height: 14) { Page { cancels += 1 } }
    let buttons = harness.elements.filter { $0.role == .button }.map(\.label)
    #expect(buttons == ["Cancel", "Back", "Finish"])
    harness.press(.button, "Cancel")
    #expect(cancels == 1 && harness.position(of: "Content 1") != nil)
  }

  private struct Fields: View {
    @State private var step = 0
    @State private var name = ""

    var body: some View {
      WizardTemplate(title: "Set up", steps: ["Name", "Kind"], step: $step, onFinish: {}) { step in
        TextField("Field \(step)", text: $name)
      }
    }
  }

  @Test func `a wide wizard has fields as wide as those of a form`() {
    let harness = Harness(width: 200, height: 20) { Fields() }
    #expect(harness.find(.textField, "Field 0")?.frame.width == 60)
    #expect((harness.find(.button, "Next")?.frame.minX ?? 0) > 150)
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus moves to the first control of a step`() {
    let harness = Harness(width: 80, height: 14) { Fields() }
    harness.press("⇥ ⇥ ⏎")
    #expect(harness.focused?.label == "Field 1")
    harness.press("⇥ ⏎")
    #expect(harness.focused?.label == "Field 0")
    #expect(harness.repaint() == 0)
  }

  @Test func `a step that the app shows begins with the focus in its first control too`() {
    struct Fields: View {
      @State private var step = 0
      @State private var name = ""

      var body: some View {
        WizardTemplate(title: "Set up", steps: ["Name", "Kind"], step: $step, onFinish: {}) {
          TextField("First \($0)", text: $name)
          TextField("Last \($0)", text: $name)
        }
        .onSubmit { step += 1 }
      }
    }
    let harness = Harness(width: 80, height: 14) { Fields() }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Last 0")
    harness.press("⏎")
    #expect(harness.focused?.label == "First 1")
    #expect(harness.repaint() == 0)
  }

  @Test func `the names of ten steps start in one column`() {
    let steps = (1...10).map { "Part \($0)" }
    let harness = Harness(width: 80, height: 24) {
      WizardTemplate(title: "Set up", steps: steps, step: .constant(1), onFinish: {}) {
        Text("Content \($0)")
      }
    }
    let columns = steps.map { harness.position(of: $0)?.x }
    #expect(columns[0] != nil && Set(columns).count == 1, "\(harness.screen)")
  }

  @Test func `in a step without input, the focus stays on the button that continues`() {
    struct Review: View {
      @State private var step = 0
      @State private var name = "api"
      let finish: @MainActor () -> Void

      var body: some View {
        WizardTemplate(title: "Set up", steps: ["Name", "Review"], step: $step, onFinish: finish) {
          if $0 == 0 {
            TextField("Name", text: $name)
          } else {
            ContentSection(title: "Summary", icon: "checkmark") { Text("Name: api") }
          }
        }
      }
    }
    var ends = 0
    let harness = Harness(width: 80, height: 14) { Review { ends += 1 } }
    harness.press("⇥ ⇥ ⏎")
    #expect(harness.focused?.label == "Finish")
    harness.press("⏎")
    #expect(ends == 1 && harness.position(of: "Name: api") != nil)
    #expect(harness.repaint() == 0)
  }

  private struct Check: View {
    @State private var step = 0
    @State private var isReady = false

    var body: some View {
      WizardTemplate(
        title: "Set up", steps: ["Name", "Check", "Install"], step: $step,
        canContinue: step != 1 || isReady, onFinish: {}
      ) { Text("Content \($0)") }
      .keyBinding("ready", "f5") { isReady = true }
    }
  }

  @Test func `a button that is disabled for a moment keeps the focus`() {
    let harness = Harness(width: 80, height: 14) { Check() }
    harness.press("⇥ ⏎")
    #expect(harness.focused?.label == "Next")
    #expect(harness.focused?.semantics.isEnabled == false)
    harness.press("⏎ space")
    #expect(harness.position(of: "Content 1") != nil)
    harness.press("f5 ⏎")
    #expect(harness.position(of: "Content 2") != nil)
    #expect(harness.focused?.label == "Finish")
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus can leave a disabled button, but not come back to it`() {
    let harness = Harness(width: 80, height: 14) { Check() }
    harness.press("⇥ ⏎ ⇥")
    #expect(harness.focused?.label == "Back")
    harness.press("⇥ →")
    #expect(harness.focused?.label == "Back")
    harness.press("f5")
    #expect(harness.focused?.label == "Back")
    harness.press("⇥")
    #expect(harness.focused?.label == "Next")
  }
}
