// SPDX-License-Identifier: MIT
// Driver: sessions below the prompt, and switching to the whole screen and back.

import CNcurses
import CuriumLibc
public import CuriumTerminal

extension TerminalSession {
  /// The time for the terminal to accept output before the app moves, in milliseconds.
  private static let movingPatience: Int32 = 500

  /// `true` if a session can draw below the prompt of the terminal that TERM names, or if one is
  /// already open. Nothing is written to find out.
  package static var canBeInline: Bool { cnc_can_be_inline(getenv("TERM")) != 0 }

  /// A Boolean value that indicates whether the app is drawn below the prompt; `false` on a
  /// terminal without relative cursor movements.
  public var isInline: Bool { cnc_is_inline() != 0 }

  /// Sets the position of the cursor: `rowsAbove` and `rowsBelow` are the numbers of drawn rows
  /// above and below it. However the session ends, the rows either stay, with the cursor below
  /// them, or are erased.
  public func setEnd(rowsAbove: Int, rowsBelow: Int) {
    guard isInline, case .inline(_, let keepsLastFrame) = conversation.options.presentation
    else { return }
    if keepsLastFrame {
      setEnd((rowsBelow > 0 ? "\u{1B}[\(rowsBelow)B" : "") + "\r\n")
    } else {
      setEnd((rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J")
    }
  }

  private func setEnd(_ text: String) {
    inlineEnd = text
    cnc_set_end(text)
  }

  /// Moves the app to `presentation`: to the whole screen, or to rows below the prompt. `rowsAbove`
  /// is the number of drawn rows above the cursor, which are erased. Sends `.resume` afterwards.
  ///
  /// - Returns: `true` if the terminal supports that presentation and accepts output.
  public func present(_ presentation: TerminalPresentation, rowsAbove: Int) -> Bool {
    guard keepsScreen, presentation != .lines else { return false }
    if case .inline = presentation, cnc_speaks_ecma() == 0 { return false }
    // Otherwise, the waiting output would be lost.
    guard cnc_can_present() != 0, cnc_wait_output(Self.movingPatience) != 0 else { return false }
    // It may contain lines above the app, which stay.
    finishWriting()
    guard keepsScreen else { return false }
    let typed = awaitAnswers()
    conversation.dropQuestions()
    finishOutput()
    if isInline { setEnd((rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J") }
    recordEnd()
    let previous = conversation.options.presentation
    conversation.options.presentation = presentation
    let isPresented = cnc_present(Self.bits(of: conversation.options)) != 0
    if isPresented {
      beginScreen()
    } else {
      // The app is drawn again where it was, because the rest of its last frame is gone.
      conversation.options.presentation = previous
      takeScreenAgain()
    }
    scheduleSettling()
    // The app may still be handling events that came before these.
    held += typed
    MainQueue.enqueue { [weak self] in self?.deliver([]) }
    return isPresented
  }
}
