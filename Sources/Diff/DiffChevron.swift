// SPDX-License-Identifier: MIT
// Organism: the sign of a row of a diff that the user can expand and collapse.

import CuriumControls
import CuriumTokens

/// The sign of a row that the user can expand and collapse.
struct DiffChevron: View {
  let isExpanded: Bool
  let look: DiffLook

  var body: some View {
    Image(systemName: isExpanded ? "curium.section.open" : "curium.section.closed")
      .foregroundColor(look.ink(ComponentTokens.Diff.noteColor))
      .accessibilityHidden()
  }
}

extension View {
  /// Describes a row that the user can expand and collapse to screen readers.
  func diffDisclosure(isExpanded: Bool, _ toggle: @escaping @MainActor () -> Void) -> some View {
    modifier(DiffDisclosure(isExpanded: isExpanded, toggle: toggle))
  }
}

private struct DiffDisclosure: ViewModifier {
  let isExpanded: Bool
  let toggle: @MainActor () -> Void
  @Environment(\.strings) private var strings

  func body(content: Content) -> some View {
    content
      .accessibilityExpanded(isExpanded)
      .accessibilityAction(
        named: isExpanded ? strings.collapseLines : strings.expandLines, toggle)
  }
}
