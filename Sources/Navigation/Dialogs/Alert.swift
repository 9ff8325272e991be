// SPDX-License-Identifier: MIT
// Views: alerts.

public import CuriumEngine
import CuriumTokens

extension View {
  /// Shows an alert above the screen while `isPresented` is true.
  ///
  /// Each button closes the alert after its action. The default button is the first one without a
  /// role, or else the one with the role `cancel`. At first, the focus is on a text field in the
  /// alert, or else on the default button. Return presses the focused button, or in a text field
  /// the default button, which is filled meanwhile. While it is disabled, Return does nothing.
  /// Fields and other views are above the buttons, as wide as the alert. A button in a field, or in
  /// a stack that begins with one, belongs to the field: it doesn't close the alert. Escape presses
  /// the button with the role `cancel`, or just closes the alert if there is none that is enabled.
  /// Without buttons, the alert has an "OK" button. A click outside the alert has no effect.
  ///
  /// In an alert without a field, the underlined letter of a button presses it: the first letter of
  /// its title, or if another button has that, one of the others. A destructive button doesn't get
  /// the key of a command of the views below, which the user may press twice.
  /// `.keyboardShortcut("x", modifiers: [])` gives a button another letter.
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
  ///   - actions: The buttons, and views such as text fields, in order.
  ///   - message: Details below the title. Buttons in it don't close the alert.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    presenting(
      Dialog(role: .alert, actions: actions, message: message), title: String(title),
      isPresented: isPresented)
  }

  /// Shows an alert about `data` above the screen while `isPresented` is true and `data` isn't
  /// `nil`.
  ///
  /// While the alert is open, it ignores changes of `data` and `title`. So its buttons act on the
  /// value that the user sees, even if a selection moves meanwhile. Otherwise, it works like
  /// `alert(_:isPresented:actions:message:)`.
  ///
  ///     struct Packages: View {
  ///       @State private var names = ["swift-log", "swift-nio"]
  ///       @State private var selection: String?
  ///       @State private var isAsking = false
  ///
  ///       var body: some View {
  ///         List(selection: $selection) { ForEach(names, id: \.self) { Text($0).tag($0) } }
  ///           .keyBinding("remove", "d") { isAsking = selection != nil }
  ///           .alert("Remove package?", isPresented: $isAsking, presenting: selection) { name in
  ///             Button("Remove \(name)", role: .destructive) { names.removeAll { $0 == name } }
  ///             Button("Cancel", role: .cancel) {}
  ///           } message: { name in
  ///             Text("This also removes the build products of \(name).")
  ///           }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The alert in a few words, often a question.
  ///   - isPresented: Whether the alert is visible. Closing it sets it to `false`.
  ///   - data: The value that the alert is about.
  ///   - actions: Returns the buttons for the value, in order.
  ///   - message: Returns details for the value, below the title.
  public func alert<Value, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    presenting(
      Dialog(role: .alert, actions: actions, message: message), title: String(title),
      isPresented: isPresented, value: data)
  }

  /// Shows an alert with only `title` and the buttons that `actions` returns for `data`, while
  /// `isPresented` is true and `data` isn't `nil`.
  ///
  ///     Button("Uninstall") { isExpanded = true }
  ///       .alert("Uninstall package?", isPresented: $isExpanded, presenting: package) { package in
  ///         Button("Uninstall \(package.name)", role: .destructive) { remove() }
  ///       }
  public func alert<Value, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert for `error` above the screen while `isPresented` is true and `error` isn't
  /// `nil`. The title is the description of the error.
  ///
  /// While the alert is open, it ignores changes of `error`. Otherwise, it works like
  /// `alert(_:isPresented:actions:message:)`. For an error without a description for users, use
  /// `alert(_:isPresented:presenting:actions:message:)`.
  ///
  ///     enum SaveError: Error, CustomStringConvertible {
  ///       case diskFull
  ///
  ///       var description: String { "The disk is full." }
  ///     }
  ///
  ///     struct Notes: View {
  ///       @State private var error: SaveError?
  ///       @State private var hasFailed = false
  ///
  ///       var body: some View {
  ///         Button("Save") {
  ///           error = .diskFull
  ///           hasFailed = true
  ///         }
  ///         .alert(isPresented: $hasFailed, error: error) { error in
  ///           if error == .diskFull { Button("Empty the trash") { delete() } }
  ///           Button("Cancel", role: .cancel) {}
  ///         } message: { _ in
  ///           Text("Your notes aren't saved.")
  ///         }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is visible. Closing it sets it to `false`.
  ///   - error: The error. Its description is a sentence for users.
  ///   - actions: Returns the buttons for the error, in order.
  ///   - message: Returns details for the error, below the title.
  public func alert<Failure: Error & CustomStringConvertible, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(
      error?.description ?? "", isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }

  /// Shows an alert with only the description of `error` and the buttons of `actions`, while
  /// `isPresented` is true and `error` isn't `nil`. Without buttons, the alert has an "OK" button.
  ///
  ///     struct KeySettings: View {
  ///       @State private var error: KeyMapError?
  ///       @State private var hasFailed = false
  ///
  ///       var body: some View {
  ///         KeyHints().alert(isPresented: $hasFailed, error: error) {}
  ///       }
  ///     }
  public func alert<Failure: Error & CustomStringConvertible, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }
}
