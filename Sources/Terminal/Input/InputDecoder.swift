// SPDX-License-Identifier: MIT
// Terminal: turns the bytes of a terminal into events.

/// A pure machine from bytes to events: any bytes give events, and the same ones however they are
/// split between calls. Only the end of a paste depends on the split (see below). Pauses count too:
/// the caller reports one by calling `settle(into:)`.
///
/// 1. At the start of a sequence the terminal's own key strings (terminfo) are tried; the longest
///    wins.
/// 2. Else UTF-8, control bytes and ECMA-48 sequences are read: keys of xterm, rxvt, the Linux
///    console and the kitty keyboard protocol, the pointer, pastes, the focus, and replies.
/// 3. What is complete and unknown is swallowed in bounded memory; no part of it becomes a key.
/// 4. What stays incomplete until `deadline` after the last byte is settled: see `settle(into:)`.
///    A sequence or a paste whose end was lost costs no key that is pressed after a pause.
///
/// Choices where bytes mean two things:
/// - 08 and 7F are both Backspace: terminals send either, and Ctrl+H is the rarer wish.
/// - 0D is Return, 0A is Ctrl+J.
/// - ESC ESC is Escape twice; before a sequence the first ESC is Alt, as rxvt and PuTTY send it.
/// - `CSI 1 ; 2…8 R` is F3 with modifiers, not the cursor in row 1. All other `CSI r ; c R`, and
///   every `CSI ? r ; c R` (DECXCPR), report the cursor.
/// - A paste ends at the last `CSI 201 ~` of the bytes given in one call, because a text can hold
///   the end mark to pass its rest as keys. Two pastes in one call become one.
/// - A scalar is one press. Marks that follow in a burst are presses of their own.
/// - A control string ends at a control byte, which is read afresh: no reply holds one, and so
///   Return, Ctrl+C and the arrows work even behind a string whose end was lost. If it doesn't begin
///   like a reply, it was typed: Alt+], then text.
/// - Within a paste, Ctrl+C is pasted text and is removed; alone after a pause, it is the key.
///
/// Source: ECMA-48 5.4, XTerm Control Sequences, the kitty keyboard protocol.
public struct InputDecoder: Sendable {
  /// Where the machine stands between two bytes.
  enum State: Sendable, Equatable {
    /// Between sequences.
    case ground
    /// In a UTF-8 sequence that lacks so many bytes.
    case scalar(missing: Int)
    /// After ESC.
    case escape
    /// After ESC ESC.
    case escapeTwice
    /// After `ESC [`; its parameters are in `body`.
    case control
    /// After `ESC [ [`: a function key of the Linux console.
    case consoleKey
    /// After `ESC [ M`: three bytes of the old mouse protocol, in `body`.
    case oldPointer
    /// After `ESC O`; its parameters are in `body`.
    case singleShift
    /// In the string that this final byte of an escape sequence began; its text is in `body`.
    case string(introducer: UInt8)
    /// After an ESC in such a string.
    case stringEscape(introducer: UInt8)
    /// Between `CSI 200 ~` and `CSI 201 ~`; the text is in `body`.
    case paste
    /// After an ESC that was settled as a key. The bytes since are in `body`: the first `pressed` of
    /// them were settled as keys too, the others may be the rest of a sequence.
    case settled(pressed: Int)
    /// Behind a string that was settled when it lacked only the `\` of its end.
    case stringEnd
  }

  /// Whether a sequence or a paste came without a pause.
  enum Patience: Sendable, Equatable {
    /// No pause yet.
    case fresh
    /// Nothing came since a pause. What comes next is the rest, or a key if the end was lost.
    case paused
    /// Bytes came after a pause: `rest`, or the last `strokeCount` of a paste.
    case resumed
  }

  /// The most bytes of a paste; what follows is dropped.
  public static let pasteLimit = 16 << 20
  /// The most bytes kept of any other sequence; a longer one is swallowed whole.
  static let bodyLimit = 4096

  /// The screen's size while the terminal reports the pointer in pixels (mode 1016); nil while it
  /// counts cells (mode 1006). Size reports of mode 2048 that tell pixels keep it up to date.
  public var pixelScale: PixelScale?

  let keys: KeyTree
  /// The node of `keys` that the bytes since the start of this sequence lead to; 0 is none.
  var keyNode = 0
  var state = State.ground
  /// Whether a pause came since `state` was entered.
  var patience = Patience.fresh
  /// What the current sequence holds so far; it keeps its capacity.
  var body: [UInt8] = []
  /// What came of the current sequence after a pause, to be read afresh if it turns out to be keys.
  var rest: [UInt8] = []
  /// How many bytes of a paste came after its last pause.
  var strokeCount = 0
  /// Whether `body` was full, and bytes are missing from it.
  var isOverlong = false
  /// Whether an ESC stands before the current sequence or scalar, which means Alt.
  var hasAlt = false
  /// The bits of the scalar so far, and the least and greatest next byte that continue it.
  var scalarBits: UInt32 = 0
  var leastNext: UInt8 = 0x80
  var greatestNext: UInt8 = 0xBF

  /// A decoder at the start of input.
  ///
  /// - Parameter keys: What the terminal's own keys send, in any order; the first of equal ones
  ///   counts. Empty strings, those over 64 bytes and those that hold the mark of a paste are
  ///   left out.
  public init(keys: [(bytes: [UInt8], press: KeyPress)] = []) {
    self.keys = KeyTree(keys)
  }

  /// Takes bytes as they came, and appends what they mean.
  ///
  /// - Complexity: O(*n*).
  public mutating func decode(_ bytes: some Sequence<UInt8>, into events: inout [TerminalEvent]) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { consume($0, into: &events) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { consume($0, into: &events) } }
  }

  mutating func consume(_ bytes: UnsafeBufferPointer<UInt8>, into events: inout [TerminalEvent]) {
    var index = 0
    while index < bytes.count {
      if case .paste = state {
        takePaste(UnsafeBufferPointer(rebasing: bytes[index...]), into: &events)
        return
      }
      step(bytes[index], into: &events)
      index += 1
    }
  }

  /// One byte, through the terminal's own keys where a sequence may begin.
  mutating func step(_ byte: UInt8, into events: inout [TerminalEvent]) {
    guard case .ground = state, !keys.isEmpty else { return advance(byte, into: &events) }
    if let next = keys.child(of: keyNode, byte) {
      keyNode = next
      // Nothing longer can come.
      if !keys.hasChildren(next) { resolveKey(into: &events) }
    } else if keyNode == 0 {
      advance(byte, into: &events)
    } else {
      resolveKey(into: &events)
      step(byte, into: &events)
    }
  }

  /// Ends the walk through the keys: the longest key on the way is pressed, or the first byte is
  /// read as what it is in general; the rest begins again.
  mutating func resolveKey(into events: inout [TerminalEvent]) {
    let node = keyNode
    keyNode = 0
    var depth = 1
    if let found = keys.longestKey(endingAt: node) {
      events.append(.key(found.press))
      depth = found.length
    } else {
      advance(keys.byte(at: 1, onTheWayTo: node), into: &events)
    }
    while depth < keys.depth(of: node) {
      depth += 1
      step(keys.byte(at: depth, onTheWayTo: node), into: &events)
    }
  }
}
