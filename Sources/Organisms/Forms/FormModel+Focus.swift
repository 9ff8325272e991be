// SPDX-License-Identifier: MIT
// Organism: moves the focus between the fields of a form.

extension FormModel {
  /// Requests the focus for the first invalid field on the screen, or the first one after `field`.
  /// The next update may enable it, for example because the submission has ended. A field that is
  /// disabled even then passes the focus on.
  func focusError(after field: FieldState<Values>? = nil) {
    let start = fields.firstIndex { $0 === field }.map { $0 + 1 } ?? 0
    let invalid = fields[start...].first { $0.error != nil && $0.isShown }
    invalid?.passesFocusOn = true
    invalid?.requestFocus()
  }

  /// Handles Return in a field: moves to the next visible field that is enabled. After the last
  /// one, the form's view submits it. Without such a view, which means that the app has its own
  /// button, the field is validated.
  func advance(from field: FieldState<Values>) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if let next = fields[(index + 1)...].first(where: { $0.isShown && $0.isEnabled }) {
      next.requestFocus()
    } else if views > 0 {
      requestSubmit()
    } else {
      blur(field)
    }
  }
}
