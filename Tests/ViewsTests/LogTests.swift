// SPDX-License-Identifier: MIT
// Testing: a log written from anywhere and shown in the app.

import CuriumTesting
import CuriumPreviews
import CuriumTokens
import CuriumControls
import CuriumLists
import Testing

@MainActor struct LogTests {
  private struct Screen: View {
    @Environment(\.log) private var log
    var level = AppLog.Level.debug
    var body: some View { LogView(log, level: level) }
  }

  /// The messages on the screen, without their times.
  private func rows(_ harness: Harness) -> [String] {
    harness.content.map { row in
      row.split(separator: " ").dropFirst().filter { $0 != "▐" }.joined(
        separator: " ")
    }
  }

  @Test func `a log keeps the newest entries, in order`() {
    let log = AppLog(capacity: 3)
    #expect(log.entries.isEmpty)
    for number in 0..<8 {
      log.info("entry \(number)", source: "test")
      let first = max(0, number - 2)
      #expect(log.entries.map(\.id) == Array(first...number))
      #expect(log.entries.map(\.message) == (first...number).map { "entry \($0)" })
    }
    #expect(log.count == 8)
    #expect(AppLog(capacity: -4).entries.isEmpty)
    log.error("a" + String(repeating: "é", count: 20_000))
    #expect(log.entries.last?.message == "a" + String(repeating: "é", count: 8_191))
    #expect(log.entries.map(\.time) == log.entries.map(\.time).sorted())
  }

