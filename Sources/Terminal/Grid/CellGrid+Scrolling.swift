// SPDX-License-Identifier: MIT
// Terminal: scrolls rows, using the terminal's own scrolling if possible.

extension CellGrid {
  /// Moves the contents of a rectangle up or down, and fills the exposed rows.
  ///
  /// If the rectangle is nearly as wide as the grid, the terminal's own scrolling moves it, and the
  /// cells next to it are repaired where they differ. Draw changes after the call.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, clipped to the grid.
  ///   - count: The number of rows to move up, or down if it is negative.
  ///   - cell: The cell that fills the exposed rows.
  /// - Complexity: O(rows) at full width, otherwise O(cells).
  public func scroll(_ rect: CellRect, by count: Int, exposing cell: Cell = .blank) {
    let area = rect.intersection(bounds)
    if area.isEmpty || count == 0 { return }
    if count.magnitude >= area.height {
      fill(area, with: cell)
      return
    }
    if area.width == width {
      noteScroll(top: area.minY, bottom: area.maxY, by: count)
      rotate(top: area.minY, bottom: area.maxY, by: count)
    } else {
      move(area, by: count)
    }
    let top = count > 0 ? area.maxY - count : area.minY
    fill(
      CellRect(x: area.minX, y: top, width: area.width, height: abs(count)), with: cell)
  }

  /// Rotates the rows of a region together with their damage.
  func rotate(top: Int, bottom: Int, by count: Int) {
    let shift = count > 0 ? count : bottom - top + count
    reverse(top, top + shift)
    reverse(top + shift, bottom)
    reverse(top, bottom)
    damageTop = min(damageTop, top)
    damageBottom = max(damageBottom, bottom)
  }

  private func reverse(_ top: Int, _ bottom: Int) {
    var low = top
    var high = bottom - 1
    while low < high {
      swap(&rows[low], &rows[high])
      swap(&spans[low], &spans[high])
      low += 1
      high -= 1
    }
  }

  private func move(_ area: CellRect, by count: Int) {
    let isBroad = area.width * 4 >= width * 3
    for y in area.minY..<area.maxY {
      cut(y, at: area.minX)
      cut(y, at: area.maxX)
    }
    // Must come first: rows of an earlier scroll have to be marked as drawn before these rows move.
    if isBroad { noteScroll(top: area.minY, bottom: area.maxY, by: count) }
    let kept = area.height - abs(count)
    for step in 0..<kept {
      let target = count > 0 ? area.minY + step : area.maxY - 1 - step
      (rows[target] + area.minX).update(from: rows[target + count] + area.minX, count: area.width)
    }
    for y in area.minY..<area.maxY {
      if isBroad { damage(y, 0, width) } else { damage(y, area.minX, area.maxX) }
    }
  }

  /// Marks the rows that moved as drawn, for a terminal that can't move them.
  func forgetScroll() {
    guard let scroll = pendingScroll else { return }
    for y in scroll.top..<scroll.bottom { damage(y, 0, width) }
    pendingScroll = nil
  }

  /// Records one region to be scrolled. An earlier, different region is marked as drawn instead.
  private func noteScroll(top: Int, bottom: Int, by count: Int) {
    var total = count
    if let before = pendingScroll {
      if before.top == top && before.bottom == bottom {
        total += before.count
      } else {
        forgetScroll()
      }
    }
    let isUseful = total != 0 && total.magnitude < bottom - top
    pendingScroll = isUseful ? Scroll(top: top, bottom: bottom, count: total) : nil
  }
}
