// SPDX-License-Identifier: MIT
// Views: the inherited paragraph style of text: minimum lines, spacing, tabs and case.

package import CuriumText
package import CuriumTokens

/// The inherited paragraph style, apart from the line limit, truncation and alignment.
package struct ParagraphStyle: Equatable {
  /// The minimum number of rows, including empty ones in shorter texts.
  package var leastLines: Int32 = 1
  package var tabWidth: Int32 = 8
  package var lineSpacing: Length = 0
  package var letterCase: TextCase?
  /// `true` if the rows that continue a line begin below its first letter, as in code.
  package var keepsIndentation = false
  /// `true` if text has all its rows as its minimum, because a view around it scrolls.
  package var keepsRows = false

  /// `true` if a single line is drawn unchanged and in a single row.
  var isPlain: Bool { leastLines <= 1 && letterCase == nil }
}
