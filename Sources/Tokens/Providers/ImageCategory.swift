// SPDX-License-Identifier: MIT
// Token: the categories of icons and the icons in each.

/// The categories of icons.
public enum ImageCategory: String, Hashable, Sendable, CaseIterable {
  /// Accessibility: seeing, hearing and reading.
  case accessibility
  /// Actions.
  case actions
  /// Navigation.
  case navigation
  /// Status.
  case status

  /// The names of the icons.
  public var names: [String] {
    switch self {
    case .accessibility: ["accessibility", "eye", "eye.slash", "textformat", "keyboard"]
    case .actions: ["plus", "minus", "pencil", "trash", "magnifyingglass", "doc.on.doc", "link"]
    case .navigation:
      ["chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "house"]
    case .status:
      ["checkmark", "xmark", "info.circle", "exclamationmark.triangle", "bell", "lock"]
    }
  }
}
