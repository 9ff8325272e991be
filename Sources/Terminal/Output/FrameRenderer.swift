// SPDX-License-Identifier: MIT
// Terminal: turns the difference between two grids into one write.

import CuriumLibc

/// The result of presenting a frame.
public enum PresentResult: Equatable, Sendable {
  /// No cell has changed, and nothing was written.
  case unchanged
  /// The device accepted the frame, which has this number of bytes.
  case written(bytes: Int)
  /// The device is busy. The damage is kept for the next attempt.
  case refused
}

/// Presents frames. Draw into `next`, then call `present`: the difference to `shown` goes to the
/// device in one write.
///
/// `next` keeps its contents between frames, and only redrawn cells are compared. If the app draws
/// rows again higher or lower, the terminal moves them when that saves bytes.
public final class FrameRenderer {
  /// The frame that is being drawn.
  public let next: CellGrid
  /// The last frame that the device accepted.
  public let shown: CellGrid
  /// The features of the terminal. A change that affects the appearance of cells repaints
  /// everything.
  public var capabilities: TerminalCapabilities {
    get { encoder.capabilities }
    set { adopt(newValue) }
  }
  /// The slot of the terminal's own background, black or white; `nil` if it is unknown.
  package var ownGround: CellColor? { capabilities.prefersDark.map { .palette($0 ? 0 : 15) } }

  let encoder: FrameEncoder
  private(set) var isScreenUnknown = true
  /// A row that differs from every other, for a screen of unknown contents, and a row of blanks,
  /// for scrolled rows.
  private var unknownRow: UnsafeMutablePointer<Cell>
  var blankRow: UnsafeMutablePointer<Cell>
  var detector: ScrollDetector
  /// The rows that the terminal moves in this frame.
  var moved: CellGrid.Scroll?
  /// The position of the rows below the prompt; `nil` for a whole screen.
  var inline: InlineRegion?
  /// An earlier frame that fades out.
  var kept: CellGrid?

  /// Creates a renderer for a screen of `size` with unknown contents and a terminal with
  /// `capabilities`.
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

  /// Changes the size to `size`. Keeps the contents of `next` that fit. The contents of the screen
  /// are then unknown.
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

  /// Marks the contents, pen and cursor of the screen as unknown, so that the next frame paints all
  /// of it.
  public func invalidate() {
    isScreenUnknown = true
    // If another program has used the terminal, the pictures may be lost too.
    next.pictures.forgetSent()
  }

  /// Sends the differences to `device`, and leaves the cursor at `cursor`, or hidden if it is
  /// `nil`.
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
      if hasNews {
        next.pictures.commit()
        encoder.discardFrame()
      }
      commit()
      return .written(bytes: frame.count)
    }
    encoder.state = before
    moveBack()
    return .refused
  }

  /// Removes the pictures from the terminal before the session leaves the screen.
  @MainActor package func leave(_ device: any TerminalDevice) {
    let bytes = next.pictures.removeSent()
    if bytes.isEmpty { return }
    bytes.withUnsafeBytes { _ = device.write($0) }
  }

  /// Enables pictures if the terminal supports them and doesn't change the colours that identify
  /// them.
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
    let isNew = isScreenUnknown || hasLinesToInsert
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

  /// Copies the presented cells to `shown`.
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
    for grid in [next, shown, kept] {
      guard let grid else { continue }
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
  /// A cell that differs from every drawn cell.
  static let unknown = Cell(
    Glyph(rawValue: 1), CellStyle(foreground: .keep, background: .keep))
}
