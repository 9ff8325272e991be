// SPDX-License-Identifier: MIT
// Views: alerts and confirmation dialogs.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTokens

extension View {
  /// Shows an alert above the screen while `isPresented` is true.
  ///
  /// Each button closes the alert after its action. Return presses the focused button. At first,
  /// the focus is on a text field in the alert, or else on the first button without a role, or else
  /// on the button with the role `cancel`. Escape presses the button with the role `cancel`, or
  /// just closes the alert if there is none. Without buttons, the alert has an "OK" button. A click
  /// outside the alert has no effect. With `.keyboardShortcut("y", modifiers: [])`, the key `y`
  /// alone presses a button.
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
  ///             Text("This also removes its build products.")
  ///           }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The alert in a few words, often a question.
  ///   - isPresented: Whether the alert is visible. Closing it sets it to `false`.
  ///   - actions: The buttons, in order.
  ///   - message: Details below the title.
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
      DialogPanel(title: title, message: message(), role: .alert) {
        ActionRow {
          actions()
          if Actions.self == EmptyView.self { WordButton { $0.accept } }
        }
      }
    }
  }

  /// Shows an alert with only `title` and the buttons of `actions` above the screen while
  /// `isPresented` is true.
  ///
  ///     Button("Check for updates") { isExpanded = true }
  ///       .alert("You're up to date.", isPresented: $isExpanded) { Button("Close") {} }
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a dialog with a choice of buttons above the screen while `isPresented` is true. They are
  /// in a row, or in a column if they don't fit.
  ///
  /// Each button closes the dialog after its action. Escape and a click outside cancel. If no
  /// button has the role `cancel`, the dialog adds one. The focus starts where it does in an alert.
  ///
  ///     Button("Remove…") { isExpanded = true }
  ///       .confirmationDialog("Remove the package?", isPresented: $isExpanded) {
  ///         Button("Remove", role: .destructive) { delete() }
  ///       } message: {
  ///         Text("This also removes its build products.")
  ///       }
  ///
  /// - Parameters:
  ///   - title: The choice in a few words, often a question.
  ///   - isPresented: Whether the dialog is visible. Closing it sets it to `false`.
  ///   - titleVisibility: With `.hidden`, only screen readers get the title.
  ///   - actions: The buttons, in order.
  ///   - message: Details below the title.
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
        title: titleVisibility == .hidden ? "" : title, message: message(), role: .panel
      ) {
        ActionRow {
          actions()
          CancelIfMissing()
        }
      }
    }
  }

  /// Shows a dialog with only `title` and the buttons of `actions` while `isPresented` is true. If
  /// `titleVisibility` is `.hidden`, only screen readers get the title.
  ///
  ///     Button("Discard…") { isExpanded = true }
  ///       .confirmationDialog("Discard your changes?", isPresented: $isExpanded) {
  ///         Button("Discard", role: .destructive) { dismiss() }
  ///       }
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }
}

/// The visibility of a part of a view.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The default.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// A title, a message that scrolls if it is too long, and actions that are always visible.
private struct DialogPanel<Message: View, Actions: View>: View {
  private let title: String
  private let message: Message
  private let role: DialogRole
  private let actions: Actions
  @Environment(\.dialogStyle) private var style
  @Environment(\.strings) private var strings

  init(
    title: String, message: Message, role: DialogRole, @ViewBuilder actions: () -> Actions
  ) {
    self.title = title
    self.message = message
    self.role = role
    self.actions = actions()
  }

  var body: some View {
    OverlayPanel(content: SpareRows() { parts(style.component(role)) }, role: role)
      .keyHint(strings.moveHint, "tab", hintPriority: .low)
      .keyHint(strings.chooseHint, "enter")
      .keyHint(strings.closeHint, "esc")
  }

  private func parts(_ look: DialogComposableStyle) -> some View {
    VStack(alignment: .leading, spacing: look.spacing) {
      if !title.isEmpty || Message.self != EmptyView.self {
        FittingScroll(minimum: 2) {
          if !title.isEmpty { Text(title).font(look.titleFont).foregroundStyle(look.titleColor) }
          message.foregroundStyle(look.messageColor)
        }
      }
      actions.buttonStyle(DialogButtonStyle()).layoutPriority(1)
    }
    .frame(maxWidth: ComponentTokens.Dialog.width)
    .padding(.horizontal, look.padding)
  }
}

/// A cancel button, if the actions of the dialog contain none.
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
  /// `true` if a descendant is a cancel button.
  var holdsCancel: Bool {
    if pressable?.purpose == .cancel { return true }
    var found = false
    forEachChild { if !found { found = $0.holdsCancel } }
    return found
  }
}
