// SPDX-License-Identifier: MIT
// Views: the line below the items of a tab bar, and the indicator of the selected item.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
import CuriumViews

/// The line below an item, or in the rest of the row.
struct TabRule: LeafView {
  /// The tabs, if the item is that of the shown tab.
  let tabs: Tabs?
  let color: Color

  func makeNode(_ context: borrowing _MountContext) -> TabRuleNode {
    let node = TabRuleNode(color, context)
    tabs?.rule = node
    return node
  }

  func update(_ node: TabRuleNode) {
    tabs?.rule = node
    node.receive(color)
  }
}

final class TabRuleNode: LayoutNode {
  private var color: Color

  init(_ color: Color, _ context: borrowing _MountContext) {
    self.color = color
    super.init(context)
  }

  func receive(_ color: Color) {
    if color == self.color { return }
    self.color = color
    damageFrame()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filledRow(ideal: 1)
  }

  override func paint(_ painter: inout Painter) {
    guard let sign = scope.values.inherited.glyph("curium.divider.horizontal") else { return }
    painter.drawHorizontal(firstGlyph(sign), x: 0, y: 0, count: Int(size.width), color, scope)
  }
}

/// The heavy line below the item of the shown tab. It glides when another tab is shown.
struct TabIndicator: LeafView {
  let tabs: Tabs
  let shown: ObjectIdentifier?
  let color: Color

  func makeNode(_ context: borrowing _MountContext) -> TabIndicatorNode {
    TabIndicatorNode(tabs, shown, color, context)
  }
  func update(_ node: TabIndicatorNode) { node.receive(shown, color) }
}

/// Finds its columns when it paints, so that it follows the items whenever these move.
final class TabIndicatorNode: LayoutNode {
  private let tabs: Tabs
  private var shown: ObjectIdentifier?
  private var color: Color
  private var glide = Moving<Double>()
  /// The columns at the start of the glide, and those painted last.
  private var start = 0..<0
  private var painted = 0..<0

  init(
    _ tabs: Tabs, _ shown: ObjectIdentifier?, _ color: Color, _ context: borrowing _MountContext
  ) {
    self.tabs = tabs
    self.shown = shown
    self.color = color
    super.init(context)
  }

  @MainActor func receive(_ shown: ObjectIdentifier?, _ color: Color) {
    if shown == self.shown, color == self.color { return }
    if shown != self.shown { begin() }
    self.shown = shown
    self.color = color
    damageFrame()
  }

  /// Starts from where the indicator is now, also in the middle of a glide.
  @MainActor private func begin() {
    glide.stop()
    guard !painted.isEmpty, graph.service(ScreenFade.self).isEnabled else { return }
    start = painted
    graph.motion.transactions.run(with: Transaction(animation: .fast)) {
      _ = glide.go(from: 0.25, to: 1, on: self)
    }
  }

  @MainActor override func animationDidAdvance() { damageFrame() }

  override func isSolid(at point: CellPoint) -> Bool { false }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filledRow(ideal: 1)
  }

  override func paint(_ painter: inout Painter) {
    guard let rule = tabs.rule,
      let sign = scope.values.inherited.glyph("curium.tab.indicator")
    else { return }
    let left = rule.absoluteOrigin.x - absoluteOrigin.x
    var columns = left..<left + Int(rule.size.width)
    if let share = glide.value {
      func between(_ first: Int, _ last: Int) -> Int {
        Int((Double(first) + Double(last - first) * share).rounded())
      }
      let low = between(start.lowerBound, columns.lowerBound)
      columns = low..<max(low, between(start.upperBound, columns.upperBound))
    }
    painted = columns
    guard hasGradient else {
      painter.drawHorizontal(
        firstGlyph(sign), x: columns.lowerBound, y: 0, count: columns.count, color, scope)
      return
    }
    let style = RampStyle(gradient: .brand, geometry: .linear(from: .leading, to: .trailing))
    let bounds = PathRect(
      x: Double(columns.lowerBound), y: 0, width: Double(columns.count), height: 1)
    let shader = painter.shader(style, in: bounds, scope)
    for x in columns {
      painter.draw(sign, x: x, y: 0, ink: shader.color(x: Double(x) + 0.5, y: 0.5), [])
    }
  }

  /// `true` if the line has the colours of the brand gradient: there are enough colours, and
  /// neither the theme nor a style gives the line a colour of its own.
  private var hasGradient: Bool {
    let inherited = scope.values.inherited
    return inherited.colorDepth >= .ansi256
      && color.resolve(in: inherited.theme)
        == SemanticTokens.Colors.selectionMarker.resolve(in: inherited.theme)
  }
}

private func firstGlyph(_ sign: String) -> Glyph {
  sign.unicodeScalars.first.map { Glyph($0) } ?? .space
}
