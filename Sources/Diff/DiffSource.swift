// SPDX-License-Identifier: MIT
// Organism: the content of a diff view.

import CuriumControls

/// The content of a `DiffView`.
enum DiffSource: Equatable {
  case patch(String)
  case texts(old: String, new: String, CodeLanguage?)
  case diff(Diff)

  var diff: Diff {
    switch self {
    case .patch(let patch): Diff(patch: patch)
    case .texts(let old, let new, _): Diff(old: old, new: new)
    case .diff(let diff): diff
    }
  }

  var language: CodeLanguage? {
    if case .texts(_, _, let language) = self { language } else { nil }
  }

  static func == (left: DiffSource, right: DiffSource) -> Bool {
    switch (left, right) {
    case (.patch(let one), .patch(let other)): isSame(one, other)
    case (.texts(let old, let new, let language), .texts(let old2, let new2, let language2)):
      isSame(old, old2) && isSame(new, new2) && language == language2
    case (.diff(let one), .diff(let other)): one == other
    default: false
    }
  }

  /// Returns whether two texts have the same characters and as many bytes: the comparison of
  /// a text with itself must not depend on its length.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other && one.utf8.count == other.utf8.count
  }
}
