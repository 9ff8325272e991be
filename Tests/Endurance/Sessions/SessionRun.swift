// SPDX-License-Identifier: MIT
// Testing: a random session, and its results.

import Foundation
import TestModels

/// A random session of one program in one host. After every few events, it compares the screen with
/// the one that the program redraws from scratch.
final class SessionRun {
  /// The results of a session.
  struct Tally {
    var events = 0
    var comparisons = 0
    var starts = 0
    /// Comparisons abandoned because the screen never came to rest.
    var restless = 0
    /// Differences on rows that change on their own.
    var moving = 0
    /// Differences on other rows. Occasionally caused by a toast that ends between two comparisons.
    var differing = 0
    var slowest = Duration.zero
    var faults: [String] = []
  }

  private let program: String
  let host: SessionHost
  let files: SessionFiles
  private var random: SeededRandom
  private var input: SessionInput
  private var terminal: SessionTerminal?
  private(set) var tally = Tally()
  private var differences: [String] = []

  init(_ program: String, host: SessionHost, seed: UInt64) throws {
    self.program = program
    self.host = host
    files = try SessionFiles(program: program)
    random = SeededRandom(seed: seed)
    input = SessionInput(seed: seed &+ 1, host: host)
  }

  deinit { files.remove() }

  /// Runs until `end`. Returns `false` if the host isn't available.
  func run(until end: ContinuousClock.Instant) -> Bool {
    while ContinuousClock.now < end, tally.faults.count + tally.differing < 5 {
      guard let terminal = running() else { return tally.starts > 0 }
      for _ in 0...random.below(80) {
        act(on: terminal)
        if !isShowing(terminal) { break }
      }
      if isShowing(terminal) { compare(on: terminal) }
      finishIfEnded(terminal)
    }
    terminal = nil
    if tally.differing > max(1, tally.comparisons / 10) { tally.faults += differences }
    return true
  }

  // MARK: - Starting and ending

  private func running() -> SessionTerminal? {
    if let terminal, isShowing(terminal) { return terminal }
    let isNew = terminal?.isOver ?? true
    if isNew {
      guard let command = host.command(for: files) else { return nil }
      files.forgetProgram()
      terminal = SessionTerminal(
        command, in: files.folder, width: 60 + random.below(80), height: 16 + random.below(30),
        answersQuestions: random.chance(2, in: 3))
    }
    guard let terminal else { return nil }
    tally.starts += 1
    if host == .shell {
      guard isNew ? hasPrompt(terminal) : hasNewPrompt(terminal) else {
        fault("bash shows no prompt")
        return nil
      }
      terminal.forgetText()
      files.forgetProgram()
      terminal.type("\(SessionFiles.scriptName)\r")
    }
    // Input typed before the start can end the program immediately.
    let begins = terminal.wait {
      files.programID != nil && (isShowing(terminal) || hasEnded(terminal))
    }
    guard begins else {
      fault("the program doesn't start: \(terminal.recentText)")
      return nil
    }
    _ = terminal.isQuiet(for: 300)
    return terminal
  }

  private func hasPrompt(_ terminal: SessionTerminal) -> Bool {
    // Bash wraps its prompt in a narrower window.
    if terminal.width < 40 { terminal.resize(width: 40, height: terminal.height) }
    return terminal.wait(until: { terminal.promptStatus != nil }) && terminal.isQuiet(for: 100)
  }

  /// Makes bash discard the input typed while no program was running.
  private func hasNewPrompt(_ terminal: SessionTerminal) -> Bool {
    terminal.forgetText()
    terminal.type("\u{3}")
    return hasPrompt(terminal)
  }

  /// Returns whether the program is on the screen.
  private func isShowing(_ terminal: SessionTerminal) -> Bool {
    !terminal.isOver && terminal.screen.isTaken
  }

  /// Checks how the program ended, if it did.
  private func finishIfEnded(_ terminal: SessionTerminal) {
    if isShowing(terminal) { return }
    switch host {
    case .plain:
      // The stop can be reported before the last output arrives, so the screen may have been left
      // and taken again by now.
      let isKnown = terminal.wait {
        terminal.isOver || terminal.isStopped || isShowing(terminal)
      }
      guard isKnown else {
        return fault(
          "the program neither ends nor stops: \(files.programState), \(terminal.recentText)")
      }
      if isShowing(terminal) { return }
      if terminal.isStopped { return resume(terminal) }
    case .shell:
      guard hasPrompt(terminal) else {
        return giveUpOnBash()
      }
      if isStopped(terminal) { return resume(terminal) }
    case .tmux, .screen:
      let isOver = terminal.wait(until: { terminal.isOver || isShowing(terminal) })
      return isOver ? () : fault("\(host) doesn't end: \(terminal.recentText)")
    }
    let status = host == .plain ? terminal.exitStatus : terminal.promptStatus
    // Bash ran noise as a command.
    if host == .shell, status == 127 { return giveUpOnBash() }
    // Ctrl-C and Ctrl-\\ send signals while the shell's line modes are set.
    var signals = [SIGINT, SIGQUIT]
    // "processes" can end any process of its user, including itself.
    if program.hasSuffix("processes") { signals.append(SIGTERM) }
    let isUsual =
      status == 0 || signals.contains { status == 128 + $0 || status == 256 + $0 }
    if !isUsual { fault("the program ended with \(status ?? -1): \(terminal.recentText)") }
    // Bash enables bracketed paste for its own prompt.
    let left = terminal.screen.leftBehind.filter { $0 != 2004 }
    if !left.isEmpty { fault("the program left modes \(left) behind") }
  }

