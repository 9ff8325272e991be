// SPDX-License-Identifier: MIT
// Organism: presents the list of all keys above a screen.

public import CuriumControls
import CuriumNavigation
import CuriumTokens

extension View {
  /// Presents a sheet with all available commands by section, and a search field, when the user
  /// presses one of `keys`; by default, `?` or F1. The items of a menu are in a section with its
  /// title. Disabled commands, and disabled buttons with a shortcut, are dimmed.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("save", "ctrl+s", section: "File", help: "Writes all changes.") { save() }
  ///       .keyHelp()
  ///
  /// - Parameter keys: Other key sequences that present the list, instead of `?` and F1.
  public func keyHelp(_ keys: KeySequence...) -> some View {
    KeyHelpContent(content: self, keys: keys.isEmpty ? ["?", "F1"] : keys)
  }

  /// Presents a sheet with `listed` while it isn't `nil`.
  func keyList(_ listed: Binding<[(binding: KeyBinding, isEnabled: Bool)]?>) -> some View {
    let isPresented = Binding<Bool> {
      listed.wrappedValue != nil
    } set: { isPresented in
      if !isPresented { listed.wrappedValue = nil }
    }
    return sheet(isPresented: isPresented) {
      HelpPanel(listed.wrappedValue ?? [], height: .infinity)
    }
  }
}

private struct KeyHelpContent<Content: View>: View {
  let content: Content
  let keys: [KeySequence]
  @State private var listed: [(binding: KeyBinding, isEnabled: Bool)]?
  @Environment(\.keyRegistry) private var registry
  @Environment(\.strings) private var strings

  var body: some View {
    content
      .keyBinding(
        KeyBinding(strings.keysHint, keys, id: KeyBinding.helpID, hintPriority: .pinned)
      ) {
        listed = registry.listed
      }
      .keyList($listed)
  }
}

extension KeyBinding {
  /// The id of the command that lists all keys.
  static var helpID: ID { "help" }
}
