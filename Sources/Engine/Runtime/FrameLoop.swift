// SPDX-License-Identifier: MIT
// Views: runs the steps of a frame in order.

package import CuriumTerminal

/// Produces frames: animation, bodies, layout, paint, present, in this order.
@MainActor package final class FrameLoop {
  let graph: Graph
  let renderer: FrameRenderer
  private let device: any TerminalDevice
  private let loop: any EventLoop
  private var printed = PrintedText()
  /// The companion that draws over the app, if any.
  @exclusivity(unchecked) package var companion: (any RuntimeCompanion)?
  /// The maximum number of rows for content that takes only the rows it needs; `nil` for content on
  /// the whole screen.
  @exclusivity(unchecked) package var rowLimit: (() -> Int)?
  /// `true` if this frame only repaints and doesn't count as a frame of the app.
  private var isRepainting = false
  /// Called after each frame.
  package var onFrame: () -> Void = {}

  package init(
    _ graph: Graph, _ renderer: FrameRenderer, _ device: any TerminalDevice, _ loop: any EventLoop
  ) {
    self.graph = graph
    self.renderer = renderer
    self.device = device
    self.loop = loop
    graph.painting.surfaceEdges = renderer.capabilities.surfaceEdges
    graph.rootScope.values.inherited.availableDepth = renderer.capabilities.colorDepth
  }

  /// Draws a frame, if anything has changed: steps 7 to 10 from a key press to a changed cell.
  package func frame() {
    // A frame may have been requested before the end, and a pending task may retain the runtime.
    if graph.life.isOver { return }
    // A frame requested during this one is either part of it or requested again at its end.
    graph.schedule.wantsFrame = true
    let before = graph.counts
    let start = companion == nil ? .zero : loop.now
    graph.schedule.tick(at: loop.now)
    collectPrintedText(for: graph)
    graph.prepareFrame()  // Steps 7 and 8.
    fitRows()
    graph.diagnostics.countFrame(
      isSettled: graph.work.isEmpty, waiting: graph.work.invalidNodes.first)
    adoptCapabilities()
    let isOfApp = companion != nil && hasWork(since: before)
    updateCompanion()
    graph.paintPass(into: renderer.next)  // Step 9.
    present()  // Step 10.
    companion?.frameDidEnd(graph.counts.since(before), isOfApp: isOfApp, took: loop.now - start)
    graph.schedule.wantsFrame = false
    graph.diagnostics.frameDidEnd()
    if needsNextFrame { graph.requestFrame() }
    onFrame()
  }

  /// `true` if another frame is needed. Views that never settle wait for the next event, because
  /// they would otherwise keep the program busy forever.
  private var needsNextFrame: Bool {
    !graph.damage.isEmpty || companion?.isWaiting == true
      || !graph.work.isEmpty && graph.diagnostics.mayRunAnotherFrame
  }

  /// Moves text printed by the program to the log, while a view shows the log.
  private func collectPrintedText(for reader: Graph) {
    if reader.diagnostics.logViews == 0 { return }
    let text = device.takePrintedText()
    if text.isEmpty { return }
    for line in printed.lines(completedBy: text) where !line.isEmpty {
      graph.diagnostics.log.info(line, source: "output")
    }
  }

  /// Gives the content as many rows as it needs. A layer in the middle of the screen moves as the
  /// screen grows, and a list in it may then need more.
  private func fitRows() {
    guard let rowLimit else { return }
    let width = device.size.width
    for _ in 0..<8 {
      let rows = max(1, min(graph.root.idealRows(width: width), rowLimit()))
      if CellSize(width: width, height: rows) == graph.root.screen { return }
      resize(to: CellSize(width: width, height: rows))
      graph.prepare()
    }
  }

  /// Updates the capabilities as the terminal reports them.
  private func adoptCapabilities() {
    if renderer.capabilities == device.capabilities { return }
    let pictures = renderer.next.pictures
    let before = (pictures.isEnabled, pictures.hasNoColors, graph.painting.surfaceEdges)
    let capabilities = device.capabilities
    renderer.capabilities = capabilities
    graph.painting.surfaceEdges = capabilities.surfaceEdges
    // The grid can't detect these changes.
    if before != (pictures.isEnabled, pictures.hasNoColors, graph.painting.surfaceEdges) {
      graph.damage.addAll()
    }
    updateEnvironment {
      $0.keyboardProtocol = capabilities.keyboardProtocol
      $0.inherited.availableDepth = capabilities.colorDepth
    }
  }

  /// Returns whether the app itself did any work in this frame.
  private func hasWork(since before: FrameStatistics) -> Bool {
    let done = graph.counts.since(before)
    return !graph.damage.isEmpty && !isRepainting || done.bodies > 0 || done.measured > 0
  }

  private func updateCompanion() {
    guard let companion else { return }
    companion.graph.schedule.wantsFrame = true
    collectPrintedText(for: companion.graph)
    companion.update()
    companion.graph.prepareFrame()
    companion.damageApp()
    companion.graph.schedule.wantsFrame = false
  }

  private func present() {
    if case .written(let bytes) = renderer.present(cursor: cursor, to: device) {
      graph.counts.bytes += bytes
    }
  }

  /// The position of the terminal's cursor, if it is shown.
  package var cursor: CellPoint? {
    let keyed = companion.flatMap { $0.hasKeys ? $0.graph : nil } ?? graph
    guard let focused = keyed.focus.current, let caret = focused.caret,
      !keyed.layers.cover(caret, above: focused)
    else { return nil }
    return caret
  }

  // MARK: Changes from outside

  /// Adapts to the size of the screen.
  package func resize(to size: CellSize) {
    renderer.resize(to: size)
    // A window that was resized and resized back may have lost cells. Only these are sent again.
    if size == graph.root.screen { return }
    graph.root.screen = size
    graph.damage.reset(bounds: CellRect(origin: .zero, size: size))
    graph.damage.addAll()
    graph.root.setNeedsLayout()
    companion?.resize()
  }

  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    graph.updateEnvironment(change)
    companion?.adopt(graph.rootScope.values)
  }

  /// Paints the whole screen again, damaged or not.
  package func repaint() {
    graph.damage.addAll()
    isRepainting = true
    frame()
    isRepainting = false
  }

  /// Draws frames until nothing is left to draw, but at most eight, for views that never settle.
  package func settle() {
    var frames = 0
    while graph.schedule.wantsFrame, frames < 8 {
      frame()
      frames += 1
    }
  }
}
