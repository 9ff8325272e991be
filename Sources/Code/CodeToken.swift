// SPDX-License-Identifier: MIT
// Views: a part of a line of code that has a colour.

/// A part of a line of code that syntax highlighting gives a colour.
///
///     CodeLanguage("todo") { line, _ in
///       line.hasPrefix("x ") ? [CodeToken(.comment, line.startIndex..<line.endIndex)] : []
///     }
public struct CodeToken: Equatable, Sendable {
  /// The kinds of tokens. The component tokens `code.…` hold their colours.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A comment.
    case comment
    /// A word of the language, such as `if`.
    case keyword
    /// A string or a character.
    case string
    /// A number or a constant, such as `true`.
    case number
    /// The name of a type.
    case type
    /// The name of a function, a tag or a command.
    case function
    /// The name of a property, an attribute of a tag, or a key.
    case property
    /// An attribute, a macro, a directive or a variable.
    case attribute
    /// A heading.
    case heading
    /// An inserted line of a diff.
    case inserted
    /// A deleted line of a diff.
    case deleted
  }

  /// The kind of the token.
  public var kind: Kind
  /// The characters of the token.
  public var range: Range<String.Index>

  /// Creates a token of a `kind` with the characters in `range`.
  public init(_ kind: Kind, _ range: Range<String.Index>) {
    self.kind = kind
    self.range = range
  }
}

/// A token with its bytes, counted from the start of its line or text.
package struct CodeSpan: Equatable, Sendable {
  package var kind: CodeToken.Kind
  package var range: Range<Int>

  package init(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
