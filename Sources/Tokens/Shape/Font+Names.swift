// SPDX-License-Identifier: MIT
// Token: short names of the text styles.

extension Font {
  /// The title of a screen.
  @inlinable public static var largeTitle: Font { SemanticTokens.Typography.titleLarge }
  /// The title of a region.
  @inlinable public static var title: Font { SemanticTokens.Typography.titleRegular }
  /// The title of a part of a region; SwiftUI's second level.
  @inlinable public static var title2: Font { SemanticTokens.Typography.headingLarge }
  /// The title of a part of a region; SwiftUI's third level.
  @inlinable public static var title3: Font { SemanticTokens.Typography.headingMedium }
  /// Text below a headline.
  @inlinable public static var subheadline: Font { SemanticTokens.Typography.bodySmall }
  /// Slightly emphasized text.
  @inlinable public static var callout: Font { SemanticTokens.Typography.bodyRegular }
  /// A footnote.
  @inlinable public static var footnote: Font { SemanticTokens.Typography.captionRegular }
  /// An alternate caption.
  @inlinable public static var caption2: Font { SemanticTokens.Typography.captionRegular }
  /// The first line of an entry.
  @inlinable public static var headline: Font { SemanticTokens.Typography.headline }
  /// Body text.
  @inlinable public static var body: Font { SemanticTokens.Typography.bodyRegular }
  /// A caption.
  @inlinable public static var caption: Font { SemanticTokens.Typography.captionRegular }
  /// An important caption.
  @inlinable public static var captionBold: Font { SemanticTokens.Typography.captionBold }
  /// Block letters five rows tall, for a name on a start screen.
  @inlinable public static var displayLarge: Font { SemanticTokens.Typography.displayLarge }
  /// Block letters three rows tall.
  @inlinable public static var displayMedium: Font { SemanticTokens.Typography.displayMedium }
  /// Spaced capitals, for a name in a single row.
  @inlinable public static var displaySmall: Font { SemanticTokens.Typography.displaySmall }
  /// A first-level heading.
  @inlinable public static var heading1: Font { SemanticTokens.Typography.headingLarge }
  /// A second-level heading.
  @inlinable public static var heading2: Font { SemanticTokens.Typography.headingMedium }
  /// A third-level heading.
  @inlinable public static var heading3: Font { SemanticTokens.Typography.headingSmall }
  /// Introductory text.
  @inlinable public static var bodyLarge: Font { SemanticTokens.Typography.bodyLarge }
  /// Body text.
  @inlinable public static var bodyRegular: Font { SemanticTokens.Typography.bodyRegular }
  /// Text next to more important content.
  @inlinable public static var bodySmall: Font { SemanticTokens.Typography.bodySmall }
  /// The label of a control.
  @inlinable public static var label: Font { SemanticTokens.Typography.label }
  /// Code.
  @inlinable public static var code: Font { SemanticTokens.Typography.code }
}
