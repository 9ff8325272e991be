// SPDX-License-Identifier: MIT
// Views: a step of a script as lines of text.

import Curium
import CuriumLines

/// A step as lines of text: its title at its start, and its end. The output of a step that has
/// failed comes before its end.
@MainActor package struct ProgressLines {
  private let title: String
  private let strings: Strings
  private let write: (String) -> Void

  /// Creates the lines of a step, and writes the first one.
  package init(_ title: String, strings: Strings = Strings(), write: @escaping (String) -> Void) {
    self.title = title
    self.strings = strings
    self.write = write
    say(title)
  }

  /// Writes the lines at the end of the step, which has taken `time`. `failure` is the error of a
  /// step that has failed.
  package func end(_ step: ProgressStep, failure: (any Error)?, after time: Duration) {
    let hasFailed = failure != nil
    if hasFailed { for line in step.output { say(AttributedText(ansi: line).string) } }
    let words = strings[PromptStrings.self]
    let ending = StepEnding(failure: failure, time: time)
    let line = Strings.fill(hasFailed ? words.failed : words.done, title, ending.timeText)
    say(line + (ending.reason.map { ": \($0)" } ?? ""))
  }

  private func say(_ line: String) { write(LinearRuntime.clean(line) + "\n") }
}
