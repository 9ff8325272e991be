// SPDX-License-Identifier: MIT
// Testing: the semantics of list rows and of the controls in them.

import CuriumLists
import CuriumTesting
import CuriumControls
import Testing

@MainActor struct RowSemanticsTests {
  private struct Person: Identifiable {
    let id: String
  }
  private let people = [Person(id: "Ada"), Person(id: "Grace")]

  private func described(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role != .list && $0.role != .scrollView }.map { element in
      var parts = [element.role.rawValue, element.label]
      if !element.value.isEmpty { parts.append("= \(element.value)") }
      if !element.semantics.actions.isEmpty { parts.append("\(element.semantics.actions)") }
      return parts.joined(separator: " ")
    }
  }

  @Test func `modifiers around the content of a row describe the row`() {
    var copied: [String] = []
    let harness = Harness(width: 30, height: 4) {
      List(people, selection: .constant(String?.none)) { person in
        HStack {
          Text(person.id)
          Text("online")
        }
        .accessibilityValue("away")
        .accessibilityAction(named: "Copy") { copied.append(person.id) }
      }
    }
    #expect(
      described(harness) == [
        "row Ada online = away [\"Copy\"]", "row Grace online = away [\"Copy\"]",
      ])
    #expect(harness.perform("Copy", on: .row, "Grace online"))
    #expect(copied == ["Grace"])
  }

  @Test func `a row takes the description of its only part`() {
    let harness = Harness(width: 30, height: 4) {
      List(people, selection: .constant(String?.some("Ada"))) { person in
        HStack {
          Text(person.id)
          Button("Call") {}
          Button("Write") {}
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Call \(person.id)")
      }
    }
    #expect(described(harness) == ["row Call Ada", "row Call Grace"])
    #expect(harness.find(.row, "Call Ada")?.semantics.isSelected == true)
    let meters = Harness(width: 30, height: 4) {
      List(people, selection: .constant(String?.none)) { _ in ProgressView(value: 0.08) }
    }
    #expect(described(meters) == ["row  = 8%", "row  = 8%"])
  }

  @Test func `the controls of a row that can be selected follow it`() {
    var removed: [String] = []
    let harness = Harness(width: 30, height: 4) {
      List(people, selection: .constant(String?.none)) { person in
        HStack {
          Text(person.id)
          Text("online").accessibilityAction(named: "Copy") {}
          Button("Remove") { removed.append(person.id) }.accessibilityLabel("Remove \(person.id)")
        }
      }
    }
    #expect(
      described(harness) == [
        "row Ada", "text online [\"Copy\"]", "button Remove Ada",
        "row Grace", "text online [\"Copy\"]", "button Remove Grace",
      ])
    #expect(harness.press(.button, "Remove Grace"))
    #expect(removed == ["Grace"])
    let toggles = Harness(width: 30, height: 4) {
      List(people, selection: .constant(String?.none)) { person in
        Toggle(person.id, isOn: .constant(true)).accessibilityHint("Follows")
      }
    }
    #expect(
      described(toggles) == [
        "row Ada", "toggle Ada = on", "row Grace", "toggle Grace = on",
      ])
    #expect(toggles.find(.toggle, "Ada")?.semantics.hint == "Follows")
    #expect(toggles.find(.row, "Ada")?.semantics.hint == "")
  }

  @Test func `without a selection, rows with controls are read part by part`() {
    var removed: [String] = []
    let harness = Harness(width: 30, height: 4) {
      List(people) { person in
        HStack {
          Text(person.id)
          if person.id == "Ada" { Button("Remove") { removed.append(person.id) } }
        }
      }
    }
    #expect(described(harness) == ["text Ada", "button Remove", "row Grace"])
    #expect(harness.press(.button, "Remove"))
    #expect(removed == ["Ada"])
  }

  @Test func `a hidden row isn't read`() {
    let harness = Harness(width: 30, height: 4) {
      List(people) { person in
        Text(person.id).accessibilityHidden(person.id == "Ada")
      }
    }
    #expect(described(harness) == ["row Grace"])
  }

  @Test func `the rows of a disabled list with a selection are disabled`() {
    struct People: View {
      let people: [Person]
      var body: some View {
        List(people, selection: .constant(String?.none)) { person in
          if person.id == "Ada" {
            Text(person.id)
          } else {
            Text("…").accessibilityElement(children: .ignore).accessibilityLabel(person.id)
          }
        }
        .disabled(true)
      }
    }
    let harness = Harness(width: 30, height: 4) { People(people: people) }
    let rows = harness.elements.filter { $0.role == .row }
    #expect(rows.map(\.semantics.isEnabled) == [false, false])
    let transcript = Transcript { People(people: people) }
    #expect(transcript.text.contains("Ada, disabled"), "\(transcript.text)")
    let plain = Harness(width: 30, height: 4) { List(people) { Text($0.id) }.disabled(true) }
    #expect(plain.find(.row, "Ada")?.semantics.isEnabled == true)
  }
}
