// SPDX-License-Identifier: MIT
// Views: a field whose title is a label in a form.

import CuriumEngine
import CuriumViews

/// A field whose title is a label in the column that a form shares. Elsewhere, the field shows its
/// title itself.
package struct TitledField<Field: View>: View {
  private let title: String
  private let field: @MainActor (Bool) -> Field
  @Environment(\.formColumn) private var column
  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates a field named `title`. Calls `field` with whether a label shows the title.
  package init(
    title: String, @ViewBuilder field: @escaping @MainActor (_ isTitled: Bool) -> Field
  ) {
    self.title = title
    self.field = field
  }

  package var body: some View {
    if column == nil {
      field(false)
    } else {
      LabeledContent {
        field(!hidesLabels)
      } label: {
        // The field has the same name.
        Text(title).accessibilityHidden()
      }
    }
  }
}
