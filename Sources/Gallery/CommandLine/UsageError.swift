// SPDX-License-Identifier: MIT
// Tool: mistakes in a command line.

import CuriumTokens
import CuriumThemeFiles

/// A mistake in a command line: what is wrong, and what to write instead.
///
/// The message quotes arguments unchanged. `Output` makes it safe to print.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

extension UsageError {
  /// A required parameter without a value.
  static func missing(_ parameter: ParameterSyntax) -> UsageError {
    let kind = parameter.kind == .argument ? "argument" : "option"
    return UsageError("Missing \(kind) \(parameter.labelWithValue). \(parameter.advice)")
  }

  /// An option at the end, or before another one.
  static func missingValue(_ parameter: ParameterSyntax) -> UsageError {
    UsageError("Missing value for \(parameter.labelWithValue). \(parameter.advice)")
  }

  /// A value that a parameter doesn't accept.
  static func invalid(_ word: String, _ parameter: ParameterSyntax) -> UsageError {
    let hint =
      parameter.hasShortList ? "" : suggestion(for: word, in: parameter.allowedWords)
    return UsageError("\"\(word)\" isn't valid for \(parameter.label).\(hint) \(parameter.advice)")
  }

  /// A value for a flag.
  static func unexpectedValue(_ flag: ParameterSyntax) -> UsageError {
    UsageError("\(flag.label) doesn't take a value.")
  }

  /// More arguments than the command has. `commands`: the words that would select another command
  /// before the options.
  static func unexpectedArgument(_ word: String, _ commands: [String]) -> UsageError {
    let hint = commands.contains(word) ? " Put the command before the options." : ""
    return UsageError("Unexpected argument \"\(word)\".\(hint)")
  }

  /// An option that the command doesn't have.
  static func unknownOption(_ word: String, _ parameters: [ParameterSyntax]) -> UsageError {
    let names = parameters.filter { $0.kind != .argument }.map(\.name)
    // A single dash before a long name needs another one.
    let near = nearest(to: String(word.drop { $0 == "-" }), in: names)
    return UsageError("Unknown option \(word)." + (near.map { " Did you mean --\($0)?" } ?? ""))
  }

  /// A command that the group doesn't have.
  static func unknownCommand(_ word: String, _ group: CommandSyntax) -> UsageError {
    let names = group.subcommands.map(\.name)
    let hint = suggestion(for: word, in: names)
    let list = " The commands are \(names.joined(separator: ", "))."
    return UsageError("Unknown command \"\(word)\"." + (hint.isEmpty ? list : hint))
  }

  /// A theme that doesn't exist. The message lists the names of all themes, as they must be typed.
  /// `kind`: the words before the name.
  @MainActor static func unknownTheme(
    _ kind: String, _ name: String, in library: ThemeLibrary
  ) -> UsageError {
    let known = library.entries.compactMap { $0.theme?.name }
    let hint = suggestion(for: name, in: known)
    let list = known.joined(separator: ", ")
    return UsageError("There's no \(kind) \"\(name)\".\(hint) The themes are \(list).")
  }

  // MARK: Suggestions

  /// " Did you mean Badge?" if there is a similar name, otherwise nothing.
  static func suggestion(for word: String, in names: [String]) -> String {
    nearest(to: word, in: names).map { " Did you mean \($0)?" } ?? ""
  }

  /// The nearest name that shares most of its letters with the word.
  private static func nearest(to word: String, in names: [String]) -> String? {
    guard let name = NearestName.find(word, in: names).first else { return nil }
    let letters = Set(name.lowercased())
    return letters.intersection(word.lowercased()).count * 2 > letters.count ? name : nil
  }
}
