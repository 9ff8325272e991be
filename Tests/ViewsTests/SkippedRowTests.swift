// SPDX-License-Identifier: MIT
// Testing: keys and selections that pass many rows that the user can't select.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct SkippedRowTests {
  @Observable final class Numbers {
    var one: Int?
    var many: Set<Int> = []
  }

  private struct Rows: View {
    @Bindable var numbers: Numbers
    let count: Int
    let isDisabled: (Int) -> Bool
    var body: some View {
      List(0..<count, id: \.self, selection: $numbers.one) { number in
        Text("row \(number)").selectionDisabled(isDisabled(number))
      }
    }
  }

  /// Every third row, and more rows in succession than a screen shows.
  nonisolated private static func isDisabled(_ number: Int) -> Bool {
    number.isMultiple(of: 3) || (22..<50).contains(number)
  }

  private static let selectable = (0..<70).filter { !isDisabled($0) }

  @Test(arguments: 1...10)
  func `the arrows pass any number of rows, in both directions`(height: Int) {
    let numbers = Numbers()
    let harness = Harness(width: 20, height: height) {
      Rows(numbers: numbers, count: 70, isDisabled: Self.isDisabled)
    }
    harness.press("⇥ home")
    var found = [numbers.one]
    for _ in Self.selectable.dropFirst() {
      harness.press("↓")
      found.append(numbers.one)
    }
    #expect(found == Self.selectable)
    harness.press("↓")
    #expect(numbers.one == 68)
    harness.press("home end")
    #expect(numbers.one == 68)
    found = [numbers.one]
    for _ in Self.selectable.dropFirst() {
      harness.press("↑")
      found.append(numbers.one)
    }
    #expect(found == Self.selectable.reversed())
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test(arguments: 1...10)
  func `Page keys pass any number of rows, in both directions`(height: Int) {
    let numbers = Numbers()
    let harness = Harness(width: 20, height: height) {
      Rows(numbers: numbers, count: 70, isDisabled: Self.isDisabled)
    }
    harness.press("⇥ home")
    for (key, end) in [("pgdn", 68), ("pgup", 1)] {
      for _ in 0..<70 where numbers.one != end {
        harness.press(key)
        #expect(numbers.one.map(Self.isDisabled) == false)
      }
      #expect(numbers.one == end)
    }
    #expect(harness.repaint() == 0)
  }

  private struct Many: View {
    @Bindable var numbers: Numbers
    var body: some View {
      List(selection: $numbers.many) {
        ForEach(0..<20) { section in
          Section("Section \(section)") {
            ForEach(section * 20..<section * 20 + 20, id: \.self) { number in
              Text("row \(number)").selectionDisabled(number.isMultiple(of: 10))
            }
          }
        }
      }
    }
  }

  @Test func `rows that don't exist are left out of a long selection`() {
    let numbers = Numbers()
    let harness = Harness(width: 20, height: 8) { Many(numbers: numbers) }
    harness.press("⇥ ctrl+a")
    #expect(numbers.many == Set((0..<400).filter { !$0.isMultiple(of: 10) }))
    harness.press("home ↓ shift+end")
    #expect(numbers.many == Set((2..<400).filter { !$0.isMultiple(of: 10) }))
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `on a ForEach, it applies to all rows there, which aren't created to pass them`() {
    final class Counter {
      var rows = 0
    }
    struct Page: View {
      @Bindable var numbers: Numbers
      let counter: Counter

      var body: some View {
        List(selection: $numbers.one) {
          ForEach(0..<100_000) { row($0) }.selectionDisabled()
          ForEach(100_000..<100_003, id: \.self) { Text("row \($0)") }
        }
      }

      private func row(_ number: Int) -> Text {
        counter.rows += 1
        return Text("row \(number)")
      }
    }
    let numbers = Numbers()
    let counter = Counter()
    let harness = Harness(width: 20, height: 6) { Page(numbers: numbers, counter: counter) }
    harness.press("⇥ end")
    #expect(numbers.one == 100_002)
    harness.press("↑ ↑ ↑ ↑")
    #expect(numbers.one == 100_000)
    harness.press("end home")
    #expect(numbers.one == 100_000 && counter.rows < 1_000)
    #expect(harness.repaint() == 0)
  }
}
