// SPDX-License-Identifier: MIT
// Testing: ending a process, and the selection after a process has ended.

import Curium
import CuriumTesting
import Testing

@testable import ProcessScreens

@MainActor struct EndedProcessTests: ProcessSuite {
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
}
