// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Code; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `code.…`.
  public enum Code {
    /// A comment.
    @inlinable public static var commentColor: Color { Color(token: 259) }
    /// A word of the language.
    @inlinable public static var keywordColor: Color { Color(token: 260) }
    /// A string.
    @inlinable public static var stringColor: Color { Color(token: 261) }
    /// A number or a constant.
    @inlinable public static var numberColor: Color { Color(token: 262) }
    /// The name of a type.
    @inlinable public static var typeColor: Color { Color(token: 263) }
    /// The name of a function or a tag.
    @inlinable public static var functionColor: Color { Color(token: 264) }
    /// The name of a property or a key.
    @inlinable public static var propertyColor: Color { Color(token: 265) }
    /// An attribute, a macro or a variable.
    @inlinable public static var attributeColor: Color { Color(token: 266) }
    /// A heading.
    @inlinable public static var headingColor: Color { Color(token: 267) }
    /// An inserted line of a diff.
    @inlinable public static var insertedColor: Color { Color(token: 268) }
    /// A deleted line of a diff.
    @inlinable public static var deletedColor: Color { Color(token: 269) }
  }
}
