// SPDX-License-Identifier: MIT
// Driver: requests to the terminal other than drawing.

import CNcurses
public import CuriumTerminal

extension TerminalSession {
  /// Sends `request` to the terminal, after the frames that are waiting. Returns whether it is
  /// supported.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    guard !isClosed, !isGone, !isSuspended, !isBacklogged else { return .no }
    var request = request
    if case .pointer(let reports) = request {
      if options.effectivePointer == .none {
        // The request applies again on the whole screen.
        if options.pointer != .none {
          keep(request) { if case .pointer = $0 { true } else { false } }
        }
        return .no
      }
      if options.pointer == .motion, reports == .buttons { request = .pointer(.motion) }
    }
    let bytes = request.bytes(for: capabilities)
    let support = request.support(in: capabilities)
    if bytes.isEmpty { return support }
    switch request {
    case .title:
      // XTerm Control Sequences, window manipulation: 22 saves the title and 23 restores it.
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
    case .cursorShape:
      cnc_add_mode("", "\u{1B}[0 q")
      keep(request) { if case .cursorShape = $0 { true } else { false } }
    case .pointer: keep(request) { if case .pointer = $0 { true } else { false } }
    case .copy, .notify, .bell: break
    }
    bytes.withUnsafeBytes { send($0) }
    return support
  }

  /// Stores a lasting request, replacing the previous one of its kind.
  private func keep(_ request: TerminalRequest, isKind: (TerminalRequest) -> Bool) {
    lasting.removeAll(where: isKind)
    lasting.append(request)
  }
}
