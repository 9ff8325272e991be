// SPDX-License-Identifier: MIT
// Views: the action of a transient message.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// An action that a message offers.
struct ToastButton {
  let title: String
  let shortcut: KeyboardShortcut
  /// `false` while a newer message uses the key.
  var hasKey = true
  /// `true` if the key is the kit's choice, so that it gives way to all other uses of it.
  var givesWay = false
  /// The number of edits of texts before the message was sent.
  var edits = 0
  let action: @MainActor () -> Void
}

/// The title and the key of a message's action.
///
/// A message never has the focus, so the key works wherever the focus is. In a text that the user
/// hasn't edited since the message was sent, it comes before the key to undo. While something else
/// gets the key, such as the focused view or a newer message, the key isn't shown. It keeps its
/// place if it was shown before, so that the message doesn't move while the user types.
struct ToastButtonLabel: View {
  let button: ToastButton
  @State private var keyUse = KeyUse()

  var body: some View {
    HStack(spacing: ComponentTokens.KeyHint.spacing) {
      Group {
        if button.hasKey {
          PressedByKey(content: Text(button.title), button: button, use: $keyUse)
        } else {
          Text(button.title)
        }
      }
      .foregroundStyle(.accentColor)
      if !keyUse.isTaken || keyUse.wasFree {
        KeyLabel(KeySequence(button.shortcut)).hidden(keyUse.isTaken || !button.hasKey)
      }
    }
    .lineLimit(1)
    .fixedSize()
    .contentShape(Rectangle())
    .onTapGesture(perform: button.action)
  }
}

/// The use of a key by other views.
private struct KeyUse: Equatable {
  /// `true` while something else gets the key.
  var isTaken = false
  /// `true` once nothing else has got the key.
  var wasFree = false
}

/// Calls an action when the user presses a key, wherever the focus is, unless something else takes
/// the key.
private struct PressedByKey<Content: View>: NodeBackedView {
  let content: Content
  let button: ToastButton
  let use: Binding<KeyUse>

  func makeNode(_ context: borrowing _MountContext) -> PressedByKeyNode {
    PressedByKeyNode(button, use, context)
  }

  func update(_ node: PressedByKeyNode) { node.button = button }
}

private final class PressedByKeyNode: WrapperNode, Pressable, KeyReader {
  var button: ToastButton
  private let use: Binding<KeyUse>

  init(_ button: ToastButton, _ use: Binding<KeyUse>, _ context: borrowing _MountContext) {
    self.button = button
    self.use = use
    super.init(context)
    if button.givesWay {
      graph.keys.addFallback(self)
    } else {
      graph.keys.addUndoOffer(self, after: button.edits)
    }
    graph.keys.directory.add(self)
  }

  override var addedRoom: Extent? { .zero }
  override var pressable: (any Pressable)? { self }
  var role: AccessibilityRole { .button }
  var purpose: ButtonRole? { nil }
  var showsValue: Bool { false }
  var isEnabled: Bool { true }
  var hasAction: Bool { true }
  var shortcut: KeyboardShortcut? { button.shortcut }

  @MainActor func press() { button.action() }

  @MainActor func receive(_ keys: ActiveKeys) {
    // The button of a layout that isn't shown would take its twin for another control.
    guard graph.layers.reaches(self) else { return }
    let isTaken = shortcut.map { graph.keys.isTaken($0, from: self) } ?? false
    let next = KeyUse(isTaken: isTaken, wasFree: !isTaken || use.wrappedValue.wasFree)
    if next != use.wrappedValue { use.wrappedValue = next }
  }

  @MainActor override func willUnmount() {
    graph.keys.remove(self)
    graph.keys.directory.remove(self)
  }
}
