// SPDX-License-Identifier: MIT
// Terminal: splits strings into clusters and draws them into a row.

extension CellGrid {
  /// Draws text in one row. Returns the number of columns it takes without clipping.
  ///
  /// `TextSanitizer` makes clusters safe, so no control code reaches a cell. Zero-width clusters
  /// draw nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The column of its first character. It can be outside of the grid.
  ///   - y: The row.
  ///   - style: The colours and attributes. `CellColor.keep` keeps the existing colour.
  ///   - clip: The cells that may change.
  ///   - foregroundAlpha: The opacity of the text, up to 255. Less blends it with the background.
  /// - Complexity: O(bytes). Clusters that were drawn before cause no allocation.
  @discardableResult public func draw(
    _ text: String, x: Int, y: Int, style: CellStyle, clip: CellRect, foregroundAlpha: UInt8 = 255
  ) -> Int {
    let columns = text.utf8.withContiguousStorageIfAvailable { utf8 in
      draw(
        utf8: utf8, x: x, y: y, style: style, clip: clip, foregroundAlpha: foregroundAlpha)
    }
    if let columns { return columns }
    var native = text
    return native.withUTF8 {
      draw(utf8: $0, x: x, y: y, style: style, clip: clip, foregroundAlpha: foregroundAlpha)
    }
  }

  /// Draws part of a string from its bytes, without copying it. Otherwise works like drawing the
  /// string.
  @discardableResult package func draw(
    utf8: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: CellStyle, clip: CellRect,
    foregroundAlpha: UInt8 = 255
  ) -> Int {
    guard let base = utf8.baseAddress else { return 0 }
    var low = clip.minX > 0 ? clip.minX : 0
    var high = clip.maxX < width ? clip.maxX : width
    let isInside = y >= clip.minY && y < clip.maxY && y >= 0 && y < height
    if CellGrid.isPrintableASCII(base, utf8.count) {
      let end = x &+ utf8.count
      if x > low { low = x }
      if end < high { high = end }
      if isInside && low < high {
        drawASCII(base + (low &- x), y: y, low: low, high: high, style, foregroundAlpha)
      }
      return utf8.count
    }
    if !isInside || low >= high {
      low = 0
      high = 0
    }
    return drawClusters(
      base, utf8.count, x: x, y: y, low: low, high: high,
      ink: Ink(style, alpha: foregroundAlpha))
  }

