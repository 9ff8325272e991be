// SPDX-License-Identifier: MIT
// Views: all keys of a program, on a sheet.

import CuriumTerminal
import CuriumTokens

extension View {
  /// Lists all commands that are alive, by section, on a sheet with a field to search them, at `?` or F1.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("Save", "ctrl+s", section: "File") { save() }
  ///       .keyHelp()
  public func keyHelp(_ keys: KeySequence...) -> some View {
    KeyHelpContent(content: self, keys: keys.isEmpty ? ["?", "F1"] : keys)
  }
}

private struct KeyHelpContent<Content: View>: View {
  private let content: Content
  private let keys: [KeySequence]
  @State private var shown: [KeyBinding]?
  @Environment(\.keyRegistry) private var registry

  init(content: Content, keys: [KeySequence]) {
    self.content = content
    self.keys = keys
  }

  var body: some View {
    content
      .keyBinding(KeyBinding("keys", keys, id: "help")) { shown = registry.all }
      .sheet(isPresented: isPresented) { HelpPanel(bindings: shown ?? []) }
  }

  private var isPresented: Binding<Bool> {
    Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })
  }
}
