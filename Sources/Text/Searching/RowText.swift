// SPDX-License-Identifier: MIT
// Views: the text of a row of a list that isn't on the screen.

/// A view that can tell its text before its node exists.
package protocol RowText {
  /// Returns the text, or its start if that is longer than `count` characters; `nil` if only the
  /// nodes of the view can tell.
  @MainActor func text(longerThan count: Int) -> String?
}
