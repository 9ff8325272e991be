// SPDX-License-Identifier: MIT
// Views: the inspector, which has its own graph.

@_spi(Nodes) import CuriumEngine
import CuriumControls
import CuriumTerminal
import CuriumTokens

/// Shows the nodes of an app, the cost of its frames, its focus and shortcuts, and its log.
///
/// The inspector has its own nodes, focus and state, so the app doesn't change while it is open. It
/// paints over the app, and handles only its own keys and pointer events. It exists only while it
/// is open.
@MainActor final class Inspector: RuntimeCompanion {
  /// The areas that the app has painted in the current frame.
  private final class PaintedAreas {
    var rectangles: ContiguousArray<CellRect> = []
  }

  let graph: Graph
  let model = InspectorModel()
  private let app: Graph
  private var tree = InspectorTree()
  private let key: KeyEquivalent?
  private let painted = PaintedAreas()
  /// The recorder, if the inspector installed it.
  private var recorder: FrameRecorder?
  private var frames = 0
  /// `true` if the selection has changed since the rows and facts were updated.
  private var mustLook = false

  init(_ app: Graph, key: KeyEquivalent?, close: @escaping @MainActor () -> Void) {
    self.app = app
    self.key = key
    graph = Graph(pool: app.painting.pool, log: app.diagnostics.log)
    graph.painting.movesRows = false
    graph.schedule.now = app.schedule.now
    graph.schedule.taskExecutor = app.schedule.taskExecutor
    graph.schedule.onRequest = { [unowned app] in app.requestFrame() }
    graph.rootScope.values = Self.copy(app.rootScope.values)
    graph.root.alignment = .topLeading
    model.close = close
    model.selectionDidChange = { [weak self] in self?.selectionDidChange() }
    if app.diagnostics.recorder == nil {
      recorder = FrameRecorder()
      app.diagnostics.recorder = recorder
    }
    // The panel may cover half of a wide grapheme. Apps with only ASCII text don't check for that.
    app.painting.drewBeyondASCII = true
    app.painting.overpaint = { [painted, graph] rectangle, grid in
      painted.rectangles.append(rectangle)
      // Clip to the rectangle, because rectangles may overlap and translucent parts must not be
      // painted twice.
      var painter = Painter(graph: graph, grid: grid, clip: rectangle)
      graph.root.paint(&painter)
    }
    resize()
    var context = _MountContext(parent: graph.root)
    InspectorScreen._mount(InspectorScreen(model: model, log: app.diagnostics.log), &context)
    tree.reveal(app.focus.current)
    graph.root.setNeedsLayout()
  }

  /// Removes the inspector from the app.
  func close() {
    if app.diagnostics.recorder === recorder { app.diagnostics.recorder = nil }
    app.painting.overpaint = nil
    app.damage.addAll()
    app.requestFrame()
    graph.tearDown()
  }

  /// Called when the size of the screen has changed.
  func resize() {
    let screen = app.root.screen
    graph.root.screen = screen
    graph.damage.reset(bounds: CellRect(origin: .zero, size: screen))
    graph.damage.addAll()
    graph.root.setNeedsLayout()
    model.screen = screen
  }

  /// Called when the environment around the app has changed.
  func adopt(_ values: EnvironmentValues) {
    graph.give(Self.copy(values), to: graph.rootScope, below: graph.root)
  }

  /// Returns the values with separate theme storage, read only by the inspector.
  private static func copy(_ values: EnvironmentValues) -> EnvironmentValues {
    var copy = values
    copy.inherited.sharedTheme = SharedTheme(values.inherited.theme)
    return copy
  }

  // MARK: Frames

  var hasKeys: Bool { model.hasKeys }

  /// `true` if the next frame must draw something.
  var isWaiting: Bool {
    !graph.work.isEmpty || !graph.damage.isEmpty || mustLook
  }

  /// Updates the rows and facts from the app.
  func update() {
    mustLook = false
    if model.tab == .tree {
      let rows = tree.rows(of: app, showingAll: model.showsAll)
      if rows != model.rows { model.rows = rows }
      if let picked = tree.node(model.selection) {
        let facts = app.facts(of: picked)
        if facts != model.facts { model.facts = facts }
        let frame = picked.layoutBounds
        if frame != model.highlight { model.highlight = frame }
      } else if model.highlight != .zero || !model.facts.isEmpty {
        model.highlight = .zero
        model.facts = []
      }
    } else if model.highlight != .zero {
      model.highlight = .zero
    }
    if model.tab == .keys {
      let chain = app.focusChain()
      if chain != model.chain { model.chain = chain }
      let bindings = app.inspectedBindings()
      if bindings != model.bindings { model.bindings = bindings }
    }
  }

