// SPDX-License-Identifier: MIT
// Engine: what SwiftUI's code says of a view by traits, ranks and the treatment of children.

/// What a view is or does, in SwiftUI's words. Here most of them are a role.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit a trait.
  public let rawValue: UInt16
  /// Creates a set from a raw value.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Something to press: the role `button`.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The title of a part: the role `heading`.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen among others.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A place to go: the role `link`.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture: the role `image`.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Words to read: the role `text`.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// On or off: the role `toggle`.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// Changes so often that nobody wants to hear of each change.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)

  /// The role that a trait stands for, the most telling first.
  package static let roles: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
    (.isToggle, .toggle), (.isLink, .link), (.isButton, .button), (.isHeader, .heading),
    (.isImage, .image), (.isStaticText, .text),
  ]

  /// The role that the traits stand for.
  package var role: AccessibilityRole? { Self.roles.first { contains($0.trait) }?.role }
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  /// A heading without a rank.
  case unspecified
  /// The title of the whole.
  case h1
  /// The title of a part.
  case h2
  /// The title of a part of a part.
  case h3
  /// The fourth rank.
  case h4
  /// The fifth rank.
  case h5
  /// The sixth rank.
  case h6
}

/// What becomes of the views inside one that speaks for itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind { case ignore, contain, combine }
  package let kind: Kind

  /// They are not read; the view is what its modifiers say.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are read one by one, after the view.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their texts are the view's name, and what their controls do can be done with the view.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
