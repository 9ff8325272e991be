// SPDX-License-Identifier: MIT
// Terminal: the state machine of the input decoder, one byte at a time.

extension InputDecoder {
  /// Processes one byte by the general rules.
  mutating func advance(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if pauseState != .fresh { keepRest(byte) }
    switch state {
    case .ground: begin(byte, into: &events)
    case .scalar(let missing): advanceScalar(byte, missing: missing, into: &events)
    case .escape, .escapeTwice: advanceEscape(byte, into: &events)
    case .control: advanceControl(byte, into: &events)
    case .consoleKey: advanceConsoleKey(byte, into: &events)
    case .oldPointer: advanceOldPointer(byte, into: &events)
    case .singleShift: advanceSingleShift(byte, into: &events)
    case .string(let introducer):
      advanceString(byte, introducer: introducer, into: &events)
    case .stringEscape(let introducer):
      state = .ground
      if byte == UInt8(ascii: "\\") {
        finishString(introducer: introducer, into: &events)
      } else if pauseState == .resumed {
        readRest(into: &events)
      } else {
        typeString(introducer, into: &events)
        step(0x1B, into: &events)
        step(byte, into: &events)
      }
    case .paste: read([byte], into: &events)
    case .settled(let pressed): advanceSettled(byte, pressed: pressed, into: &events)
    case .stringEnd:
      state = .ground
      if byte != UInt8(ascii: "\\") { step(byte, into: &events) }
    }
  }

  mutating func enter(_ next: State) {
    state = next
    pauseState = .fresh
    // Frees the memory of the text of a clipboard.
    body.removeAll(keepingCapacity: body.count <= Self.bodyLimit)
    rest.removeAll(keepingCapacity: true)
    isOverlong = false
  }

  private mutating func keep(_ byte: UInt8) {
    if body.count < Self.bodyLimit || body.count < clipboardLimit && isClipboard {
      body.append(byte)
    } else {
      isOverlong = true
    }
  }

  /// Ends a sequence that this byte can't continue, and decodes the byte again.
  private mutating func abandon(
    _ introducer: UInt8, at byte: UInt8, into events: inout [TerminalEvent]
  ) {
    if pauseState == .resumed { return readRest(into: &events) }
    state = .ground
    // CAN and SUB end a sequence and mean nothing else (ECMA-48 8.3.6, 8.3.148).
    let isCancel = (byte == 0x18 || byte == 0x1A) && !body.isEmpty
    pressIntroducer(introducer, into: &events)
    if !isCancel { step(byte, into: &events) }
  }

  /// Reports Alt and a character if nothing followed `ESC [` or a similar introducer.
  mutating func pressIntroducer(_ introducer: UInt8, into events: inout [TerminalEvent]) {
    guard body.isEmpty else { return }
    if hasAlt { events.append(.key(KeyPress(.escape))) }
    pressControlOrText(introducer, [.option], into: &events)
  }

  // MARK: Text

  private mutating func begin(_ byte: UInt8, into events: inout [TerminalEvent]) {
    hasAlt = false
    if byte == 0x1B {
      state = .escape
    } else {
      beginText(byte, into: &events)
    }
  }

  /// Processes a control byte, ASCII, or the first byte of a UTF-8 sequence.
  private mutating func beginText(_ byte: UInt8, into events: inout [TerminalEvent]) {
    state = .ground
    if byte < 0x80 {
      return pressControlOrText(byte, hasAlt ? .option : EventModifiers(), into: &events)
    }
    leastNext = 0x80
    greatestNext = 0xBF
    switch byte {
    case 0xC2...0xDF:
      scalarBits = UInt32(byte & 0x1F)
      state = .scalar(missing: 1)
    case 0xE0...0xEF:
      if byte == 0xE0 { leastNext = 0xA0 }
      if byte == 0xED { greatestNext = 0x9F }
      scalarBits = UInt32(byte & 0x0F)
      state = .scalar(missing: 2)
    case 0xF0...0xF4:
      if byte == 0xF0 { leastNext = 0x90 }
      if byte == 0xF4 { greatestNext = 0x8F }
      scalarBits = UInt32(byte & 0x07)
      state = .scalar(missing: 3)
    default:
      pressInvalid(into: &events)
    }
  }

  private mutating func advanceScalar(
    _ byte: UInt8, missing: Int, into events: inout [TerminalEvent]
  ) {
    guard byte >= leastNext, byte <= greatestNext else {
      state = .ground
      pressInvalid(into: &events)
      return step(byte, into: &events)
    }
    leastNext = 0x80
    greatestNext = 0xBF
    scalarBits = scalarBits << 6 | UInt32(byte & 0x3F)
    if missing > 1 {
      state = .scalar(missing: missing - 1)
      return
    }
    state = .ground
    let scalar = Unicode.Scalar(scalarBits) ?? "\u{FFFD}"
    pressText(scalar, hasAlt ? .option : EventModifiers(), into: &events)
  }

  // MARK: Sequences

