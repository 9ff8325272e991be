// SPDX-License-Identifier: MIT
// Views: requests the focus when a view first appears.

@_spi(Nodes) import CuriumEngine

/// Requests the focus when its content first appears. Content that is shown again keeps the focus
/// that it had.
final class DefaultFocusNode: ValueNode<@MainActor (Node) -> Void> {
  private var hasAppeared = false

  override init(_ request: @escaping @MainActor (Node) -> Void, _ context: borrowing _MountContext)
  {
    super.init(request, context)
    if !isDormant { appear() }
  }

  @MainActor override func visibilityDidChange(_ isVisible: Bool) {
    if isVisible { appear() }
  }

  @MainActor private func appear() {
    if hasAppeared { return }
    hasAppeared = true
    value(self)
  }
}
