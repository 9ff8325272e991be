// SPDX-License-Identifier: MIT
// Page: the places of a gallery, which are the tabs of its header.

/// A place of a gallery. A tab in the header leads to each of them.
package enum GalleryPlace: Hashable, Sendable {
  /// The start page.
  case start
  /// The components by atomic level.
  case components
  /// The exhibits in a section of their own.
  case section(String)
  /// Whole pages made of components.
  case pages
  /// The themes and their tokens.
  case themes

  /// `true` if the place has several exhibits, in a list beside the page.
  var hasList: Bool { self != .start && self != .themes }
}
