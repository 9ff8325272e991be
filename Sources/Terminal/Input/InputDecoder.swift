// SPDX-License-Identifier: MIT
// Terminal: decodes the bytes of a terminal into events.

/// A pure state machine that decodes bytes into events. It accepts any bytes, and the events don't
/// depend on how the bytes are split between calls, except for the end of a paste (see below). The
/// caller reports a pause by calling `settle(into:)`.
///
/// 1. At the start of a sequence, the machine tries the terminal's own key sequences (terminfo).
///    The longest match wins.
/// 2. Otherwise the machine decodes UTF-8, control bytes and ECMA-48 sequences: keys of xterm,
///    rxvt, the Linux console and the kitty keyboard protocol, the pointer, pastes, the focus, and
///    replies.
/// 3. Complete but unknown sequences are discarded, in bounded memory. No part of them becomes a
///    key.
/// 4. `settle(into:)` handles bytes that are still incomplete at `deadline` after the last byte. If
///    the end of a sequence or a paste is lost, keys pressed after a pause aren't.
///
/// Bytes with two meanings:
/// - 08 and 7F are both Backspace. Terminals send either, and Control-H is rarer.
/// - 0D is Return, 0A is Control-J.
/// - ESC ESC is Escape twice. Before a sequence the first ESC is Alt, as rxvt and PuTTY send it.
/// - `CSI 1 ; 2…8 R` is F3 with modifiers, not the cursor in row 1. All other `CSI r ; c R`, and
///   every `CSI ? r ; c R` (DECXCPR), report the cursor.
/// - A paste ends at the last `CSI 201 ~` in the bytes of one call, because a malicious text can
///   contain the end mark to pass its rest as keys. Two pastes in one call become one, with the
///   keys between them as text.
/// - A mark within a paste is removed, also if CSI is the single character U+009B.
/// - Each scalar is a key press of its own, including combining marks that follow it.
/// - A control string ends at a control byte, which is then decoded again, because no reply
///   contains one. So Return, Control-C and the arrows work even after a string that lost its end.
///   If the string doesn't begin like a reply, it was typed: Option-], then text.
/// - Within a paste, Control-C counts as text and is removed. Alone after a pause, it is the key.
///
/// Source: ECMA-48 5.4, XTerm Control Sequences, the kitty keyboard protocol.
public struct InputDecoder: Sendable {
  /// The state of the machine between two bytes.
  enum State: Sendable, Equatable {
    /// Between sequences.
    case ground
    /// In a UTF-8 sequence that lacks this many bytes.
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
    /// In the string that this final byte of an escape sequence began. Its text is in `body`.
    case string(introducer: UInt8)
    /// After an ESC in such a string.
    case stringEscape(introducer: UInt8)
    /// Between `CSI 200 ~` and `CSI 201 ~`; the text is in `body`.
    case paste
    /// After an ESC that was settled as a key. `body` contains the bytes since then: the first
    /// `pressed` of them were settled as keys too, and the others may be the rest of a sequence.
    case settled(pressed: Int)
    /// After a string that was settled while only the `\` of its terminator was missing.
    case stringEnd
  }

  /// The pauses in the current sequence or paste.
  enum PauseState: Sendable, Equatable {
    /// No pause yet.
    case fresh
    /// No bytes have arrived since a pause. The next ones are the rest, or a key if the end was
    /// lost.
    case paused
    /// Bytes have arrived after a pause: `rest`, or the last `strokeCount` bytes of a paste.
    case resumed
  }

  /// The maximum number of bytes of a paste. Additional bytes are dropped.
  public static let pasteLimit = 16 << 20
  /// The maximum number of bytes kept of any other sequence, except for the text of a clipboard.
  /// Longer ones are discarded.
  static let bodyLimit = 4096

  /// The scale of the screen while the terminal reports the pointer in pixels (mode 1016); `nil`
  /// while it reports cells (mode 1006). Size reports of mode 2048 that contain pixels keep it up
  /// to date.
  public var pixelScale: PixelScale?

  /// The maximum number of bytes of a paste in this decoder. Tests use a small one.
  private(set) var pasteLimit = Self.pasteLimit
  /// The maximum number of bytes of the report of a clipboard whose text is no longer than a paste.
  var clipboardLimit: Int { pasteLimit / 3 * 4 + 16 }
  let keys: KeyTree
  /// The node of `keys` for the bytes since the start of this sequence; 0 for none.
  var keyNode = 0
  var state = State.ground
  /// `true` if there was a pause since `state` was entered.
  var pauseState = PauseState.fresh
  /// The bytes of the current sequence so far. The array keeps its capacity.
  var body: [UInt8] = []
  /// The bytes of the current sequence after a pause, decoded again if they turn out to be keys.
  var rest: [UInt8] = []
  /// The number of bytes of a paste since its last pause.
  var strokeCount = 0
  /// `true` if `body` was full and some bytes weren't stored.
  var isOverlong = false
  /// `true` if there is an ESC before the current sequence or scalar, which means Alt.
  var hasAlt = false
  /// The bits of the scalar so far, and the range of valid continuation bytes.
  var scalarBits: UInt32 = 0
  var leastNext: UInt8 = 0x80
  var greatestNext: UInt8 = 0xBF

  /// Creates a decoder at the start of the input.
  ///
  /// - Parameter keys: The key sequences of the terminal, in any order. The first of equal
  ///   sequences wins. Ignores sequences that are empty, longer than 64 bytes or contain the mark
  ///   of a paste.
  public init(keys: [(bytes: [UInt8], press: KeyPress)] = []) {
    self.keys = KeyTree(keys)
  }

  /// Creates a decoder that drops the bytes of a paste after the first `pasteLimit`.
  package init(pasteLimit: Int) {
    self.init()
    self.pasteLimit = pasteLimit
  }

  /// Decodes `bytes` and appends their events to `events`.
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

  /// Processes one byte. At the start of a sequence, tries the terminal's own keys first.
  mutating func step(_ byte: UInt8, into events: inout [TerminalEvent]) {
    guard case .ground = state, !keys.isEmpty else { return advance(byte, into: &events) }
    if let next = keys.child(of: keyNode, byte) {
      keyNode = next
      // There is no longer key.
      if !keys.hasChildren(next) { resolveKey(into: &events) }
    } else if keyNode == 0 {
      advance(byte, into: &events)
    } else {
      resolveKey(into: &events)
      step(byte, into: &events)
    }
  }

  /// Ends the search for a key. Reports the longest match, or decodes the first byte by the general
  /// rules, and then decodes the remaining bytes again.
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
