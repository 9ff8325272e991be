// SPDX-License-Identifier: MIT
// Testing: the sizes and the panes of a split view.

import Observation

/// The state of a split view of two or three panes.
@Observable @MainActor final class SplitModel {
  var sizes: [Int] = []
  var isCollapsed = false
  var isVertical = false
  var count = 3
}
