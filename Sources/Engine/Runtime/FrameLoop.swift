// SPDX-License-Identifier: MIT
// Engine: the order in which a frame is made.

package import CuriumTerminal

/// Makes frames: what moves, bodies, layout, paint, present, in this order.
@MainActor package final class FrameLoop {
  let graph: Graph
  let renderer: FrameRenderer
  private let device: any TerminalDevice
  private let loop: any EventLoop
  private var printed = PrintedText()
  /// Draws over the app while it is there.
  @exclusivity(unchecked) package var companion: (any RuntimeCompanion)?
  /// The most rows that the content may take where it takes what it needs and no more; `nil` where it
  /// has the whole screen.
  @exclusivity(unchecked) package var rowLimit: (() -> Int)?
  /// Whether this frame only paints again what was painted before, and counts as none.
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
  }

  /// Draws one frame, if anything changed. These are steps 7 to 10 of the way from a key to a cell.
  package func frame() {
    // A frame may have been requested before the end, and a task that still waits keeps the runtime.
    if graph.life.isOver { return }
    // What is requested during the frame is either part of it or seen at its end.
    graph.schedule.wantsFrame = true
    let before = graph.counts
    let start = companion == nil ? .zero : loop.now
    graph.active {
      graph.schedule.tick(at: loop.now)
      collectPrintedText(for: graph)
      graph.prepareFrame()
      fitRows()
      graph.diagnostics.countFrame(
        isSettled: graph.work.isEmpty, waiting: graph.work.invalidNodes.first)
      adoptCapabilities()
      let isOfApp = companion != nil && hasWork(since: before)
      updateCompanion()
      graph.paintPass(into: renderer.next)
      present()
      companion?.frameDidEnd(
        graph.counts.since(before), isOfApp: isOfApp, took: loop.now - start)
    }
    graph.schedule.wantsFrame = false
    graph.diagnostics.frameDidEnd()
    if needsNextFrame { graph.requestFrame() }
    onFrame()
  }

  /// What never settles would keep the program busy for ever: it waits for the next event.
  private var needsNextFrame: Bool {
    !graph.damage.isEmpty || companion?.isWaiting == true
      || !graph.work.isEmpty && graph.diagnostics.hasPatience
  }

  /// Puts what the program printed into the log, while a view shows it.
  private func collectPrintedText(for reader: Graph) {
    if reader.diagnostics.logViews == 0 { return }
    let text = device.takePrintedText()
    if text.isEmpty { return }
    for line in printed.lines(completedBy: text) where !line.isEmpty {
      graph.diagnostics.log.info(line, source: "output")
    }
  }

  /// Gives the content as many rows as it needs.
  private func fitRows() {
    guard let rowLimit else { return }
    let width = device.size.width
    let rows = max(1, min(graph.root.idealRows(width: width), rowLimit()))
    if CellSize(width: width, height: rows) == graph.root.screen { return }
    resize(to: CellSize(width: width, height: rows))
    graph.prepare()
  }

  /// Follows what has become known of the terminal.
  private func adoptCapabilities() {
    if renderer.capabilities == device.capabilities { return }
    let pictures = renderer.next.pictures
    let before = (pictures.isEnabled, pictures.hasNoColors)
    renderer.capabilities = device.capabilities
    // Cells of pictures differ, which the grid that contains them can't tell.
    if before != (pictures.isEnabled, pictures.hasNoColors) { graph.damage.addAll() }
    let keyboard = device.capabilities.keyboardProtocol
    if graph.rootScope.values.keyboardProtocol != keyboard {
      updateEnvironment { $0.keyboardProtocol = keyboard }
    }
  }

  /// Whether the app itself did something in this frame.
  private func hasWork(since before: FrameStatistics) -> Bool {
    let done = graph.counts.since(before)
    return !graph.damage.isEmpty && !isRepainting || done.bodies > 0 || done.measured > 0
  }

  /// Brings the companion up to date with the app.
  private func updateCompanion() {
    guard let companion else { return }
    companion.graph.schedule.wantsFrame = true
    collectPrintedText(for: companion.graph)
    companion.graph.active {
      companion.update()
      companion.graph.prepareFrame()
    }
    companion.damageApp()
    companion.graph.schedule.wantsFrame = false
  }

  private func present() {
    switch renderer.present(cursor: cursor, to: device) {
    case .written(let bytes): graph.counts.bytes += bytes
    case .unchanged, .refused: break
    }
  }

  /// Where the terminal's cursor stands, if it is shown.
  package var cursor: CellPoint? {
    if let companion, companion.hasKeys { return companion.graph.focus.current?.caret }
    return graph.focus.current?.caret
  }

  // MARK: Changes from outside

  /// Follows the size of the screen.
  package func resize(to size: CellSize) {
    renderer.resize(to: size)
    // A window that changed and changed back may have lost cells: they are sent again, nothing else.
    if size == graph.root.screen { return }
    graph.root.screen = size
    graph.damage.reset(bounds: CellRect(origin: .zero, size: size))
    graph.damage.addAll()
    graph.root.setNeedsLayout()
    companion?.resize()
  }

  /// Changes values of the environment around the whole app.
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

  /// Draws frames until nothing is left to draw, or a view that never settles has had its share.
  package func settle() {
    var frames = 0
    while graph.schedule.wantsFrame, frames < 8 {
      frame()
      frames += 1
    }
  }
}
