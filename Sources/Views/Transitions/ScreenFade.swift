// SPDX-License-Identifier: MIT
// Views: fades changes of the screen, such as layers that open and close.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal
package import CuriumTokens

/// Fades in the changes of a frame, cell by cell. There is one per graph.
///
/// Only painting takes part. When a layer closes, its views are gone and the focus is back at once;
/// the fade mixes the last frame into the next ones, in the rectangles that the change painted.
/// Only a layer that dims the screen fades with all other changes of its frame. Other layers, and
/// selections and numbers, fade only in their own cells.
///
/// A key ends the fade at once, and quick typing starts none. Without 24-bit colours or with
/// reduced motion, nothing fades.
package final class ScreenFade: GraphService {
  /// Keys that follow each other within this time are typing.
  private static let typingPause = Duration.milliseconds(250)
  /// The share of the change in its first frame, so that every key shows a result at once.
  private static let firstShare = 0.25

  /// `true` if changes fade. `App.main` sets it; the screens of tests and pictures change at once.
  package internal(set) var isEnabled = false

  @GraphReference private var graph: Graph?
  private var node: ScreenFadeNode?
  private var lastKey: Duration?
  private var isTyping = false
  /// The rectangles that the change has painted. No two of them have a cell in common.
  private var areas: [CellRect] = []
  /// The only rectangles in which the change fades; `nil` if it fades everywhere.
  private var limits: [CellRect]?
  /// The layers whose frames become limits once they are laid out.
  private var opening: [OverlayNode] = []
  /// The views for whose changes the fade began.
  private var starters: Set<ObjectIdentifier> = []
  /// `true` until the change is painted for the first time.
  private var isNew = false

  package init(graph: Graph) { _graph = GraphReference(wrappedValue: graph) }

  /// Fades in whatever the next frame changes, or only what it changes in `limits`. `node` supplies
  /// the environment.
  @MainActor package func begin(
    for node: Node, by animation: Animation = .normal, in limits: [CellRect]? = nil
  ) {
    guard isEnabled, !isTyping, let graph, let renderer = graph.painting.renderer else { return }
    let values = node.scope.values.inherited
    guard !values.reducesMotion, values.colorDepth == .trueColor else { return }
    let isRunning = self.node?.isRunning == true
    guard isRunning || graph.painting.overpaint == nil, renderer.keepShown() else { return }
    let fader = self.node ?? mountNode(in: graph)
    fader.start(from: Self.firstShare, by: animation)
    guard fader.isRunning else { return finish() }
    self.limits = isRunning ? self.limits.flatMap { known in limits.map { known + $0 } } : limits
    if !isRunning { starters = [] }
    starters.insert(ObjectIdentifier(node))
    // The cells of the earlier change continue to fade as a part of this one.
    damageAreas()
    areas.removeAll(keepingCapacity: true)
    isNew = true
    graph.painting.overpaint = { [weak self, unowned renderer] area, _ in
      self?.mix(area, in: renderer)
    }
  }

  /// Fades a layer in as it opens, or out as it closes.
  @MainActor func begin(forLayer layer: OverlayNode) {
    let dims = layer.presentation.dimsBeneath
    begin(for: layer, in: dims ? nil : [layer.absoluteFrame])
    if node?.isRunning == true { opening.append(layer) }
  }

  /// Calls `work`, which can begin a fade, once it is known whether the change of `node` also
  /// scrolls.
  @MainActor package func beforeFrame(
    for node: Node, _ work: @escaping @MainActor (ScreenFade) -> Void
  ) {
    guard isEnabled else { return }
    graph?.beforeFrame { [self] in
      // Without damage, an earlier frame has shown the change.
      if node.flags.contains(.unmounted) || graph?.damage.isEmpty != false { return }
      work(self)
    }
  }

  /// Shows the complete change at once, because the user has pressed a key.
  @MainActor func keyDidArrive() {
    guard isEnabled, let graph else { return }
    let now = graph.now()
    isTyping = lastKey.map { now - $0 < Self.typingPause } ?? false
    lastKey = now
    if node?.isRunning == true { finish() }
  }

  /// Shows the change of `view` completely, because other content appears in its cells.
  @MainActor package func end(for view: Node) {
    if starters.contains(ObjectIdentifier(view)), node?.isRunning == true { finish() }
  }

  @MainActor private func mountNode(in graph: Graph) -> ScreenFadeNode {
    var context = _MountContext(afterChildrenOf: graph.root)
    let made = ScreenFadeNode(context)
    context.append(made)
    made.onStep = { [unowned self] in step() }
    node = made
    return made
  }

  private func mix(_ area: CellRect, in renderer: FrameRenderer) {
    guard let share = node?.share else { return }
    if isNew {
      let shown = opening.filter { !$0.flags.contains(.unmounted) }
      limits?.append(contentsOf: shown.map(\.absoluteFrame))
      opening.removeAll()
      let parts = limits?.map { $0.intersection(area) } ?? [area]
      for part in parts where !part.isEmpty {
        // Damaged rectangles can overlap, and a cell must not be mixed twice.
        areas += areas.reduce([part]) { rest, known in rest.flatMap { $0.parts(outside: known) } }
      }
    }
    for known in areas {
      renderer.fadeKept(in: known.intersection(area), share: share)
    }
  }

  /// Paints the change again, with the next share.
  @MainActor private func step() {
    isNew = false
    if node?.isRunning != true { return finish() }
    repaint()
  }

  @MainActor private func finish() {
    node?.stop()
    repaint()
    areas.removeAll(keepingCapacity: true)
    opening.removeAll()
    isNew = false
    graph?.painting.overpaint = nil
    graph?.painting.renderer?.forgetKept()
  }

  @MainActor private func repaint() {
    damageAreas()
    graph?.requestFrame()
  }

  @MainActor private func damageAreas() {
    for area in areas { graph?.damage.add(area) }
  }
}

