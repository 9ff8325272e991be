// SPDX-License-Identifier: MIT
// Views: the width of a string on the screen.

import CuriumTerminal

extension StringProtocol {
  /// Returns the number of columns that the string takes on the screen, in one line. It isn't the
  /// number of characters: ideographs and most emoji take two columns, and some marks none.
  ///
  ///     let widest = names.map { $0.columnCount() }.max() ?? 0
  ///
  /// The width of a few characters, such as `±`, depends on the terminal: see the environment value
  /// `ambiguousIsWide`, which a `Canvas` reads with `context.environment.ambiguousIsWide`.
  ///
  /// - Parameter ambiguousIsWide: `true` if characters of ambiguous width (UAX #11) take two
  ///    columns.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  public func columnCount(ambiguousIsWide: Bool = false) -> Int {
    GraphemeWidth.columns(of: self, ambiguousIsWide: ambiguousIsWide)
  }
}