  @Test func `many tasks can write to a log at once`() async {
    let log = AppLog(capacity: 100_000)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<2_000 { log.debug("\(task) \(number)") }
        }
      }
    }
    let entries = log.entries
    #expect(entries.map(\.id) == Array(0..<16_000))
    for task in 0..<8 {
      let own = entries.filter { $0.message.hasPrefix("\(task) ") }.map(\.message)
      #expect(own == (0..<2_000).map { "\(task) \($0)" })
    }
  }

  @Test func `a log view follows the end until the user scrolls away`() async {
    let harness = Harness(width: 70, height: 3) { Screen() }
    for number in 0..<10 { harness.log.info("entry \(number)", source: "") }
    await harness.settle()
    #expect(rows(harness) == (7..<10).map { "info entry \($0)" })
    harness.press("pgup")
    let seen = rows(harness)
    harness.log.error("late", source: "")
    await harness.settle()
    #expect(rows(harness) == seen)
    harness.press("end")
    #expect(rows(harness).last == "error late")
    harness.log.warning("later", source: "Net")
    await harness.settle()
    #expect(rows(harness).last == "warning later Net")
    #expect(harness.repaint() == 0)
    harness.resize(width: 70, height: 2)
    harness.log.warning("latest", source: "")
    await harness.settle()
    #expect(rows(harness).last == "warning latest")
    #expect(!harness.isAnimating)
  }

  @Test(arguments: [(49, 1), (48, 2), (40, 2)])
  func `in a narrow view every source is below the message, at its column`(width: Int, rows: Int)
    async throws
  {
    let log = AppLog()
    log.info("Short", source: "a")
    log.error("Rolled back to 1.3.1", source: "deploy")
    let harness = Harness(width: width, height: 4) { LogView(log) }
    await harness.settle()
    let short = try #require(harness.position(of: "Short"))
    let long = try #require(harness.position(of: "Rolled"))
    #expect(short.x == long.x && long.y - short.y == rows)
    if rows > 1 {
      #expect(harness.position(of: "deploy") == CellPoint(x: long.x, y: long.y + 1))
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the grounds of levels are equally wide, and the messages are aligned`() async throws {
    let log = AppLog()
    log.info("one", source: "")
    log.warning("two", source: "")
    log.error("three", source: "")
    let harness = Harness(width: 60, height: 3, theme: .dark) { LogView(log) }
    await harness.settle()
    let names = try ["info", "warning", "error"].map { try #require(harness.position(of: $0)) }
    let words = try ["one", "two", "three"].map { try #require(harness.position(of: $0)) }
    #expect(Set(names.map(\.x)).count == 1 && Set(words.map(\.x)).count == 1)
    func ground(_ name: Int) -> [Int] {
      (0..<60).filter {
        harness.cell(x: $0, y: name).background != harness.cell(x: 59, y: 0).background
      }
    }
    let x = names[0].x
    #expect(ground(0) == [] && ground(1) == Array(x - 1...x + 7))
    #expect(ground(2) == ground(1))
  }

  @Test func `a long source leaves room for the message`() async {
    let log = AppLog()
    log.info("Rolled back to 1.3.1", source: "com.example.deployments")
    let harness = Harness(width: 53, height: 2) { LogView(log) }
    await harness.settle()
    #expect(rows(harness).first == "info Rolled back to 1.3.1 ….deployments")
    #expect(harness.repaint() == 0)
  }

  @Test func `a source is at the end of its row, and whole if there is room`()
    async throws
  {
    let log = AppLog()
    log.info("Loaded 8 services", source: "gateway")
    log.info("Copied", source: "CuriumGallery/SystemPage.swift")
    let harness = Harness(width: 70, height: 2) { LogView(log) }
    await harness.settle()
    let ends = try ["gateway", "CuriumGallery/SystemPage.swift"].map {
      try #require(harness.position(of: $0)).x + $0.count
    }
    #expect(ends[0] == ends[1])
    // In a wide view, the sources begin in the same column, not far from the messages.
    harness.resize(width: 160, height: 2)
    let starts = try ["gateway", "CuriumGallery"].map {
      try #require(harness.position(of: $0)).x
    }
    let message = try #require(harness.position(of: "Loaded")).x
    #expect(starts[0] == starts[1] && starts[0] - message == 64)
    // A message that takes the rest of the row still ends two columns before the source.
    harness.resize(width: 52, height: 3)
    log.info(String(repeating: "x", count: 60), source: "gateway")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("x  gateway") })
    #expect(harness.repaint() == 0)
  }

  @Test
  func `in a very narrow view the message is below the rest, and the newest one is visible`()
    async
  {
    struct Small: View {
      let log: AppLog
      var body: some View { LogView(log).frame(height: 3) }
    }
    let log = AppLog()
    for number in 0..<3 { log.info("A long message of number \(number)", source: "health") }
    let harness = Harness(width: 30, height: 3) { Small(log: log) }
    await harness.settle()
    #expect(harness.content[0].hasPrefix(" A long message of number 1"))
    #expect(rows(harness)[1] == "info health")
    #expect(harness.content[2].hasPrefix(" A long message of number 2"))
    harness.resize(width: 18, height: 3)
    await harness.settle()
    #expect(harness.content[2].contains("number 2"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a log with more entries than fit is a Tab stop, and keys scroll it, not its page`()
    async
  {
    struct Page: View {
      let log: AppLog
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView {
            LogView(log).frame(height: 3)
            ForEach(0..<20) { Text("Line \($0)") }
          }
          Button("Copy") {}
        }
      }
    }
    let log = AppLog()
    let harness = Harness(width: 60, height: 8) { Page(log: log) }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Copy")
    for number in 0..<9 { log.info("entry \(number)", source: "") }
    await harness.settle()
    harness.press("shift+⇥")
    #expect(harness.focused?.role == .scrollView)
    for (key, first, last) in [
      ("↑", 5, 7), ("home", 0, 2), ("pgdn", 2, 4), ("end", 6, 8), ("end", 6, 8),
    ] {
      harness.press(key)
      #expect(harness.screen[0].contains("entry \(first)"), "\(key)")
      #expect(harness.screen[2].contains("entry \(last)"), "\(key)")
    }
    #expect(harness.screen[3].hasPrefix("Line 0"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [true, false])
  func `a log is a single Tab stop with .focusable(), and none without the focus`(
    takesFocus: Bool
  ) async {
    let log = AppLog()
    for number in 0..<9 { log.info("entry \(number)", source: "") }
    let harness = Harness(width: 40, height: 6) {
      VStack {
        Button("Before") {}
        LogView(log).focusable(takesFocus).frame(height: 3)
        Button("After") {}
      }
      .keyBinding("newest", "end") {}
    }
    await harness.settle()
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == (takesFocus ? "" : "After"))
    harness.press("⇥")
    #expect(harness.focused?.label == (takesFocus ? "After" : "Before"))
  }

  @Test func `a command around a focused log gets End before the log does`() async {
    struct Page: View {
      let log: AppLog
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          LogView(log).frame(height: 3)
          Text("pressed \(count)")
        }
        .keyBinding("newest", "end") { count += 1 }
      }
    }
    let log = AppLog()
    for number in 0..<9 { log.info("entry \(number)", source: "") }
    let harness = Harness(width: 40, height: 6) { Page(log: log) }
    await harness.settle()
    harness.press("⇥ home")
    #expect(harness.screen[0].contains("entry 0"))
    harness.press("end")
    #expect(harness.screen[0].contains("entry 0") && harness.screen.contains("pressed 1"))
  }

  @Test func `an entry from another thread is shown, and only visible rows cost anything`()
    async
  {
    let harness = Harness(width: 40, height: 4) { Screen() }
    let log = harness.log
    await Task.detached { for number in 0..<1_500 { log.info("entry \(number)", source: "") } }
      .value
    await harness.settle()
    #expect(rows(harness).last == "info entry 1499")
    #expect(harness.takeStatistics().nodes < 400)
  }

  @Test func `a log view shows entries of a level and above`() async {
    let harness = Harness(width: 40, height: 4) { Screen(level: .warning) }
    harness.log.info("small", source: "")
    harness.log.error("great", source: "")
    await harness.settle()
    #expect(rows(harness) == ["error great"])
  }

  @Test func `printed output becomes log entries, line by line`() {
    let harness = Harness(width: 65, height: 4) { Screen() }
    harness.print("one\ntwo\nthr")
    harness.send(.resume)
    #expect(rows(harness) == ["info one output", "info two output"])
    harness.print("ee\n")
    harness.send(.resume)
    #expect(rows(harness).last == "info three output")
  }

  @Test func `without a log view, printed output isn't captured`() {
    let harness = Harness(width: 40, height: 4) { Text("x") }
    harness.print("one\n")
    harness.send(.resume)
    #expect(harness.log.entries.isEmpty)
  }
}