extension CellRect {
  /// Returns the cells that aren't in `other`, in rectangles that don't overlap.
  func parts(outside other: CellRect) -> [CellRect] {
    let cut = intersection(other)
    if cut.isEmpty { return [self] }
    return [
      CellRect(x: minX, y: minY, width: width, height: cut.minY - minY),
      CellRect(x: minX, y: cut.minY, width: cut.minX - minX, height: cut.height),
      CellRect(x: cut.maxX, y: cut.minY, width: maxX - cut.maxX, height: cut.height),
      CellRect(x: minX, y: cut.maxY, width: width, height: maxY - cut.maxY),
    ].filter { !$0.isEmpty }
  }
}

/// Times the fade of a screen. It has no content.
private final class ScreenFadeNode: Node {
  private var moving = Moving<Double>()
  var onStep: @MainActor () -> Void = {}

  /// The share of the change that is visible; `nil` if nothing fades.
  var share: Double? { moving.value }
  var isRunning: Bool { moving.value != nil }

  @MainActor func start(from share: Double, by animation: Animation) {
    moving.stop()
    graph.motion.transactions.run(with: Transaction(animation: animation)) {
      _ = moving.go(from: share, to: 1, on: self)
    }
  }

  func stop() { moving.stop() }

  @MainActor override func animationDidAdvance() { onStep() }
}

extension View {
  /// Fades from the old look of the view to the new one when `value` changes, unless a scroll view
  /// in the view scrolls.
  package func fadesChange<Value: Equatable>(
    of value: Value, by animation: Animation = .normal
  ) -> some View {
    ValueContent(
      content: self, value: FadingValue(value: value, animation: animation),
      make: FadingNode<Value>.init)
  }
}

private struct FadingValue<Value> {
  let value: Value
  let animation: Animation
}

/// Starts a fade when its value changes. It takes no part in layout.
private final class FadingNode<Shown: Equatable>: ValueNode<FadingValue<Shown>> {
  override func didReceiveValue(after old: FadingValue<Shown>) {
    if value.value == old.value { return }
    let before = layoutBounds
    graph.service(ScreenFade.self).beforeFrame(for: self) { [self] fade in
      if Self.firstScroller(in: self)?.isWhereShown == false { return }
      fade.begin(for: self, by: value.animation, in: [before, layoutBounds])
    }
  }

  private static func firstScroller(in node: Node) -> ScrollNode? {
    node.scrollArea ?? node.firstOfChildren { firstScroller(in: $0) }
  }
}
