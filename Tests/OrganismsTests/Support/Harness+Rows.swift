// SPDX-License-Identifier: MIT
// Testing: the rows of the lists on the screen of a harness.

import CuriumControls
import CuriumTesting

extension Harness {
  /// The labels of the rows of lists, tables and trees, in reading order.
  var rows: [String] { elements.filter { $0.role == .row }.map(\.label) }
}
