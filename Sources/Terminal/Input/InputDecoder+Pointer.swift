// SPDX-License-Identifier: MIT
// Terminal: the mouse protocols of xterm: 1006 (SGR), 1016 (pixels), and the three bytes of 1000.

extension InputDecoder {
  /// Decodes `CSI < buttons ; column ; row M`, or `m` for a release. Mode 1016 reports pixels
  /// instead of column and row. Positions beyond the left and top edges, which some terminals
  /// report in pixels, are moved to the edge.
  ///
  /// xterm counts pixels from 1. kitty and Ghostty round to a pixel counted from 0. In all of them,
  /// half a pixel less than the number is within one pixel of the pointer.
  mutating func finishPointer(isRelease: Bool, into events: inout [TerminalEvent]) {
    guard let bits = number(0), let column = number(1), let row = number(2) else { return }
    let x = max(0, column - 1)
    let y = max(0, row - 1)
    let place = pixelScale?.locate(x: x, y: y)
    appendPointer(
      bits, at: place?.cell ?? CellPoint(x: x, y: y), offset: place?.offset, isRelease: isRelease,
      into: &events)
  }

  /// Decodes three bytes after `CSI M`: each is 32 above its meaning, and positions 33. Releases
  /// don't include the button.
  mutating func finishOldPointer(into events: inout [TerminalEvent]) {
    let position = CellPoint(x: max(0, Int(body[1]) - 33), y: max(0, Int(body[2]) - 33))
    appendPointer(
      max(0, Int(body[0]) - 32), at: position, offset: nil, isRelease: false, into: &events)
  }

  /// Appends an event. Bits 0–1 and 6–7 are the button, 2–4 the modifiers, 5 motion.
  private func appendPointer(
    _ bits: Int, at position: CellPoint, offset: CellFraction?, isRelease: Bool,
    into events: inout [TerminalEvent]
  ) {
    var modifiers: EventModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.option) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    let low = bits & 3
    let isMotion = bits & 32 != 0

    let button: PointerEvent.Button
    switch bits >> 6 {
    case 0:
      button = [.primary, .middle, .secondary, .none][low]
    case 1:
      if isMotion || isRelease { return }
      let kind: PointerEvent.Kind =
        switch low {
        case 0: .scrolled(x: 0, y: -1)
        case 1: .scrolled(x: 0, y: 1)
        case 2: .scrolled(x: -1, y: 0)
        default: .scrolled(x: 1, y: 0)
        }
      events.append(
        .pointer(PointerEvent(kind, at: position, offset: offset, modifiers: modifiers)))
      return
    case 2:
      button = .other(8 + low)
    default:
      // Unknown buttons, and kitty's report that the pointer left the window, which affects no
      // cell.
      return
    }

    let kind: PointerEvent.Kind =
      if isMotion {
        button == .none ? .moved : .dragged
      } else {
        isRelease || button == .none ? .up : .down
      }
    events.append(
      .pointer(
        PointerEvent(kind, button: button, at: position, offset: offset, modifiers: modifiers)))
  }
}
