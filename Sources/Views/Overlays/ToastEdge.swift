// SPDX-License-Identifier: MIT
// Views: the edge of the screen at which messages are shown.

public import CuriumEngine

extension View {
  /// Sets the edge of the screen at which the messages of `\.toast` in this view are shown; by
  /// default, the lower one.
  ///
  /// Messages that would cover a dialog, a menu or the focused text field there are shown at the
  /// other edge. Messages that are shown at the same time are at the edge of the first of them.
  ///
  ///     struct Inbox: View {
  ///       @Environment(\.toast) private var toast
  ///
  ///       var body: some View {
  ///         Button("Send") { toast("Sent") }
  ///       }
  ///     }
  ///     struct Mail: View {
  ///       var body: some View { Inbox().toastEdge(.top) }
  ///     }
  public func toastEdge(_ edge: VerticalEdge) -> some View { environment(\.toastEdge, edge) }
}

private struct ToastEdgeKey: EnvironmentKey {
  static var defaultValue: VerticalEdge { .bottom }
}

extension EnvironmentValues {
  var toastEdge: VerticalEdge {
    get { self[ToastEdgeKey.self] }
    set { self[ToastEdgeKey.self] = newValue }
  }
}
