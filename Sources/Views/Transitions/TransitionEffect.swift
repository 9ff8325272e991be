// SPDX-License-Identifier: MIT
// Views: the effects of the kit's transitions.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The offset of a view in its frame, and its visible part, as fractions of its size.
struct TransitionEffect: Equatable {
  var shiftX = 0.0
  var shiftY = 0.0
  /// The visible share of width and height, around the centre.
  var window = 1.0
  /// The share of the height that the view takes.
  var height = 1.0

  init() {}

  init(shiftedTo edge: Edge, share: Double) {
    switch edge {
    case .leading: shiftX = -share
    case .trailing: shiftX = share
    case .top: shiftY = -share
    case .bottom: shiftY = share
    }
  }

  init(_ vector: MotionVector) {
    shiftX = vector.numbers[0]
    shiftY = vector.numbers[1]
    window = max(0, min(1, vector.numbers[2]))
    height = max(0, min(1, vector.numbers[3]))
  }

  var vector: MotionVector { MotionVector([shiftX, shiftY, window, height, 0, 0, 0, 0]) }
}

final class EffectNode: ValueWrapperNode<TransitionEffect> {
  private var motion = Moving<MotionVector>()
  private var shownWindow = CellRect.zero

  override func didReceiveValue(after old: TransitionEffect) {
    if value == old { return }
    _ = motion.go(from: old.vector, to: value.vector, on: self)
    update()
  }

  @MainActor override func animationDidAdvance() { update() }

  private var effect: TransitionEffect { motion.value.map { TransitionEffect($0) } ?? value }

  /// Requests layout or painting if any cells change.
  private func update() {
    if effect.height != shownHeight || place != shownPlace { setNeedsPlacement() }
    if window != shownWindow { damageFrame() }
  }

  private static func cells(_ share: Double, of extent: Int32) -> Int32 {
    Int32((max(-4, min(4, share)) * Double(extent)).rounded())
  }

  private var place: Extent {
    Extent(
      width: Self.cells(effect.shiftX, of: size.width),
      height: Self.cells(effect.shiftY, of: size.height))
  }

  private var shownPlace = Extent.zero
  /// The share of the height at the last placement.
  private var shownHeight: Double?

  /// The visible cells of the node.
  private var window: CellRect {
    let share = effect.window
    let width = Self.cells(share, of: size.width)
    let height = Self.cells(share, of: size.height)
    return CellRect(
      x: Int(size.width - width) / 2, y: Int(size.height - height) / 2, width: Int(width),
      height: Int(height))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let content = measureContent(proposal)
    let share = effect.height
    if share == 1 { return content }
    return Extent(
      width: content.width, height: Int32((Double(content.height) * share).rounded(.up)))
  }

  override func placeContents() {
    shownPlace = place
    shownHeight = effect.height
    placeContent(x: shownPlace.width, y: shownPlace.height, proposal: placedProposal)
  }

  override func paint(_ painter: inout Painter) {
    let window = window
    shownWindow = window
    let outer = painter.clip
    painter.clip = outer.intersection(window.offset(x: painter.originX, y: painter.originY))
    if !painter.clip.isEmpty { super.paint(&painter) }
    painter.clip = outer
  }
}
