// SPDX-License-Identifier: MIT
// Terminal: fades from the frame on the screen to the next one.

extension FrameRenderer {
  /// Keeps a copy of the frame on the screen, so that `fadeKept` can mix it into later frames.
  /// Returns `false` if the frame isn't known or can't be mixed, because it shows pictures, whose
  /// colours identify them.
  ///
  /// - Complexity: O(cells): 10 µs for 12,000 cells.
  package func keepShown() -> Bool {
    guard next.pictures.isEmpty, !isScreenUnknown else { return false }
    let copy = CellGrid(size: shown.size, pool: shown.pool, links: shown.links)
    for y in 0..<shown.height { copy.rows[y].update(from: shown.rows[y], count: shown.width) }
    kept = copy
    return true
  }

  /// Releases the kept frame.
  package func forgetKept() { kept = nil }

  /// Mixes the kept frame into an area of the next one.
  ///
  /// Colours are mixed in sRGB. Glyphs that stay are drawn in the mixed colour. Others fade into
  /// the background in the first half, and the new ones appear from it in the second half. A
  /// picture that the terminal draws appears or disappears at once.
  ///
  /// - Parameter share: The share of the next frame, from 0 to 1.
  package func fadeKept(in area: CellRect, share: Double) {
    guard let kept, kept.size == next.size else { return }
    let mix = CellMix(share: share)
    let mayShowPictures = next.pictures.isEnabled
    let area = area.intersection(next.bounds)
    for y in area.minY..<max(area.minY, area.maxY) {
      let (old, new) = (kept.rows[y], next.rows[y])
      var (low, high) = (area.minX, area.maxX)
      // A wide grapheme at an edge isn't cut. It appears at once.
      while low < high, old[low].glyph == .continuation || new[low].glyph == .continuation {
        low += 1
      }
      while high > low, high < next.width,
        old[high].glyph == .continuation || new[high].glyph == .continuation
      {
        high -= 1
      }
      for x in low..<high where old[x] != new[x] {
        if mayShowPictures,
          next.pool.isPlaceholder(old[x].glyph) || next.pool.isPlaceholder(new[x].glyph)
        {
          continue
        }
        new[x] = mix.cell(from: old[x], to: new[x])
        // Both halves of a wide grapheme have the same colours.
        if new[x].glyph == .continuation {
          new[x].foreground = new[x - 1].foreground
          new[x].background = new[x - 1].background
        }
      }
    }
  }
}

/// A mix of two cells.
private struct CellMix {
  private let alpha: UInt8
  private let isFirstHalf: Bool
  /// The opacity of a glyph that isn't in both cells.
  private let inkAlpha: UInt8

  init(share: Double) {
    let share = max(0, min(share, 1))
    alpha = UInt8(share * 255)
    isFirstHalf = share < 0.5
    inkAlpha = UInt8(abs(2 * share - 1) * 255)
  }

  func cell(from old: Cell, to new: Cell) -> Cell {
    var cell = isFirstHalf ? old : new
    cell.background = new.background.blended(over: old.background, alpha: alpha)
    cell.foreground =
      old.glyph == new.glyph
      ? new.foreground.blended(over: old.foreground, alpha: alpha)
      : cell.foreground.blended(over: cell.background, alpha: inkAlpha)
    return cell
  }
}