  /// Draws a line of printable ASCII and keeps the background. The caller has tested the text, once
  /// instead of in each frame, and no clip cuts it. A theme switch draws most text this way, which
  /// takes a tenth less time.
  package func write(
    plain text: String, x: Int, y: Int, _ color: CellColor, _ attributes: CellAttributes
  ) {
    let isWritten: Bool? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard let base = utf8.baseAddress, x >= 0, utf8.count <= width &- x, y >= 0, y < height,
        color != .keep
      else { return false }
      let row = rows[y]
      open(row, y, x, x &+ utf8.count)
      writeASCII(base, utf8.count, to: CellWords(row + x), color, attributes, link: 0)
      return true
    }
    if isWritten == true { return }
    draw(
      text, x: x, y: y,
      style: CellStyle(foreground: color, background: .keep, attributes: attributes),
      clip: bounds)
  }

  /// Writes ASCII in its own colour on the existing background.
  @inline(__always) private func writeASCII(
    _ base: UnsafePointer<UInt8>, _ count: Int, to words: CellWords, _ color: CellColor,
    _ attributes: CellAttributes, link: UInt16
  ) {
    let foreground = UInt64(color.rawValue) << 32
    let attributes = UInt32(attributes.subtracting(.wide).rawValue) | UInt32(link) << 16
    var index = 0
    while index < count {
      words.setInk(index, foreground | UInt64(base[index]), attributes: attributes)
      index &+= 1
    }
  }

  /// Returns whether every byte is in 0x20…0x7E.
  @inline(__always) static func isPrintableASCII(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool
  {
    let raw = UnsafeRawPointer(base)
    if count >= 8 {
      var index = 0
      while index &+ 8 <= count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if !TextSanitizer.isPrintable(word) { return false }
        index &+= 8
      }
      // The remaining bytes, together with some that were already checked.
      return TextSanitizer.isPrintable(
        raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    }
    if count >= 4 {
      let head = raw.loadUnaligned(as: UInt32.self)
      let tail = raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return TextSanitizer.isPrintable(UInt64(head) | UInt64(tail) << 32)
    }
    var index = 0
    while index < count {
      if base[index] &- 0x20 > 0x5E { return false }
      index &+= 1
    }
    return true
  }

  @inline(__always) private func drawASCII(
    _ base: UnsafePointer<UInt8>, y: Int, low: Int, high: Int, _ style: CellStyle, _ alpha: UInt8
  ) {
    let row = rows[y]
    open(row, y, low, high)
    let words = CellWords(row + low)
    let count = high &- low
    var index = 0
    if alpha == 255 && style.background == .keep && style.foreground != .keep
      && !style.attributes.contains(.keepsMarks)
    {
      // The usual case.
      writeASCII(base, count, to: words, style.foreground, style.attributes, link: style.link)
      return
    }
    let ink = Ink(style, alpha: alpha)
    if !ink.isOpaque {
      while index < count {
        ink.write(UInt32(base[index]), to: row + (low &+ index))
        index &+= 1
      }
      return
    }
    while index < count {
      words.set(index, ink: ink.foreground | UInt64(base[index]), rest: ink.rest)
      index &+= 1
    }
  }

  // MARK: - Beyond ASCII

  /// Clusters written side by side. Graphemes cut by the run are handled once, at its ends.
  private struct Run {
    let row: UnsafeMutablePointer<Cell>
    let low: Int
    let high: Int
    let ink: Ink
    /// The columns that were written; none while `start` is negative.
    var start = -1
    var end = 0

    @inline(__always) mutating func set(_ glyph: UInt32, columns: Int, at x: Int) {
      // `x &+ columns` would overflow for text at the greatest column.
      if x < low || x > high &- columns || columns == 0 { return setCut(columns: columns, at: x) }
      if start < 0 { begin(at: x) }
      end = x &+ columns
      if ink.isOpaque {
        let words = CellWords(row)
        let first = UInt64(glyph) | ink.foreground
        if columns == 1 { return words.set(x, ink: first, rest: ink.rest) }
        words.set(x, ink: first, rest: ink.rest | CellWords.wide)
        words.set(x &+ 1, ink: ink.foreground, rest: ink.rest)
        return
      }
      ink.write(glyph, to: row + x, isWide: columns == 2)
      if columns == 2 { ink.writeSecondHalf(after: row + x) }
    }

    /// Draws a space in the visible part of a wide cluster that the clip cuts.
    @inline(never) private mutating func setCut(columns: Int, at x: Int) {
      let first = x < low ? low : x
      if columns == 0 || first >= high || x &+ columns <= low { return }
      if start < 0 { begin(at: first) }
      end = first &+ 1
      ink.write(0x20, to: row + first)
    }

    @inline(__always) private mutating func begin(at x: Int) {
      start = x
      if row[x].glyph == .continuation {
        start = x &- 1
        CellGrid.makeSpace(row + start)
      }
    }
  }

  @inline(never) private func drawClusters(
    _ base: UnsafePointer<UInt8>, _ count: Int, x: Int, y: Int, low: Int, high: Int, ink: Ink
  ) -> Int {
    // A run without visible columns doesn't write to any row.
    var run = Run(row: low < high ? rows[y] : cells, low: low, high: high, ink: ink)
    var column = x
    if count > 1 && count <= GlyphPool.CutTexts.longest {
      let hash = pool.hash(base, count)
      let slot = pool.cutTexts.slot(hash)
      let known = GlyphPool.CutTexts.count(slot, hash, base, count)
      if known > 0 {
        let glyphs = GlyphPool.CutTexts.glyphs(slot)
        var index = 0
        while index < known {
          let glyph = glyphs[index]
          let columns = Int(glyph >> 29 & 3)
          run.set(glyph & 0x9FFF_FFFF, columns: columns, at: column)
          column &+= columns
          index &+= 1
        }
      } else {
        slot.storeBytes(of: 0, as: UInt64.self)
        // A copy here and below, so that the run of a known text stays in registers.
        var others = run
        var glyphs = 0
        column = cut(
          base, count, from: x, &others, into: GlyphPool.CutTexts.glyphs(slot), &glyphs)
        run = others
        if glyphs > 0 && glyphs <= GlyphPool.CutTexts.mostGlyphs {
          GlyphPool.CutTexts.name(slot, glyphs: glyphs, hash, base, count)
        }
      }
    } else {
      var others = run
      var glyphs = GlyphPool.CutTexts.mostGlyphs
      column = cut(base, count, from: x, &others, into: nil, &glyphs)
      run = others
    }
    if run.start >= 0 {
      if run.end < width, run.row[run.end].glyph == .continuation {
        CellGrid.makeSpace(run.row + run.end)
        run.end &+= 1
      }
      damage(y, run.start, run.end)
    }
    return column &- x
  }

  /// Splits text into clusters, draws them and returns the column after them.
  ///
  /// Stores the first glyphs in `kept` with their columns. Sets `keptCount` to the number of all
  /// glyphs, or to 0 if the standard library had to split the text.
  @inline(never) private func cut(
    _ base: UnsafePointer<UInt8>, _ count: Int, from x: Int, _ target: inout Run,
    into kept: UnsafeMutablePointer<UInt32>?, _ keptCount: inout Int
  ) -> Int {
    let pool = pool
    var run = target
    defer { target = run }
    var made = keptCount
    var column = x
    var index = 0
    var head = base.scalar(at: 0)
    var facts = pool.facts(scalar: head.scalar)
    while index < count {
      let start = index
      let scalar = head.scalar
      let first = facts
      index &+= head.length
      if index < count {
        head = base.scalar(at: index)
        facts = pool.facts(scalar: head.scalar)
      }
      // UAX #29: there is a break before a starter (GB999), unless it follows a pictograph and a
      // joiner (GB11). There is never a break before an extender or a joiner (GB9).
      if first.isSafeStart && (index >= count || facts.isStart) {
        run.set(scalar, columns: first.columns, at: column)
        column &+= first.columns
        if let kept, made < GlyphPool.CutTexts.mostGlyphs {
          kept[made] = scalar | UInt32(first.columns) << 29
        }
        made &+= 1
        continue
      }
      var isSure = first.isStart
      var afterJoiner = false
      while index < count && isSure {
        let joining = facts.joining
        if joining == .starter { break }
        if joining == .pictograph {
          if !afterJoiner || first.joining != .pictograph { break }
          afterJoiner = false
        } else {
          // The standard library decides about `other` scalars, and about a joiner followed by an
          // extender or another joiner.
          isSure = !afterJoiner && (joining == .extender || joining == .joiner)
          afterJoiner = joining == .joiner
        }
        index &+= head.length
        if index < count {
          head = base.scalar(at: index)
          facts = pool.facts(scalar: head.scalar)
        }
      }
      if !isSure {
        // A copy, so that the run itself stays in registers.
        var others = run
        let rest = UnsafeBufferPointer(start: base + start, count: count &- start)
        column = drawSlowly(rest, from: column, &others)
        run = others
        keptCount = 0
        return column
      }
      let length = index &- start
      let place = pool.find(base + start, length)
      let glyph =
        place >= 0
        ? Glyph(rawValue: 0x8000_0000 | UInt32(truncatingIfNeeded: place))
        : pool.glyph(utf8: base + start, count: length)
      let columns = pool.facts(of: glyph).columns
      run.set(glyph.rawValue, columns: columns, at: column)
      column &+= columns
      if let kept, made < GlyphPool.CutTexts.mostGlyphs {
        kept[made] = glyph.rawValue | UInt32(columns) << 29
      }
      made &+= 1
    }
    keptCount = made
    return column
  }

  /// Draws text in the clusters of the standard library, and returns the column after it.
  @inline(never) private func drawSlowly(
    _ utf8: UnsafeBufferPointer<UInt8>, from x: Int, _ run: inout Run
  ) -> Int {
    var column = x
    for cluster in String(decoding: utf8, as: UTF8.self) {
      let glyph = pool.glyph(for: cluster)
      let columns = pool.columns(of: glyph)
      run.set(glyph.rawValue, columns: columns, at: column)
      column &+= columns
    }
    return column
  }
}
