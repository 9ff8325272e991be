// SPDX-License-Identifier: MIT
// Views: a symbol that turns while a task runs.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A symbol that turns while a task runs.
struct Spinner: View {
  @Environment(\.iconSet) private var iconSet

  var body: some View {
    let scalars = Icon("spinner.dots").frames(in: iconSet).compactMap(\.unicodeScalars.first)
    SpinnerSymbol(glyphs: scalars.map { Glyph($0) })
  }
}

private struct SpinnerSymbol: LeafView {
  let glyphs: [Glyph]

  func makeNode(_ context: borrowing _MountContext) -> SpinnerNode {
    let node = SpinnerNode(glyphs, context)
    node.registerThemeReader()
    node.start()
    return node
  }

  func update(_ node: SpinnerNode) { node.receive(glyphs) }
}

final class SpinnerNode: LayoutNode {
  private var glyphs: [Glyph]
  private var index = 0
  private var track: PeriodicTrack?

  init(_ glyphs: [Glyph], _ context: borrowing _MountContext) {
    self.glyphs = glyphs
    super.init(context)
  }

  func receive(_ glyphs: [Glyph]) {
    if glyphs == self.glyphs { return }
    self.glyphs = glyphs
    damageFrame()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent { Extent(width: 1, height: 1) }

  /// The duration of each frame.
  private var pace: Duration { Motion.normal.resolve(in: theme) }
  private var isStill: Bool { scope.values.inherited.reducesMotion || pace <= .zero }

  /// Starts the animation again, if there is one. The first frame is shown as long as the others.
  func start() {
    track?.end()
    track = isStill ? nil : PeriodicTrack(self) { [pace] now in now + pace }
  }

  @MainActor override func animationDidAdvance() {
    index &+= 1
    damageFrame()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.isDisjoint(with: [.motion, .theme]) { return }
    start()
    damageFrame()
  }

  override func paint(_ painter: inout Painter) {
    let still = Glyph(scope.values.inherited.iconSet == .ascii ? "*" : "●")
    let glyph = isStill ? still : glyphs[index % glyphs.count]
    painter.drawHorizontal(
      glyph, x: 0, y: 0, count: 1, ComponentTokens.Progress.spinnerColor.legible(), scope)
  }
}
