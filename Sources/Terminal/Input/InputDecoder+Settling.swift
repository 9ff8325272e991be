// SPDX-License-Identifier: MIT
// Terminal: what becomes of a sequence that does not go on.

extension InputDecoder {
  /// For what a key may have sent: terminals send a sequence at a stroke.
  private static let keyPause = Duration.milliseconds(25)
  /// For what no key sends: its rest is on the way over a slow line.
  private static let linePause = Duration.seconds(1)
  /// For a sequence that went on late: hands are slower, so of keys it takes no more than one.
  private static let handPause = Duration.milliseconds(100)

  /// How long after the last byte `settle(into:)` must be called; nil for not at all. To be asked
  /// after every `decode(_:into:)` and every `settle(into:)`.
  ///
  /// 25 ms for what a key may have sent: ESC, and with it `[`, `O` or the introducer of a string,
  /// and a key of the terminal that also begins a longer one. 1 s for all other sequences, which
  /// began for certain, and for a paste.
  public var deadline: Duration? {
    if keyNode != 0 { return isKeyLike ? Self.keyPause : Self.linePause }
    switch state {
    case .ground, .stringEnd: return nil
    case .escape, .escapeTwice: return Self.keyPause
    case .control, .singleShift, .string, .stringEscape:
      return body.isEmpty ? Self.keyPause : lingering
    case .consoleKey, .oldPointer: return lingering
    case .scalar, .paste: return Self.linePause
    case .settled: return body.isEmpty ? nil : Self.keyPause
    }
  }

  private var lingering: Duration? {
    switch patience {
    case .fresh: Self.linePause
    case .late: nil
    case .moving: Self.handPause
    }
  }

  /// Whether the bytes on the way to `keyNode` may be all that a key sent.
  private var isKeyLike: Bool {
    if keys.longestKey(endingAt: keyNode) != nil { return true }
    guard keys.byte(at: 1, onTheWayTo: keyNode) == 0x1B else { return true }
    let depth = keys.depth(of: keyNode)
    if depth < 3 { return true }
    return depth == 3 && keys.byte(at: 2, onTheWayTo: keyNode) == 0x1B
  }

  /// Takes what is pending for all there is, because its deadline passed.
  ///
  /// - A lone ESC was the key Escape, `ESC [` was Alt+[. If the line paused there all the same, the
  ///   rest of the sequence comes as text. What then comes at a stroke and has the form of a reply,
  ///   the pointer, a key with modifiers or a paste is read as that; a rest as common as `[A` is
  ///   typed.
  /// - A sequence with a parameter, and a string that holds something, wait on without a deadline:
  ///   a terminal sends in order, so what comes next is the rest, and a reply is a reply however
  ///   late its end. If it goes on but does not end before a gap of 100 ms, its end was lost and a
  ///   key was pressed: both are dropped.
  /// - A string that lacks only the last byte of its end is complete.
  /// - A paste ends.
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
    case .string(let introducer) where body.isEmpty:
      settleIntroducer(introducer, into: &events)
    case .stringEscape(let introducer):
      if body.isEmpty {
        pressIntroducer(introducer, into: &events)
        settleEscape(into: &events)
      } else {
        finishString(introducer: introducer, into: &events)
        state = .stringEnd
      }
    case .control, .singleShift, .string, .consoleKey, .oldPointer:
      if patience != .moving {
        state = old
        patience = .late
      }
    case .paste: settlePaste(into: &events)
    case .settled:
      if body.isEmpty { state = old } else { stepHeld(into: &events) }
    }
  }

  private mutating func settleEscape(into events: inout [TerminalEvent]) {
    events.append(.key(KeyPress(.escape)))
    enter(.settled(introducer: 0x1B))
  }

  private mutating func settleIntroducer(
    _ introducer: UInt8, into events: inout [TerminalEvent]
  ) {
    pressIntroducer(introducer, into: &events)
    enter(.settled(introducer: introducer))
  }

  private mutating func settlePaste(into events: inout [TerminalEvent]) {
    let mark = Self.pasteEnd
    let begun = (1..<mark.count).last { body.suffix($0).elementsEqual(mark[..<$0]) } ?? 0
    finishPaste(length: body.count - begun, into: &events)
    switch begun {
    case 0: break
    case 1, 2: enter(.settled(introducer: mark[begun - 1]))
    default:
      enter(.control)
      body.append(contentsOf: mark[2..<begun])
      patience = .late
    }
  }

  // MARK: The rest of what was settled as a key

  mutating func advanceSettled(
    _ byte: UInt8, introducer: UInt8, into events: inout [TerminalEvent]
  ) {
    body.append(byte)
    var rest = body[...]
    var introducer = introducer
    if introducer == 0x1B, let first = rest.popFirst() { introducer = first }
    switch Self.likeness(of: rest, behind: introducer) {
    case .possible: return
    case .none: stepHeld(into: &events)
    case .certain:
      hasAlt = false
      enter(introducer == UInt8(ascii: "[") ? .control : .string(introducer: introducer))
      for byte in rest { advance(byte, into: &events) }
    }
  }

  /// Reads afresh what was held back.
  private mutating func stepHeld(into events: inout [TerminalEvent]) {
    let held = body
    state = .ground
    body.removeAll(keepingCapacity: true)
    for byte in held { step(byte, into: &events) }
  }

  private enum Likeness {
    case none
    case possible
    case certain
  }

  /// Whether `rest` is how a sequence goes on that a terminal sends of itself, and nobody types at
  /// a stroke.
  private static func likeness(of rest: ArraySlice<UInt8>, behind introducer: UInt8) -> Likeness {
    switch introducer {
    case UInt8(ascii: "["): controlLikeness(of: rest)
    // Colours, the pointer's shape, the clipboard.
    case UInt8(ascii: "]"): likeness(of: rest, to: ["4;", "10;", "11;", "12;", "22;", "52;"])
    // XTVERSION, DA3, XTGETTCAP, DECRQSS.
    case UInt8(ascii: "P"): likeness(of: rest, to: [">|", "!|", "0+r", "1+r", "0$r", "1$r"])
    // Kitty graphics.
    case UInt8(ascii: "_"): likeness(of: rest, to: ["Gi=", "GI="])
    default: .none
    }
  }

  private static func likeness(of rest: ArraySlice<UInt8>, to heads: [StaticString]) -> Likeness {
    var likeness = Likeness.none
    for head in heads {
      let head = UnsafeBufferPointer(start: head.utf8Start, count: head.utf8CodeUnitCount)
      if rest.elementsEqual(head) { return .certain }
      if head.starts(with: rest) { likeness = .possible }
    }
    return likeness
  }

  private static func controlLikeness(of rest: ArraySlice<UInt8>) -> Likeness {
    guard let first = rest.first, let last = rest.last else { return .possible }
    let isDigit = (0x30...0x39).contains(last)
    if first >= 0x3C, first <= 0x3F {
      // The private marker of all other replies, and of the pointer.
      if rest.count == 1 { return .possible }
      return isDigit ? .certain : .none
    }
    guard (0x30...0x39).contains(first), rest.count <= 32 else { return .none }
    switch last {
    case 0x30...0x3B: return .possible
    case UInt8(ascii: "~") where rest.elementsEqual("200~".utf8) || rest.elementsEqual("201~".utf8):
      return .certain
    case UInt8(ascii: "A")...UInt8(ascii: "H"), UInt8(ascii: "P")...UInt8(ascii: "S"),
      UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "~"):
      return rest.contains(UInt8(ascii: ";")) ? .certain : .none
    default: return .none
    }
  }
}
