// SPDX-License-Identifier: MIT
// Testing: the processes screen.

import Curium
import CuriumTesting
import Testing

@testable import ProcessScreens

@MainActor struct ProcessScreenTests {
  private static let some: [ProcessReading] = [
    .fake(1, "init"), .fake(20, "sshd", memory: 5_000_000), .fake(300, "zsh", memory: 3_000_000),
  ]

  private func harness(
    _ source: FakeSource, width: Int = 120, height: Int = 20
  ) async -> Harness {
    let model = ProcessModel(source: source)
    let harness = Harness(width: width, height: height) { ProcessScreen().environment(model) }
    await settle(harness)
    // Loads take a second sample.
    await harness.advance(by: .milliseconds(300))
    await settle(harness)
    return harness
  }

  /// Waits for the source, which runs off the main actor.
  private func settle(_ harness: Harness) async {
    for _ in 0..<5 { await harness.settle() }
  }

  private func chosen(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .row && $0.semantics.isSelected }?.label
  }

  @Test func `lists the processes in aligned columns`() async {
    let harness = await harness(FakeSource(Self.some), width: 80, height: 8)
    await harness.advance(by: .milliseconds(300))
    harness.press("m")
    let rows = harness.screen[2...5].map { String($0.prefix(64)) }
    #expect(rows[0].hasPrefix("    PID  Name"))
    #expect(rows[1].contains("     20  sshd"))
    #expect(rows[2].contains("    300  zsh"))
    let ends = rows[1...3].compactMap { row in
      row.ranges(of: "MB").first.map { row.distance(from: row.startIndex, to: $0.upperBound) }
    }
    #expect(ends.count == 3 && Set(ends).count == 1)
  }

  @Test(arguments: [("n", ["init", "sshd", "zsh"]), ("m", ["sshd", "zsh", "init"])])
  func `sorts by a column and keeps the selection`(key: String, names: [String]) async {
    let harness = await harness(FakeSource(Self.some))
    harness.press("↓")
    #expect(chosen(harness) == "sshd (20)")
    harness.press(key)
    let shown = harness.elements.filter { $0.role == .row && $0.label.hasSuffix(")") }
    #expect(shown.map { String($0.label.prefix { $0 != " " }) } == names)
    #expect(chosen(harness) == "sshd (20)")
    #expect(harness.focused?.label == "sshd (20)")
  }

  @Test func `a click on a heading sorts by its column`() async throws {
    let harness = await harness(FakeSource(Self.some))
    for (title, first, value) in [
      ("Name", "init", "ascending"), ("Memory", "sshd", "descending"), ("PID", "init", "ascending"),
    ] {
      harness.click(try #require(harness.find(.button, title)))
      let rows = harness.elements.filter { $0.role == .row && $0.label.hasSuffix(")") }
      #expect(rows.first?.label.hasPrefix(first) == true)
      #expect(harness.find(.button, title)?.value == value)
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `t shows processes below their parents`() async {
    let harness = await harness(FakeSource(Self.some), width: 80, height: 12)
    harness.press("n")
    #expect(harness.position(of: "├ sshd") == nil)
    harness.press("t")
    #expect(harness.position(of: "├ sshd") != nil)
    #expect(harness.position(of: "└ zsh") != nil)
    harness.press("t")
    #expect(harness.position(of: "├ sshd") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `deep branches leave room for a name on a narrow screen`() async {
    let chain = (Int32(1)...8).map { ProcessReading.fake($0, "level\($0)", parent: max(1, $0 - 1)) }
    let harness = await harness(FakeSource(chain), width: 40, height: 12)
    harness.press("p t end")
    #expect(harness.focused?.label == "level8 (8)")
    #expect(harness.position(of: "… └ level8") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `wide screens show the machine in panels, narrow ones in a line`() async {
    let harness = await harness(FakeSource(Self.some), width: 100, height: 30)
    #expect(harness.position(of: "Processor") != nil)
    // The end of the axis, at the left edge of the chart.
    #expect(harness.screen.contains { $0.hasPrefix("│") && $0.prefix(8).contains("100%") })
    harness.resize(width: 80, height: 24)
    #expect(harness.screen.contains { $0.hasPrefix("╭─ Processes ─") })
    #expect(harness.position(of: "Details") == nil)
    harness.resize(width: 40, height: 12)
    #expect(harness.position(of: "Processor") == nil)
    #expect(harness.screen[1].hasPrefix(" CPU"))
    harness.resize(width: 40, height: 9)
    #expect(harness.position(of: "CPU ") == nil || !harness.screen[1].hasPrefix(" CPU"))
    #expect(harness.position(of: "3 listed") != nil)
  }

  @Test func `wide and tall screens also show the network and the disks`() async {
    let harness = await harness(FakeSource(Self.some), width: 110, height: 32)
    #expect(harness.position(of: "Details") != nil && harness.position(of: "Network") == nil)
    harness.resize(width: 110, height: 42)
    #expect(harness.position(of: "Network") != nil && harness.position(of: "Disk") == nil)
    // Without traffic, the axis has a range.
    #expect(harness.position(of: "10 kB/s") != nil && harness.position(of: " 0 B/s ──") != nil)
    harness.resize(width: 200, height: 60)
    #expect(harness.position(of: "Disk") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `only the name is bold in the row with the focus`() async throws {
    let harness = await harness(FakeSource(Self.some), width: 80, height: 8)
    harness.press("↓")
    let name = try #require(harness.position(of: "sshd"))
    let bold = (0..<64).filter { harness.cell(x: $0, y: name.y).style.attributes.contains(.bold) }
    #expect(bold == Array(name.x..<name.x + 4))
  }

  @Test(arguments: [3, 60]) func `the selection is as wide as the search field`(count: Int) async {
    let source = FakeSource((1...count).map { .fake(Int32($0), "worker\($0)") })
    let harness = await harness(source, width: 110, height: 32)
    let search = harness.find(.textField)?.frame
    let row = harness.find(.row, "worker1 (1)")?.frame
    #expect(search?.maxX == row.map { $0.maxX + (count > 20 ? 1 : 0) })
  }

  private struct Host: View {
    let model: ProcessModel
    @State private var isShown = false

    var body: some View {
      VStack {
        TextField("Filter", text: .constant(""))
        if isShown { ProcessScreen(isPart: true).environment(model) }
      }
      .keyBinding("show", "f2") { isShown = true }
    }
  }

  @Test func `as a part, it leaves the focus where it is`() async {
    let past = (0..<3).map {
      ProcessSample(time: .seconds(10 + $0), date: 0, processes: Self.some)
    }
    let model = ProcessModel(source: FakeSource(Self.some), past: past)
    let harness = Harness(width: 110, height: 32) { Host(model: model) }
    harness.press("⇥ f2")
    #expect(harness.focused?.label == "Filter")
    #expect(model.chosen?.id.pid == 1)
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "init (1)")
  }

  @Test func `only a kernel thread is described as one`() async {
    let processes: [ProcessReading] = [
      .fake(1, "init"), .fake(2, "kthreadd", command: ""), .fake(20, "zombie", command: ""),
    ]
    let harness = await harness(FakeSource(processes), height: 32)
    harness.press("p k")
    await settle(harness)
    harness.press("end")
    #expect(chosen(harness) == "zombie (20)")
    #expect(harness.position(of: "Command") != nil && harness.position(of: "Kernel thread") == nil)
    harness.press("↑")
    #expect(chosen(harness) == "kthreadd (2)" && harness.position(of: "Kernel thread") != nil)
  }

  @Test func `copies the command of the selected process`() async {
    let harness = await harness(FakeSource(Self.some))
    harness.press("↓ ⏎ ⏎")
    let copied = harness.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(copied == ["/usr/bin/sshd"])
    #expect(harness.find(.status, "Copied the command.") != nil)
    #expect(harness.find(.button, "Cancel") == nil)
  }

  @Test func `columns stay in place while a search hides the scrollbar`() async {
    let many = (1...40).map { ProcessReading.fake(Int32($0), "worker\($0)") }
    let harness = await harness(FakeSource(many), width: 100, height: 14)
    let before = harness.screen.first { $0.contains("PID  Name") }?.prefix(58)
    harness.press("/")
    harness.type("worker40")
    #expect(harness.screen.first { $0.contains("PID  Name") }?.prefix(58) == before)
  }

  @Test func `filters while typing, and Escape clears the filter and leaves it`() async {
    let harness = await harness(FakeSource(Self.some))
    harness.press("/")
    harness.type("zsh")
    #expect(harness.position(of: "sshd") == nil)
    #expect(harness.screen[0].contains("1 of 3"))
    harness.press("esc")
    #expect(harness.find(.textField)?.value == "")
    harness.press("esc")
    #expect(harness.focused?.label == "zsh (300)")
    harness.press("/")
    harness.type("nowhere")
    #expect(harness.position(of: "No matching processes") != nil)
    #expect(harness.focused?.role == .textField)
  }

  @Test func `ends a process only after confirmation`() async {
    let source = FakeSource(Self.some)
    let harness = await harness(source)
    harness.press("↓ ⏎ → ⏎")
    #expect(harness.position(of: "End sshd (20)?") != nil)
    #expect(harness.focused?.label == "Cancel")
    harness.press("⏎")
    await settle(harness)
    #expect(harness.position(of: "End sshd (20)?") == nil)
    #expect(harness.focused?.label == "Copy command")
    #expect(await source.endedPIDs == [])
    harness.press("→ ⏎ ← ⏎")
    await settle(harness)
    #expect(await source.endedPIDs == [20])
    #expect(harness.find(.status, "Asked sshd (20) to end.") != nil)
    #expect(harness.focused?.label == "sshd (20)")
    await harness.advance(by: .seconds(11))
    #expect(harness.find(.status, "Asked sshd (20) to end.") == nil)
  }

  @Test(arguments: [
    (EndOutcome.forbidden, "You can't end init (1): it belongs to ada."),
    (.gone, "init (1) has already ended."), (.failed(22), "Couldn't end init (1): error 22."),
  ])
  func `reports the result`(outcome: EndOutcome, words: String) async {
    let harness = await harness(FakeSource(Self.some, outcome: outcome))
    harness.press("⏎ → ⏎ ← ⏎")
    await settle(harness)
    #expect(harness.elements.contains { $0.role == .status && $0.label.hasPrefix(words) })
  }

  @Test func `selecting another process cancels the question`() async {
    let harness = await harness(FakeSource(Self.some))
    harness.press("⏎ → ⏎")
    #expect(harness.position(of: "End init (1)?") != nil)
    if let row = harness.find(.row, "zsh (300)") { harness.click(row) }
    #expect(harness.find(.button, "Cancel") == nil)
    #expect(chosen(harness) == "zsh (300)")
  }

  @Test func `on a wide screen, a click selects a process, and the arrows go on from there`()
    async throws
  {
    let harness = await harness(FakeSource(Self.some))
    harness.click(try #require(harness.find(.row, "sshd (20)")))
    #expect(chosen(harness) == "sshd (20)" && harness.focused?.label == "sshd (20)")
    harness.press("↓")
    #expect(chosen(harness) == "zsh (300)" && harness.focused?.label == "zsh (300)")
    harness.press("⏎")
    #expect(harness.focused?.label == "Copy command")
    #expect(harness.repaint() == 0)
  }

  @Test func `a click with the secondary button selects a process`() async throws {
    let harness = await harness(FakeSource(Self.some))
    let row = try #require(harness.find(.row, "zsh (300)"))
    harness.pointer(PointerEvent(.down, button: .secondary, at: row.center))
    harness.pointer(PointerEvent(.up, button: .secondary, at: row.center))
    #expect(chosen(harness) == "zsh (300)" && harness.focused?.label == "zsh (300)")
    #expect(harness.repaint() == 0)
  }

  /// Ends all processes except those with the given numbers.
  private func keep(_ pids: Set<Int32>, of source: FakeSource, in harness: Harness) async {
    await source.set(Self.some.filter { pids.contains($0.identity.pid) })
    await harness.advance(by: .seconds(2))
    await settle(harness)
  }

  @Test func `a process that the user has selected stays selected when it ends`() async {
    let source = FakeSource(Self.some)
    let harness = await harness(source)
    harness.press("↓")
    await keep([1, 300], of: source, in: harness)
    #expect(harness.focused?.label == "zsh (300)")
    #expect(chosen(harness) == nil)
    #expect(harness.position(of: "sshd (20) has ended.") != nil)
    await harness.advance(by: .seconds(11))
    #expect(harness.position(of: "This process has ended.") != nil)
    harness.press("⏎")
    #expect(chosen(harness) == "zsh (300)" && harness.focused?.label == "Copy command")
    #expect(harness.position(of: "This process has ended.") == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the arrows and a click go on from the row with the focus after a process has ended`()
    async throws
  {
    let source = FakeSource(Self.some)
    let harness = await harness(source)
    harness.press("p ↓")
    await keep([1, 300], of: source, in: harness)
    #expect(harness.focused?.label == "zsh (300)" && chosen(harness) == nil)
    harness.press("↑")
    #expect(harness.focused?.label == "init (1)" && chosen(harness) == "init (1)")
    await keep([300], of: source, in: harness)
    #expect(harness.focused?.label == "zsh (300)" && chosen(harness) == nil)
    harness.click(try #require(harness.find(.row, "zsh (300)")))
    #expect(chosen(harness) == "zsh (300)")
  }

  @Test func `the details keep their process when it ends while they have the focus`() async {
    let source = FakeSource(Self.some)
    let harness = await harness(source)
    harness.press("p ⏎")
    #expect(harness.focused?.label == "Copy command")
    await keep([20, 300], of: source, in: harness)
    #expect(chosen(harness) == nil)
    await harness.advance(by: .seconds(11))
    #expect(harness.position(of: "This process has ended.") != nil)
  }

  @Test(arguments: ["p", "p /"])
  func `when a process ends that the user hasn't selected, the list selects another one`(
    keys: String
  ) async {
    let source = FakeSource(Self.some)
    let harness = await harness(source)
    harness.press(keys)
    #expect(chosen(harness) == "init (1)")
    await keep([20, 300], of: source, in: harness)
    #expect(chosen(harness) == "sshd (20)")
    #expect(harness.find(.status, "init (1) has ended.") == nil)
    #expect(harness.position(of: "This process has ended.") == nil)
    await source.set([.fake(2, "cron")] + Self.some)
    await harness.advance(by: .seconds(2))
    await settle(harness)
    #expect(chosen(harness) == "sshd (20)")
  }

  @Test func `a message moves nothing`() async throws {
    let source = FakeSource(Self.some)
    let harness = await harness(source, height: 40)
    harness.press("↓")
    let before = harness.screen
    await source.set([Self.some[0], Self.some[2]])
    await harness.advance(by: .seconds(2))
    await settle(harness)
    let message = try #require(harness.find(.status, "sshd (20) has ended."))
    #expect(!harness.screen.contains { $0.contains("√") || $0.contains("✓") })
    for title in ["Processes", "Details", "Network"] {
      let row = try #require(before.firstIndex { $0.contains("─ \(title) ─") })
      #expect(harness.screen[row].contains("─ \(title) ─"), "\(title)")
    }
    #expect(harness.screen[39] == before[39] && message.frame.maxY <= 39)
  }

  @Test func `the help says which key sorts by which column`() async {
    let harness = await harness(FakeSource(Self.some), height: 40)
    harness.press("?")
    let help = harness.screen.map { $0.split(separator: " ").joined(separator: " ") }
    for line in ["Sort by", "c CPU", "m Memory", "n Name", "p PID", "t Tree", "k Kernel threads"] {
      #expect(help.contains { $0.contains(line) }, "\(line)")
    }
  }

  @Test func `when a process disappears, so does its question`() async {
    let source = FakeSource(Self.some)
    let harness = await harness(source, width: 40, height: 12)
    harness.press("⏎ → ⏎")
    #expect(harness.find(.button, "Cancel") != nil)
    await source.set([Self.some[1]])
    await harness.advance(by: .seconds(2))
    await settle(harness)
    #expect(harness.find(.button, "Cancel") == nil)
    #expect(harness.position(of: "This process has ended.") != nil)
    harness.press("esc")
    #expect(harness.focused?.label == "sshd (20)")
  }

  @Test func `the focus and the scroll position survive the refresh`() async {
    let source = FakeSource((1...100).map { .fake(Int32($0), "worker\($0)") })
    let harness = await harness(source, width: 60, height: 12)
    harness.press("pgdn pgdn ↓")
    let focused = harness.focused
    let rows = harness.screen
    #expect(focused != nil && focused?.label != "worker1 (1)")
    await harness.advance(by: .seconds(3))
    await settle(harness)
    #expect(harness.focused?.label == focused?.label)
    #expect(harness.focused?.frame == focused?.frame)
    #expect(harness.screen.map { $0.prefix(20) } == rows.map { $0.prefix(20) })
    harness.press("home")
    #expect(harness.focused?.label == "worker1 (1)")
    harness.press("end")
    #expect(harness.focused?.label == "worker100 (100)")
    #expect(harness.repaint() == 0)
  }

  @Test func `on a narrow screen the details are a scrolling page beside its button`() async {
    let harness = await harness(FakeSource(Self.some), width: 40, height: 12)
    #expect(harness.find(.button, "End process") == nil)
    harness.press("↓ ⏎")
    #expect(harness.position(of: "Process 20") != nil)
    #expect(harness.focused?.label == "Copy command")
    #expect(harness.position(of: "Command") == nil)
    harness.press("pgdn pgdn")
    #expect(harness.position(of: "Command") != nil)
    // The keys of the list wait until it's on the screen again.
    harness.press("n / t")
    #expect(harness.focused?.label == "Copy command")
    #expect(!harness.screen[11].contains("search") && !harness.screen[11].contains("sort"))
    harness.press("esc")
    #expect(harness.focused?.label == "sshd (20)")
    harness.press("/")
    #expect(harness.focused?.role == .textField)
    #expect(harness.warnings == [])
  }

  @Test(arguments: [40, 120]) func `processes that come and go leave nothing on the screen`(
    width: Int
  ) async {
    let source = FakeSource(Self.some)
    let harness = await harness(source, width: width, height: 14)
    let keys = ["↓", "↓", "↑", "m", "c", "n", "⏎", "esc", "end", "home", "/", "s", "⌫", "⇥"]
    for round in 0..<40 {
      var processes: [ProcessReading] = []
      for index in 0..<30 where (index + round) % 7 != 0 {
        processes.append(
          .fake(
            Int32(index + 1), "worker\(index * 7 % 11)",
            milliseconds: round * (index * round % 13) * 20,
            memory: UInt64((index * 37 + round * 11) % 50) * 997_000))
      }
      await source.set(processes)
      harness.press(keys[(round * 5 + round / 3) % keys.count])
      await harness.advance(by: .seconds(1))
      await settle(harness)
      let shown = harness.screen
      #expect(harness.repaint() == 0, "after round \(round)")
      #expect(harness.screen == shown)
    }
    #expect(harness.warnings == [])
  }

  @Test(arguments: [(1, 1), (7, 3), (28, 10), (40, 12), (99, 5), (100, 12), (200, 60)])
  func `fits screens of any size`(width: Int, height: Int) async {
    let harness = await harness(FakeSource(Self.some))
    harness.resize(width: width, height: height)
    await harness.advance(by: .seconds(2))
    #expect(height < 10 || harness.position(of: "sshd") != nil)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `the search keeps the focus and its text when the window gets smaller`() async {
    let harness = await harness(FakeSource(Self.some), width: 120, height: 36)
    harness.press("/")
    harness.type("ss")
    for size in [(60, 20), (40, 12), (120, 36), (90, 24), (20, 5), (100, 30)] {
      harness.resize(width: size.0, height: size.1)
      await settle(harness)
      harness.type("h")
      harness.press("⌫")
      #expect(harness.focused?.role == .textField, "\(size)")
      #expect(harness.focused?.value == "ss", "\(size)")
    }
  }

  @Test(arguments: [("end ↓ ↓", "zsh (300)"), ("↓ ↑ ↑ ↑", "init (1)")])
  func `the arrows stop at the ends of the list`(keys: String, name: String) async {
    let harness = await harness(FakeSource(Self.some))
    harness.press("p " + keys)
    #expect(harness.focused?.label == name && chosen(harness) == name)
  }

  @Test func `the selection and its question survive when the window gets smaller`() async throws {
    let harness = await harness(FakeSource(Self.some), width: 110, height: 40)
    harness.press("p ↓ ⏎")
    harness.click(try #require(harness.find(.button, "End process")))
    #expect(harness.focused?.label == "Cancel")
    for width in [80, 110, 40] {
      harness.resize(width: width, height: 30)
      await settle(harness)
      #expect(harness.position(of: "End sshd (20)?") != nil)
      #expect(harness.focused?.label == "Cancel", "\(width)")
    }
    harness.press("esc esc")
    #expect(harness.focused?.label == "sshd (20)")
  }
}
