// SPDX-License-Identifier: MIT
// Organism: draws the points of a chart with a horizontal axis.

import CuriumControls
import CuriumTerminal
import CuriumTokens

extension ChartPlot {
  /// Returns whether points are drawn as dots: if the app has chosen a resolution, or if there are
  /// more points than columns. Otherwise, they are drawn as marks.
  @MainActor func hasDots(_ context: GraphicsContext, _ frame: ChartFrame) -> Bool {
    guard data.points != nil else { return false }
    if resolution != .automatic { return true }
    let needsMarks = context.environment.iconSet == .ascii || marks(context).areNeeded
    return !needsMarks && data.count > frame.plot.width
  }

  /// Draws a dot for each point, and a mark for those at the cursor.
  @MainActor func drawDots(_ context: GraphicsContext, _ frame: ChartFrame) {
    var dots = context
    dots.resolution = resolution
    for index in data.series.indices {
      for place in 0..<data.count {
        guard let value = data.value(index, at: place) else { continue }
        let color = data.color(index, at: value, in: context)
        dots.drawDot(
          at: point(frame.exactColumn(of: place), value, frame), with: .color(color))
      }
    }
    drawReadPoints(context, frame)
  }

  /// Draws marks for the points of a series without neighbours, which no line reaches.
  @MainActor func drawLonePoints(_ context: GraphicsContext, _ index: Int, _ frame: ChartFrame) {
    let samples = frame.samples(of: index)
    for (column, sample) in samples.enumerated() {
      let isFirst = column == 0 || samples[column - 1] == nil
      let isLast = column == samples.count - 1 || samples[column + 1] == nil
      guard let sample, isFirst, isLast else { continue }
      drawPoint(context, frame.plot.minX + column, sample.peak, index, frame)
    }
  }
}
