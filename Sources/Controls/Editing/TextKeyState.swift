// SPDX-License-Identifier: MIT
// Views: the properties of a text that decide which keys its control uses.

import CuriumEditing

/// The properties of a text that decide which keys its control uses.
struct TextKeyState: Equatable {
  private let isEmpty: Bool
  private let canUndo: Bool
  private let canRedo: Bool
  private let scrollsByPage: Bool
  private let isReadOnly: Bool
  /// `nil` if no key submits the text.
  private let submitKey: SubmitKey?

  init(of editing: TextEditing, scrollsByPage: Bool, isReadOnly: Bool, submitKey: SubmitKey?) {
    self.scrollsByPage = scrollsByPage
    self.isReadOnly = isReadOnly
    self.submitKey = submitKey
    isEmpty = editing.buffer.count == 0
    canUndo = editing.canUndo
    canRedo = editing.canRedo
  }
}
