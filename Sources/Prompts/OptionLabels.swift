// SPDX-License-Identifier: MIT
// Views: the labels of options, which answers in lines of text refer to.

import Curium
import CuriumTerminal

/// The labels of options, which answers in lines of text refer to.
package struct OptionLabels: Hashable, Sendable {
  package let texts: [String]

  /// The maximum number of visible rows.
  private static let mostRows = 8
  /// The maximum number of characters of a name in an error.
  private static let nameLimit = 40
  /// The maximum number of characters of all names in an error.
  private static let namesLimit = 200

  /// The number of visible rows of a prompt with a search field.
  static var searchHeight: Length { Length(mostRows) }

  /// The number of rows of a prompt without one.
  var height: Length { Length(texts.count) }

  /// `true` if there are more options than visible rows, so that a search field filters them.
  var areSearched: Bool { texts.count > Self.mostRows }

  /// Creates the labels of at least one option.
  package init(_ texts: [String]) { self.texts = texts }

  /// The options with their numbers, one per line.
  var lines: [String] { texts.enumerated().map { "\($0 + 1). \($1)" } }

  /// Returns the index of the option that an answer means: its label, its number, or the beginning
  /// of its label if no other label begins with it. `nil` if there is no such option.
  func index(of answer: some StringProtocol) -> Int? {
    let answer = String(answer.trimming(while: \.isWhitespace))
    if answer.isEmpty { return nil }
    if let index = texts.firstIndex(of: answer) { return index }
    let name = answer.lowercased()
    if let index = texts.firstIndex(where: { $0.lowercased() == name }) { return index }
    if let number = Int(answer), (1...texts.count).contains(number) { return number - 1 }
    let found = texts.indices.filter { texts[$0].lowercased().hasPrefix(name) }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the indices of the options in an answer: between commas, or words of which each is an
  /// option. `nil` if a part isn't one.
  func indices(of answer: String) -> Set<Int>? {
    var found: Set<Int> = []
    for part in answer.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
      if let index = index(of: part) {
        found.insert(index)
        continue
      }
      let words = part.split(whereSeparator: \.isWhitespace)
      let indices = words.compactMap { index(of: $0) }
      if indices.count < words.count { return nil }
      found.formUnion(indices)
    }
    return found
  }

  /// Returns the error for a line that isn't the answer. Where the user sees neither the line nor
  /// the options, it shows them.
  func invalidAnswer(_ line: String, _ strings: Strings) -> InvalidAnswer {
    let words = strings[PromptStrings.self]
    let count = "\(texts.count)"
    return InvalidAnswer(
      reason: Strings.fill(words.enterOption, count),
      detail: Strings.fill(words.unknownOption, Self.shortened(line), count, names))
  }

  /// The names of the options for an error, or only the first ones.
  private var names: String {
    var names = ""
    for text in texts {
      let name = Self.shortened(text)
      if !names.isEmpty, names.count + name.count > Self.namesLimit { return names + ", …" }
      names += names.isEmpty ? name : ", " + name
    }
    return names
  }

  /// Returns a text that is safe to print, or its beginning.
  private static func shortened(_ text: String) -> String {
    let start = text.prefix(nameLimit)
    let end = start.endIndex < text.endIndex ? "…" : ""
    return TextSanitizer.sanitized(line: start) + end
  }
}
