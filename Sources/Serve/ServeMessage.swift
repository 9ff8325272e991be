// SPDX-License-Identifier: MIT
// Views: the messages between a server and the programs that show its apps.

import CuriumTerminal

/// A message on the socket of a server.
///
/// Each is a byte for its kind, the length of the rest as four bytes (big-endian), and the rest.
/// Both sides are usually the same program, so there is only one version.
enum ServeMessage: Equatable {
  // From the program that shows the app:

  /// The first message: the size of the window and the environment variables of the user.
  case hello(CellSize, [String: String])
  /// The user's input.
  case input([UInt8])
  /// The new size of the window.
  case resize(CellSize)
  /// The terminal may have lost the screen, so the app must draw everything.
  case redraw(CellSize)

  // From the server:

  /// Bytes for the terminal.
  case output([UInt8])
  /// A sequence that turns on a mode, and the one that turns it off again at the end.
  case mode(String, undo: String)
  /// The terminal may have lost its modes, although it shows the app.
  case assertModes
  /// The app wants to be suspended.
  case suspend
  /// The server has received input.
  case received
  /// The app has ended with an exit status.
  case end(Int32)
  /// The server ends the session, for a reason that the user sees.
  case refusal(String)

  /// The version of the messages, which the first message contains.
  static let version: UInt8 = 1
  /// The maximum size of a message after its length, in bytes.
  static let limit = 1 << 24

  private enum Kind: UInt8 {
    case hello = 1
    case input, resize, redraw, output, mode, assertModes, suspend, received, end, refusal
  }

  /// The bytes of the message.
  var bytes: [UInt8] {
    switch self {
    case .hello(let size, let environment):
      let texts = environment.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      return Self.frame(.hello, [Self.version] + Self.bytes(of: size) + Self.bytes(of: texts))
    case .input(let bytes): return Self.frame(.input, bytes)
    case .resize(let size): return Self.frame(.resize, Self.bytes(of: size))
    case .redraw(let size): return Self.frame(.redraw, Self.bytes(of: size))
    case .output(let bytes): return Self.frame(.output, bytes)
    case .mode(let sequence, let undo):
      return Self.frame(.mode, Self.bytes(of: [sequence, undo]))
    case .assertModes: return Self.frame(.assertModes, [])
    case .suspend: return Self.frame(.suspend, [])
    case .received: return Self.frame(.received, [])
    case .end(let status): return Self.frame(.end, Self.bytes(of: UInt32(bitPattern: status)))
    case .refusal(let reason): return Self.frame(.refusal, Self.bytes(of: [reason]))
    }
  }

  /// Reads a message without its length. Returns `nil` if it isn't one.
  init?(kind: UInt8, _ rest: ArraySlice<UInt8>) {
    var rest = rest
    switch Kind(rawValue: kind) {
    case .hello:
      guard rest.popFirst() == Self.version, let size = Self.takeSize(from: &rest),
        let texts = Self.takeTexts(from: &rest), texts.count.isMultiple(of: 2)
      else { return nil }
      let pairs = stride(from: 0, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) }
      self = .hello(size, Dictionary(pairs) { $1 })
    case .input:
      self = .input(Array(rest))
      return
    case .output:
      self = .output(Array(rest))
      return
    case .resize:
      guard let size = Self.takeSize(from: &rest) else { return nil }
      self = .resize(size)
    case .redraw:
      guard let size = Self.takeSize(from: &rest) else { return nil }
      self = .redraw(size)
    case .mode:
      guard let texts = Self.takeTexts(from: &rest), texts.count == 2 else { return nil }
      self = .mode(texts[0], undo: texts[1])
    case .assertModes: self = .assertModes
    case .suspend: self = .suspend
    case .received: self = .received
    case .end:
      guard let status = Self.takeNumber(from: &rest) else { return nil }
      self = .end(Int32(bitPattern: status))
    case .refusal:
      guard let texts = Self.takeTexts(from: &rest), texts.count == 1 else { return nil }
      self = .refusal(texts[0])
    case nil: return nil
    }
    guard rest.isEmpty else { return nil }
  }

  // MARK: - Writing

  private static func frame(_ kind: Kind, _ rest: [UInt8]) -> [UInt8] {
    [kind.rawValue] + bytes(of: UInt32(rest.count)) + rest
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  private static func bytes(of size: CellSize) -> [UInt8] {
    bytes(of: UInt32(clamping: size.width)) + bytes(of: UInt32(clamping: size.height))
  }

  private static func bytes(of texts: [String]) -> [UInt8] {
    texts.flatMap { bytes(of: UInt32($0.utf8.count)) + Array($0.utf8) }
  }

  // MARK: - Reading

  static func takeNumber(from bytes: inout ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    let number = bytes.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    bytes.removeFirst(4)
    return number
  }

  private static func takeSize(from bytes: inout ArraySlice<UInt8>) -> CellSize? {
    guard let width = takeNumber(from: &bytes), let height = takeNumber(from: &bytes) else {
      return nil
    }
    return CellSize(width: Int(width), height: Int(height))
  }

  /// Takes texts up to the end.
  private static func takeTexts(from bytes: inout ArraySlice<UInt8>) -> [String]? {
    var texts: [String] = []
    while !bytes.isEmpty {
      guard let count = takeNumber(from: &bytes), count <= bytes.count else { return nil }
      texts.append(String(decoding: bytes.prefix(Int(count)), as: UTF8.self))
      bytes.removeFirst(Int(count))
    }
    return texts
  }
}
