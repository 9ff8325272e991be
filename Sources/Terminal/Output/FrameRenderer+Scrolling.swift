// SPDX-License-Identifier: MIT
// Terminal: lets the terminal move rows that the app scrolls or draws elsewhere.

extension FrameRenderer {
  /// Makes the terminal move rows, and moves them in `shown`. Returns the exposed rows, which are
  /// then compared with blanks.
  func moveRows() -> Range<Int> {
    guard capabilities.scrollsRegions, inline == nil else {
      next.forgetScroll()
      return 0..<0
    }
    let asked = next.pendingScroll
    let found =
      asked == nil
      ? detector.find(next, shown, toleratesRepairs: capabilities.synchronizedOutput == .yes) : nil
    guard let scroll = asked ?? found else { return 0..<0 }
    let exposed =
      scroll.count > 0
      ? scroll.bottom - scroll.count..<scroll.bottom : scroll.top..<scroll.top - scroll.count
    encoder.scroll(
      top: scroll.top, bottom: scroll.bottom, count: scroll.count,
      isWholeScreen: scroll.bottom - scroll.top == next.height)
    shown.rotate(top: scroll.top, bottom: scroll.bottom, by: scroll.count)
    shown.clearDamage()
    moved = scroll
    if found != nil {
      for y in scroll.top..<scroll.bottom {
        if exposed.contains(y) || !detector.isExact(y) {
          next.damage(y, 0, next.width)
        } else {
          next.spans[y] = .none
        }
      }
    }
    return exposed
  }

  /// Undoes `moveRows()` after the device has refused the frame.
  func moveBack() {
    guard let scroll = moved else { return }
    shown.rotate(top: scroll.top, bottom: scroll.bottom, by: -scroll.count)
    shown.clearDamage()
    if next.pendingScroll == nil {
      // Rows that became equal by moving are different again.
      for y in scroll.top..<scroll.bottom { next.damage(y, 0, next.width) }
    }
  }
}
