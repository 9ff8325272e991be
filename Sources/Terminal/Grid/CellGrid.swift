// SPDX-License-Identifier: MIT
// Terminal: a rectangle of cells that records changes since the last frame.

import CuriumLibc

/// A frame of cells: the next one, which views draw into, or the one on the screen.
///
/// Drawing records a span of columns per row, so the cost of presenting depends on the number of
/// drawn cells and not on the size of the screen. Two rules hold between any two calls: a cell with
/// `CellAttributes.wide` is followed by `Glyph.continuation` in the same colours, and there are no
/// other continuations. When an edge, a clip or later drawing cuts a wide grapheme, a space
/// replaces the rest of it.
///
/// Storage is unsafe memory behind checked bounds: everything is clipped to the grid.
public final class CellGrid {
  /// The drawn columns of a row. Empty if `low >= high`.
  struct Span {
    var low: Int32
    var high: Int32

    static let none = Span(low: Int32.max, high: 0)
  }

  /// Rows that moved together and that the terminal can scroll itself.
  struct Scroll {
    var top: Int
    var bottom: Int
    /// The number of rows upwards; negative for downwards.
    var count: Int
  }

  /// The clusters of several scalars that the glyphs refer to.
  public let pool: GlyphPool
  /// The URLs that the links of the cells refer to.
  public let links: LinkTable
  /// The pictures that the cells show.
  package let pictures: PictureStore

  @exclusivity(unchecked) @usableFromInline var width: Int
  @exclusivity(unchecked) @usableFromInline var height: Int
  var cells: UnsafeMutablePointer<Cell>
  /// The first cell of each row. Swapping these pointers swaps rows.
  @exclusivity(unchecked) @usableFromInline var rows:
    UnsafeMutablePointer<UnsafeMutablePointer<Cell>>
  var spans: UnsafeMutablePointer<Span>
  /// The range of the damaged rows is `damageTop..<damageBottom`.
  var damageTop: Int
  var damageBottom: Int
  var pendingScroll: Scroll?

  /// Creates a grid of `size` with blanks, all of them damaged. Limits each dimension to 32,767
  /// cells. `pool` stores the clusters.
  public convenience init(size: CellSize, pool: GlyphPool) {
    self.init(size: size, pool: pool, links: LinkTable())
  }

  /// Creates a grid of `size` that shares the clusters in `pool` and the `links` with another one.
  public convenience init(size: CellSize, pool: GlyphPool, links: LinkTable) {
    self.init(size: size, pool: pool, links: links, pictures: PictureStore())
  }

  init(size: CellSize, pool: GlyphPool, links: LinkTable, pictures: PictureStore) {
    CellWords.layoutCheck
    self.pool = pool
    self.links = links
    self.pictures = pictures
    width = Self.side(size.width)
    height = Self.side(size.height)
    cells = .allocate(capacity: max(1, width * height))
    cells.initialize(repeating: .blank, count: width * height)
    rows = .allocate(capacity: max(1, height))
    spans = .allocate(capacity: max(1, height))
    damageTop = 0
    damageBottom = height
    for y in 0..<height {
      (rows + y).initialize(to: cells + y * width)
      (spans + y).initialize(to: Span(low: 0, high: Int32(width)))
    }
  }

  /// Returns a number of columns or rows within the limits.
  private static func side(_ length: Int) -> Int { max(0, min(length, 32_767)) }

  deinit {
    cells.deallocate()
    rows.deallocate()
    spans.deallocate()
  }

  /// The number of columns and rows.
  public var size: CellSize { CellSize(width: width, height: height) }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

