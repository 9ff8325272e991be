// SPDX-License-Identifier: MIT
// Organism: the command palette above a screen.

import CuriumTokens
public import CuriumViews

extension View {
  /// Shows every command that is alive in a `CommandPalette` above the screen, at Control-P or `keys`.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("Save", "ctrl+s", section: "File") { save() }
  ///       .keyBinding("Empty the trash", section: "File") { delete() }
  ///       .commandPalette()
  public func commandPalette(_ keys: KeySequence...) -> some View {
    CommandPaletteContent(content: self, keys: keys.isEmpty ? ["ctrl+p"] : keys)
  }
}

private struct CommandPaletteContent<Content: View>: View {
  let content: Content
  let keys: [KeySequence]
  @State private var shown: [KeyBinding]?
  @State private var chosen: KeyBinding.ID?
  @Environment(\.keyRegistry) private var registry
  @Environment(\.strings) private var strings

  init(content: Content, keys: [KeySequence]) {
    self.content = content
    self.keys = keys
  }

  var body: some View {
    content
      .keyBinding(KeyBinding(strings.commandsHint, keys, id: Self.id)) {
        chosen = nil
        shown = registry.commands.filter { $0.id != Self.id }
      }
      .sheet(isPresented: isPresented, onDismiss: call) {
        CommandPalette(commands: shown ?? []) { command in
          chosen = command.id
          shown = nil
        }
      }
  }

  private static var id: KeyBinding.ID { "command-palette" }

  private var isPresented: Binding<Bool> {
    Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })
  }

  /// Calls what was chosen once the palette no longer covers it.
  private func call() {
    guard let id = chosen else { return }
    chosen = nil
    registry.call(id)
  }
}
