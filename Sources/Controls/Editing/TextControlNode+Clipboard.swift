// SPDX-License-Identifier: MIT
// Views: the clipboard of text fields and text editors.

@_spi(Nodes) import CuriumEngine
import CuriumEditing
import CuriumTerminal
import CuriumViews

extension TextControlNode {
  /// Copies the selection, and removes it if `cuts` is true. A hidden secret is neither copied nor
  /// cut.
  @MainActor final func copySelection(cuts: Bool) {
    guard let selected = editing.selectedText, !metrics.isSecure else { return }
    scope.values.terminal.copy(selected)
    if cuts { editing.insert("") }
  }

  /// Begins to paste the user's clipboard if a key does that here. Returns whether it does.
  @MainActor final func pasteClipboard(with press: KeyPress) -> Bool {
    guard scope.values.pasteSource == .clipboard, command(of: press)?.command == .paste else {
      return false
    }
    graph.service(AppClipboard.self).paste(in: graph) { [weak self] in self?.insertOwnText() }
    return true
  }

  /// Inserts the text of the app, because the user's clipboard can't be read.
  @MainActor private final func insertOwnText() {
    guard isEnabled, takesText else { return }
    let rules = scope.values.textInputOptions.rules
    _ = handleInput { node in
      node.arranging { $0.perform(.paste, selecting: false, rules) }
    }
  }
}
