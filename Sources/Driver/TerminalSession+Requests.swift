// SPDX-License-Identifier: MIT
// Driver: what the terminal is asked for beside the screen.

import CNcurses
public import CuriumTerminal

extension TerminalSession {
  /// Asks for something beside the screen, behind the frames that wait already.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    guard !isClosed, !isGone, !isSuspended, !isBacklogged else { return .no }
    let bytes = request.bytes(for: capabilities)
    let support = request.support(in: capabilities)
    if bytes.isEmpty { return support == .yes ? .no : support }
    switch request {
    case .title:
      // XTerm Control Sequences, window manipulation: 22 and 23 keep a title and bring it back.
      if !hasTitle { Array("\u{1B}[22;2t".utf8).withUnsafeBytes { send($0) } }
      hasTitle = true
      cnc_add_mode("", "\u{1B}[23;2t")
    case .progress: cnc_add_mode("", "\u{1B}]9;4;0;0\u{1B}\\")
    case .pointerShape: cnc_add_mode("", "\u{1B}]22;\u{1B}\\")
    case .copy, .notify, .bell: break
    }
    bytes.withUnsafeBytes { send($0) }
    return support
  }
}