  private mutating func advanceEscape(_ byte: UInt8, into events: inout [TerminalEvent]) {
    let isDouble = state == .escapeTwice
    switch byte {
    case 0x1B:
      if isDouble { events.append(.key(KeyPress(.escape))) }
      state = .escapeTwice
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      enter(byte == UInt8(ascii: "[") ? .control : .singleShift)
      hasAlt = isDouble
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      enter(.string(introducer: byte))
      hasAlt = isDouble
    default:
      if isDouble { events.append(.key(KeyPress(.escape))) }
      hasAlt = true
      beginText(byte, into: &events)
    }
  }

  private mutating func advanceControl(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case 0x20...0x3F:
      keep(byte)
    case UInt8(ascii: "[") where body.isEmpty:
      state = .consoleKey
    case UInt8(ascii: "M") where body.isEmpty:
      state = .oldPointer
    case 0x40...0x7E:
      state = .ground
      let count = events.count
      if !isOverlong { finishControl(byte, into: &events) }
      readRestUnlessFinished(events.count > count || isPasteEnd(byte), into: &events)
    default:
      abandon(UInt8(ascii: "["), at: byte, into: &events)
    }
  }

  private mutating func advanceConsoleKey(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if pauseState == .resumed, !(0x41...0x45).contains(byte) { return readRest(into: &events) }
    state = .ground
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      let number = Int(byte - UInt8(ascii: "A")) + 1
      pressSpecial(.function(number), hasAlt ? [.option] : [], into: &events)
    case 0x20...0x7E: break
    default: step(byte, into: &events)
    }
  }

  private mutating func advanceOldPointer(_ byte: UInt8, into events: inout [TerminalEvent]) {
    // xterm sends NUL for positions that are too far away, and no other control byte.
    if (0x01...0x1F).contains(byte) {
      if pauseState == .resumed { return readRest(into: &events) }
      state = .ground
      return step(byte, into: &events)
    }
    body.append(byte)
    if body.count == 3 {
      state = .ground
      let count = events.count
      finishOldPointer(into: &events)
      readRestUnlessFinished(events.count > count, into: &events)
    }
  }

  private mutating func advanceSingleShift(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case 0x30...0x39, UInt8(ascii: ";"):
      keep(byte)
    case 0x20...0x7E:
      state = .ground
      let modifiers = modifiers(number(1) ?? number(0))
      if body.isEmpty, Self.singleShiftKey(byte) == nil {
        abandon(UInt8(ascii: "O"), at: byte, into: &events)
      } else {
        let key = isOverlong ? nil : Self.singleShiftKey(byte)
        if let key { press(key, modifiers, into: &events) }
        readRestUnlessFinished(key != nil, into: &events)
      }
    default:
      abandon(UInt8(ascii: "O"), at: byte, into: &events)
    }
  }

  // MARK: Strings

  private mutating func advanceString(
    _ byte: UInt8, introducer: UInt8, into events: inout [TerminalEvent]
  ) {
    switch byte {
    case 0x1B:
      state = .stringEscape(introducer: introducer)
    case 0x07:
      state = .ground
      finishString(introducer: introducer, into: &events)
    case 0x00...0x1F, 0x7F:
      if pauseState == .fresh, isTyped(introducer) {
        typeString(introducer, into: &events)
        step(byte, into: &events)
      } else {
        abandon(introducer, at: byte, into: &events)
      }
    default:
      keep(byte)
    }
  }

  /// Ends a string without a terminator. If it doesn't begin like a reply, it was typed: Alt and
  /// the introducer, then text.
  mutating func typeString(_ introducer: UInt8, into events: inout [TerminalEvent]) {
    state = .ground
    guard isTyped(introducer) else { return }
    let typed = body
    body.removeAll(keepingCapacity: true)
    pressIntroducer(introducer, into: &events)
    read(typed, into: &events)
  }

  /// Returns whether the bytes of a string may have been typed, and so aren't certainly a reply.
  func isTyped(_ introducer: UInt8) -> Bool {
    !isOverlong && Self.prefixMatch(of: body[...], after: introducer) != .certain
  }

  // MARK: After a pause

  /// Keeps a byte that comes after a pause, in case it is a key.
  private mutating func keepRest(_ byte: UInt8) {
    switch state {
    case .control, .consoleKey, .oldPointer, .singleShift, .string, .stringEscape:
      pauseState = .resumed
      // Nobody types more than this without a pause.
      if rest.count < Self.bodyLimit { return rest.append(byte) }
    case .paste: return
    case .ground, .scalar, .escape, .escapeTwice, .settled, .stringEnd: break
    }
    pauseState = .fresh
    rest.removeAll(keepingCapacity: true)
  }

  /// Drops the current sequence, which has lost its end, and decodes the bytes after the pause
  /// again.
  mutating func readRest(into events: inout [TerminalEvent]) {
    state = .ground
    let typed = rest
    rest.removeAll(keepingCapacity: true)
    pauseState = .fresh
    read(typed, into: &events)
  }

  /// Decodes the bytes after a pause again, unless they completed a known sequence.
  private mutating func readRestUnlessFinished(
    _ isFinished: Bool, into events: inout [TerminalEvent]
  ) {
    if !isFinished, state == .ground, pauseState == .resumed { readRest(into: &events) }
  }

  /// Decodes bytes from the start.
  mutating func read(_ bytes: [UInt8], into events: inout [TerminalEvent]) {
    bytes.withUnsafeBufferPointer { consume($0, into: &events) }
  }
}
