// SPDX-License-Identifier: MIT
// Driver: requests to the terminal other than drawing.

package import CuriumTerminal

extension TerminalConversation {
  /// Sends `request` to the terminal, after the frames that are waiting. Returns whether it is
  /// supported.
  ///
  /// A request with a lasting effect waits while the terminal is lent to another program, or while
  /// it doesn't read. Any other is then refused.
  @discardableResult
  package func perform(_ request: TerminalRequest) -> TerminalSupport {
    guard let line, line.state != .ended else { return .no }
    let isSuspended = line.state == .suspended
    var request = request
    if case .pointer(let reports) = request {
      // The ending of a simple terminal's session doesn't reset the pointer.
      if !isExtended { return .no }
      if options.effectivePointer == .none {
        // The request applies again on the whole screen.
        if options.pointer != .none { lasting[.pointer] = request }
        return .no
      }
      if options.pointer == .motion, reports == .buttons { request = .pointer(.motion) }
    }
    let bytes = request.bytes(for: capabilities)
    let support = request.support(in: capabilities)
    if bytes.isEmpty { return support }
    guard let kind = request.lastingKind else {
      if isSuspended || line.isBacklogged { return .no }
      bytes.withUnsafeBytes { line.send($0) }
      return support
    }
    lasting[kind] = request
    if isSuspended { return support }
    if line.isBacklogged {
      delayed.insert(kind)
      return support
    }
    if let undo = kind.undo { line.addMode("", undo: undo) }
    if kind == .title, !hasTitle {
      // XTerm Control Sequences, window manipulation: 22 saves the title and 23 restores it.
      line.send("\u{1B}[22;2t")
      hasTitle = true
    }
    bytes.withUnsafeBytes { line.send($0) }
    return support
  }

  /// Sends the request for the pointer again, if there is one.
  package func performPointerRequest() { perform([.pointer]) }

  /// Sends the lasting requests again, on a screen in its original state.
  package func performLastingRequests() {
    delayed = []
    perform(TerminalRequest.LastingKind.allCases)
  }

  /// Sends the lasting requests that waited for the terminal to read.
  package func performDelayedRequests() {
    let kinds = delayed
    delayed = []
    perform(kinds)
  }

  /// Sends the lasting requests of some kinds again.
  private func perform(_ kinds: some Sequence<TerminalRequest.LastingKind>) {
    for kind in kinds {
      if let request = lasting[kind] { perform(request) }
    }
  }
}

extension TerminalRequest {
  /// The kinds of requests with a lasting effect. A new request of a kind replaces the last one.
  enum LastingKind: CaseIterable {
    case title, progress, pointerShape, cursorShape, pointer

    /// The sequence that reverses the effect at the end of the session; `nil` if the session has
    /// its own.
    var undo: String? {
      switch self {
      case .title: "\u{1B}[23;2t"
      case .progress: "\u{1B}]9;4;0;0\u{1B}\\"
      case .pointerShape: "\u{1B}]22;\u{1B}\\"
      case .cursorShape: "\u{1B}[0 q"
      case .pointer: nil
      }
    }
  }

  var lastingKind: LastingKind? {
    switch self {
    case .title: .title
    case .progress: .progress
    case .pointerShape: .pointerShape
    case .cursorShape: .cursorShape
    case .pointer: .pointer
    case .copy, .notify, .bell: nil
    }
  }
}
