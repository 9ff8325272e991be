// SPDX-License-Identifier: MIT
// Views: the rarely needed properties of text.

import CuriumText

/// The properties that a plain line doesn't need. Apart from its node, they save 24 bytes.
final class TextDetails {
  var layout: TextLayout?
  var motion: ColorMotion?
  /// The run of the pressed link; −1 for none.
  var pressedRun: Int32 = -1
  /// The runs of the link that has the focus.
  var focusedRuns = 0..<0
  /// The width for which text in large letters was shortened.
  var displayWidth: Int32 = -1
}
