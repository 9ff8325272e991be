// SPDX-License-Identifier: MIT
// Views: asks a question in the way that suits the input.

import Curium
import CuriumDriver
import CuriumLibc

extension Terminal {
  /// `true` if the user has a terminal that can show rows below the shell's prompt, and hasn't
  /// requested lines of text.
  @MainActor static var showsRows: Bool {
    !LineSession.isRequested && isatty(STDIN_FILENO) != 0 && TerminalSession.canBeInline
  }

  /// The file for lines of text: standard output if it is a terminal, otherwise standard error.
  static var linesOutput: Int32 { isatty(STDOUT_FILENO) != 0 ? STDOUT_FILENO : STDERR_FILENO }

  /// Returns the answer to a question.
  @MainActor static func answer<Question: PromptQuestion>(
    to question: Question, _ strings: Strings
  ) throws(PromptError) -> Question.Answer {
    let cancelled = PromptError.cancelled(prompt: question.title.name)
    if showsRows {
      let answer: Question.Answer? = ask { submit in
        PromptView(question: question, submit: submit).environment(\.strings, strings)
      }
      guard let answer else { throw cancelled }
      return answer
    }
    let session = try lineSession()
    defer { session.close() }
    let loop = DriverEventLoop()
    var outcome: Result<Question.Answer, PromptError> = .failure(cancelled)
    let dialog = LineDialog(
      question, on: session, isTerminal: isatty(STDIN_FILENO) != 0, strings: strings
    ) {
      outcome = $0
      loop.stop()
    }
    dialog.start()
    loop.run()
    return try outcome.get()
  }

  @MainActor private static func lineSession() throws(PromptError) -> LineSession {
    do {
      return try LineSession(output: linesOutput)
    } catch {
      throw .unreadable(message: error.message)
    }
  }
}
