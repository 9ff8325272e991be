// SPDX-License-Identifier: MIT
// Views: presents layers from the tree of views.

@_spi(Nodes) public import CuriumEngine

/// Presents a layer above the screen while there is one. The slot itself takes up no space. The
/// layer can be placed beside the view whose body contains the slot.
package struct OverlaySlot<Layer: View>: _PrimitiveView {
  private let layer: Layer?
  private let id: AnyHashable?
  private let presentation: OverlayPresentation
  private let dismiss: @MainActor () -> Void
  private let onDismiss: (@MainActor () -> Void)?

  /// Creates a slot that shows `layer`. `dismiss` is called to request its removal, and `onDismiss`
  /// after the removal. A layer with another `id` is another presentation, which removes the first.
  package init(
    _ layer: Layer?, id: AnyHashable? = nil, _ presentation: OverlayPresentation,
    dismiss: @escaping @MainActor () -> Void, onDismiss: (@MainActor () -> Void)? = nil
  ) {
    self.layer = layer
    self.id = id
    self.presentation = presentation
    self.dismiss = dismiss
    self.onDismiss = onDismiss
  }

  package static func _mount(_ view: Self, _ context: inout _MountContext) {
    let slot = OverlaySlotNode(context)
    context.append(slot)
    if let layer = view.layer { view.present(layer, in: slot) }
  }

  /// Updates, shows or removes the layer. Nothing around the slot is laid out again.
  package static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let slot = cursor.take(as: OverlaySlotNode.self)
    if slot.shown != nil { slot.onDismiss = view.onDismiss }
    if let layer = view.layer {
      if let shown = slot.shown {
        if view.id == slot.id {
          slot.dismissal.action = view.dismiss
        } else {
          shown.focusFirstLater()
          slot.presentationDidEnd()
          slot.beginPresentation(view.id, view.dismiss, view.onDismiss)
        }
        shown.receive(view.presentation, slot.dismissal)
        var inner = _UpdateCursor(childrenOf: shown)
        EnvironmentWriter._update(view.content(layer, slot.dismissal), &inner)
      } else {
        view.present(layer, in: slot)
      }
    } else if let shown = slot.shown {
      slot.graph.service(ScreenFade.self).begin(forLayer: shown)
      slot.dismissal.action = {}
      slot.removeChildren()
      slot.presentationDidEnd()
    }
  }

  @MainActor private func present(_ layer: Layer, in slot: OverlaySlotNode) {
    slot.beginPresentation(id, dismiss, onDismiss)
    var context = _MountContext(parent: slot)
    let node =
      presentation.role == .menu
      ? MenuNode(presentation, slot.dismissal, context)
      : OverlayNode(presentation, slot.dismissal, context)
    context.append(node)
    slot.graph.service(ScreenFade.self).begin(forLayer: node)
    var inner = _MountContext(parent: node)
    EnvironmentWriter._mount(content(layer, slot.dismissal), &inner)
    node.forEachChild { $0.enter() }
  }

  /// Returns the layer with an environment of its own: it can be dismissed, isn't disabled, and
  /// doesn't scroll with its presenter. Only a menu is a part of the form or the navigation stack
  /// that contains its presenter.
  @MainActor private func content(_ layer: Layer, _ dismissal: OverlayDismissal)
    -> EnvironmentWriter<Layer, OverlayDismissal>
  {
    let isMenu = presentation.role == .menu
    return EnvironmentWriter(content: layer, value: dismissal) { values, dismissal in
      if !isMenu { values.leaveLayer() }
      values.dismiss = DismissAction(dismissal)
      values.isEnabled = true
      values.inherited.paragraph.keepsRows = false
      values.keyboardShortcut = nil
    }
  }
}

/// Holds the layer while it is presented.
final class OverlaySlotNode: Node {
  /// The dismissal of the current presentation. Those of earlier ones do nothing.
  private(set) var dismissal = OverlayDismissal()
  private(set) var id: AnyHashable?
  /// Called after the current presentation has ended; `nil` while there is none.
  var onDismiss: (@MainActor () -> Void)?

  var shown: OverlayNode? { firstChild?.overlay }

  func beginPresentation(
    _ id: AnyHashable?, _ dismiss: @escaping @MainActor () -> Void,
    _ onDismiss: (@MainActor () -> Void)?
  ) {
    dismissal.action = {}
    dismissal = OverlayDismissal()
    dismissal.action = dismiss
    self.id = id
    self.onDismiss = onDismiss
  }

  /// Calls `onDismiss` after the current update.
  func presentationDidEnd() {
    if let onDismiss { graph.afterCommit(onDismiss) }
    onDismiss = nil
  }

  /// A view that is removed takes its presentation with it.
  @MainActor override func willUnmount() { presentationDidEnd() }
}

extension View {
  /// Prevents Escape and clicks outside from dismissing the sheet or popover that contains the
  /// view, while `isDisabled` is `true`. The layer then shows no hint for Escape; to show one, add
  /// a `.keyBinding("close", "esc")` that closes it or asks the user.
  ///
  /// Control-C still quits the app. To ask before, add a `dismissalConfirmationDialog` to the view
  /// too: one behind the sheet can't check its changes.
  ///
  ///     TextEditor(text: $text).interactiveDismissDisabled(!text.isEmpty)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ValueContent(content: self, value: isDisabled, make: DismissalBlockNode.init)
      .preference(key: DismissalBlockedKey.self, value: isDisabled)
  }
}

/// A preference that is `true` if Escape doesn't dismiss the layer that contains the view.
package struct DismissalBlockedKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

/// Blocks the enclosing layer from being dismissed while dismissal is disabled.
private final class DismissalBlockNode: ValueNode<Bool> {
  override init(_ isDisabled: Bool, _ context: borrowing _MountContext) {
    super.init(isDisabled, context)
    didReceiveValue(after: false)
  }

  override func didReceiveValue(after old: Bool) {
    if value != old { overlay?.dismissalBlocks += value ? 1 : -1 }
  }

  @MainActor override func willUnmount() { receive(false) }
}
