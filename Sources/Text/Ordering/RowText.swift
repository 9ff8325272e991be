// SPDX-License-Identifier: MIT
// Views: the text of a row of a list that isn't on the screen.

/// A view that provides its text before it has a node.
package protocol RowText {
  /// Returns the text, or a start of it that is longer than `count` characters; `nil` if the text
  /// isn't known without a node.
  @MainActor func text(longerThan count: Int) -> String?
}
