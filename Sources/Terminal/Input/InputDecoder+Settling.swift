// SPDX-License-Identifier: MIT
// Terminal: settles sequences that stay incomplete.

extension InputDecoder {
  /// For bytes that may be a key: terminals send all bytes of a sequence at once.
  private static let keyPause = Duration.milliseconds(25)
  /// For bytes that no key sends, and for a key that may be part of them: people type more slowly.
  private static let handPause = Duration.milliseconds(100)
  /// For bytes that look like part of a longer sequence: the rest may still come over a slow
  /// connection.
  private static let linePause = Duration.seconds(1)

  /// The time after the last byte at which to call `settle(into:)`; `nil` if there is nothing to
  /// settle. Read it after every call of `decode(_:into:)` and `settle(into:)`.
  ///
  /// - 25 ms for bytes that may be a key: ESC, alone or with `[`, `O` or the introducer of a
  ///   string, and a terminal's key sequence that is also the start of a longer one.
  /// - 100 ms for all other sequences, and for a paste. The pause is only recorded, so that a key
  ///   pressed after it isn't mistaken for the rest.
  /// - 1 s for an incomplete scalar, for the start of a reply that could also be typed, for several
  ///   bytes after a pause, and before delivering the text of a paste.
  public var deadline: Duration? {
    if keyNode != 0 { return isKeyLike ? Self.keyPause : Self.linePause }
    switch state {
    case .ground, .stringEnd: return nil
    case .escape, .escapeTwice: return Self.keyPause
    case .control, .singleShift: return body.isEmpty ? Self.keyPause : lingering
    case .string(let introducer), .stringEscape(let introducer):
      if body.isEmpty { return Self.keyPause }
      let isFresh = pauseState == .fresh && !isOverlong
      let mayBeTyped = Self.prefixMatch(of: body[...], after: introducer) == .possible
      return isFresh && mayBeTyped ? Self.linePause : lingering
    case .consoleKey, .oldPointer: return lingering
    case .scalar: return Self.linePause
    case .paste:
      if pauseState != .paused { return Self.handPause }
      return hasPastedText ? Self.linePause : nil
    case .settled(let pressed): return body.count == pressed ? nil : Self.keyPause
    }
  }

  private var lingering: Duration? {
    switch pauseState {
    case .fresh: Self.handPause
    case .paused: nil
    // Several bytes at once are more likely the rest than keys.
    case .resumed: rest.count { $0 & 0xC0 != 0x80 } > 1 ? Self.linePause : Self.handPause
    }
  }

  /// `true` if the bytes on the path to `keyNode` may be a complete key.
  private var isKeyLike: Bool {
    if keys.longestKey(endingAt: keyNode) != nil { return true }
    guard keys.byte(at: 1, onTheWayTo: keyNode) == 0x1B else { return true }
    let depth = keys.depth(of: keyNode)
    if depth < 3 { return true }
    return depth == 3 && keys.byte(at: 2, onTheWayTo: keyNode) == 0x1B
  }

  /// Settles the pending bytes after their deadline has passed. Appends their events to `events`.
  ///
  /// - A lone ESC is the Escape key, `ESC [` is Option-[, and a string that doesn't begin like a
  ///   reply is Option-] and text. If the connection only paused there, the rest of the sequence
  ///   arrives later. A rest that arrives at once and looks like a reply, the pointer, a key with
  ///   modifiers or a paste is decoded as such. A rest as common as `[A` counts as typed.
  /// - A sequence with a parameter, and a string that begins like a reply, keep waiting without a
  ///   deadline, because the end of a reply may arrive late. If the next bytes don't complete a
  ///   known sequence before the next pause, the end was lost. The start is then dropped, and the
  ///   bytes after the first pause are decoded as keys, unless they are too many for that and
  ///   continue the text of a clipboard.
  /// - A string that lacks only the last byte of its terminator counts as complete.
  /// - A paste records the pause. At the second pause it delivers its text as a paste. The text
  ///   after that is delivered as another paste until the end mark comes, or until a key shows that
  ///   the end mark was lost. That key is decoded as a key.
  public mutating func settle(into events: inout [TerminalEvent]) {
    repeat {
      while keyNode != 0 { resolveKey(into: &events) }
      settleSequence(into: &events)
    } while keyNode != 0
  }

  private mutating func settleSequence(into events: inout [TerminalEvent]) {
    let old = state
    state = .ground
    switch old {
    case .ground: break
    case .stringEnd: state = old
    case .scalar: pressInvalid(into: &events)
    case .escapeTwice:
      events.append(.key(KeyPress(.escape)))
      settleEscape(into: &events)
    case .escape: settleEscape(into: &events)
    case .control where body.isEmpty: settleIntroducer(UInt8(ascii: "["), into: &events)
    case .singleShift where body.isEmpty: settleIntroducer(UInt8(ascii: "O"), into: &events)
    case .string(let introducer) where pauseState == .fresh && isTyped(introducer):
      settleIntroducer(introducer, into: &events)
    case .stringEscape(let introducer) where pauseState == .fresh:
      if isTyped(introducer) {
        typeString(introducer, into: &events)
        settleEscape(into: &events)
      } else {
        finishString(introducer: introducer, into: &events)
        state = .stringEnd
      }
    case .control, .singleShift, .string, .stringEscape, .consoleKey, .oldPointer:
      state = old
      settleLate(into: &events)
    case .paste: settlePaste(into: &events)
    case .settled(let pressed):
      if body.count == pressed { state = old } else { readHeld(pressed: pressed, into: &events) }
    }
  }

  private mutating func settleLate(into events: inout [TerminalEvent]) {
    switch pauseState {
    case .fresh: pauseState = .paused
    case .paused: break
    case .resumed where isClipboard && rest.count > Self.strokeLimit && !rest.contains(0x20):
      // Unlike words, Base64 has no spaces.
      pauseState = .paused
      rest.removeAll(keepingCapacity: true)
    case .resumed:
      readRest(into: &events)
      // The pause applies to these bytes too.
      settle(into: &events)
    }
  }

  private mutating func settleEscape(into events: inout [TerminalEvent]) {
    events.append(.key(KeyPress(.escape)))
    enter(.settled(pressed: 0))
  }

  private mutating func settleIntroducer(
    _ introducer: UInt8, into events: inout [TerminalEvent]
  ) {
    let typed = body
    body.removeAll(keepingCapacity: true)
    let mayGoOn = Self.prefixMatch(of: typed[...], after: introducer) == .possible
    pressIntroducer(introducer, into: &events)
    read(typed, into: &events)
    // A key of the terminal may have begun.
    guard mayGoOn, state == .ground, keyNode == 0 else { return }
    enter(.settled(pressed: 1 + typed.count))
    body.append(introducer)
    body += typed
  }

  // MARK: After a key was settled

  mutating func advanceSettled(
    _ byte: UInt8, pressed: Int, into events: inout [TerminalEvent]
  ) {
    body.append(byte)
    let introducer = body[0]
    let rest = Array(body[1...])
    switch Self.prefixMatch(of: rest[...], after: introducer) {
    case .possible: return
    case .none: readHeld(pressed: pressed, into: &events)
    case .certain:
      hasAlt = false
      enter(introducer == UInt8(ascii: "[") ? .control : .string(introducer: introducer))
      for byte in rest { advance(byte, into: &events) }
    }
  }

  /// Decodes the held bytes again.
  private mutating func readHeld(pressed: Int, into events: inout [TerminalEvent]) {
    let held = Array(body[pressed...])
    state = .ground
    body.removeAll(keepingCapacity: true)
    read(held, into: &events)
  }
}
