// SPDX-License-Identifier: MIT
// Views: the progress of a task.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTerminal
package import CuriumTokens

/// A bar or a spinner that shows the progress of a task.
///
/// *Sizing:* without a value it hugs a spinner and its title. With a value, it fills one row with a
/// bar; the bar has 20 columns if the width is unspecified.
///
/// `.spinner(_:)` selects one of four spinners: `spinner.dots` (the default), `spinner.line`,
/// `spinner.arc` or `spinner.pulse`. `.progressViewStyle(.circular)` shows a value in one cell too.
///
///     ProgressView("Loading…")
///     ProgressView("Sending…").spinner("spinner.arc")
///     ProgressView("Downloading", value: 0.54)
///       .percentageVisibility(.visible)
///       .timeRemainingVisibility(.visible)
///     ProgressView("Copying", value: 42, total: 80, currentValueLabel: "42 of 80 files")
public struct ProgressView: View {
  /// The time after which work shows a spinner. Shorter work would only make the screen flicker.
  package static let delay = Duration.milliseconds(200)

  private let title: String
  private let value: Double?
  private let total: Double
  private let currentValueLabel: String?
  @Environment(\.progressViewStyle) private var style
  @Environment(\.percentageVisibility) private var percentageVisibility
  @Environment(\.timeRemainingVisibility) private var timeRemainingVisibility
  @Environment(\.strings) private var strings

  /// Creates a bar with `title` that shows `value` of `total`, or a spinner if `value` is `nil`.
  ///
  /// A value below 0 or above `total` is clamped. The text `currentValueLabel` replaces the
  /// percentage of a bar, and is always visible. A spinner is static if motion is reduced.
  public init(
    _ title: some StringProtocol = String(), value: Double? = nil, total: Double = 1,
    currentValueLabel: String? = nil
  ) {
    self.title = String(title)
    self.value = value
    self.total = total
    self.currentValueLabel = currentValueLabel
  }

  private var fraction: Double? {
    value.map { total > 0 ? (0...total).fraction(of: $0) : 0 }
  }

  /// The progress, rounded down, so that 100% means that the work is done. The small addition is
  /// for fractions such as 0.29, whose product with 100 is below 29.
  private var percent: String { strings.percentage(Int((fraction ?? 0) * 100 + 1e-9)) }

  /// The visible value and the remaining time; `nil` if neither is shown.
  private var valueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? {
    guard let fraction else { return nil }
    let text = currentValueLabel ?? (percentageVisibility == .visible ? percent : nil)
    let showsTime = timeRemainingVisibility == .visible && fraction < 1
    if text == nil, !showsTime { return nil }
    return ProgressViewStyleConfiguration.CurrentValueLabel(
      text: text ?? "",
      progress: showsTime ? MeasuredProgress(fraction: fraction, total: total) : nil)
  }

  /// The progress, drawn by the progress view style of the environment.
  public var body: some View {
    style.draw(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: title.isEmpty ? nil : ProgressViewStyleConfiguration.Label(title: title),
        currentValueLabel: valueLabel)
    )
    .accessibilityRole(.progress)
    .accessibilityLabel(title)
    .accessibilityValue(fraction == nil ? "" : currentValueLabel ?? percent)
    .accessibilityBusy(fraction == nil)
  }
}

/// A bar that grows by half a cell at a time, on a track that begins half a cell after it. It is
/// only empty at zero.
package struct ProgressBar: LeafView {
  let fraction: Double
  let fill: Color
  let gradient: Gradient?
  let track: Color

  /// Creates a bar that is filled up to `fraction`. A gradient extends over the whole bar, filled
  /// or not.
  package init(fraction: Double, fill: Color, gradient: Gradient? = nil, track: Color) {
    self.fraction = fraction
    self.fill = fill
    self.gradient = gradient
    self.track = track
  }

  package func makeNode(_ context: borrowing _MountContext) -> ProgressBarNode {
    ProgressBarNode(self, context)
  }
  package func update(_ node: ProgressBarNode) { node.receive(self) }
}

package final class ProgressBarNode: LayoutNode {
  private var bar: ProgressBar
  private var motion = Moving<Double>()
  /// The number of half cells in the last paint pass.
  private var shown = -1

  init(_ bar: ProgressBar, _ context: borrowing _MountContext) {
    self.bar = bar
    super.init(context)
  }

  func receive(_ bar: ProgressBar) {
    let old = self.bar
    self.bar = bar
    if (bar.fill, bar.track) != (old.fill, old.track) || bar.gradient != old.gradient {
      damageFrame()
    }
    if bar.fraction == old.fraction { return }
    _ = motion.go(from: old.fraction, to: bar.fraction, on: self)
    damageFrame()
  }

  @MainActor package override func animationDidAdvance() {
    if halves != shown { damageFrame() }
  }

  private var halves: Int {
    let part = max(0, min(1, motion.value ?? bar.fraction))
    return part > 0 ? max(1, Int(part * Double(size.width * 2) + 0.5)) : 0
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filledRow(ideal: 20)
  }

  package override func paint(_ painter: inout Painter) {
    let width = Int(size.width)
    let halves = halves
    shown = halves
    let full = halves / 2
    let glyphs = BarGlyphs(scope)
    let hasHalf = halves % 2 == 1 && full < width
    // The gap after the completed part is half a cell wide.
    if !hasHalf, full > 0 {
      painter.drawHorizontal(
        Glyph(glyphs.tail), x: full, y: 0, count: min(1, width - full), bar.track, scope,
        isEdge: false)
    }
    let start = full == 0 && !hasHalf ? 0 : full + 1
    painter.drawHorizontal(
      Glyph(glyphs.rest), x: start, y: 0, count: max(0, width - start), bar.track, scope,
      isEdge: false)
    guard let gradient = bar.gradient else {
      painter.drawHorizontal(
        Glyph(glyphs.done), x: 0, y: 0, count: full, bar.fill, scope, isEdge: false)
      if hasHalf {
        painter.drawHorizontal(
          Glyph(glyphs.head), x: full, y: 0, count: 1, bar.fill, scope, isEdge: false)
      }
      return
    }
    let style = RampStyle(gradient: gradient, geometry: .linear(from: .leading, to: .trailing))
    let shader = painter.shader(
      style, in: PathRect(x: 0, y: 0, width: Double(width), height: 1), scope)
    let end = hasHalf ? full + 1 : full
    for x in 0..<end {
      let glyph = x < full ? glyphs.done : glyphs.head
      painter.draw(String(glyph), x: x, y: 0, ink: shader.color(x: Double(x) + 0.5, y: 0.5), [])
    }
  }
}
