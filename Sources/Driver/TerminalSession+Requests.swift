// SPDX-License-Identifier: MIT
// Driver: what the terminal is asked for beside the screen.

import CNcurses
public import CuriumTerminal

extension TerminalSession {
  /// Asks for something beside the screen, behind the frames that wait already.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    guard !isClosed, !isGone, !isSuspended, !isBacklogged else { return .no }
    var request = request
    if case .pointer(let reports) = request {
      if options.pointer == .none { return .no }
      if options.pointer == .motion, reports == .buttons { request = .pointer(.motion) }
    }
    let bytes = request.bytes(for: capabilities)
    let support = request.support(in: capabilities)
    if bytes.isEmpty { return support }
    switch request {
    case .title:
      // XTerm Control Sequences, window manipulation: 22 and 23 keep a title and bring it back.
      cnc_add_mode("", "\u{1B}[23;2t")
      if !hasTitle { Array("\u{1B}[22;2t".utf8).withUnsafeBytes { send($0) } }
      hasTitle = true
      keep(request) { if case .title = $0 { true } else { false } }
    case .progress:
      cnc_add_mode("", "\u{1B}]9;4;0;0\u{1B}\\")
      keep(request) { if case .progress = $0 { true } else { false } }
    case .pointerShape:
      cnc_add_mode("", "\u{1B}]22;\u{1B}\\")
      keep(request) { if case .pointerShape = $0 { true } else { false } }
    case .pointer: keep(request) { if case .pointer = $0 { true } else { false } }
    case .copy, .notify, .bell: break
    }
    bytes.withUnsafeBytes { send($0) }
    return support
  }

  /// Remembers what lasts, in place of the last of its kind.
  private func keep(_ request: TerminalRequest, isKind: (TerminalRequest) -> Bool) {
    lasting.removeAll(where: isKind)
    lasting.append(request)
  }
}
