// SPDX-License-Identifier: MIT
// Testing: the semantics of views, and actions through them.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumLists
import Testing

@MainActor struct AccessibilityTests {
  /// The semantics of a view, one line per element.
  private func described<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    Harness(width: 40, height: 12, content: content).elements.map { element in
      var parts = [element.role.rawValue, element.label]
      if !element.value.isEmpty { parts.append("= \(element.value)") }
      return parts.joined(separator: " ")
    }
  }

  @Test func `modifiers add semantics that a view doesn't have by itself`() {
    let harness = Harness(width: 20, height: 2) {
      Button("Save") {}
        .accessibilityHint("Writes the file")
        .accessibilityValue("3 changes")
        .accessibilityAddTraits([.isSelected, .updatesFrequently])
        .accessibilityBusy()
        .accessibilityInvalid()
        .accessibilityChecked(true)
        .accessibilityAction(named: "Save a copy") {}
        .accessibilityAdjustableAction { _ in }
    }
    var expected = Semantics(
      role: .button, label: "Save", value: "3 changes", isSelected: true)
    expected.hint = "Writes the file"
    expected.updatesFrequently = true
    expected.isBusy = true
    expected.isInvalid = true
    expected.isChecked = true
    expected.actions = ["Save a copy"]
    expected.isAdjustable = true
    #expect(harness.elements.map(\.semantics) == [expected])
    #expect(harness.repaint() == 0)
  }

  @Test func `traits become roles, and the outer modifier wins`() {
    #expect(described { Text("A").accessibilityAddTraits(.isHeader) } == ["heading A"])
    #expect(described { Text("A").accessibilityAddTraits(.isLink) } == ["link A"])
    #expect(described { Button("A") {}.accessibilityRemoveTraits(.isButton) } == ["text A"])
    #expect(
      described {
        Text("A").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
      } == ["text A"])
    #expect(
      described {
        Text("A").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
      } == ["heading A"])
    let harness = Harness(width: 9, height: 1) { Text("A").accessibilityHeading(.h2) }
    #expect(harness.find(.heading, "A")?.semantics.headingLevel == .h2)
  }

  @Test func `an accessibility element ignores, contains or combines its children`() {
    @ViewBuilder func row() -> some View {
      HStack {
        Text("Ada")
        Text("online")
        Button("Write") {}
        Button("Block") {}
      }
    }
    #expect(
      described { row().accessibilityElement().accessibilityLabel("Contact") } == ["text Contact"])
    #expect(
      described { row().accessibilityElement(children: .contain).accessibilityLabel("Contact") }
        == ["group Contact", "text Ada", "text online", "button Write", "button Block"])
    #expect(
      described { row().accessibilityElement(children: .combine) }
        == ["button Ada online Write Block"])
  }

  @Test func `a combined element has the actions of all its controls`() {
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    let harness = Harness(width: 30, height: 1) {
      HStack {
        Text("Ada")
        Button("Write") { log.lines.append("write") }
        Button("Block") { log.lines.append("block") }
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Ada")
    }
    #expect(harness.find(.button, "Ada")?.semantics.actions == ["Block"])
    #expect(harness.press(.button, "Ada"))
    #expect(harness.perform("Block", on: .button, "Ada"))
    #expect(!harness.perform("Forget", on: .button, "Ada"))
    #expect(log.lines == ["write", "block"])
  }

  @Test func `views that don't fit are neither read nor pressed`() {
    #expect(
      described {
        Button(action: {}) {
          ViewThatFits(in: .horizontal) {
            Text("Install from the registry")
            Text("Install")
          }
        }
        .frame(width: 12)
      } == ["button Install"])
    #expect(
      described {
        ViewThatFits(in: .horizontal) {
          Text("Install from the registry").accessibilityElement().accessibilityLabel("long")
          Text("Install").accessibilityElement().accessibilityLabel("short")
        }
        .frame(width: 12)
      } == ["text short"])
    var pressed: [String] = []
    let harness = Harness(width: 12, height: 1) {
      ViewThatFits(in: .horizontal) {
        Button("Install from the registry") { pressed.append("long") }
        Button("Install") { pressed.append("short") }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(harness.press(.button, "Install"))
    #expect(pressed == ["short"])
  }

  @Test func `hidden views are neither read nor part of a name`() {
    #expect(
      described {
        VStack {
          Text("gone").hidden()
          Button("Delete") {}.opacity(0)
          Button(action: {}) {
            HStack {
              Text("Install")
              Text("2.1").hidden()
            }
          }
          HStack {
            Text("swift-nio")
            Button("Remove") {}.hidden()
          }
          .accessibilityElement(children: .combine)
        }
      } == ["button Install", "text swift-nio"])
  }

  @Test func `hidden views get no focus, and their keys do nothing`() {
    var pressed: [String] = []
    let harness = Harness(width: 20, height: 3) {
      VStack {
        Text("gone").keyBinding("Delete", "ctrl+d") { pressed.append("key") }.hidden()
        Button("Delete") { pressed.append("shortcut") }.keyboardShortcut("e").opacity(0)
        Button("Stay") {}
      }
    }
    harness.press("ctrl+d ctrl+e ⇥ ⇥ ctrl+d ctrl+e")
    #expect(harness.focused?.label == "Stay" && pressed == [])
    #expect(!harness.press(.button, "Delete") && pressed == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `a combined element has the value and the state of its control`() {
    let harness = Harness(width: 30, height: 1) {
      HStack {
        Text("Beta")
        Toggle("Wi-Fi", isOn: .constant(true))
      }
      .accessibilityElement(children: .combine)
    }
    let toggle = harness.find(.toggle)?.semantics
    #expect(toggle?.label == "Beta Wi-Fi" && toggle?.isChecked == true && toggle?.value == "on")
  }

  @Test func `a higher sort priority moves an element forward among its siblings only`() {
    #expect(
      described {
        VStack {
          Text("one")
          Text("two").accessibilitySortPriority(1)
          VStack {
            Text("inner one")
            Text("inner two").accessibilitySortPriority(9)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("box")
          Text("last").accessibilitySortPriority(-1)
        }
      } == ["text two", "text one", "group box", "text inner two", "text inner one", "text last"])
  }

  @Test func `actions are found by role and label`() {
    struct Stepper: View {
      @State private var count = 5
      @State private var name = ""
      var body: some View {
        VStack {
          Text("\(count)")
            .accessibilityAddTraits(.isButton)
            .accessibilityLabel("Copies")
            .accessibilityValue("\(count)")
            .accessibilityAction { count = 1 }
            .accessibilityAction(.escape) { count = 0 }
            .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
          TextField("Name", text: $name).onSubmit { count = 100 }
          Button("Off") { count = -1 }.disabled(true)
        }
      }
    }
    let harness = Harness(width: 20, height: 4) { Stepper() }
    #expect(harness.adjust(.increment, .button, "Copies"))
    #expect(harness.find(.button, "Copies")?.value == "6")
    harness.adjust(.decrement, .button)
    harness.adjust(.decrement, .button)
    #expect(harness.find(.button, "Copies")?.value == "4")
    #expect(harness.press(.button, "Copies"))
    #expect(harness.screen[0].contains("1"))
    #expect(harness.perform(.escape, on: .button, "Copies"))
    #expect(harness.find(.button, "Copies")?.value == "0")
    #expect(harness.enter("Ada\u{1B}", into: .textField, "Name"))
    #expect(harness.find(.textField)?.value.hasPrefix("Ada") == true)
    #expect(harness.find(.button, "Copies")?.value == "100")
    #expect(!harness.press(.button, "Off"))
    #expect(!harness.press(.link))
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled element doesn't act`() {
    var calls = 0
    let harness = Harness(width: 20, height: 1) {
      Text("Delete").accessibilityElement().accessibilityAction { calls += 1 }.disabled(true)
    }
    #expect(harness.elements.map(\.semantics.isEnabled) == [false])
    #expect(!harness.press(harness.elements[0].role))
    #expect(calls == 0)
  }

  @Test func `announcements wait until they are read, up to two hundred of them`() {
    struct Speaker: View {
      @Environment(\.announce) private var announce
      var body: some View {
        Button("Say") { for number in 0..<300 { announce("number \(number)") } }
      }
    }
    let harness = Harness(width: 20, height: 1) { Speaker() }
    harness.press(.button)
    let announcements = harness.takeAnnouncements()
    #expect(announcements.count == 200)
    #expect(announcements.last == "number 299")
    #expect(harness.takeAnnouncements() == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled text doesn't act, and is only marked as disabled if it has actions`() {
    var calls = 0
    let harness = Harness(width: 20, height: 4) {
      VStack(alignment: .leading) {
        Text("plain")
        Text("3 seats").accessibilityAdjustableAction { _ in calls += 1 }
        List {
          ForEach(["row"], id: \.self) {
            Text($0).accessibilityAction(named: "Open") { calls += 1 }
          }
        }
      }
      .disabled(true)
    }
    let texts = harness.elements.filter { $0.role == .text }
    #expect(texts.map(\.label) == ["plain", "3 seats"])
    #expect(texts.map(\.semantics.isEnabled) == [true, false])
    #expect(!harness.adjust(.increment, .text, "3 seats"))
    #expect(!harness.perform("Open", on: .row))
    #expect(calls == 0)
  }
}
