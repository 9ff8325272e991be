// SPDX-License-Identifier: MIT
// Views: the keys that press a button of a dialog, wherever the focus is.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// The keys that press a button of a dialog, wherever the focus is.
struct DialogButtonKeys: Equatable {
  /// `true` if Return presses the button: it is the default button of the dialog, and the focused
  /// view doesn't use Return itself.
  var isDefault = false
  /// The letter of the title that presses the button; `nil` if there is none.
  var letter: Character?
}

/// A button of a dialog, for its node.
struct DialogButtonFacts {
  /// The title, if the label of the button is only that.
  let title: String?
  let isEnabled: Bool
  /// Set to the current keys of the button.
  let keys: Binding<DialogButtonKeys>
}

/// Finds the keys of the button around it. It takes no part in layout.
final class DialogButtonNode: ValueNode<DialogButtonFacts>, KeyReader {
  @MainActor override init(_ value: DialogButtonFacts, _ context: borrowing _MountContext) {
    super.init(value, context)
    graph.keys.directory.add(self)
  }

  /// The button, as a control.
  var button: (any Pressable)? { selfAndAncestorsInLayer.lazy.compactMap(\.pressable).first }

  @MainActor override func didReceiveValue(after old: DialogButtonFacts) {
    if value.title == old.title, value.isEnabled == old.isEnabled { return }
    graph.keys.directory.setNeedsUpdate()
  }

  @MainActor func receive(_ keys: ActiveKeys) {
    let button = button
    let key = KeyboardShortcut(.return, modifiers: [])
    let usesReturn = graph.focus.current?.claims(key, isShortcut: false) == true
    let isDefault = !usesReturn && button != nil && overlay?.defaultButton === button
    if isDefault != value.keys.wrappedValue.isDefault {
      value.keys.wrappedValue.isDefault = isDefault
    }
  }

  /// Shows which letter presses the button.
  @MainActor func show(_ letter: Character?) {
    if letter != value.keys.wrappedValue.letter { value.keys.wrappedValue.letter = letter }
  }

  @MainActor override func willUnmount() {
    graph.keys.directory.remove(self)
    // Another button may be the default one now.
    graph.keys.directory.setNeedsUpdate()
  }
}

extension Node {
  /// The node, if it finds the keys of a button of a dialog.
  var asDialogButton: DialogButtonNode? { self as? DialogButtonNode }
}
