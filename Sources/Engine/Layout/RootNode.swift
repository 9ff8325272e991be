// SPDX-License-Identifier: MIT
// Views: the root of the tree.

package import CuriumTerminal
import CuriumTokens

/// The root of the tree, as large as the screen. Aligns the content in it, centred by default.
package final class RootNode: WrapperNode {
  package override var paintsEvenly: Bool { true }

  package var alignment = Alignment.center
  /// Called when views may have moved, after each layout. `nil` until a view reports its frame.
  @exclusivity(unchecked) package var viewsDidMove: (() -> Void)?
  /// Reused for the next theme, so that switching themes allocates nothing.
  var spareTheme: SharedTheme?
  package var screen = CellSize.zero {
    didSet {
      if screen == oldValue || graph.motion.departures.isEmpty { return }
      graph.afterCommit(for: graph.motion.departures) { $0.finishGhosts() }
    }
  }

  @MainActor init(graph: Graph) {
    super.init(root: graph, scope: EnvironmentScope(EnvironmentValues()))
  }

  package override func answersDiffer() -> Bool {
    collectChildren()
    return false
  }

  /// Lays out the parts of the screen that have changed.
  package override func placeContents() {
    size = Extent(screen)
    flags.insert(.placed)
    let proposal = ProposedViewSize(screen)
    let content = measureContent(proposal)
    placeContent(
      x: alignment.horizontal.kind.offset(content.width, in: size.width),
      y: alignment.vertical.kind.offset(content.height, in: size.height), proposal: proposal)
  }

  override var implicitStack: StackAlgorithm {
    StackAlgorithm(spacing: 0, guide: Guide(axis: .horizontal, code: Guide.middle))
  }

  /// Returns the number of rows that the content and its layers need at a width in columns.
  ///
  /// - Complexity: O(1) if nothing has changed, because answers are cached.
  func idealRows(width: Int) -> Int {
    let proposal = ProposedViewSize(
      packedWidth: Int32(clamping: width), packedHeight: ProposedViewSize.ideal)
    return graph.layers.reachable.reduce(Int(measureContent(proposal).height)) {
      max($0, $1.idealRows(for: proposal, above: $0))
    }
  }

  /// Returns whether the content paints an opaque background in all of a rectangle of the screen.
  func isCovered(_ rectangle: CellRect) -> Bool {
    guard children.count == 1, child(0).coversFrame else { return false }
    return child(0).absoluteFrame.intersection(rectangle) == rectangle
  }

  /// The time of the next animation step, or of the end of an incomplete key sequence.
  package override var nextTick: Duration? {
    guard let deadline = graph.keys.chords.deadline else { return graph.motion.timeline.nextTick }
    return min(deadline, graph.motion.timeline.nextTick ?? deadline)
  }

  @MainActor package override func tick(at now: Duration) {
    let chords = graph.keys.chords
    if let deadline = chords.deadline, deadline <= now { chords.endSequence() }
    if let step = graph.motion.timeline.nextTick, step <= now {
      graph.motion.timeline.tick(at: now)
    }
  }

  // MARK: Layers

  package override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    graph.motion.departures.paintGhosts(in: nil, &painter)
    let dimming = graph.layers.dimming
    for overlay in graph.layers.overlays where !overlay.isHiddenWithPresenter {
      if overlay === dimming {
        // The bars show the keys that work now.
        let height = screen.height - graph.layers.rowsOfBars()
        painter.shade(
          CellRect(x: 0, y: 0, width: screen.width, height: height),
          painter.resolve(.scrim, overlay.scope), overlay.scope.values.inherited.colorDepth)
      }
      painter.paint(overlay)
      graph.motion.departures.paintGhosts(in: overlay, &painter)
    }
  }

  /// Returns whether a control is visible in a row of the screen below a layer.
  func hasControl(in row: CellRect, below layer: OverlayNode) -> Bool {
    var parts: [LayoutNode] = []
    super.forEachLayoutChild { parts.append($0) }
    parts += graph.layers.overlays.prefix { $0 !== layer }
    // Most rows have none. Finding that out first saves a hit test for each column.
    guard parts.contains(where: { $0.mayHaveControl(in: row) }) else { return false }
    return (row.minX..<row.maxX).contains { column in
      for part in parts.reversed() {
        let point = CellPoint(x: column - Int(part.x), y: row.minY - Int(part.y))
        if let node = part.node(at: point) { return node.isInControl }
      }
      return false
    }
  }

  /// Visits everything that input reaches: the content, unless a layer covers it, and the layers
  /// from the topmost modal one.
  package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if graph.layers.topModal == nil { super.forEachLayoutChild(body) }
    for overlay in graph.layers.reachable { body(overlay) }
  }
}
