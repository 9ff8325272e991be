// SPDX-License-Identifier: MIT
// Testing: rows of a list whose ids are of another type than the selection or the action.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct RowIdentifierTests {
  private func harness(_ content: some View) -> Harness {
    Harness(width: 30, height: 5) { content }
  }

  @Test func `selecting a row whose id isn't of the selection's type warns`() {
    struct Rows: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) { ForEach(RowActivationTests.names, id: \.self) { Text($0) } }
      }
    }
    let harness = harness(Rows())
    #expect(harness.warnings == [])
    harness.press("⇥ ↓ ↓")
    #expect(harness.warnings.count == 1)
    #expect(
      harness.warnings.first?.hasSuffix(
        "List: A row can't be selected: its id is of the type String, and the selection is of the "
          + "type Int. Use the same type for both.") == true)
  }

  @Test func `arrows pass a row whose id isn't of the selection's type`() {
    struct Rows: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(0..<2) { Text("old \($0)") }
          ForEach(["new"], id: \.self) { name in Button(name) {} }
          ForEach(2..<4) { Text("old \($0)") }
        }
      }
    }
    let harness = harness(Rows())
    harness.press("⇥ home ↓ ↓ ↓")
    #expect(harness.position(of: "▌ old 2") != nil)
    #expect(harness.warnings == [])
  }

  @Test func `a row whose id isn't of the selection's type leaves the selection as it is`() {
    struct Rows: View {
      @State private var selection: Set<Int> = [0, 1]
      var body: some View {
        VStack {
          List(selection: $selection) {
            ForEach(0..<2) { Text("old \($0)") }
            ForEach(["new"], id: \.self) { Text($0) }
          }
          Text("Selected: \(selection.sorted().description)")
        }
      }
    }
    let harness = harness(Rows())
    harness.press("⇥ end ␣")
    harness.click(x: 3, y: 2)
    #expect(harness.position(of: "Selected: [0, 1]") != nil)
  }

  @Test(arguments: [(false, 1), (true, 0)])
  func `an action for other ids warns, unless it may be for another list`(
    hasNumbers: Bool, warnings: Int
  ) {
    struct Rows: View {
      let hasNumbers: Bool
      @State private var name: String?
      @State private var number: Int?
      private var names: some View {
        List(selection: $name) { ForEach(RowActivationTests.names, id: \.self) { Text($0) } }
      }
      var body: some View {
        Group {
          if hasNumbers {
            VStack {
              names
              List(selection: $number) { ForEach(0..<3) { Text("\($0)") } }
            }
          } else {
            names
          }
        }
        .onActivate(of: Int.self) { _ in }
      }
    }
    let harness = harness(Rows(hasNumbers: hasNumbers))
    harness.press("⇥ ↓ ⏎")
    #expect(harness.warnings.count == warnings)
    if warnings > 0 {
      #expect(
        harness.warnings.first?.hasSuffix(
          "An action for activated rows isn't called: it is for ids of the type Int, and those of "
            + "the list are of the type String. Use the same type for both.") == true)
    }
  }
}
