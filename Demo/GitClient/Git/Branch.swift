// SPDX-License-Identifier: MIT
// Page: a branch.

import Foundation

/// A local branch.
struct Branch: Identifiable, Hashable, Sendable {
  let name: String
  let isCurrent: Bool
  /// The difference from the branch that it follows, such as `ahead 1, behind 2`.
  let track: String
  let date: Date

  var id: String { name }

  /// The format for git-for-each-ref(1).
  static let format =
    "--format=%(refname:short)%1f%(HEAD)%1f%(upstream:track,nobracket)%1f%(committerdate:unix)"

  /// Reads the output of `git for-each-ref` with this format.
  static func all(in text: String) -> [Branch] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      guard fields.count == 4, let time = TimeInterval(fields[3]) else { return nil }
      return Branch(
        name: String(fields[0]), isCurrent: fields[1] == "*", track: String(fields[2]),
        date: Date(timeIntervalSince1970: time))
    }
  }
}
