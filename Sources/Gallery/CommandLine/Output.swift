// SPDX-License-Identifier: MIT
// Tool: the output of commands, in a form that can't control a terminal.

import CuriumLibc
import CuriumRendering
import Curium
import CuriumTerminal
import CuriumHarness
import CuriumControls

/// Text for standard output or standard error.
///
/// It consists of lines and drawings. A *line* is text from any source: files, arguments, paths.
/// Its control characters are replaced with visible symbols, so it can't move the cursor, set a
/// title, or start another line. A *drawing* has escape sequences. It is made from the cells of a
/// frame, which contain no other control characters.
struct Output: Equatable {
  /// A frame with the sequences that colour it.
  struct Drawing {
    let text: String

    /// The frame that a harness shows; its plain rows if there are no colours.
    @MainActor init(_ harness: Harness, depth: ColorDepth) {
      text = depth == .none ? harness.screen.map { $0 + "\n" }.joined() : harness.ansi
    }

    /// A view rendered once; its plain rows if there are no colours.
    @MainActor init(_ view: RenderedView, depth: ColorDepth) {
      text = depth == .none ? view.text : view.ansi(colors: depth)
    }
  }

  /// The text to print.
  private(set) var text = ""

  /// Adds a line.
  mutating func add(_ line: String) { text += Self.safe(line) + "\n" }

  /// Adds lines of text written by this program or its libraries, which quote only `safe` text.
  mutating func add(lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      add(String(line))
    }
  }

  /// Adds another output.
  mutating func add(_ other: Output) { text += other.text }

  /// Adds a frame, after an empty line if it isn't the first.
  mutating func add(_ drawing: Drawing) {
    if !text.isEmpty { text += "\n" }
    text += drawing.text
  }

  /// Returns text that is safe to show on one line.
  static func safe(_ text: String) -> String { TextSanitizer.sanitized(line: text) }

  // MARK: Printing

  /// The columns of the terminal; 80 if standard output isn't one.
  static var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Prints to standard output.
  ///
  /// - Throws: `UnwrittenOutput` if writing fails, for example because the disk is full.
  func print() throws {
    guard Descriptor.writeAll(text, to: STDOUT_FILENO) else { throw UnwrittenOutput() }
  }

  /// Prints to standard error.
  func complain() { Descriptor.writeAll(text, to: STDERR_FILENO) }
}

/// Not all of the output could be written to standard output.
struct UnwrittenOutput: Error, CustomStringConvertible {
  let description = "Couldn't write the output: \(String(cString: strerror(errno)))."
}
