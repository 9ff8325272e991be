// SPDX-License-Identifier: MIT
// Views: a text field and the views at its end, on one background.

import CuriumEngine
import CuriumViews
import CuriumTokens

/// A text field with views after it that are part of it: a unit, a chevron or a button. They have
/// the background of the field in each of its states.
package struct FieldWithEnd<Field: View, End: View>: View {
  private let field: Field
  private let end: End
  @State private var ground = ComponentTokens.Input.backgroundColor

  /// Creates a field with the views of `end` after it.
  package init(_ field: Field, @ViewBuilder end: () -> End) {
    self.field = field
    self.end = end()
  }

  package var body: some View {
    // An inset, unlike a stack, leaves the modifiers of the whole on the field: `onKeyPress` gets
    // keys before the field does.
    field.onPreferenceChange(FieldFaceKey.self) { face in
      ground = face?.ground ?? ComponentTokens.Input.backgroundColor
    }
    .safeAreaInset(edge: .trailing, spacing: 0) { end.background(ground) }
  }
}
