// SPDX-License-Identifier: MIT
// Testing: the screen of a session, and waiting until it is at rest.

import Foundation

extension SessionRun {
  /// Waits until the program writes nothing for `milliseconds` and is idle. Returns `false` if that
  /// never happens. On screens that change all the time, a short pause is enough.
  func isAtRest(_ terminal: SessionTerminal, for milliseconds: Int) -> Bool {
    for _ in 0..<10 where terminal.isQuiet(for: milliseconds) || terminal.isQuiet(for: 150) {
      if !files.isProgramBusy { return true }
    }
    return false
  }

  /// The screen as shown by the terminal.
  func rows(of terminal: SessionTerminal) -> [String] {
    switch host {
    case .plain, .shell:
      let (rows, faults) = terminal.draw()
      for text in Set(faults) {
        fault("\(text) at \(terminal.width)x\(terminal.height) after \(tally.events) events")
      }
      return rows
    case .tmux:
      let words = ["/usr/bin/tmux", "-S", files.socket, "capture-pane", "-p", "-e", "-N"]
      return SessionScreen.rows(of: SessionFiles.output(of: words))
    case .screen:
      let copy = files.folder.appending(path: "copy").path()
      _ = SessionFiles.output(
        of: ["/usr/bin/screen", "-S", files.name, "-X", "hardcopy", copy])
      return ((try? String(contentsOfFile: copy, encoding: .utf8)) ?? "").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
  }
}
