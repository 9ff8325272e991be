// SPDX-License-Identifier: MIT
// Page: a commit.

import Foundation

/// A commit of the current branch.
struct Commit: Identifiable, Hashable, Sendable {
  let id: String
  let author: String
  let date: Date
  let subject: String
  /// The names of the branches and tags at this commit.
  let names: [String]

  /// The format for git-log(1). Units and records are separated by control characters.
  static let format = "--format=%H%x1f%an%x1f%at%x1f%D%x1f%s%x1e"

  /// Reads the output of `git log` with this format.
  static func all(in text: String) -> [Commit] {
    text.split(separator: "\u{1E}").compactMap { record in
      let fields = record.trimmingPrefix("\n").split(
        separator: "\u{1F}", omittingEmptySubsequences: false)
      guard fields.count == 5, let time = TimeInterval(fields[2]) else { return nil }
      let names = fields[3].split(separator: ", ").map { name in
        String(name.trimmingPrefix("HEAD -> ").trimmingPrefix("tag: "))
      }
      return Commit(
        id: String(fields[0]), author: String(fields[1]), date: Date(timeIntervalSince1970: time),
        subject: String(fields[4]), names: names.filter { $0 != "HEAD" })
    }
  }
}
