// SPDX-License-Identifier: MIT
// Views: SwiftUI's accessibility traits, heading levels and child behaviour.

/// The traits of a view, with SwiftUI's names. Most of them correspond to a role.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each trait.
  public let rawValue: UInt16
  /// Creates a set from `rawValue`.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The view is a button: the role `button`.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is the heading of a section: the role `heading`.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link: the role `link`.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image: the role `image`.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view is static text: the role `text`.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// The view is a toggle: the role `toggle`.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// The view changes too often for each change to be announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable {
  /// A heading without a level.
  case unspecified
  /// A level 1 heading, the title of the screen.
  case h1
  /// A level 2 heading, the title of a section.
  case h2
  /// A level 3 heading, the title of a subsection.
  case h3
  /// A level 4 heading.
  case h4
  /// A level 5 heading.
  case h5
  /// A level 6 heading.
  case h6
}

/// The treatment of the children of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind { case ignore, contain, combine }
  package let kind: Kind

  /// The children aren't read. Only the modifiers of the view describe it.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The children are read one by one, after the view.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The text of the children becomes the view's name, and the actions of their controls become its
  /// actions.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