  /// The cell in column `x` of row `y`; a blank outside the grid.
  @inlinable public subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, y >= 0, x < width, y < height else { return .blank }
    return rows[y][x]
  }

  /// The cells, row by row.
  package var copiedCells: [Cell] {
    var copy: [Cell] = []
    copy.reserveCapacity(width * height)
    for y in 0..<height { copy += UnsafeBufferPointer(start: rows[y], count: width) }
    return copy
  }

  /// Changes the size to `size`. Keeps the cells at the top left that fit, and marks everything as
  /// drawn.
  ///
  /// - Complexity: O(cells).
  public func resize(to size: CellSize) {
    let newWidth = Self.side(size.width)
    let newHeight = Self.side(size.height)
    if newWidth == width && newHeight == height { return }
    let old = (cells: cells, rows: rows, width: width, height: height)
    width = newWidth
    height = newHeight
    cells = .allocate(capacity: max(1, width * height))
    cells.initialize(repeating: .blank, count: width * height)
    rows = .allocate(capacity: max(1, height))
    spans.deallocate()
    spans = .allocate(capacity: max(1, height))
    let kept = min(width, old.width)
    for y in 0..<height {
      let row = cells + y * width
      (rows + y).initialize(to: row)
      (spans + y).initialize(to: .none)
      guard y < old.height, kept > 0 else { continue }
      row.update(from: old.rows[y], count: kept)
      if row[kept - 1].attributes.contains(.wide) { CellGrid.makeSpace(row + (kept - 1)) }
    }
    old.cells.deallocate()
    old.rows.deallocate()
    pendingScroll = nil
    damageTop = height
    damageBottom = 0
    damageEverything()
  }

  /// Marks every cell as drawn.
  func damageEverything() {
    for y in 0..<height { damage(y, 0, width) }
    pendingScroll = nil
  }

  /// Marks no cell as drawn.
  func clearDamage() {
    var y = damageTop
    while y < damageBottom {
      spans[y] = .none
      y &+= 1
    }
    damageTop = height
    damageBottom = 0
    pendingScroll = nil
  }

  /// Marks the cells `low..<high` of row `y` as drawn.
  @inline(__always) func damage(_ y: Int, _ low: Int, _ high: Int) {
    let span = spans + y
    if Int32(truncatingIfNeeded: low) < span.pointee.low {
      span.pointee.low = Int32(truncatingIfNeeded: low)
    }
    if Int32(truncatingIfNeeded: high) > span.pointee.high {
      span.pointee.high = Int32(truncatingIfNeeded: high)
    }
    if y < damageTop { damageTop = y }
    if y >= damageBottom { damageBottom = y &+ 1 }
  }

  /// Prepares `low..<high` of row `y` to be overwritten. Graphemes cut by its edges become spaces.
  @inline(__always) func open(_ row: UnsafeMutablePointer<Cell>, _ y: Int, _ low: Int, _ high: Int)
  {
    var low = low
    var high = high
    if row[low].glyph == .continuation {
      low &-= 1
      CellGrid.makeSpace(row + low)
    }
    if high < width, row[high].glyph == .continuation {
      CellGrid.makeSpace(row + high)
      high &+= 1
    }
    damage(y, low, high)
  }

  /// Replaces half of a wide grapheme with a space on the same background.
  @inline(__always) static func makeSpace(_ cell: UnsafeMutablePointer<Cell>) {
    cell.pointee.glyph = .space
    cell.pointee.attributes.remove(.wide)
  }

  /// Cuts a row between the columns `x - 1` and `x`. A grapheme in both becomes two spaces.
  func cut(_ y: Int, at x: Int) {
    guard x > 0, x < width, rows[y][x].glyph == .continuation else { return }
    CellGrid.makeSpace(rows[y] + (x - 1))
    CellGrid.makeSpace(rows[y] + x)
    damage(y, x - 1, x + 1)
  }

  /// Returns the rectangle, widened so that it cuts no wide grapheme. Otherwise half of one would
  /// be lost when it is drawn again.
  package func widened(_ rectangle: CellRect) -> CellRect {
    var rectangle = rectangle.intersection(bounds)
    var isCut = !rectangle.isEmpty
    while isCut {
      isCut = false
      for y in rectangle.minY..<rectangle.maxY {
        if rectangle.minX > 0, self[rectangle.minX, y].glyph == .continuation {
          rectangle.origin.x -= 1
          rectangle.size.width += 1
          isCut = true
        }
        if rectangle.maxX < size.width, self[rectangle.maxX, y].glyph == .continuation {
          rectangle.size.width += 1
          isCut = true
        }
      }
    }
    return rectangle
  }

  /// Returns the rows of `rect`, by default of the whole grid, as text without trailing spaces.
  ///
  /// A wide grapheme whose first half is outside the rectangle counts as a space.
  public func text(of rect: CellRect? = nil) -> [String] {
    let area = (rect ?? bounds).intersection(bounds)
    var lines: [String] = []
    for y in area.minY..<max(area.minY, area.maxY) {
      var line: [UInt8] = []
      var end = 0
      for x in area.minX..<max(area.minX, area.maxX) {
        let glyph = rows[y][x].glyph
        if glyph == .continuation {
          if x == area.minX { line.append(0x20) }
          continue
        }
        line.append(contentsOf: pool.utf8(of: glyph))
        if glyph != .space { end = line.count }
      }
      lines.append(String(decoding: line[..<end], as: UTF8.self))
    }
    return lines
  }
}
