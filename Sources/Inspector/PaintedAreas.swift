// SPDX-License-Identifier: MIT
// Views: the areas that an app painted in a frame.

import CuriumEngine
import CuriumControls
import CuriumTerminal

/// The areas that the app has painted in the current frame.
final class PaintedAreas {
  var rectangles: ContiguousArray<CellRect> = []
}
