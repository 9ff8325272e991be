// SPDX-License-Identifier: MIT
// Views: the properties of a text that decide which keys its control uses.

import CuriumEditing

/// The properties of a text that decide which keys its control uses.
struct TextKeyState: Equatable {
  private let isEmpty: Bool
  private let canUndo: Bool
  private let canRedo: Bool
  private let scrollsByPage: Bool

  init(of editing: TextEditing, scrollsByPage: Bool) {
    self.scrollsByPage = scrollsByPage
    isEmpty = editing.buffer.count == 0
    canUndo = editing.canUndo
    canRedo = editing.canRedo
  }
}