  /// Damages the app below the damage of the inspector, so that the app is painted there first.
  func damageApp() {
    for rectangle in graph.damage.rectangles { app.damage.add(rectangle) }
    graph.damage.reset(bounds: CellRect(origin: .zero, size: app.root.screen))
  }

  /// Called after a frame. Frames in which only the inspector changed aren't shown.
  func frameDidEnd(_ cost: FrameStatistics, isOfApp: Bool, took time: Duration) {
    let rectangles = Array(painted.rectangles)
    painted.rectangles.removeAll(keepingCapacity: true)
    let bodies = app.diagnostics.recorder?.bodies ?? []
    if let recorder { recorder.bodies = [] }
    guard isOfApp else { return }
    frames += 1
    model.frame = InspectedFrame(
      number: frames, cost: cost, rectangles: rectangles, time: time,
      bodies: InspectedFrame.counted(bodies.suffix(cost.bodies)))
  }

  // MARK: Input

  /// Handles an event for the inspector. Returns whether it was used.
  func handle(_ event: TerminalEvent) -> Bool {
    switch event {
    case .key(let press): handle(press)
    case .pointer(let event): handle(event)
    case .paste(let text): handle(paste: text)
    default: false
    }
  }

  /// Pastes text into a field of the inspector. Without a field, the app doesn't get it either.
  private func handle(paste text: String) -> Bool {
    guard model.hasKeys else { return false }
    _ = graph.keys.route(paste: text)
    return true
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard model.hasKeys else { return false }
    // The keys of editing belong to a field with the focus, and so do letters and Escape.
    let field = graph.keys.takesText ? graph.focus.current : nil
    guard press.modifiers.isDisjoint(with: .commandModifiers) else {
      return field?.handle(press) == true
    }
    if press.phase == .up { return true }
    if field != nil, graph.keys.route(press) { return true }
    switch press.key {
    case .escape where model.isPicking: model.isPicking = false
    case .escape: model.close()
    case "p": model.isPicking.toggle()
    case "m": model.isMoved.toggle()
    case "a": model.showsAll.toggle()
    case .leftArrow where model.tab == .tree:
      tree.collapse(model.selection)
      selectionDidChange()
    case .rightArrow where model.tab == .tree:
      tree.expand(model.selection)
      selectionDidChange()
    default:
      if let tab = InspectorModel.Tab.allCases.first(where: { $0.key == press.key }) {
        model.tab = tab
      } else {
        _ = graph.keys.route(press)
        // The key that opened the inspector also closes it, so don't use it here.
        return press.key != key
      }
    }
    app.requestFrame()
    return true
  }

  private func handle(_ event: PointerEvent) -> Bool {
    if graph.pointer.captured != nil { return graph.pointer.route(event) }
    if app.pointer.captured != nil { return false }
    if model.panel.contains(event.position) {
      if event.kind == .down { model.hasKeys = true }
      _ = graph.pointer.route(event)
      return true
    }
    if model.isPicking {
      if event.kind == .down { pick(at: event.position) }
      return true
    }
    // A click outside the panel gives the keys to the app.
    if event.kind == .down { model.hasKeys = false }
    return false
  }

  private func pick(at point: CellPoint) {
    let node = innermost(at: point, in: app.pointer.node(at: point)).selfAndAncestors
      .first { $0.shownName != nil }
    model.isPicking = false
    guard let node else { return }
    tree.reveal(node)
    model.tab = .tree
    model.selection = ObjectIdentifier(node)
  }

  /// Returns the innermost node whose frame contains a cell, even if it draws nothing there.
  private func innermost(at point: CellPoint, in node: LayoutNode) -> LayoutNode {
    var found: LayoutNode?
    node.forEachLayoutChild { child in
      if child.absoluteFrame.contains(point) { found = child }
    }
    return found.map { innermost(at: point, in: $0) } ?? node
  }

  private func selectionDidChange() {
    mustLook = true
    app.requestFrame()
  }
}
