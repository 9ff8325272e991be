// SPDX-License-Identifier: MIT
// Organism: the width of a diff view, as far as it matters.

/// The width of a `DiffView`, as far as its rows depend on it.
struct DiffRoom: Equatable, Sendable {
  /// `true` if both versions fit side by side.
  private(set) var isWide = false
  /// `true` if there is no room for line numbers.
  private(set) var isNarrow = false

  private static let wide = 140
  private static let narrow = 32

  init() {}

  init(width: Int) {
    isWide = width >= Self.wide
    isNarrow = width < Self.narrow
  }
}
