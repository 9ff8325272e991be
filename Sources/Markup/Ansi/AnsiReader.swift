// SPDX-License-Identifier: MIT
// Views: turns the output of programs into styled text.

public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// Reads the output of a program as it arrives and returns its lines as text with colours.
///
/// It understands SGR (colours and attributes), OSC 8 (links), tabs, carriage returns, backspaces,
/// moves in a line, and the erasing of a line (up to the cursor, at most 1,024 columns). All other
/// control sequences are dropped, so they can't do harm. The 16 colours are those of the theme.
/// Bytes can be split anywhere, even inside a character or a sequence.
///
///     var reader = AnsiReader()
///     var lines = reader.read("\u{1B}[32mok\u{1B}[0m\nstill run")
///     lines += reader.read("ning")
///     lines.append(reader.currentLine)
public struct AnsiReader: Sendable {
  private var parser = AnsiParser(endsAtLines: true)

  /// Creates a reader at the start of a line.
  public init() {}

  /// Reads more `bytes` (UTF-8). Returns the lines that are now complete.
  ///
  /// - Complexity: O(bytes).
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [Text] {
    let read: Void? = bytes.withContiguousStorageIfAvailable { parser.read($0) }
    if read == nil { Array(bytes).withUnsafeBufferPointer { parser.read($0) } }
    return parser.takeLines()
  }

  /// Reads more `text`. Returns the lines that are now complete.
  public mutating func read(_ text: some StringProtocol) -> [Text] { read(text.utf8) }

  /// The line that hasn't ended yet.
  public var currentLine: Text { parser.current }
}

extension Text {
  /// Creates a text view from `ansi`, the output of a program, in its colours and with its links.
  /// The 16 basic colours are those of the theme, `color.ansi.…`.
  ///
  ///     Text(ansi: "\u{1B}[32mok\u{1B}[0m  42 tests")
  ///
  /// `AnsiReader` reads output that is still growing.
  ///
  /// - Complexity: O(bytes).
  public init(ansi: some StringProtocol) {
    var parser = AnsiParser(endsAtLines: false)
    var ansi = String(ansi)
    ansi.withUTF8 { parser.read($0) }
    self = parser.current
  }
}
