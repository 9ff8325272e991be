// SPDX-License-Identifier: MIT
// Organism: the arrangements of the two versions in a diff.

public import CuriumControls

/// The arrangement of the two versions in a `DiffView`.
///
///     DiffView(old: "one\n", new: "two\n").diffStyle(.split)
public enum DiffStyle: Hashable, Sendable, CaseIterable {
  /// Side by side in views of at least 140 columns, otherwise one below the other.
  case automatic
  /// The added lines are below the removed ones.
  case unified
  /// The removed lines are on the left, and the added ones on the right.
  case split
}

extension EnvironmentValues {
  var diffStyle: DiffStyle {
    get { self[TypeKey<DiffStyle>.self] ?? .automatic }
    set { self[TypeKey<DiffStyle>.self] = newValue }
  }
}

extension View {
  /// Sets whether the diffs in this view show the two versions side by side.
  ///
  ///     DiffView(old: "one\n", new: "two\n").diffStyle(.unified)
  ///
  /// - Parameter style: `.automatic`, `.unified` or `.split`.
  public func diffStyle(_ style: DiffStyle) -> some View { environment(\.diffStyle, style) }
}
