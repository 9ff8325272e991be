// SPDX-License-Identifier: MIT
// Testing: charts for screen readers.

import Curium
import CuriumTesting
import Testing

@MainActor struct ChartReadingTests {
  private static let days = ["Mon", "Tue", "Wed"]

  private func requests() -> some View {
    Chart([ChartSeries("Requests", [120, 180, 90])], labels: Self.days)
  }

  @Test func `a chart is read with its first, last, lowest and highest value`() {
    let transcript = Transcript { requests() }
    #expect(
      transcript.text == """
        1. Requests, image: first 120 (Mon), last 90 (Wed), lowest 90 (Wed), highest 180 (Tue)
        >\u{20}
        """)
  }

  @Test func `plus and minus move the cursor and read the value`() {
    let transcript = Transcript { requests() }
    _ = transcript.takeText()
    for (answer, value) in [
      ("1", "Wed: Requests 90"), ("1 -", "Tue: Requests 180"), ("1", "Tue: Requests 180"),
      ("1 -", "Mon: Requests 120"), ("1 -", "Mon: Requests 120"), ("1 +", "Tue: Requests 180"),
    ] {
      transcript.enter(answer)
      #expect(transcript.takeText() == "\(answer)\n\(value)\n> ")
    }
  }

  @Test func `in a heat map, the first value of a row follows the last one above`() {
    let transcript = Transcript {
      Chart(
        [ChartSeries("Mon", [3, 9]), ChartSeries("Tue", [5, 2])], style: .heatMap,
        labels: ["AM", "PM"])
    }
    _ = transcript.takeText()
    for (answer, value) in [
      ("1", "Mon, PM: 9"), ("1 +", "Tue, AM: 5"), ("1 +", "Tue, PM: 2"), ("1 +", "Tue, PM: 2"),
      ("1 -", "Tue, AM: 5"), ("1 -", "Mon, PM: 9"),
    ] {
      transcript.enter(answer)
      #expect(transcript.takeText() == "\(answer)\n\(value)\n> ")
    }
  }

  @Test(arguments: [
    (["Mon", "Tue", "Wed"], ["Wed: 8", "Tue: –", "Mon: 4"]), ([], ["8", "–", "4"]),
  ])
  func `a series without a name is read without it, and an unknown value as a dash`(
    labels: [String], values: [String]
  ) {
    let harness = Harness(width: 30, height: 8) {
      Chart([ChartSeries("", [4, .nan, 8])], labels: labels)
    }
    harness.press("⇥")
    for value in values {
      #expect(harness.find(.image)?.value == value)
      harness.press("←")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `plus goes down in horizontal bars`() {
    let transcript = Transcript {
      Chart(
        [ChartSeries("Disk", [412, 96])], style: .horizontalBars, labels: ["postgres", "redis"])
    }
    _ = transcript.takeText()
    transcript.enter("1 +")
    #expect(transcript.takeText() == "1 +\nredis: Disk 96\n> ")
  }

  @Test func `the series are read once, without their marks`() {
    let transcript = Transcript {
      Chart(
        [ChartSeries("Reads", [1, 6]), ChartSeries("Writes", [0, .nan])], style: .stackedArea)
    }
    #expect(
      transcript.text == """
        1. Reads, Writes, image: Reads: first 1, last 6, lowest 1, highest 6; Writes: 0
        >\u{20}
        """)
  }

  @Test func `without a cursor there is no number, and without values a message`() {
    let still = Transcript { requests().chartCursor(.hidden) }
    #expect(still.text.hasPrefix("Requests, image: first 120"))
    let empty = Transcript { Chart([ChartSeries("Requests", [])], in: 0...100) }
    #expect(empty.text == "Requests, image: No data\n> ")
  }

  @Test func `a chart that changes all the time is read once`() async {
    @MainActor final class Source { var add: (Double) -> Void = { _ in } }
    struct Load: View {
      let source: Source
      @State private var values = [1.0, 2]
      var body: some View {
        Chart([ChartSeries("CPU", values)]).accessibilityAddTraits(.updatesFrequently)
          .onAppear { source.add = { values.append($0) } }
      }
    }
    let source = Source()
    let transcript = Transcript { Load(source: source) }
    _ = transcript.takeText()
    source.add(3)
    await transcript.advance(by: .seconds(1))
    #expect(transcript.takeText() == "")
    transcript.enter("1")
    #expect(transcript.takeText() == "1\nCPU 3\n> ")
  }

  @Test func `the cursor of a focused chart moves, and its value changes`() {
    let harness = Harness(width: 40, height: 8) { requests() }
    harness.press("⇥")
    #expect(harness.adjust(.decrement, .image, "Requests"))
    #expect(harness.find(.image)?.value == "Tue: Requests 180")
    #expect(harness.takeAnnouncements() == [])
    #expect(harness.press(.image, "Requests"))
    #expect(harness.takeAnnouncements() == ["Tue: Requests 180"])
    #expect(harness.repaint() == 0)
  }
}
