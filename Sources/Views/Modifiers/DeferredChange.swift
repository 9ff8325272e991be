// SPDX-License-Identifier: MIT
// Views: work that is done once for a burst of keys.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Calls `action` with the value of `binding` before the next frame, once for any number of
  /// changes.
  ///
  /// Without this modifier, each change takes effect before the next key, so the work is done for
  /// every key, even if the user pastes or types faster than frames are drawn. Use the modifier for
  /// work that only the screen needs, such as a search while the user types:
  ///
  ///     struct Ports: View {
  ///       let names: [String]
  ///       @State private var query = ""
  ///       @State private var found: [String] = []
  ///
  ///       var body: some View {
  ///         SearchBar(query: $query) {}
  ///           .onDeferredChange(of: $query) { query in
  ///             found = names.filter { $0.hasPrefix(query) }
  ///           }
  ///         ForEach(found, id: \.self) { Text($0) }
  ///       }
  ///     }
  ///
  /// A key that uses the result, such as Return, can arrive before that frame. If its action needs
  /// the result, do the work there too. A body that only passes the binding to this modifier
  /// doesn't run again when the value changes.
  public func onDeferredChange<Value: Equatable>(
    of binding: Binding<Value>, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    DeferredChange(content: self, value: binding, action: action)
  }
}

private struct DeferredChange<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Binding<Value>
  let action: @MainActor (Value) -> Void

  var body: some View {
    ValueContent(
      content: content, value: ObservedValue(value: value.wrappedValue, action: action),
      make: DeferredChangeNode<Value>.init)
  }
}

private struct ObservedValue<Value> {
  let value: Value
  let action: @MainActor (Value) -> Void
}

private final class DeferredChangeNode<Observed: Equatable>: ValueNode<ObservedValue<Observed>> {
  private var isWaiting = false

  override func didReceiveValue(after old: ObservedValue<Observed>) {
    if value.value == old.value || isWaiting { return }
    isWaiting = true
    graph.beforeFrame { [self] in
      isWaiting = false
      if flags.contains(.unmounted) { return }
      graph.diagnostics.noteChange(by: self)
      value.action(value.value)
    }
  }
}
