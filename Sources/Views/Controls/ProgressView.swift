// SPDX-License-Identifier: MIT
// Views: how far something is, or that it goes on.

import CuriumTerminal
import CuriumTokens

/// Says how far something is, or that it goes on.
///
/// *Sizing:* without a value it hugs a spinner and its title; with one the bar is as wide as offered,
/// 20 columns where that is left open, in one row.
///
///     ProgressView("Loading…")
///     ProgressView("Downloading", value: 0.54)
public struct ProgressView: View {
  private let title: String
  private let value: Double?
  private let total: Double
  @Environment(\.progressViewStyle) private var style

  /// Says that something goes on, with a spinner; still under reduced motion.
  public init() { self.init("") }

  /// Says what goes on, behind a spinner; still under reduced motion.
  public init(_ title: some StringProtocol) {
    self.title = String(title)
    self.value = nil
    self.total = 1
  }

  /// Says that `value` of `total` is done. Values outside are taken for the nearest end.
  public init(value: Double, total: Double = 1) { self.init("", value: value, total: total) }

  /// Says that `value` of `total` of something is done.
  public init(_ title: some StringProtocol, value: Double, total: Double = 1) {
    self.title = String(title)
    self.value = value
    self.total = total
  }

  private var fraction: Double? {
    guard let value else { return nil }
    let part = total > 0 ? value / total : 0
    return part.isNaN ? 0 : max(0, min(1, part))
  }

  private var percent: String { "\(Int((fraction ?? 0) * 100)) %" }

  /// The spinner or the bar, and the title, as the style asks.
  public var body: some View {
    style.draw(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: title.isEmpty ? nil : ProgressViewStyleConfiguration.Label(title: title),
        currentValueLabel: fraction == nil
          ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(text: percent))
    )
    .accessibilityRole(.progress)
    .accessibilityLabel(title)
    .accessibilityValue(fraction == nil ? "" : percent)
    .accessibilityBusy(fraction == nil)
  }
}

/// A bar of half lines: it grows by half a cell.
struct ProgressBar: _PrimitiveView {
  let fraction: Double

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(ProgressBarNode(view.fraction, context))
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ProgressBarNode.self).receive(view.fraction)
  }
}

private final class ProgressBarNode: LayoutNode {
  private var fraction: Double
  private var motion = Moving<Double>()
  /// The half cells painted last.
  private var shown = -1

  init(_ fraction: Double, _ context: borrowing _MountContext) {
    self.fraction = fraction
    super.init(context)
  }

  func receive(_ fraction: Double) {
    if fraction == self.fraction { return }
    _ = motion.go(from: self.fraction, to: fraction, on: self)
    self.fraction = fraction
    damageFrame()
  }

  @MainActor override func animationDidAdvance() {
    if halves != shown { damageFrame() }
  }

  private var halves: Int {
    let part = max(0, min(1, motion.value ?? fraction))
    return Int(part * Double(size.width * 2) + 0.5)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let width = proposal.packedWidth
    return Extent(width: width == ProposedViewSize.ideal ? 20 : min(width, 1_000), height: 1)
  }

  override func paint(_ painter: inout Painter) {
    let width = Int(size.width)
    let halves = halves
    shown = halves
    let full = halves / 2
    let isASCII = scope.values.inherited.iconSet == .ascii
    let track = Glyph(isASCII ? "-" : "─")
    let line = Glyph(isASCII ? "=" : "━")
    painter.drawHorizontal(
      track, x: full, y: 0, count: width - full, ComponentTokens.Progress.trackColor, scope)
    painter.drawHorizontal(
      line, x: 0, y: 0, count: full, ComponentTokens.Progress.fillColor, scope)
    if halves % 2 == 1, full < width {
      painter.drawHorizontal(
        Glyph(isASCII ? "-" : "╸"), x: full, y: 0, count: 1, ComponentTokens.Progress.fillColor,
        scope)
    }
  }
}

/// A sign that turns while something goes on.
struct Spinner: _PrimitiveView {
  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = SpinnerNode(context)
    context.append(node)
    node.hearTheme()
    node.start()
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    _ = cursor.take(as: SpinnerNode.self)
  }
}

private final class SpinnerNode: LayoutNode {
  private static let frames: [Glyph] = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars.map { Glyph($0) }
  private static let asciiFrames: [Glyph] = "|/-\\".unicodeScalars.map { Glyph($0) }
  private var index = 0
  private var track: PeriodicTrack?

  override func computeSize(_ proposal: ProposedViewSize) -> Extent { Extent(width: 1, height: 1) }

  /// How long each sign is seen.
  private var pace: Duration { Motion.normal.resolve(in: theme) }
  private var isStill: Bool { scope.values.inherited.reducesMotion || pace <= .zero }

  /// Turns for the first time when its first sign has been seen as long as the others.
  func start() {
    if isStill {
      track?.end()
      track = nil
    } else if track == nil {
      track = PeriodicTrack(self) { [pace] now in now + pace }
    }
  }

  @MainActor override func animationDidAdvance() {
    index &+= 1
    damageFrame()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.isDisjoint(with: [.motion, .theme]) { return }
    track?.end()
    track = nil
    start()
    damageFrame()
  }

  override func paint(_ painter: inout Painter) {
    let isASCII = scope.values.inherited.iconSet == .ascii
    let frames = isASCII ? Self.asciiFrames : Self.frames
    let glyph = isStill ? Glyph(isASCII ? "*" : "⠿") : frames[index % frames.count]
    painter.drawHorizontal(
      glyph, x: 0, y: 0, count: 1, ComponentTokens.Progress.spinnerColor.legible(), scope)
  }
}
