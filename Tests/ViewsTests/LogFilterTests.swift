// SPDX-License-Identifier: MIT
// Testing: the bar that filters and pauses a log.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct LogFilterTests {
  private struct Page: View {
    let log: AppLog
    var level = AppLog.Level.debug
    var body: some View { LogView(log, level: level).logFilterBar() }
  }

  private func samples() -> AppLog {
    let log = AppLog()
    log.debug("Loaded 8 services", source: "gateway")
    log.info("Deployed checkout", source: "deploy")
    log.warning("checkout is slow", source: "health")
    log.error("media is down", source: "health")
    return log
  }

  private func open(_ log: AppLog, height: Int = 6) -> Harness {
    Harness(width: 70, height: height) { Page(log: log) }
  }

  /// The messages on the screen, below the bar.
  private func messages(_ harness: Harness) -> [String] {
    let known = ["Loaded", "Deployed", "slow", "down", "entry"]
    return harness.screen.dropFirst().compactMap { row in known.first { row.contains($0) } }
  }

  @Test func `a key and a button show only entries of a level and above`() async {
    let harness = open(samples())
    await harness.settle()
    #expect(harness.screen[0].contains("all levels"))
    #expect(messages(harness) == ["Loaded", "Deployed", "slow", "down"])
    harness.press("⇥ l")
    #expect(messages(harness) == ["Deployed", "slow", "down"])
    #expect(harness.screen[0].contains("info+"))
    harness.press("l l")
    #expect(messages(harness) == ["down"])
    harness.press("l")
    #expect(messages(harness).count == 4)
    #expect(harness.press(.button, "level"))
    #expect(messages(harness) == ["Deployed", "slow", "down"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [
    (ColorDepth.trueColor, " all levels   all sources "),
    (ColorDepth.none, "▐ all levels ▌ ▐ all sources ▌ "),
  ])
  func `the buttons of the bar look like buttons`(depth: ColorDepth, start: String) async {
    let harness = Harness(
      width: 70, height: 6, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { Page(log: samples()) }
    await harness.settle()
    #expect(harness.screen[0].hasPrefix(start))
    #expect(harness.screen[0].contains("Filter"))
    if depth == .none { return }
    let grounds = [0, 5, 11, 13, 20, 25].map { harness.cell(x: $0, y: 0).background }
    #expect(Set(grounds).count == 1)
    #expect(harness.cell(x: 12, y: 0).background != grounds[0])
    #expect(harness.repaint() == 0)
  }

  @Test func `entries below the level of the view never appear`() async {
    let harness = Harness(width: 70, height: 6) { Page(log: samples(), level: .warning) }
    await harness.settle()
    #expect(messages(harness) == ["slow", "down"])
    harness.press("⇥ l")
    #expect(messages(harness) == ["down"])
    harness.press("l")
    #expect(messages(harness) == ["slow", "down"])
  }

  @Test func `a key and a button show one source after another`() async {
    let harness = open(samples())
    await harness.settle()
    harness.press("⇥ s")
    #expect(messages(harness) == ["Deployed"])
    #expect(harness.screen[0].contains("deploy"))
    harness.press("s")
    #expect(messages(harness) == ["Loaded"])
    #expect(harness.press(.button, "source"))
    #expect(messages(harness) == ["slow", "down"])
    harness.press("s")
    #expect(messages(harness).count == 4)
  }

  @Test func `text filters messages and sources, in any case`() async {
    let harness = open(samples())
    await harness.settle()
    harness.press("⇥ /")
    harness.type("CHECK")
    #expect(messages(harness) == ["Deployed", "slow"])
    harness.press("esc")
    #expect(messages(harness).count == 4)
    harness.type("health")
    #expect(messages(harness) == ["slow", "down"])
    harness.press("esc")
    harness.type("nothing")
    #expect(messages(harness) == [] && harness.position(of: "No results") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a paused log counts new entries, and follows again`() async {
    let log = samples()
    let harness = open(log)
    await harness.settle()
    harness.press("⇥ f")
    #expect(harness.screen[0].contains("paused"))
    for number in 0..<12 { log.info("entry \(number)", source: "deploy") }
    log.debug("hidden", source: "deploy")
    await harness.settle()
    #expect(messages(harness) == ["Loaded", "Deployed", "slow", "down"])
    #expect(harness.screen[0].contains("13 new"))
    harness.press("l")
    #expect(harness.screen[0].contains("12 new"))
    harness.press("f")
    await harness.settle()
    #expect(!harness.screen[0].contains("new") && harness.position(of: "entry 11") != nil)
    log.info("entry 12", source: "deploy")
    await harness.settle()
    #expect(harness.screen.last?.contains("entry 12") == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `a paused log keeps its entries when the log drops them`() async {
    let log = AppLog(capacity: 2)
    log.info("Loaded", source: "")
    let harness = open(log)
    await harness.settle()
    harness.press("⇥ f")
    for number in 0..<4 { log.info("entry \(number)", source: "") }
    await harness.settle()
    #expect(messages(harness) == ["Loaded"] && harness.screen[0].contains("2 new"))
  }

  @Test func `a paused log shows more of its entries when the app lowers the level`() async {
    struct Own: View {
      let log: AppLog
      @State private var level = AppLog.Level.warning
      var body: some View {
        LogView(log, level: level).logFilterBar().keyBinding("everything", "x") { level = .debug }
      }
    }
    let log = samples()
    let harness = Harness(width: 70, height: 6) { Own(log: log) }
    await harness.settle()
    harness.press("⇥ f")
    log.info("entry", source: "deploy")
    harness.press("x")
    await harness.settle()
    #expect(messages(harness) == ["Loaded", "Deployed", "slow", "down"])
    #expect(harness.screen[0].contains("1 new"))
  }

  @Test func `Return leaves the field, also if all entries that it shows fit`() async {
    let harness = open(samples(), height: 4)
    await harness.settle()
    harness.press("⇥ /")
    harness.type("slow")
    harness.press("enter f")
    await harness.settle()
    #expect(messages(harness) == ["slow"] && harness.screen[0].contains("paused"))
  }

  @Test func `while the user has scrolled up, a button counts new entries and returns to them`()
    async
  {
    let log = AppLog()
    for number in 0..<20 { log.info("entry \(number)", source: "") }
    let harness = open(log)
    await harness.settle()
    #expect(!harness.screen[0].contains("new"))
    harness.scroll(y: -2, at: CellPoint(x: 5, y: 3))
    let seen = harness.screen.dropFirst()
    for number in 20..<23 { log.info("entry \(number)", source: "") }
    await harness.settle()
    #expect(harness.screen.dropFirst() == seen)
    #expect(harness.screen[0].contains("3 new"))
    #expect(harness.press(.button, "3 new"))
    await harness.settle()
    #expect(harness.screen.last?.contains("entry 22") == true)
    #expect(!harness.screen[0].contains("new") && harness.repaint() == 0)
  }

  @Test func `another log isn't paused, and shows its own end`() async {
    struct Own: View {
      let logs: [AppLog]
      @State private var shown = 0
      var body: some View {
        LogView(logs[shown]).logFilterBar().keyBinding("other", "x") { shown = 1 - shown }
      }
    }
    let (log, other) = (samples(), AppLog())
    for number in 0..<20 { other.info("entry \(number)", source: "") }
    let harness = Harness(width: 70, height: 6) { Own(logs: [log, other]) }
    await harness.settle()
    harness.press("⇥ f x")
    await harness.settle()
    #expect(messages(harness) == Array(repeating: "entry", count: 5))
    #expect(!harness.screen[0].contains("paused") && harness.screen[5].contains("entry 19"))
    harness.scroll(y: -2, at: CellPoint(x: 5, y: 3))
    for number in 0..<20 { log.info("entry \(number)", source: "") }
    harness.press("x")
    await harness.settle()
    #expect(!harness.screen[0].contains("new") && harness.screen[5].contains("entry 19"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `an app can set the filter, with or without the bar`() async {
    struct Own: View {
      let log: AppLog
      let hasBar: Bool
      @State private var filter = LogFilter(level: .info, source: "health", text: "SLOW")
      var body: some View {
        LogView(log, filter: $filter).logFilterBar(hasBar ? .visible : .hidden)
          .keyBinding("errors", "x") { filter = LogFilter(level: .error) }
      }
    }
    for hasBar in [true, false] {
      let log = samples()
      let harness = Harness(width: 70, height: 6) { Own(log: log, hasBar: hasBar) }
      await harness.settle()
      #expect(harness.content.count { $0.contains("slow") } == 1)
      #expect(harness.position(of: "down") == nil)
      harness.press("x")
      #expect(harness.position(of: "slow") == nil && harness.position(of: "down") != nil)
    }
  }

  @Test func `the inspector's log has the bar, and its field takes letters and digits`() async {
    let harness = Harness(width: 100, height: 16) { Text("app") }
    harness.inspectorKey = .function(12)
    for number in 0..<3 { harness.log.info("entry \(number)", source: "a") }
    harness.log.error("broken 3", source: "a")
    await harness.settle()
    harness.press("f12 4 /")
    harness.type("map3")
    #expect(harness.position(of: "map3") != nil && harness.position(of: "broken") == nil)
    harness.press("esc")
    harness.type("3")
    #expect(harness.position(of: "broken") != nil && harness.position(of: "entry") == nil)
    harness.press("esc esc")
    #expect(harness.content == ["app"])
  }
}
