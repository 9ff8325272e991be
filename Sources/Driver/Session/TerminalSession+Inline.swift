// SPDX-License-Identifier: MIT
// Driver: sessions below the prompt, and switching to the whole screen and back.

import CNcurses
public import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// A Boolean value that indicates whether the app is drawn below the prompt; `false` on a
  /// terminal without relative cursor movements.
  public var isInline: Bool { cnc_is_inline() != 0 }

  /// Sets the position of the cursor: `rowsAbove` and `rowsBelow` are the numbers of drawn rows
  /// above and below it. However the session ends, the rows either stay, with the cursor below
  /// them, or are erased.
  public func setEnd(rowsAbove: Int, rowsBelow: Int) {
    guard isInline, case .inline(_, let keepsLastFrame) = options.presentation else { return }
    if keepsLastFrame {
      cnc_set_end((rowsBelow > 0 ? "\u{1B}[\(rowsBelow)B" : "") + "\r\n")
    } else {
      cnc_set_end((rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J")
    }
  }

  /// Moves the app to `presentation`: to the whole screen, or to rows below the prompt. `rowsAbove`
  /// is the number of drawn rows above the cursor, which are erased. Sends `.resume` afterwards.
  ///
  /// - Returns: `true` if the terminal supports that presentation.
  public func present(_ presentation: TerminalPresentation, rowsAbove: Int) -> Bool {
    guard !isClosed, !isGone, !isSuspended, !isEnding, presentation != .lines else { return false }
    if case .inline = presentation, cnc_speaks_ecma() == 0 { return false }
    // Otherwise, the waiting output would be lost.
    guard cnc_can_present() != 0 else { return false }
    let typed = awaitAnswers()
    dropQuestions()
    finishOutput()
    if isInline { cnc_set_end((rowsAbove > 0 ? "\u{1B}[\(rowsAbove)A" : "") + "\r\u{1B}[J") }
    options.presentation = presentation
    let isPresented = cnc_present(Self.bits(of: options)) != 0
    if isPresented { beginScreen() }
    scheduleSettling()
    // The app may still be handling events that came before these.
    held += typed
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.deliver([]) }
    }
    return isPresented
  }
}
