// SPDX-License-Identifier: MIT
// Views: assigns other keys to the commands of views.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Assigns the keys of `map` to the commands in the view. Logs a warning if two commands have the
  /// same keys.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("save", "ctrl+s") { save() }
  ///       .keyMap(.vi)
  public func keyMap(_ map: KeyMap) -> some View {
    ValueContent(
      content: EnvironmentWriter(content: self, value: map) { $0.keyMap = $1 }, value: map,
      make: KeyMapNode.init)
  }
}

/// Registers a key map. Takes no part in layout.
private final class KeyMapNode: ValueNode<KeyMap> {
  override init(_ map: KeyMap, _ context: borrowing _MountContext) {
    super.init(map, context)
    graph.keys.keyMaps += 1
    warn()
  }

  override func didReceiveValue(after old: KeyMap) {
    if value != old { warn() }
  }

  @MainActor private func warn() {
    for conflict in value.conflicts { graph.warn("The key map is ambiguous: \(conflict).") }
    // Finds commands that have the keys of others.
    graph.afterCommit { [graph] in _ = graph.keys.directory.activeKeys() }
  }

  @MainActor override func willUnmount() { graph.keys.keyMaps -= 1 }
}
