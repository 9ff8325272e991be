// SPDX-License-Identifier: MIT
// Views: whether text can be drawn in letters of several rows.

import CuriumText

extension String {
  /// `true` if display fonts have a letter for each character. Other characters are boxes.
  package var hasDisplayLetters: Bool { DisplayLettering.canDraw(self) }
}
