// SPDX-License-Identifier: MIT
// Terminal: two grids and what lies between them: from cells drawn to one write.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What became of a frame.
public enum PresentResult: Equatable, Sendable {
  /// Nothing differs: nothing was written.
  case unchanged
  /// The device took so many bytes.
  case written(bytes: Int)
  /// The device is busy; the damage is kept for the next attempt.
  case refused
}

/// Draw into `next`, then present: the difference to `shown` goes to the device in one write.
///
/// `next` keeps its contents from frame to frame; only what is drawn again is compared. Rows that
/// are drawn again some rows higher or lower are moved by the terminal, where that saves bytes.
public final class FrameRenderer {
  /// The frame that is being drawn.
  public let next: CellGrid
  /// The frame that the device took last.
  public let shown: CellGrid
  /// What the terminal can do. A change of what cells look like repaints everything.
  public var capabilities: TerminalCapabilities {
    get { encoder.capabilities }
    set { adopt(newValue) }
  }

  let encoder: FrameEncoder
  private var isScreenUnknown = true
  /// A row that equals none, for a screen of unknown contents; and one of blanks, for scrolled rows.
  private var unknownRow: UnsafeMutablePointer<Cell>
  var blankRow: UnsafeMutablePointer<Cell>
  var detector: ScrollDetector
  /// The rows that this frame has the terminal move.
  var moved: CellGrid.Scroll?
  /// Where the rows stand that are drawn below the prompt; nil for a screen of our own.
  var inline: InlineRegion?

  /// A renderer for a screen of unknown contents.
  public init(size: CellSize, capabilities: TerminalCapabilities) {
    let pool = GlyphPool(ambiguousIsWide: capabilities.ambiguousIsWide)
    let links = LinkTable()
    let pictures = PictureStore()
    next = CellGrid(size: size, pool: pool, links: links, pictures: pictures)
    shown = CellGrid(size: size, pool: pool, links: links, pictures: pictures)
    encoder = FrameEncoder(pool: pool, links: links, capabilities: capabilities)
    unknownRow = FrameRenderer.row(.unknown, next.width)
    blankRow = FrameRenderer.row(.blank, next.width)
    detector = ScrollDetector(width: next.width, height: next.height)
    adoptPictures()
  }

  deinit {
    unknownRow.deallocate()
    blankRow.deallocate()
  }

  private static func row(_ cell: Cell, _ width: Int) -> UnsafeMutablePointer<Cell> {
    let row = UnsafeMutablePointer<Cell>.allocate(capacity: max(1, width))
    row.initialize(repeating: cell, count: width)
    return row
  }

  /// Changes the size. What fits stays in `next`; the screen counts as unknown.
  public func resize(to size: CellSize) {
    keepWidths()
    next.resize(to: size)
    shown.resize(to: size)
    unknownRow.deallocate()
    blankRow.deallocate()
    unknownRow = FrameRenderer.row(.unknown, next.width)
    blankRow = FrameRenderer.row(.blank, next.width)
    detector = ScrollDetector(width: next.width, height: next.height)
    isScreenUnknown = true
  }

  /// Says that the screen's contents, pen and cursor are unknown: the next frame paints all of it.
  public func invalidate() {
    isScreenUnknown = true
    // A terminal that was another program's in the meantime may have lost the pictures as well.
    next.pictures.forgetSent()
  }

  /// Sends what differs to the device and leaves the cursor at `cursor`, hidden where that is nil.
  ///
  /// - Complexity: O(cells drawn since the last frame).
  @MainActor public func present(cursor: CellPoint?, to device: any TerminalDevice) -> PresentResult
  {
    let before = encoder.state
    let hasNews = next.pictures.hasNews
    let frame = encode(cursor: cursor)
    if frame.isEmpty {
      commit()
      return .unchanged
    }
    if device.write(frame) {
      if hasNews { next.pictures.commit() }
      commit()
      return .written(bytes: frame.count)
    }
    encoder.state = before
    moveBack()
    return .refused
  }

