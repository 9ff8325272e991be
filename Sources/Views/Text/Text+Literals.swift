// SPDX-License-Identifier: MIT
// Views: texts from literals, which are inline Markdown.

import CuriumText
public import CuriumEngine

extension Text: ExpressibleByStringInterpolation {
  /// A literal, read as inline Markdown.
  public nonisolated init(stringLiteral value: String) {
    if InlineMarkdown.mayBeFound(in: value) {
      self.init(markdown: value)
    } else {
      self.init(verbatim: value)
    }
  }

  /// A literal with values in it: the literal is read as inline Markdown, the values as they stand.
  public nonisolated init(stringInterpolation value: StringInterpolation) {
    if value.mayBeMarkdown || value.parts != nil {
      self.init(value)
    } else {
      self.init(verbatim: value.string)
    }
  }

  /// A text of runs; a single one without a link is that of a plain text.
  package nonisolated init(runs: consuming [TextRun]) {
    if let first = runs.first, first.link.isEmpty {
      self.init(verbatim: first.string)
      style = first.style
      // Taken over rather than copied: a document may have 100,000 runs in one paragraph.
      runs.removeFirst()
      following = runs
    } else {
      self.init(verbatim: "")
      following = runs
    }
  }

  /// Gathers a literal and the values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var string: String
    /// Whether the literal has a sign that Markdown could mean.
    var mayBeMarkdown = false
    /// The values that could be taken for Markdown, and the texts, as places in the string.
    var parts: [Part]?

    struct Part {
      var range: Range<Int>
      var runs: [TextRun]?
    }

    /// Room for a literal and its values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string = ""
      // Strings of up to 15 bytes need no room of their own.
      let expected = literalCapacity + 2 * interpolationCount
      if expected > 15 { string.reserveCapacity(expected) }
    }

    /// A part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      string += literal
      if InlineMarkdown.mayBeFound(in: literal) { mayBeMarkdown = true }
    }

    /// A value, as `description` tells it.
    @inlinable public mutating func appendInterpolation<Value: CustomStringConvertible>(
      _ value: Value
    ) {
      appendValue(value.description)
    }

    /// A string, as it stands.
    public mutating func appendInterpolation(_ value: String) { appendValue(value) }

    /// A number, as it is written in source code.
    @inlinable public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      // Digits and a minus are no Markdown, wherever they stand.
      string += value.description
    }

    /// A text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      let start = string.utf8.count
      string += text.plain
      append(Part(range: start..<string.utf8.count, runs: text.runs))
    }

    /// A value, or another where there is none.
    public mutating func appendInterpolation<Value>(
      _ value: Value?, default fallback: @autoclosure () -> String
    ) {
      appendValue(value.map { String(describing: $0) } ?? fallback())
    }

    /// A value, as `String(describing:)` tells it.
    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      appendValue(String(describing: value))
    }

    @usableFromInline mutating func appendValue(_ value: String) {
      let start = string.utf8.count
      string += value
      // Behind a sign of Markdown any value may stand in its place; before one, what opens it must not.
      if mayBeMarkdown || InlineMarkdown.mayBeFound(in: value) {
        append(Part(range: start..<string.utf8.count, runs: nil))
      }
    }

    private mutating func append(_ part: Part) {
      if parts == nil { parts = [] }
      parts?.append(part)
    }
  }
}
