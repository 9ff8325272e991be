// SPDX-License-Identifier: MIT
// Views: the user-visible text of prompts.

public import Curium

/// The user-visible text of prompts, in English unless the program translates it. `{}` is a
/// placeholder for a name, a number or other text.
///
///     @MainActor enum Deploy {
///       static var german: Strings {
///         var strings = Strings()
///         strings[PromptStrings.self].yes = "Ja"
///         strings[PromptStrings.self].no = "Nein"
///         strings[LinearStrings.self].yes = ["j", "ja"]
///         return strings
///       }
///
///       static func run() throws {
///         guard try Terminal.confirm("Veröffentlichen?", strings: german) else { return }
///         print("Läuft.")
///       }
///     }
///
/// The letters that answer a question with yes or no are `yes` and `no` of `LinearStrings`.
public struct PromptStrings: StringTable {
  /// The button and the answer that confirm a question.
  public var yes = "Yes"
  /// The button and the answer that reject a question.
  public var no = "No"
  /// The answer to a prompt that the user has cancelled.
  public var cancelled = "cancelled"
  /// The answer to a prompt for a secret.
  public var hidden = "hidden"
  /// The answer if the user has chosen none of several options.
  public var none = "none"
  /// The hint for the key that chooses an option.
  public var selectHint = "select"
  /// The hint for the key that accepts the chosen options.
  public var acceptHint = "accept"
  /// The number of chosen options.
  public var selectedCount = "{} selected"
  /// The error if the user chooses too many options: the limit.
  public var tooMany = "Choose at most {}."
  /// The letters that answer a question.
  public var yesOrNo = "{} or {}"
  /// The advice for a prompt in lines of text that accepts several options.
  public var separateByCommas = "Separate several answers with commas."
  /// The error in lines of text for an answer that isn't an option: the number of options.
  public var enterOption = "Enter a number from 1 to {}, or a name."
  /// The error for a line of a pipe that isn't an option: the line, the number of options and their
  /// names.
  public var unknownOption =
    "\"{}\" isn't an option. Enter a number from 1 to {}, or one of these names: {}"
  /// The line at the end of a step: its title and its duration.
  public var done = "{}: done in {}"
  /// The line at the end of a step that has failed: its title and its duration.
  public var failed = "{}: failed after {}"

  /// Creates the strings in English.
  public init() {}
}
