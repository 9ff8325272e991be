// SPDX-License-Identifier: MIT
// Organism: draws the points of a chart with a horizontal axis.

import CuriumControls
import CuriumTerminal
import CuriumTokens

extension ChartPlot {
  /// The resolution of points that are drawn as dots: one that the app has chosen, or that of lines
  /// if there are more points than columns. `nil` for points that are drawn as marks.
  @MainActor func dotResolution(
    _ context: GraphicsContext, _ frame: ChartFrame
  ) -> CanvasResolution? {
    guard data.points != nil else { return nil }
    if resolution != .automatic { return resolution }
    let environment = context.environment
    let needsMarks = environment.iconSet == .ascii || marks(context).areNeeded
    if needsMarks || data.count <= frame.plot.width { return nil }
    return environment.hasBraille ? .braille : .half
  }

  /// Draws a dot for each point, and a mark for those at the cursor.
  @MainActor func drawDots(
    _ context: GraphicsContext, _ frame: ChartFrame, _ resolution: CanvasResolution
  ) {
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
