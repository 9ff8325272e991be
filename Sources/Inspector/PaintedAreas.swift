// SPDX-License-Identifier: MIT
// Inspector: what an app painted in a frame, for the inspector.

import CuriumEngine
import CuriumControls
import CuriumTerminal

/// What the app painted in the frame at hand.
final class PaintedAreas {
  var rectangles: ContiguousArray<CellRect> = []
}