  /// Takes what the screen has beside its cells from the terminal, before the screen is left.
  @MainActor package func leave(_ device: any TerminalDevice) {
    let bytes = next.pictures.farewell()
    if bytes.isEmpty { return }
    next.pictures.forgetSent()
    bytes.withUnsafeBytes { _ = device.write($0) }
  }

  /// The terminal draws pictures where it says so and takes the colours that name them as they are.
  private func adoptPictures() {
    let capabilities = encoder.capabilities
    next.pictures.hasNoColors = capabilities.colorDepth == .none
    next.pictures.isEnabled =
      capabilities.placeholderPictures == .yes && capabilities.colorDepth == .trueColor
      && capabilities.dialect == nil
  }

  private func adopt(_ capabilities: TerminalCapabilities) {
    defer { adoptPictures() }
    let repaints = !capabilities.looksLike(encoder.capabilities)
    encoder.capabilities = capabilities
    if repaints {
      encoder.forgetColors()
      isScreenUnknown = true
    }
  }

  private func encode(cursor: CellPoint?) -> UnsafeRawBufferPointer {
    encoder.begin()
    if next.pictures.hasNews { encoder.append(next.pictures.news()) }
    var exposed = 0..<0
    moved = nil
    let isNew = isScreenUnknown || inline?.pending.isEmpty == false
    if isNew {
      next.damageEverything()
      encoder.state = FrameEncoder.State()
      if let inline { beginRegion(inline) }
    } else {
      exposed = moveRows()
    }
    let width = next.width
    var y = next.damageTop
    while y < next.damageBottom {
      let span = next.spans[y]
      let low = Int(span.low)
      let high = Int(span.high)
      if low < high {
        let old =
          isNew
          ? (inline == nil ? unknownRow : blankRow)
          : exposed.contains(y) ? blankRow : shown.rows[y]
        let new = next.rows[y]
        let length = (high &- low) &* MemoryLayout<Cell>.stride
        if memcmp(new + low, old + low, length) != 0 {
          if let dialect = encoder.capabilities.dialect {
            encoder.encodeRow(
              y, in: dialect, next: new, shown: old, low: low, high: high, size: next.size)
          } else {
            encoder.encodeRow(y, next: new, shown: old, low: low, high: high, width: width)
          }
        }
      }
      y &+= 1
    }
    var place = cursor
    if let point = cursor, !next.bounds.contains(point) { place = nil }
    if inline != nil, place == nil, encoder.hasPainted { encoder.move(to: 0, 0) }
    return encoder.finish(cursor: place)
  }

  /// Takes over what the device took.
  private func commit() {
    var y = next.damageTop
    while y < next.damageBottom {
      let span = next.spans[y]
      let low = Int(span.low)
      let high = Int(span.high)
      if low < high {
        (shown.rows[y] + low).update(from: next.rows[y] + low, count: high &- low)
      }
      y &+= 1
    }
    next.clearDamage()
    isScreenUnknown = false
    keepRegion()
    if next.pool.wantsCollection || next.links.wantsCollection { collect() }
  }

  private func collect() {
    var glyphs: Set<Glyph> = []
    var links: Set<UInt16> = []
    for grid in [next, shown] {
      for y in 0..<grid.height {
        for x in 0..<grid.width {
          let cell = grid.rows[y][x]
          if cell.glyph.isPooled { glyphs.insert(cell.glyph) }
          if cell.link != 0 { links.insert(cell.link) }
        }
      }
    }
    next.pool.retainOnly(used: glyphs)
    next.links.retainOnly(used: links)
  }
}

extension Cell {
  /// Equal to no cell that is ever drawn.
  static let unknown = Cell(
    Glyph(rawValue: 1), CellStyle(foreground: .keep, background: .keep))
}
