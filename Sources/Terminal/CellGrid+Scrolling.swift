// SPDX-License-Identifier: MIT
// Terminal: rows that move, which the terminal can often move by itself.

extension CellGrid {
  /// Moves the contents of a rectangle up by `count` rows (down where negative) and fills the rows
  /// that this frees.
  ///
  /// A rectangle nearly as wide as the grid is moved by the terminal's own scrolling; what stands
  /// beside it is repaired where it differs. Draw what has changed after the call.
  ///
  /// - Complexity: O(rows) at full width, else O(cells).
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

  /// Exchanges the rows of a region with their damage.
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
    // Noted first: the rows of an earlier scroll must count as drawn before these move.
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

  /// Counts rows that moved as drawn, for a terminal that cannot move them.
  func forgetScroll() {
    guard let scroll = pendingScroll else { return }
    for y in scroll.top..<scroll.bottom { damage(y, 0, width) }
    pendingScroll = nil
  }

  /// Remembers one region to be scrolled. Rows of another region count as drawn instead.
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
