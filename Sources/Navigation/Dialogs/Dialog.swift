// SPDX-License-Identifier: MIT
// Views: the contents of alerts and confirmation dialogs, and the value that a dialog is about.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTokens

/// The contents of an alert or a confirmation dialog about a value.
struct Dialog<Value, Actions: View, Message: View> {
  /// With `alert`, the dialog is an alert; otherwise it is a confirmation dialog.
  let role: DialogRole
  var showsTitle = true
  @ViewBuilder let actions: (Value) -> Actions
  @ViewBuilder let message: (Value) -> Message

  /// Returns the behaviour of a dialog with the name `title`.
  func presentation(title: String) -> OverlayPresentation {
    var presentation = OverlayPresentation(role: role == .alert ? .alert : .dialog, label: title)
    presentation.dimsBeneath = true
    presentation.dismissesOutside = role != .alert
    presentation.dismissesOnAction = true
    return presentation
  }

  /// Returns the dialog about `value`.
  @MainActor func panel(title: String, value: Value) -> some View {
    DialogPanel(title: showsTitle ? title : "", message: message(value), role: role) {
      DialogActions {
        DialogButtonRow {
          actions(value)
          if role != .alert {
            ButtonIfMissing(button: WordButton(role: .cancel) { $0.cancel }) { $0 == .cancel }
          } else {
            ButtonIfMissing(button: WordButton { $0.accept }) { _ in true }
          }
        }
      }
    }
  }
}

extension View {
  /// Presents `dialog` while `isPresented` is `true`.
  func presenting<Actions: View, Message: View>(
    _ dialog: Dialog<Void, Actions, Message>, title: String, isPresented: Binding<Bool>
  ) -> some View {
    presenting(isPresented: isPresented, as: dialog.presentation(title: title)) {
      dialog.panel(title: title, value: ())
    }
  }

  /// Presents `dialog` for `value` while `isPresented` is `true`. While the dialog is open, it
  /// ignores changes of `title` and `value`.
  func presenting<Value, Actions: View, Message: View>(
    _ dialog: Dialog<Value, Actions, Message>, title: String, isPresented: Binding<Bool>,
    value: Value?
  ) -> some View {
    PresentingDialog(
      content: self, dialog: dialog, title: title, isPresented: isPresented, value: value)
  }
}

/// Presents a dialog about a value.
private struct PresentingDialog<Content: View, Value, Actions: View, Message: View>: View {
  let content: Content
  let dialog: Dialog<Value, Actions, Message>
  let title: String
  let isPresented: Binding<Bool>
  let value: Value?
  @State private var subject = DialogSubject<Value>()

  var body: some View {
    let shown = subject.update(title, value, isPresented: isPresented.wrappedValue)
    Presenting(
      content: content, value: { shown },
      presentation: dialog.presentation(title: shown?.title ?? title),
      dismiss: {
        subject.forget()
        isPresented.wrappedValue = false
      }
    ) {
      dialog.panel(title: $0.title, value: $0.value)
    }
  }
}

/// The title and the value of a dialog when it opened. Until the dialog closes, they stay the same,
/// so that its buttons act on the value that the user sees.
@MainActor private final class DialogSubject<Value> {
  private var shown: (title: String, value: Value)?

  /// Returns the title and the value of the dialog; `nil` if it isn't open.
  func update(_ title: String, _ value: Value?, isPresented: Bool) -> (title: String, value: Value)?
  {
    if !isPresented { shown = nil } else if shown == nil { shown = value.map { (title, $0) } }
    return shown
  }

  func forget() { shown = nil }
}

/// A title, a message that scrolls if it is too long, and actions, which scroll if there are too
/// many.
private struct DialogPanel<Message: View, Actions: View>: View {
  let title: String
  let message: Message
  let role: DialogRole
  @ViewBuilder let actions: Actions
  @Environment(\.dialogStyle) private var style
  @Environment(\.strings) private var strings

  var body: some View {
    let panel = OverlayPanel(content: SpareRows { parts(style.component(role)) }, role: role)
    return NodeContent(content: panel, make: DialogLettersNode.init)
      // If the default button lost the focus, Return would press another one.
      .keepsFocusWhenDisabled()
      .keyHint(strings.nextControl, "tab", hintPriority: .low)
      .keyHint(strings.chooseHint, "enter")
      .keyHint(strings.closeHint, "esc", hintPriority: .high)
  }

  private func parts(_ look: DialogComposableStyle) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if !title.isEmpty || Message.self != EmptyView.self {
        FittingScroll(minimum: 2) {
          if !title.isEmpty {
            // Screen readers read it as the name of the dialog.
            Text(title).font(look.titleFont).foregroundStyle(look.titleColor)
              .accessibilityHidden()
          }
          message.foregroundStyle(look.messageColor)
        }
        // The gap closes before a row of the actions is lost.
        Spacer(minLength: 0)
          .frame(minHeight: 0, idealHeight: look.spacing, maxHeight: look.spacing)
          .layoutPriority(2)
      }
      ScrollView { actions.buttonStyle(DialogButtonStyle()).formFields(hasError: false) }
        .fittingContent()
        .frame(minHeight: 1)
        .layoutPriority(1)
    }
    .frame(maxWidth: ComponentTokens.Dialog.width)
    .padding(.horizontal, look.padding)
  }
}

/// A button of a dialog, shown if the actions of the dialog contain none of its kind.
struct ButtonIfMissing: _PrimitiveView {
  let button: WordButton
  /// Returns whether a button with a role is of that kind.
  let isSame: (ButtonRole?) -> Bool

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = Node(context)
    let button = view.shownButton(in: node)
    context.append(node)
    var inner = _MountContext(parent: node)
    Optional._mount(button, &inner)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: Node.self)
    let button = view.shownButton(in: node)
    var inner = _UpdateCursor(childrenOf: node)
    Optional._update(button, &inner)
  }

  @MainActor private func shownButton(in node: Node) -> WordButton? {
    // The message and fields can contain buttons too.
    let row = node.layoutAncestor
    return row?.holdsButton(where: isSame, outside: node) == true ? nil : button
  }
}

extension Node {
  /// Returns whether a descendant is a button with such a role, except in the branch of `excluded`,
  /// in closed menus and in layers above.
  func holdsButton(where isSame: (ButtonRole?) -> Bool, outside excluded: Node) -> Bool {
    if self === excluded || holdsClosedMenu || flags.contains(.detached) { return false }
    if let pressable, pressable.role == .button, isSame(pressable.purpose),
      overlay?.isAction(self) != false
    {
      return true
    }
    return firstOfChildren { $0.holdsButton(where: isSame, outside: excluded) ? $0 : nil } != nil
  }
}
