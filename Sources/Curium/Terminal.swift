// SPDX-License-Identifier: MIT
// Views: asks the user of a script.

public import CuriumDriver
import CuriumLaunch
import CuriumStorage
public import CuriumTerminal
public import CuriumControls

/// The terminal of a script, which shows views without being an app.
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
  /// A script can ask several questions, one after the other. By default, the view is shown below
  /// the prompt, and stays there when the terminal is restored. It is also shown if standard output
  /// is redirected, as in `script > file`. With `CURIUM_ACCESSIBLE=1`, it is shown as lines of
  /// text, like an app. The other environment variables of `App.main(options:)` apply too.
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
}

/// The app of a question, which has no themes of its own.
private struct Script: App {
  var body: some View { EmptyView() }
}
