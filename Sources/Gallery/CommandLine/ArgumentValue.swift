// SPDX-License-Identifier: MIT
// Tool: values that are one word on the command line.

/// A type whose values are words on the command line.
///
/// An enumeration of strings needs only the conformance.
protocol ArgumentValue: Sendable {
  /// All words that are accepted; empty if there is no such list.
  static var allowedArguments: [String] { get }
  /// A sentence that describes accepted words; empty if every word is accepted.
  static var argumentRule: String { get }
  /// The value for a word; `nil` if the word isn't accepted.
  init?(argument: String)
  /// The word for this value.
  var argument: String { get }
}

extension ArgumentValue {
  static var allowedArguments: [String] { [] }

  /// "Use html, svg or text."
  static var argumentRule: String {
    ArgumentChoices(allowedArguments.map { ($0, $0) }).rule
  }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable<String> {
  static var allowedArguments: [String] { allCases.map(\.rawValue) }
  init?(argument: String) { self.init(rawValue: argument) }
  var argument: String { rawValue }
}

extension String: ArgumentValue {
  init?(argument: String) { self = argument }
  var argument: String { self }
}
