// SPDX-License-Identifier: MIT
// Views: confirmation dialogs.

public import CuriumEngine
import CuriumTokens

extension View {
  /// Shows a dialog with a choice of buttons above the screen while `isPresented` is true. They are
  /// in a row, or in a column if they don't fit. If there are too many for the screen, they scroll.
  ///
  /// Each button closes the dialog after its action. Escape and a click outside cancel. If no
  /// button has the role `cancel`, the dialog adds one. The focus starts where it does in an alert,
  /// and the same letters press the buttons.
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
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    presenting(
      Dialog(
        role: .panel, showsTitle: titleVisibility != .hidden, actions: actions, message: message),
      title: String(title), isPresented: isPresented)
  }

  /// Shows a dialog with a choice of buttons for `data` above the screen, while `isPresented` is
  /// true and `data` isn't `nil`.
  ///
  /// While the dialog is open, it ignores changes of `data` and `title`. Otherwise, it works like
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  ///
  ///     Button("Update…") { isExpanded = true }
  ///       .confirmationDialog(
  ///         "Update the package?", isPresented: $isExpanded, presenting: package
  ///       ) { package in
  ///         Button("Update \(package.name)") { install() }
  ///       } message: { package in
  ///         Text("Version \(package.version) is installed.")
  ///       }
  ///
  /// - Parameters:
  ///   - title: The choice in a few words, often a question.
  ///   - isPresented: Whether the dialog is visible. Closing it sets it to `false`.
  ///   - titleVisibility: With `.hidden`, only screen readers get the title.
  ///   - data: The value that the dialog is about.
  ///   - actions: Returns the buttons for the value, in order.
  ///   - message: Returns details for the value, below the title.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    presenting(
      Dialog(
        role: .panel, showsTitle: titleVisibility != .hidden, actions: actions, message: message),
      title: String(title), isPresented: isPresented, value: data)
  }

  /// Shows a dialog with only `title` and the buttons that `actions` returns for `data`, while
  /// `isPresented` is true and `data` isn't `nil`. If `titleVisibility` is `.hidden`, only screen
  /// readers get the title.
  ///
  ///     Button("Open…") { isExpanded = true }
  ///       .confirmationDialog("Open", isPresented: $isExpanded, presenting: package) { package in
  ///         Button("Open \(package.name)") { open() }
  ///       }
  public func confirmationDialog<Value, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}
