// SPDX-License-Identifier: MIT
// Views: the text that a user types to find a row or an item.

/// The text that the user types to find a row of a list or an item of a menu.
package struct TypedText {
  /// The maximum time between keys that belong to the same text.
  private static let pause = Duration.seconds(1)

  /// The typed letters, in lowercase.
  package private(set) var text: String
  private var time: Duration

  /// Creates typed text that starts with `letters`.
  package init(_ letters: String, at now: Duration) {
    text = letters.lowercased()
    time = now
  }

  /// Returns whether another key adds to the text.
  package func isFresh(at now: Duration) -> Bool { now - time < Self.pause }

  /// Adds the letters of another key.
  package mutating func append(_ letters: String, at now: Duration) {
    text += letters.lowercased()
    time = now
  }
}
