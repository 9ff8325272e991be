// SPDX-License-Identifier: MIT
// Views: the title of a prompt.

/// The title of a prompt, such as "Name" or "Deploy?".
package struct PromptTitle: Hashable, Sendable {
  /// The title without a colon at its end.
  package let name: String

  package init(_ title: String) {
    name = title.last == ":" ? String(title.dropLast()) : title
  }

  /// The title before an answer: with a colon, unless it ends with another sign.
  package var label: String {
    name.last.map { "?!.…".contains($0) } == true ? name : name + ":"
  }
}
