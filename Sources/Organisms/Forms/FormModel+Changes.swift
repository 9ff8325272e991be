// SPDX-License-Identifier: MIT
// Organism: whether the values of a form differ from the submitted ones.

import CuriumControls

extension FormModel where Values: Equatable {
  /// A Boolean value that indicates whether the values differ from those of the last submission, or
  /// else from the initial ones, or whether a field has text that it can't read.
  ///
  ///     struct Title: Equatable { var text = "" }
  ///     struct TitleEditor: View {
  ///       @State private var form = FormModel(Title()) { FormField(\.text, "Title") }
  ///       var body: some View {
  ///         ValidatedInput(form.text)
  ///         Text(form.hasChanges ? "Not saved" : "Saved")
  ///       }
  ///     }
  public var hasChanges: Bool {
    let values = values
    // A value like NaN isn't equal to itself.
    let differs = values != baseline && fields.contains { !$0.isSame(values, baseline) }
    return differs || fields.contains { $0.isUnreadable }
  }
}
