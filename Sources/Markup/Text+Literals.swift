// SPDX-License-Identifier: MIT
// Views: text from literals with inline Markdown.

import CuriumText
public import CuriumEngine

extension Text: ExpressibleByStringInterpolation {
  /// Creates a text view from the literal `value`, which is parsed as inline Markdown.
  public nonisolated init(stringLiteral value: String) {
    if InlineMarkdown.mayBeFound(in: value) {
      self.init(markdown: value)
    } else {
      self.init(verbatim: value)
    }
  }

  /// Creates a text view from `value`, a literal with values in it. The literal is parsed as inline
  /// Markdown; the values are shown unchanged.
  public nonisolated init(stringInterpolation value: StringInterpolation) {
    var value = value
    value.flush()
    if value.mayBeMarkdown || value.parts != nil {
      self.init(value)
    } else {
      self.init(verbatim: value.string)
    }
  }

  /// Creates a text view from runs. A single run without a link becomes plain text.
  package nonisolated init(runs: consuming [TextRun]) {
    if let first = runs.first, first.link.isEmpty {
      self.init(verbatim: first.string)
      style = first.style
      // Moved rather than copied: a document can have 100,000 runs in one paragraph.
      runs.removeFirst()
      following = runs
    } else {
      self.init(verbatim: "")
      following = runs
    }
  }

  /// Collects a literal and the values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var string: String
    /// The last bytes of the text, which aren't in `string` yet.
    private var end = ShortASCII()
    /// `true` if there is reserved room for more than 15 bytes.
    private let isLong: Bool
    /// `true` if the literal contains a character that Markdown might use.
    var mayBeMarkdown = false
    /// The values that might be parsed as Markdown, and the `Text` values, as ranges of the string.
    var parts: [Part]?

    struct Part {
      var range: Range<Int>
      var runs: [TextRun]?
    }

    /// Creates an empty interpolation with room for a literal of `literalCapacity` bytes and
    /// `interpolationCount` values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string = ""
      // Strings of up to 15 bytes don't allocate.
      let expected = literalCapacity + 2 * interpolationCount
      isLong = expected > 15
      if isLong { string.reserveCapacity(expected) }
    }

    /// Appends `literal`, a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      if !end.append(literal) {
        flush()
        string += literal
      }
      if InlineMarkdown.mayBeFound(in: literal) { mayBeMarkdown = true }
    }

    /// Moves the last bytes to `string`.
    @usableFromInline mutating func flush() {
      if end.isEmpty { return }
      // A string with reserved room keeps it.
      if string.isEmpty, !isLong { string = end.string } else { string += end.string }
      end = ShortASCII()
    }

    /// Appends the `description` of `value`.
    @inlinable public mutating func appendInterpolation<Value: CustomStringConvertible>(
      _ value: Value
    ) {
      appendValue(value.description)
    }

    /// Appends the string `value` unchanged.
    public mutating func appendInterpolation(_ value: String) { appendValue(value) }

    /// Appends the number `value`, written as in source code.
    @inlinable public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      // After a backslash, a minus sign could be mistaken for markup. Digits never are.
      if value < 0 { return appendValue(value.description) }
      flush()
      string += value.description
    }

    /// Appends the number `value`, written as in source code.
    public mutating func appendInterpolation(_ value: Int) {
      if value < 0, mayBeMarkdown {
        appendValue(value.description)
      } else if !end.append(value) {
        flush()
        string += value.description
      }
    }

    /// Appends `text` with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      flush()
      let start = string.utf8.count
      string += text.plain
      append(Part(range: start..<string.utf8.count, runs: text.runs))
    }

    /// Appends `value`, or the result of `fallback` if it is `nil`.
    public mutating func appendInterpolation<Value>(
      _ value: Value?, default fallback: @autoclosure () -> String
    ) {
      appendValue(value.map { String(describing: $0) } ?? fallback())
    }

    /// Appends the result of `String(describing:)` for `value`.
    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      appendValue(String(describing: value))
    }

    @usableFromInline mutating func appendValue(_ value: String) {
      flush()
      let start = string.utf8.count
      string += value
      // After a Markdown character, any value could be mistaken for markup. Before one, only a
      // value that contains such a character itself, or ends with the sign before a picture.
      if mayBeMarkdown || InlineMarkdown.mayBeFound(in: value)
        || value.utf8.last == UInt8(ascii: "!")
      {
        append(Part(range: start..<string.utf8.count, runs: nil))
      }
    }

    private mutating func append(_ part: Part) {
      if parts == nil { parts = [] }
      parts?.append(part)
    }
  }
}
