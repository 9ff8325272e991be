// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Code; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `code.…`.
  public enum Code {
    /// A comment.
    @inlinable public static var commentColor: Color { Color(token: 262) }
    /// A word of the language.
    @inlinable public static var keywordColor: Color { Color(token: 263) }
    /// A string.
    @inlinable public static var stringColor: Color { Color(token: 264) }
    /// A number or a constant.
    @inlinable public static var numberColor: Color { Color(token: 265) }
    /// The name of a type.
    @inlinable public static var typeColor: Color { Color(token: 266) }
    /// The name of a function or a tag.
    @inlinable public static var functionColor: Color { Color(token: 267) }
    /// The name of a property or a key.
    @inlinable public static var propertyColor: Color { Color(token: 268) }
    /// An attribute, a macro or a variable.
    @inlinable public static var attributeColor: Color { Color(token: 269) }
    /// A heading.
    @inlinable public static var headingColor: Color { Color(token: 270) }
    /// An inserted line of a diff.
    @inlinable public static var insertedColor: Color { Color(token: 271) }
    /// A deleted line of a diff.
    @inlinable public static var deletedColor: Color { Color(token: 272) }
  }
}
