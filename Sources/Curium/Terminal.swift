// SPDX-License-Identifier: MIT
// Views: asks the user of a script, and prints views.

public import CuriumDriver
import CuriumLaunch
import CuriumStorage
public import CuriumTerminal
public import CuriumControls

/// The terminal of a script, which shows and prints views without being an app.
public enum Terminal {
  /// Shows a view until it has an answer, then restores the terminal and returns the answer.
  ///
  ///     struct NameQuestion: View {
  ///       let submit: (String) -> Void
  ///       @State private var name = ""
  ///
  ///       var body: some View {
  ///         TextField("Name", text: $name)
  ///           .onSubmit { submit(name) }
  ///           .defaultFocus()
  ///       }
  ///     }
  ///
  ///     @MainActor enum Greeting {
  ///       static func main() {
  ///         let name: String? = Terminal.ask { answer in NameQuestion(submit: answer) }
  ///         if let name { print("Hello, \(name)") }
  ///       }
  ///     }
  ///
  /// A script can ask several questions, one after the other. For a text, a choice or a
  /// confirmation, the product CuriumPrompts has functions that need no view. By default, the view
  /// is shown below the prompt, and stays there when the terminal is restored, without open lists,
  /// menus, sheets and messages. It is also shown if standard output is redirected, as in
  /// `script > file`. With `CURIUM_ACCESSIBLE=1`, it is shown as lines of text, like an app. The
  /// other environment variables of `App.main(options:)` apply too.
  ///
  /// If there is no usable terminal, the program prints one line on standard error and exits with a
  /// status from sysexits.h.
  ///
  /// - Parameters:
  ///   - options: The options for the terminal.
  ///   - content: Returns the view, given the function to call with the answer.
  /// - Returns: The answer; `nil` if the user presses Escape or Control-C, the view quits, or the
  ///   input ends.
  /// - Precondition: Called on the main thread while no app runs. An `async` main function must
  ///   call this method before it first suspends.
  @MainActor public static func ask<Answer, Content: View>(
    options: TerminalSessionOptions = TerminalSessionOptions(
      presentation: .inline(), allowsRedirection: true),
    @ViewBuilder content: @escaping (@escaping (Answer) -> Void) -> Content
  ) -> Answer? {
    var answer: Answer?
    _ = Script.show(
      { AnswerContent(receive: { answer = $0 }, content: content) }, options: options,
      environment: { $0.appStorageStore = .program })
    return answer
  }

  /// Prints a view on standard output as it looks now, in as many rows as it needs, at most 4,096.
  ///
  ///     @MainActor enum Cleanup {
  ///       static func main() {
  ///         Terminal.print { Text("3 files deleted").foregroundStyle(.success) }
  ///       }
  ///     }
  ///
  /// In a terminal, the view is as wide as the window, and drawn on the background of the terminal
  /// in the colours that it supports: none if `NO_COLOR` is set. In a pipe or a file, and with
  /// `CURIUM_ACCESSIBLE=1`, only the characters of the view are printed, in 80 columns if there is
  /// no window. The lines come after everything that the program has printed before.
  ///
  /// The theme is the one that `CURIUM_THEME` names. If it isn't set, the theme is dark or light
  /// like the background of the terminal, or `AppTheme.terminal` if the environment doesn't say
  /// which background that is. The terminal itself isn't queried. The actions of `onAppear` run.
  /// Time doesn't advance, tasks are cancelled, and pictures are drawn with characters.
  ///
  /// In a view, print with `\.printLine` instead.
  ///
  /// - Parameter content: Returns the view.
  @MainActor public static func print<Content: View>(@ViewBuilder _ content: () -> Content) {
    Script.printView(content(), environment: { $0.appStorageStore = .program })
  }
}

/// The app of a script, which has no themes of its own.
private struct Script: App {
  var body: some View { EmptyView() }
}
