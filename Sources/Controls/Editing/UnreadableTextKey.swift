// SPDX-License-Identifier: MIT
// Views: tells the form around a field that its text isn't a value.

@_spi(Nodes) package import CuriumEngine
import CuriumViews

/// Text in a field that isn't a valid value, while the binding of the field keeps an earlier one.
package struct UnreadableText: Equatable, Sendable {
  /// The error for a form.
  package let error: String
  /// `true` while the user may be about to complete a value.
  package let isPartial: Bool

  /// Creates a description of text that isn't a valid value.
  package init(error: String, isPartial: Bool = false) {
    self.error = error
    self.isPartial = isPartial
  }
}

/// The text of a field that isn't a valid value; `nil` for other fields.
package struct UnreadableTextKey: PreferenceKey {
  package static var defaultValue: UnreadableText? { nil }
  package static func reduce(value: inout UnreadableText?, nextValue: () -> UnreadableText?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Calls `action` with the text in the view that isn't a valid value when it changes, and with
  /// `nil` when the view is removed. A view that is only hidden keeps its text.
  package func onUnreadableText(
    perform action: @escaping @MainActor (UnreadableText?) -> Void
  ) -> some View {
    ValueContent(
      content: onPreferenceChange(UnreadableTextKey.self, perform: action),
      value: { action(nil) }, make: RemovalNode.init)
  }
}

/// Calls its action when it is removed.
private final class RemovalNode: ValueNode<@MainActor () -> Void> {
  @MainActor override func willUnmount() { graph.afterCommit(value) }
}

private struct TextDiscardsKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// A number that changes when the fields in a view must discard their unreadable text.
  package var textDiscards: Int {
    get { self[TextDiscardsKey.self] }
    set { self[TextDiscardsKey.self] = newValue }
  }
}
