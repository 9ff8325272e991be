// SPDX-License-Identifier: MIT
// Testing: the processes screen.

import Curium
import CuriumTesting
import Testing

@testable import ProcessScreens

@MainActor struct ProcessScreenTests: ProcessSuite {
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

  @Test func `only the name is bold in the row with the focus`() async throws {
    let harness = await harness(FakeSource(Self.some), width: 80, height: 8)
    harness.press("↓")
    let name = try #require(harness.position(of: "sshd"))
    let bold = (0..<64).filter { harness.cell(x: $0, y: name.y).style.attributes.contains(.bold) }
    #expect(bold == Array(name.x..<name.x + 4))
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

  @Test(arguments: [("end ↓ ↓", "zsh (300)"), ("↓ ↑ ↑ ↑", "init (1)")])
  func `the arrows stop at the ends of the list`(keys: String, name: String) async {
    let harness = await harness(FakeSource(Self.some))
    harness.press("p " + keys)
    #expect(harness.focused?.label == name && chosen(harness) == name)
  }
}
