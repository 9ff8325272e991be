// SPDX-License-Identifier: MIT
// Views: a symbol that turns while a task runs.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTerminal
public import CuriumTokens

/// A symbol that turns while a task runs.
struct Spinner: View {
  @Environment(\.iconSet) private var iconSet
  @Environment(\.spinnerIcon) private var icon

  var body: some View {
    let scalars = icon.frames(in: iconSet).compactMap(\.unicodeScalars.first)
    SpinnerSymbol(glyphs: scalars.map { Glyph($0) })
  }
}

private struct SpinnerIconKey: EnvironmentKey {
  static var defaultValue: Icon { "spinner.dots" }
}

extension EnvironmentValues {
  var spinnerIcon: Icon {
    get { self[SpinnerIconKey.self] }
    set { self[SpinnerIconKey.self] = newValue }
  }
}

extension View {
  /// Draws the spinners in this view with the frames of `icon`: `spinner.dots` (the default),
  /// `spinner.line`, `spinner.arc` or `spinner.pulse`. Any other icon isn't animated. With reduced
  /// motion, all spinners are a dot.
  ///
  /// The frames depend on the icon set. They aren't tokens, so a theme can't replace them; it sets
  /// the colour `progress.spinner` and the pace, `motion.normal`.
  ///
  ///     ProgressView("Loading…").spinner("spinner.arc")
  public func spinner(_ icon: Icon) -> some View { environment(\.spinnerIcon, icon) }
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
    let glyph = isStill || glyphs.isEmpty ? still : glyphs[index % glyphs.count]
    painter.drawHorizontal(
      glyph, x: 0, y: 0, count: 1, ComponentTokens.Progress.spinnerColor.legible(), scope)
  }
}
