// SPDX-License-Identifier: MIT
// Views: prompts for the user of a script.

public import Curium

/// Prompts, each of which asks one question and returns the answer.
///
/// A prompt is drawn below the shell's prompt, in the theme that `CURIUM_THEME` names and in the
/// colours that the terminal supports. After the answer, only its title and the answer stay, in one
/// row: `Target: staging`. If the user presses Escape or Control-C, it throws
/// `PromptError.cancelled`.
///
/// With `CURIUM_ACCESSIBLE=1`, and in a terminal that can't move its cursor, such as `TERM=dumb`, a
/// prompt is a line of text. Control-D cancels it, and Control-C ends the program.
///
/// If standard input isn't a terminal, each prompt reads one line and prints the answer. The other
/// lines are left for the rest of the program. At the end of the input, a prompt returns its
/// default answer. Without one, and for a line that isn't valid, it throws a `PromptError`.
///
/// If standard output is redirected, prompts are shown in the terminal, or printed on standard
/// error, so the redirected output contains only the text of the program.
///
/// All prompts must be called on the main thread while no app runs. An `async` main function must
/// call them before it first suspends.
extension Terminal {
  /// Asks for a line of text.
  ///
  ///     let name = try Terminal.input(
  ///       "Name", validate: .required("Enter a name."), .length(...20, "Use 20 or fewer."))
  ///     print("Deploying \(name)")
  ///
  /// *Keys:* those of `TextField`; Return submits.
  ///
  /// - Parameters:
  ///   - title: The title, without a colon.
  ///   - defaultAnswer: The answer if the user presses Return in the empty field, which shows it.
  ///   - rules: The rules for the answer, in the order of validation. The first one that fails
  ///    provides the message below the field.
  ///   - strings: The words of the prompt.
  /// - Returns: The text.
  /// - Throws: `PromptError` if the user cancels the prompt, or the input isn't a terminal and has
  ///   no valid answer.
  @MainActor public static func input(
    _ title: String, default defaultAnswer: String? = nil, validate rules: PromptRule...,
    strings: Strings = Strings()
  ) throws(PromptError) -> String {
    try answer(to: TextQuestion(title, default: defaultAnswer, rules: rules), strings)
  }

  /// Asks for a secret, such as a password, which isn't shown.
  ///
  ///     let token = try Terminal.secret("Token", validate: .required("Enter your token."))
  ///     print("\(token.count) characters")
  ///
  /// *Keys:* those of `SecureField`; Return submits.
  ///
  /// - Parameters:
  ///   - title: The title, without a colon.
  ///   - defaultAnswer: The answer if the user presses Return in the empty field, or if the input
  ///    isn't a terminal and has ended. It isn't shown.
  ///   - rules: The rules for the answer, in the order of validation. The first one that fails
  ///    provides the message below the field.
  ///   - strings: The words of the prompt.
  /// - Returns: The secret.
  /// - Throws: `PromptError` if the user cancels the prompt, or the input isn't a terminal and has
  ///   no valid answer.
  @MainActor public static func secret(
    _ title: String, default defaultAnswer: String? = nil, validate rules: PromptRule...,
    strings: Strings = Strings()
  ) throws(PromptError) -> String {
    try answer(
      to: TextQuestion(title, default: defaultAnswer, isSecret: true, rules: rules), strings)
  }

  /// Asks a question that is answered with yes or no.
  ///
  ///     guard try Terminal.confirm("Deploy?", default: false) else { return }
  ///     print("Deploying")
  ///
  /// *Keys:* `y` and `n` answer; the arrows move between the buttons, and Return presses one.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - defaultAnswer: The answer whose button has the focus. With `nil`, no button has it, so
  ///    that Return alone doesn't answer, and the letters that answer are beside the buttons.
  ///   - strings: The words of the prompt.
  /// - Returns: `true` for yes.
  /// - Throws: `PromptError` if the user cancels the prompt, or the input isn't a terminal and has
  ///   no valid answer.
  @MainActor public static func confirm(
    _ title: String, default defaultAnswer: Bool? = nil, strings: Strings = Strings()
  ) throws(PromptError) -> Bool {
    try answer(to: ConfirmQuestion(title, default: defaultAnswer), strings)
  }

