// SPDX-License-Identifier: MIT
// Controls: questions that must be answered.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTokens

extension View {
  /// Asks something above the screen while `isPresented`.
  ///
  /// Each button takes the alert away when it has acted. Return presses the button in focus, which is at
  /// first the one without a role; Escape presses the one with the role `cancel`, or only takes the
  /// alert away. Without buttons there is "OK". A click outside does nothing.
  ///
  ///     struct Uninstall: View {
  ///       @State private var isAsking = false
  ///
  ///       var body: some View {
  ///         Button("Uninstall") { isAsking = true }
  ///           .alert("Remove swift-nio?", isPresented: $isAsking) {
  ///             Button("Remove", role: .destructive) { remove() }
  ///             Button("Cancel", role: .cancel) {}
  ///           } message: {
  ///             Text("Its build products go as well.")
  ///           }
  ///       }
  ///     }
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    let title = String(title)
    var presentation = OverlayPresentation(role: .alert, label: title)
    presentation.dimsBeneath = true
    presentation.dismissesOutside = false
    presentation.dismissesOnAction = true
    return Presenting(content: self, isPresented: isPresented, presentation: presentation) {
      DialogPanel(title: title, message: message(), style: .double) {
        ActionRow {
          actions()
          if Actions.self == EmptyView.self { WordButton { $0.accept } }
        }
      }
    }
  }

  /// Asks something above the screen while `isPresented`, in a title alone.
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Offers ways to go on above the screen while `isPresented`, one beneath the other.
  ///
  /// Each button takes the dialog away when it has acted. Escape and a click outside cancel; where no
  /// button has the role `cancel`, one is added.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    let title = String(title)
    var presentation = OverlayPresentation(role: .dialog, label: title)
    presentation.dimsBeneath = true
    presentation.dismissesOnAction = true
    return Presenting(content: self, isPresented: isPresented, presentation: presentation) {
      DialogPanel(
        title: titleVisibility == .hidden ? "" : title, message: message(),
        style: ComponentTokens.Card.borderStyle
      ) {
        VStack {
          actions()
          CancelIfMissing()
        }
      }
    }
  }

  /// Offers ways to go on above the screen while `isPresented`, under a title alone.
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the kit thinks best.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// A title, a message that scrolls where it is too long, and actions that stay on the screen.
private struct DialogPanel<Message: View, Actions: View>: View {
  private let title: String
  private let message: Message
  private let style: BorderStyle
  private let actions: Actions

  init(
    title: String, message: Message, style: BorderStyle, @ViewBuilder actions: () -> Actions
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.actions = actions()
  }

  var body: some View {
    OverlayPanel(content: SpareRows() { parts }, style: style)
  }

  private var parts: some View {
    VStack(spacing: 1) {
      if !title.isEmpty || Message.self != EmptyView.self {
        FittingScroll {
          if !title.isEmpty { Text(title).font(ComponentTokens.Card.titleFont) }
          message.foregroundStyle(.textSecondary)
        }
      }
      actions.buttonStyle(DialogButtonStyle()).layoutPriority(1)
    }
    .frame(maxWidth: 60)
    .padding(.horizontal, SemanticTokens.Spacing.componentPaddingMD)
  }
}

/// The cancelling button of a dialog whose own actions have none.
private struct CancelIfMissing: _PrimitiveView {
  private static var button: WordButton { WordButton(role: .cancel) { $0.cancel } }

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = CancelNode(context)
    if let dialog = node.overlay { node.isNeeded = !dialog.holdsCancel }
    context.append(node)
    guard node.isNeeded else { return }
    var inner = _MountContext(parent: node)
    WordButton._mount(button, &inner)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: CancelNode.self)
    guard node.isNeeded else { return }
    var inner = _UpdateCursor(childrenOf: node)
    WordButton._update(button, &inner)
  }
}

private final class CancelNode: Node {
  var isNeeded = false
}

extension Node {
  /// Whether a button beneath cancels.
  var holdsCancel: Bool {
    if pressable?.purpose == .cancel { return true }
    var found = false
    forEachChild { if !found { found = $0.holdsCancel } }
    return found
  }
}