  /// Starts over. Noise typed into bash can leave it waiting for the rest of a command.
  private func giveUpOnBash() {
    if files.programState.contains("(sleeping)") { fault("no prompt: \(files.programState)") }
    terminal = nil
  }

  private func isStopped(_ terminal: SessionTerminal) -> Bool {
    host == .plain ? terminal.isStopped : terminal.promptStatus == 128 + SIGTSTP
  }

  // MARK: - Events

  private func act(on terminal: SessionTerminal) {
    tally.events += 1
    switch random.below(40) {
    case 0:
      terminal.resize(width: 1 + random.below(200), height: 1 + random.below(60))
    case 1: pause(terminal) { resizeThereAndBack(terminal) }
    case 2: resizeThereAndBack(terminal)
    case 3, 4: pause(terminal) { terminal.read(for: random.below(30)) }
    case 5: stall()
    case 6: drawAgain(terminal)
    default: terminal.type(input.next(width: terminal.width, height: terminal.height))
    }
    terminal.read(for: random.below(8))
  }

  private func resizeThereAndBack(_ terminal: SessionTerminal) {
    let width = terminal.width
    terminal.resize(width: width + 1, height: terminal.height)
    terminal.resize(width: width, height: terminal.height)
  }

  /// Stops the process with a signal it can't catch, runs `work`, and continues the process. Not in
  /// bash, which may or may not notice, and would take the terminal and further input.
  private func pause(_ terminal: SessionTerminal, _ work: () -> Void) {
    guard host != .shell, let id = files.programID else { return work() }
    kill(id, SIGSTOP)
    if host == .plain, !terminal.wait(until: { terminal.isStopped || terminal.isOver }) {
      return fault("the program can't be stopped: \(files.programState)")
    }
    work()
    if host == .plain {
      resume(terminal)
    } else {
      kill(id, SIGCONT)
    }
  }

  /// Reads nothing for a while.
  private func stall() {
    usleep(UInt32(20_000 + random.below(150_000)))
  }

  /// Continues a stopped program in the foreground.
  private func resume(_ terminal: SessionTerminal) {
    if host == .plain {
      terminal.continueInForeground()
    } else {
      guard hasNewPrompt(terminal) else {
        return giveUpOnBash()
      }
      terminal.forgetText()
      terminal.type("fg\r")
    }
    // Before the program resumes, signals would be lost and input would meet the shell's line
    // modes.
    let isBack = terminal.wait {
      isShowing(terminal) && terminal.isRaw || hasEnded(terminal) || terminal.isStopped
    }
    if !isBack {
      fault("the program doesn't come back: \(terminal.recentText)")
    }
  }

  private func hasEnded(_ terminal: SessionTerminal) -> Bool {
    terminal.isOver || host == .shell && terminal.promptStatus != nil
  }

  /// Makes the program leave the screen and redraw everything.
  private func drawAgain(_ terminal: SessionTerminal) {
    guard let id = files.programID else { return }
    kill(-id, SIGTSTP)
    guard host == .plain || host == .shell else {
      terminal.read(for: 50)
      return
    }
    guard terminal.wait(until: { isStopped(terminal) || hasEnded(terminal) }) else {
      return fault("the program doesn't stop: \(files.programState)")
    }
    if isStopped(terminal) { resume(terminal) }
  }

  // MARK: - Comparing

  private func compare(on terminal: SessionTerminal) {
    // Tooltips, searches and incomplete input sequences settle within a second.
    guard isAtRest(terminal, for: 1200), isShowing(terminal) else {
      tally.restless += 1
      return
    }
    if hasEnded(terminal) {
      return fault("bash has the program's screen: \(terminal.recentText)")
    }
    let size = (terminal.width, terminal.height)
    let before = rows(of: terminal)
    let began = ContinuousClock.now
    drawAgain(terminal)
    let isSame = isAtRest(terminal, for: 150) && size == (terminal.width, terminal.height)
    guard isSame, isShowing(terminal) else {
      tally.restless += 1
      return
    }
    tally.slowest = max(tally.slowest, ContinuousClock.now - began)
    let after = rows(of: terminal)
    tally.comparisons += 1
    var different = Set(zip(before, after).enumerated().filter { $1.0 != $1.1 }.map(\.offset))
    if before.count == after.count, different.isEmpty { return }
    // Ignores rows that change on their own.
    var last = after
    for _ in 0..<12 {
      _ = terminal.read(for: 250)
      let now = rows(of: terminal)
      for (row, pair) in zip(last, now).enumerated() where pair.0 != pair.1 {
        different.remove(row)
      }
      last = now
    }
    if different.isEmpty {
      tally.moving += 1
      return
    }
    differences += different.sorted().prefix(3).map { row in
      "row \(row) after \(tally.events) events:\n  was \(before[row])\n  is  \(after[row])"
    }
    tally.differing += 1
  }

  func fault(_ text: String) {
    tally.faults.append(text)
  }
}
