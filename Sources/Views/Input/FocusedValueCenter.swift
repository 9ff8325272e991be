// SPDX-License-Identifier: MIT
// Views: collects the values of the focused view and of those around it.

@_spi(Nodes) import CuriumEngine

/// Collects the values of the focused view. There is one per graph.
final class FocusedValueCenter: GraphService {
  private let state: StateLocation<FocusedValues>
  private var isQueued = false

  init(graph: Graph) { state = StateLocation(value: FocusedValues(), graph: graph) }

  /// The current values. Reading them in a body makes the body depend on them.
  var values: FocusedValues { state.get() }

  /// Collects the values again once bodies are up to date. If any differs, updates its readers.
  @MainActor func refresh(for node: Node) {
    if isQueued { return }
    isQueued = true
    node.graph.afterCommit { [self] in
      isQueued = false
      var values = FocusedValues()
      if let focused = node.graph.focus.current as Node? {
        let writers = focused.selfAndAncestorsInLayer.compactMap { $0 as? FocusedValueNode }
        for writer in writers.reversed() { writer.value.write(&values) }
      }
      let old = state.get().entries
      let isSame =
        old.count == values.entries.count
        && old.allSatisfy { key, entry in
          values.entries[key].map { $0.isEqual(to: entry) } ?? false
        }
      if isSame { return }
      node.graph.diagnostics.noteChange(
        by: node,
        cause: "each change of its focused value causes another. The value should be Equatable")
      state.set(values)
    }
  }
}

/// A change of the values by one modifier.
struct FocusedValueChange {
  let write: (inout FocusedValues) -> Void
}

/// Provides a value to others while the focus is in it. It takes no part in layout.
final class FocusedValueNode: ValueNode<FocusedValueChange> {
  private var holdsFocus = false

  @MainActor private func refresh() { graph.service(FocusedValueCenter.self).refresh(for: self) }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    holdsFocus = isWithin
    refresh()
  }

  override func didReceiveValue(after old: FocusedValueChange) {
    if holdsFocus { refresh() }
  }

  @MainActor override func willUnmount() {
    if holdsFocus { refresh() }
  }
}
