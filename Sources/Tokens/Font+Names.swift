// SPDX-License-Identifier: MIT
// Token: the text styles under their short names.

extension Font {
  /// The title of a screen.
  @inlinable public static var largeTitle: Font { SemanticTokens.Typography.titleLarge }
  /// The title of a region.
  @inlinable public static var title: Font { SemanticTokens.Typography.titleRegular }
  /// The title of a part of a region, SwiftUI's second order.
  @inlinable public static var title2: Font { SemanticTokens.Typography.headingLarge }
  /// The title of a part of a region, SwiftUI's third order.
  @inlinable public static var title3: Font { SemanticTokens.Typography.headingMedium }
  /// What stands beneath a headline.
  @inlinable public static var subheadline: Font { SemanticTokens.Typography.bodySmall }
  /// A text that stands out a little.
  @inlinable public static var callout: Font { SemanticTokens.Typography.bodyRegular }
  /// A note at the end.
  @inlinable public static var footnote: Font { SemanticTokens.Typography.captionRegular }
  /// A remark beneath a remark.
  @inlinable public static var caption2: Font { SemanticTokens.Typography.captionRegular }
  /// The first line of an entry.
  @inlinable public static var headline: Font { SemanticTokens.Typography.headline }
  /// Text.
  @inlinable public static var body: Font { SemanticTokens.Typography.bodyRegular }
  /// A remark beneath something.
  @inlinable public static var caption: Font { SemanticTokens.Typography.captionRegular }
  /// A remark that matters.
  @inlinable public static var captionBold: Font { SemanticTokens.Typography.captionBold }
  /// Block letters five rows high: a name on a first screen.
  @inlinable public static var displayLarge: Font { SemanticTokens.Typography.displayLarge }
  /// Block letters three rows high.
  @inlinable public static var displayMedium: Font { SemanticTokens.Typography.displayMedium }
  /// A heading of the first order.
  @inlinable public static var heading1: Font { SemanticTokens.Typography.headingLarge }
  /// A heading of the second order.
  @inlinable public static var heading2: Font { SemanticTokens.Typography.headingMedium }
  /// A heading of the third order.
  @inlinable public static var heading3: Font { SemanticTokens.Typography.headingSmall }
  /// Text that introduces.
  @inlinable public static var bodyLarge: Font { SemanticTokens.Typography.bodyLarge }
  /// Text.
  @inlinable public static var bodyRegular: Font { SemanticTokens.Typography.bodyRegular }
  /// Text beside something greater.
  @inlinable public static var bodySmall: Font { SemanticTokens.Typography.bodySmall }
  /// The word on a control.
  @inlinable public static var label: Font { SemanticTokens.Typography.label }
  /// What is typed as it stands.
  @inlinable public static var code: Font { SemanticTokens.Typography.code }
}
