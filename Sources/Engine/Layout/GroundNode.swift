// SPDX-License-Identifier: MIT
// Views: fills the frame of a view with a colour behind its content.

public import CuriumTerminal
public import CuriumTokens

@_spi(Nodes) open class GroundNode: ValueWrapperNode<Color> {
  open override var paintsEvenly: Bool { true }

  package override var coversFrame: Bool { motion == nil && value.resolve(in: theme).alpha == 255 }

  open override var addedRoom: Extent? { .zero }

  private var motion: ColorMotion?

  open override func didReceiveValue(after old: Color) {
    if value == old { return }
    motion = ColorMotion.going(motion, from: old, to: value, on: self)
    damageFrame()
  }

  @MainActor open override func animationDidAdvance() {
    let step = ColorMotion.advanced(motion, in: theme)
    motion = step.motion
    if step.differs { damageFrame() }
  }

  open override func isSolid(at point: CellPoint) -> Bool { !value.resolve(in: theme).isClear }

  open override func paint(_ painter: inout Painter) {
    painter.fill(motion?.color(in: theme) ?? value, scope)
    super.paint(&painter)
  }
}