  /// Asks for one of several options.
  ///
  ///     let target = try Terminal.choose("Target", from: ["staging", "production"])
  ///     print("Deploying to \(target)")
  ///
  /// Eight options are visible at a time. If there are more, typing filters them, with the best
  /// match first. In lines of text, the answer is the number of an option or the beginning of its
  /// label. The error for a line of a pipe that isn't an option shows the line and the labels.
  ///
  /// *Keys:* those of `List`. With more than eight options, typing edits the search, Escape clears
  /// it, and ↑, ↓ and the Page keys move; beyond an end, the arrows go to the other end. Return
  /// chooses the current option.
  ///
  /// - Parameters:
  ///   - title: The title, without a colon.
  ///   - options: The options, at least one.
  ///   - defaultOption: The option that is selected at first, one of `options`. With `nil`, it is
  ///    the first one.
  ///   - strings: The words of the prompt.
  ///   - label: Returns the label of an option.
  /// - Returns: The option.
  /// - Throws: `PromptError` if the user cancels the prompt, or the input isn't a terminal and has
  ///   no valid answer.
  @MainActor public static func choose<Option: Equatable>(
    _ title: String, from options: some Collection<Option>, default defaultOption: Option? = nil,
    strings: Strings = Strings(), label: (Option) -> String = { "\($0)" }
  ) throws(PromptError) -> Option {
    let options = Array(options)
    precondition(!options.isEmpty, "A prompt needs at least one option.")
    let preset = defaultOption.map { index(of: $0, in: options) }
    let question = ChoiceQuestion(title, labels: options.map(label), default: preset)
    return try options[answer(to: question, strings)]
  }

  /// Asks for any number of options.
  ///
  ///     let tools = try Terminal.chooseSeveral(
  ///       "Tools", from: ["format", "lint", "test"], default: ["test"])
  ///     print(tools.joined(separator: " and "))
  ///
  /// Each option has a check box. Eight options are visible at a time. If there are more, typing
  /// filters them, with the best match first. In lines of text, the answer is the numbers or labels
  /// of options, with commas between them.
  ///
  /// *Keys:* the arrows move, Space checks an option, and Return accepts the checked ones. With
  /// more than eight options, typing edits the search, which ignores spaces, Escape clears it, and
  /// the Page keys move too.
  ///
  /// - Parameters:
  ///   - title: The title, without a colon.
  ///   - options: The options, at least one.
  ///   - defaultOptions: The options that are checked at first, all of them in `options`. With
  ///    `nil`, there are none, and no default answer.
  ///   - limit: The maximum number of checked options. With `nil`, there is no limit.
  ///   - strings: The words of the prompt.
  ///   - label: Returns the label of an option.
  /// - Returns: The checked options, in the order of `options`.
  /// - Throws: `PromptError` if the user cancels the prompt, or the input isn't a terminal and has
  ///   no valid answer.
  /// - Precondition: `limit` is at least 1 and at least the number of `defaultOptions`.
  @MainActor public static func chooseSeveral<Option: Equatable>(
    _ title: String, from options: some Collection<Option>,
    default defaultOptions: [Option]? = nil, limit: Int? = nil, strings: Strings = Strings(),
    label: (Option) -> String = { "\($0)" }
  ) throws(PromptError) -> [Option] {
    let options = Array(options)
    precondition(!options.isEmpty, "A prompt needs at least one option.")
    precondition(limit ?? 1 > 0, "The limit must be at least 1.")
    precondition(
      defaultOptions?.count ?? 0 <= limit ?? .max, "There are more defaults than the limit allows.")
    let preset = defaultOptions?.map { index(of: $0, in: options) }
    let question = ChoicesQuestion(
      title, labels: options.map(label), default: preset, limit: limit)
    return try answer(to: question, strings).map { options[$0] }
  }

  private static func index<Option: Equatable>(of option: Option, in options: [Option]) -> Int {
    guard let index = options.firstIndex(of: option) else {
      preconditionFailure("The default \"\(option)\" isn't one of the options.")
    }
    return index
  }
}
