// SPDX-License-Identifier: MIT
// Testing: the number of rows of a long list that a change reads.

import CuriumControls
import CuriumLists
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ListCostTests {
  /// The number of ids that were read.
  final class Reads {
    var count = 0
  }

  struct Line: Identifiable {
    let number: Int
    let reads: Reads

    var id: Int {
      reads.count += 1
      return number
    }
  }

  @Observable @MainActor final class Lines {
    var lines: [Line]
    var selection: Int?
    var several: Set<Int> = []

    init(_ lines: [Line]) { self.lines = lines }
  }

  private struct Log: View {
    @Bindable var model: Lines

    var body: some View {
      List(model.lines, selection: $model.selection) { Text("line \($0.number)") }
        .defaultScrollAnchor(.bottom).defaultFocus()
    }
  }

  @Test func `a selected row that has scrolled away costs new rows and keys no search`() async {
    let reads = Reads()
    let model = Lines((0..<100_000).map { Line(number: $0, reads: reads) })
    let harness = Harness(width: 20, height: 8) { Log(model: model) }
    await harness.settle()
    harness.press("↑ ↑")
    #expect(model.selection == 99_998)
    for number in 0..<40 {
      model.lines.append(Line(number: 100_000 + number, reads: reads))
      reads.count = 0
      await harness.settle()
      #expect(reads.count < 5_000)
    }
    #expect(harness.position(of: "99998") == nil)
    reads.count = 0
    harness.press("↑")
    #expect(reads.count < 5_000)
    #expect(model.selection == 99_997 && harness.position(of: "99997") != nil)
    model.lines.removeFirst(1_000)
    reads.count = 0
    await harness.settle()
    #expect(reads.count < 20_000)
    #expect(harness.position(of: "99997") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a selected row that is gone is looked for once`() async {
    let reads = Reads()
    let model = Lines((0..<20_000).map { Line(number: $0, reads: reads) })
    model.selection = -1
    let harness = Harness(width: 20, height: 8) { Log(model: model) }
    await harness.settle()
    model.lines.append(Line(number: 20_000, reads: reads))
    reads.count = 0
    await harness.settle()
    #expect(reads.count < 30_000)
    reads.count = 0
    harness.press("f9")
    #expect(reads.count < 100)
  }

  @Test func `replacing rows doesn't start a search for a selected row that is gone`() async {
    let reads = Reads()
    let model = Lines((0..<20_000).map { Line(number: $0, reads: reads) })
    model.selection = -1
    let harness = Harness(width: 20, height: 8) { Log(model: model) }
    await harness.settle()
    for number in 0..<10 {
      model.lines.removeFirst()
      model.lines.append(Line(number: 20_000 + number, reads: reads))
      reads.count = 0
      await harness.settle()
      #expect(reads.count < 5_000)
    }
    model.lines.append(Line(number: -1, reads: reads))
    await harness.settle()
    harness.press("↑")
    #expect(model.selection == 20_009)
    #expect(harness.repaint() == 0)
  }

  private struct Buttons: View {
    @Bindable var model: Lines

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(model.lines, selection: $model.selection) { line in Button("line \(line.number)") {} }
          .defaultFocus()
        Button("After") {}
      }
    }
  }

  @Test func `Tab looks for the current row once, not for each control in the list`() async {
    let reads = Reads()
    let model = Lines((0..<10_000).map { Line(number: $0, reads: reads) })
    model.selection = 5_000
    let harness = Harness(width: 20, height: 100) { Buttons(model: model) }
    await harness.settle()
    harness.scroll(y: 100)
    await harness.settle()
    #expect(harness.position(of: "line 5000") == nil)
    reads.count = 0
    harness.press("⇥")
    #expect(harness.focused?.label == "After")
    harness.press("shift+⇥")
    #expect(harness.focused?.role == .list)
    #expect(reads.count < 500)
    #expect(harness.repaint() == 0)
  }

  private struct Several: View {
    @Bindable var model: Lines

    var body: some View {
      List(model.lines, selection: $model.several) { Text("line \($0.number)") }
    }
  }

  @Test func `to find selected rows near the start, only that part of the list is read`() async {
    let reads = Reads()
    let model = Lines((0..<100_000).map { Line(number: $0, reads: reads) })
    let harness = Harness(width: 20, height: 8) { Several(model: model) }
    await harness.settle()
    reads.count = 0
    model.several = [400, 500]
    await harness.settle()
    #expect(reads.count < 5_000)
    #expect(harness.position(of: "line 400") != nil)
    #expect(harness.repaint() == 0)
  }
}
