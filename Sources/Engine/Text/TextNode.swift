// SPDX-License-Identifier: MIT
// Views: the node of a `Text`.

import CuriumText
package import CuriumTerminal
import CuriumTokens

/// Measures, wraps and paints text. The usual case, a single line of plain ASCII, is drawn
/// directly and needs no layout.
package final class TextNode: LayoutNode {
  /// The shown text. Drawing borrows it, because a copy would retain its string.
  private struct Content: ~Copyable {
    var text: Text
  }

  package override var selectableText: TextNode? { isRedacted ? nil : self }

  /// The look of text with one line that is painted with only its colour and its font.
  private typealias PlainLook = (color: Color, font: Font, attributes: CellAttributes)

  // The values that painting reads come first, within one CPU cache line.
  @exclusivity(unchecked) private var plainLook: PlainLook?
  /// The columns of a text with one line in one style; −1 for other texts.
  private var simpleWidth: Int32
  @exclusivity(unchecked) private var content: Content
  private var details: TextDetails?

  var keptDetails: TextDetails {
    if let details { return details }
    let new = TextDetails()
    details = new
    return new
  }

  @MainActor init(_ text: consuming Text, _ context: borrowing _MountContext) {
    content = Content(text: text)
    simpleWidth = -1
    super.init(context)
    // A direct call would retain the node.
    Unmanaged.passUnretained(self).borrow { $0.findLook() }
    if !content.text.following.isEmpty { linksDidChange() }
  }

  var text: Text { content.text }
  /// The whole text, without its styles.
  package var words: String { text.plain }

  /// Finds the width of a single ASCII line that neither its font nor its environment changes, and
  /// its look if it needs only a colour and a font.
  private func findLook() {
    let style = content.text.style
    let font = font(style)
    simpleWidth = resolve(font).changesText ? -1 : widthOfSimpleText()
    let isPlain =
      simpleWidth >= 0 && details?.motion == nil && !isRedacted && style.background == nil
      && !style.attributes.contains(.blink)
      && (style.color != nil || scope.values.inherited.foregroundRamp == nil)
    let color = style.color ?? scope.values.inherited.foreground
    plainLook = isPlain ? (color, font, style.attributes) : nil
  }

  /// Returns the width of a single ASCII line that its environment doesn't change; otherwise −1.
  private func widthOfSimpleText() -> Int32 {
    if !content.text.following.isEmpty || !scope.values.inherited.paragraph.isPlain { return -1 }
    return Text.plainWidth(of: content.text.string).map { Int32(clamping: $0) } ?? -1
  }

  @MainActor func receive(_ next: Text) {
    if next == text { return }
    if next.style.color != text.style.color {
      let inherited = scope.values.inherited.foreground
      let motion = ColorMotion.going(
        details?.motion, from: text.style.color ?? inherited, to: next.style.color ?? inherited,
        on: self)
      if let motion { keptDetails.motion = motion } else { details?.motion = nil }
    }
    let isStyleOnly =
      next.string == text.string && next.following == text.following
      && next.style.font == text.style.font
    content.text = next
    if isStyleOnly {
      findLook()
      details?.layout = nil
      damageFrame()
      return
    }
    graph.selections.textDidChange(self)
    if !text.following.isEmpty || firstChild != nil { linksDidChange() }
    let old = simpleWidth
    findLook()
    let width = simpleWidth
    let keepsSize = width >= 0 && width == old && width <= size.width
    details?.layout = nil
    damageFrame()
    // A line of the same width has the same size for every proposal with enough room.
    if !keepsSize || wasAsked(belowWidth: width) { setNeedsLayout() }
    if firstChild != nil { setNeedsPlacement() }
  }

  @MainActor package override func environmentDidChange(_ change: EnvironmentChange) {
    if !change.isDisjoint(with: .affectsLayout) {
      graph.selections.textDidChange(self)
      details?.layout = nil
      // Alignment or truncation may change even if the frame doesn't.
      damageFrame()
    }
    if isRedacted { graph.selections.textDidChange(self) }
    findLook()
    super.environmentDidChange(change)
  }

  @MainActor package override func willUnmount() { graph.selections.textDidChange(self) }

  private func attributes(_ style: TextStyle) -> CellAttributes {
    let attributes = resolvedFont(style).attributes.union(style.attributes)
    return scope.values.inherited.reducesMotion ? attributes.subtracting(.blink) : attributes
  }

  private func font(_ style: TextStyle) -> Font {
    let font = scope.values.inherited.textStyle(style.font)
    return style.weight.map(font.weight) ?? font
  }

  func resolvedFont(_ style: TextStyle) -> ResolvedFont { resolve(font(style)) }

  @inline(__always) private func resolve(_ font: Font) -> ResolvedFont {
    graph.diagnostics.note(.font, font.tokenIndex)
    return scope.resolve(font)
  }

  @MainActor package override func animationDidAdvance() {
    let step = ColorMotion.advanced(details?.motion, in: theme)
    details?.motion = step.motion
    findLook()
    if step.differs { damageFrame() }
  }

  // MARK: Size

  package override func computeRigidSize() -> Extent? {
    simpleWidth >= 0 ? Extent(width: simpleWidth, height: 1) : nil
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let offered = proposal.packedWidth
    if simpleWidth >= 0, offered < 0 || offered >= simpleWidth {
      return Extent(width: simpleWidth, height: 1)
    }
    let height = proposal.packedHeight
    let hasRoom =
      height < 0 || height == ProposedViewSize.most
      || height == 0 && scope.values.inherited.paragraph.keepsRows
    let layout = lines(
      width: offered < 0 || offered == ProposedViewSize.most ? .max : Int(offered),
      height: hasRoom ? .max : Int(height))
    let rows = max(layout.rowCount, Int(scope.values.inherited.paragraph.leastLines))
    return Extent(
      width: Int32(clamping: layout.width),
      height: Int32(clamping: rows * rowPitch - (rowPitch - 1)))
  }

  package override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    switch guide.code {
    case _ where guide.axis == .horizontal: nil
    case Guide.firstLine: 0
    case Guide.lastLine: max(0, measure(proposal).height - 1)
    default: nil
    }
  }

  /// The distance from one row to the next.
  var rowPitch: Int {
    1 + Int(max(0, resolve(scope.values.inherited.paragraph.lineSpacing, along: .vertical)))
  }

  /// Returns the rows of the text for a width and a height, cached until either changes.
  private func lines(width: Int, height: Int) -> TextLayout {
    let rows = resolvedFont(text.style).scale
    if rows > 1 { return displayLines(rows, width: Int32(clamping: width)) }
    let pitch = rowPitch
    let most = height == .max ? .max : (height + pitch - 1) / pitch
    let layout = details?.layout ?? makeLayout()
    keptDetails.layout = layout
    layout.measure(width: width, limit: min(most, scope.values.inherited.lineLimit ?? .max))
    return layout
  }

  /// Returns text in letters of several rows, with as many letters as fit.
  private func displayLines(_ rows: Int, width: Int32) -> TextLayout {
    if let details, let layout = details.layout, details.displayWidth == width { return layout }
    func glyph(_ name: String) -> String { scope.values.inherited.glyph(name) ?? "#" }
    let lettering = DisplayLettering(
      text.plain, rows: rows,
      blocks: DisplayLettering.Blocks(
        full: glyph("curium.block.full"), upper: glyph("curium.block.upper"),
        lower: glyph("curium.block.lower"), ellipsis: glyph("ellipsis")))
    let layout = TextLayout(
      lettering.text(width: Int(width)), runEnds: [], traits: TextLayout.Traits())
    layout.measure(width: .max, limit: .max)
    keptDetails.layout = layout
    keptDetails.displayWidth = width
    return layout
  }

  /// The rows at the placed size.
  var placedLines: TextLayout { lines(width: Int(size.width), height: Int(size.height)) }

  // MARK: Places

  /// The text as shown, to which offsets refer.
  package var shownText: String {
    simpleWidth >= 0 ? text.string : isLettering ? text.plain : placedLines.text
  }

  /// Returns the first column of a row.
  func indent(of row: Int, _ layout: TextLayout) -> Int {
    let room = Int(size.width) - min(layout.row(row).columns, Int(size.width))
    switch scope.values.inherited.textAlignment {
    case .leading: return 0
    case .center: return room / 2
    case .trailing: return room
    }
  }

  private func run(_ index: Int) -> TextRun {
    if index > 0 {
      var run = text.following[index - 1]
      if details?.focusedRuns.contains(index) == true {
        run.style.background = ComponentTokens.Link.backgroundColorFocused
        run.style.weight = .bold
      }
      return run
    }
    var style = text.style
    if let color = details?.motion?.color(in: theme) { style.color = color }
    return TextRun(string: text.string, style: style)
  }

  /// Returns the run of the link at a cell of the screen, if there is one that can be followed.
  private func linkRun(at point: CellPoint) -> Int? {
    guard !isRedacted, scope.values.inherited.isEnabled,
      text.following.contains(where: { !$0.link.isEmpty })
    else { return nil }
    let bytes = grapheme(at: local(point))
    if bytes.isEmpty { return nil }
    let run = placedLines.run(at: bytes.lowerBound)
    return self.run(run).link.isEmpty ? nil : run
  }

  @MainActor package func followLink(at point: CellPoint) {
    if let run = linkRun(at: point) { follow(self.run(run).link) }
  }

  package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { forEachLink(body) }

  package override func placeContents() {
    if firstChild != nil { placeLinks() }
  }

  // MARK: Input

  /// `true` if a control around the text gets the clicks on its links. The rows of a list don't.
  private var isInButton: Bool {
    selfAndAncestorsInLayer.contains { $0.asLayoutNode?.isControl == true && $0.rowHost == nil }
  }

  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    switch event.kind {
    case .down where event.button == .primary:
      // A button around the text handles the press. Selectable text follows links later.
      guard textRegion == nil, !isInButton, let run = linkRun(at: event.position) else {
        return false
      }
      keptDetails.pressedRun = Int32(clamping: run)
      graph.pointer.capture(self)
      return true
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      if let run = linkRun(at: event.position), run == details?.pressedRun ?? -1 {
        follow(self.run(run).link)
      }
      details?.pressedRun = -1
      return true
    case .dragged: return graph.pointer.captured === self
    default: return false
    }
  }

  @MainActor func follow(_ address: String) {
    graph.diagnostics.recorder?.actions.append(.link)
    scope.values.runningApp.openLink(address, scope.values)
  }

  @MainActor package override var semantics: Semantics? {
    Semantics(role: .text, label: isRedacted ? "" : text.plain)
  }

  // MARK: Paint

  package override func paint(_ painter: inout Painter) {
    guard let look = plainLook, !painter.hasMarks, simpleWidth <= size.width else {
      return paintLines(painter)
    }
    var ink = scope.resolve(look.color)
    guard painter.isWhole, painter.opacity == 255, painter.recorder == nil, ink.color.isRGB,
      ink.alpha == 255
    else { return drawAdjusted(content, look, &painter) }
    if let ratio = look.color.legibleRatio {
      let place = CellPoint(x: painter.originX, y: painter.originY)
      ink = painter.legible(ink, ratio, at: place, scope)
    }
    drawPlainly(content, ink.color, look, painter)
  }

  // Not inlined, so that the usual case needs no stack space for it.
  @inline(never) private func paintLines(_ painter: Painter) {
    let isMarked = painter.hasMarks && graph.selections.mayMark(self)
    if simpleWidth >= 0, simpleWidth <= size.width, !isMarked {
      return paint(text.string, run(0), nil, x: 0, y: 0, painter)
    }
    let layout = placedLines
    let pitch = rowPitch
    let visible = painter.visibleRange(along: .vertical)
    let first = max(0, visible.lowerBound / pitch)
    let end = min(layout.rowCount, (visible.upperBound + pitch - 1) / pitch)
    guard first < end else { return }
    layout.withScanner { scanner in
      for row in first..<end {
        paintRow(row, y: row * pitch, isMarked, layout, scanner, painter)
      }
    }
  }

  @inline(__always) private func drawPlainly(
    _ content: borrowing Content, _ ink: CellColor, _ look: PlainLook, _ painter: Painter
  ) {
    painter.grid.write(
      plain: content.text.string, x: painter.originX, y: painter.originY, ink,
      scope.resolve(look.font).attributes.union(look.attributes))
  }

  /// Draws text that is translucent, cut by a clip or recorded. Not inlined, because the
  /// painter would be copied for every `Text`.
  @inline(never) private func drawAdjusted(
    _ content: borrowing Content, _ look: PlainLook, _ painter: inout Painter
  ) {
    graph.diagnostics.note(.font, look.font.tokenIndex)
    let ink = painter.ink(look.color, x: 0, y: 0, scope)
    if painter.isWhole, ink.alpha == 255 { return drawPlainly(content, ink.color, look, painter) }
    painter.draw(
      content.text.string, x: 0, y: 0, ink: ink,
      scope.resolve(look.font).attributes.union(look.attributes))
  }

  /// Returns the highlighted parts of a row. Letters of several rows are highlighted together.
  private func marks(in row: Range<Int>) -> [TextMark] {
    var marks = graph.selections.marks(in: isLettering ? 0..<words.utf8.count : row, of: self)
    for place in marks.indices {
      marks[place].range = isLettering ? row : marks[place].range.clamped(to: row)
    }
    return marks
  }

  /// Returns the visible part of a row. A long row can have thousands of highlighted parts.
  private func visiblePart(
    ofRow index: Int, x: Int, _ layout: TextLayout, _ painter: Painter
  ) -> Range<Int> {
    let row = layout.row(index)
    let visible = painter.visibleRange(along: .horizontal)
    if row.columns <= visible.count { return row.range }
    let start = layout.grapheme(atColumn: visible.lowerBound - x, row: index).lowerBound
    let end = layout.grapheme(atColumn: visible.upperBound - 1 - x, row: index).upperBound
    return start..<max(start, end)
  }

  private func paintRow(
    _ index: Int, y: Int, _ isMarked: Bool, _ layout: TextLayout,
    _ scanner: GraphemeScanner, _ painter: Painter
  ) {
    let row = layout.row(index)
    let x = indent(of: index, layout)
    let marks = isMarked ? self.marks(in: visiblePart(ofRow: index, x: x, layout, painter)) : []
    let grounds = marks.map { mark in
      let start = layout.column(of: mark.range.lowerBound, row: index)
      let end = layout.column(of: mark.range.upperBound, row: index)
      return CellRect(x: x + start, y: y, width: end - start, height: 1)
    }
    for (mark, ground) in zip(marks, grounds) { painter.fill(ground, mark.ground, scope) }
    layout.forEachPiece(ofRow: index) { piece in
      let covering = marks.last { $0.range.contains(piece.range.lowerBound) }
      switch piece.kind {
      case .text: paint(piece, x: x, y: y, marks, layout, scanner, painter)
      case .mark:
        // The mark has the style of the adjacent text.
        let neighbor =
          piece.range.lowerBound > row.range.lowerBound
          ? piece.range.lowerBound - 1 : piece.range.upperBound
        let mark = layout.mark(within: Int(size.width)).text
        paint(mark, run(layout.run(at: neighbor)), covering, x: x + piece.column, y: y, painter)
      case .hyphen:
        let run = run(layout.run(at: piece.range.lowerBound - 1))
        paint("-", run, covering, x: x + piece.column, y: y, painter)
      }
    }
    for (mark, ground) in zip(marks, grounds) where mark.isStrong { painter.mark(ground) }
  }

  /// Paints a piece, split at the ends of its run and of the highlighted parts.
  private func paint(
    _ piece: TextPiece, x: Int, y: Int, _ marks: [TextMark], _ layout: TextLayout,
    _ scanner: GraphemeScanner, _ painter: Painter
  ) {
    var place = piece.range.lowerBound
    var column = piece.column
    while place < piece.range.upperBound {
      var end = piece.range.upperBound
      var index = 0
      if !layout.runEnds.isEmpty {
        index = layout.run(at: place)
        // A grapheme that begins in a run belongs to it.
        end = min(end, scanner.boundary(atOrAfter: layout.runEnds[index], from: place))
      }
      for mark in marks {
        let bound = mark.range.lowerBound > place ? mark.range.lowerBound : mark.range.upperBound
        if bound > place { end = min(end, bound) }
      }
      let mark = marks.last { $0.range.contains(place) }
      let bytes = UnsafeBufferPointer(rebasing: scanner.bytes[place..<end])
      column += paint(bytes, run(index), mark, x: x + column, y: y, painter)
      place = end
    }
  }

  private var isRedacted: Bool { scope.values.inherited.redaction.contains(.placeholder) }

  /// Draws as many shaded cells as the text takes. Returns the width in columns.
  private func drawPlaceholder(_ string: String, x: Int, y: Int, _ painter: Painter) -> Int {
    let columns = GraphemeWidth.columns(
      of: string, ambiguousIsWide: graph.painting.pool.ambiguousIsWide)
    let shade = scope.values.inherited.glyph("curium.shade") ?? ":"
    painter.draw(
      String(repeating: shade, count: max(0, min(columns, Int(size.width) - x))), x: x, y: y,
      .textMuted, [], scope)
    return columns
  }

  private func paint(
    _ string: String, _ run: TextRun, _ mark: TextMark?, x: Int, y: Int, _ painter: Painter
  ) {
    var string = string
    string.withUTF8 { _ = paint($0, run, mark, x: x, y: y, painter) }
  }

  private func paint(
    _ bytes: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ mark: TextMark?, x: Int, y: Int,
    _ painter: Painter
  ) -> Int {
    if isRedacted {
      return drawPlaceholder(String(decoding: bytes, as: UTF8.self), x: x, y: y, painter)
    }
    var attributes = attributes(run.style)
    var color = run.style.color ?? scope.values.inherited.foreground
    if !run.link.isEmpty {
      color = run.style.color ?? ComponentTokens.Link.textColor
      if attributes.underlineStyle == 0 { attributes.insert(.underline) }
    }
    if let ink = mark?.ink { color = ink }
    if let background = run.style.background, mark == nil {
      let columns = GraphemeWidth.columns(
        of: String(decoding: bytes, as: UTF8.self),
        ambiguousIsWide: graph.painting.pool.ambiguousIsWide)
      painter.fill(CellRect(x: x, y: y, width: columns, height: 1), background, scope)
    }
    if mark?.ink == nil, run.link.isEmpty, run.style.color == nil,
      let ramp = scope.values.inherited.foregroundRamp
    {
      return painter.draw(
        String(decoding: bytes, as: UTF8.self), x: x, y: y, ramp.style, attributes,
        in: CellRect(origin: .zero, size: size.cellSize), scope)
    }
    return painter.draw(bytes, x: x, y: y, color, attributes, link: run.link, scope)
  }
}
