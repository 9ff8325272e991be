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
    KeyMapContent(
      content: EnvironmentWriter(content: self, value: map) { $0.keyMap = $1 }, map: map)
  }
}

private struct KeyMapContent<Content: View>: NodeBackedView {
  let content: Content
  let map: KeyMap

  func makeNode(_ context: borrowing _MountContext) -> KeyMapNode { KeyMapNode(map, context) }
  func update(_ node: KeyMapNode) { node.receive(map) }
}

/// Registers a key map. Takes no part in layout.
private final class KeyMapNode: Node {
  private var map: KeyMap

  @MainActor init(_ map: KeyMap, _ context: borrowing _MountContext) {
    self.map = map
    super.init(context)
    graph.keys.countKeyMaps(by: 1)
    warn()
  }

  @MainActor func receive(_ map: KeyMap) {
    if map == self.map { return }
    self.map = map
    warn()
  }

  @MainActor private func warn() {
    for conflict in map.conflicts { graph.warn("The key map is ambiguous: \(conflict).") }
    // Finds commands that have the keys of others.
    graph.afterCommit { [graph] in _ = graph.keys.directory.activeKeys() }
  }

  @MainActor override func willUnmount() { graph.keys.countKeyMaps(by: -1) }
}
