// SPDX-License-Identifier: MIT
// Views: the node of a text.

import CuriumTerminal
import CuriumTokens

/// Measures, wraps and paints a text. One line of plain ASCII, the usual case, is drawn as it is
/// and needs no layout.
final class TextNode: LayoutNode {
  private(set) var text: Text
  /// The columns of a text that is one line in one style; −1 for all others.
  private var simpleWidth: Int32
  private var layout: TextLayout?

  init(_ text: Text, _ context: borrowing _MountContext) {
    self.text = text
    simpleWidth = -1
    super.init(context)
    simpleWidth = Self.simpleWidth(of: text, in: self)
  }

  /// The width of a single ASCII line that no font changes.
  private static func simpleWidth(of text: Text, in node: TextNode) -> Int32 {
    guard text.following.isEmpty, !node.resolvedFont(text.style).changesText else { return -1 }
    var string = text.string
    return string.withUTF8 { bytes in
      TextSanitizer.isSafe(bytes) ? Int32(clamping: bytes.count) : -1
    }
  }

  func receive(_ next: Text) {
    if next == text { return }
    let isStyleOnly =
      next.string == text.string && next.following == text.following
      && next.style.font == text.style.font
    text = next
    if isStyleOnly {
      layout = nil
      damageFrame()
      return
    }
    let width = Self.simpleWidth(of: next, in: self)
    let keepsSize = width >= 0 && width == simpleWidth && width <= size.width
    simpleWidth = width
    layout = nil
    damageFrame()
    // One line as wide as the last one answers every proposal that has room for it as that did.
    if !keepsSize || wasAsked(belowWidth: width) { setNeedsLayout() }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if !change.isDisjoint(with: .affectsLayout) {
      simpleWidth = Self.simpleWidth(of: text, in: self)
      layout = nil
      // Lines may stand or be cut otherwise in a frame that stays.
      damageFrame()
    }
    super.environmentDidChange(change)
  }

  private func resolvedFont(_ style: TextStyle) -> ResolvedFont {
    let inherited = scope.values.inherited
    var font = style.font ?? inherited.font ?? .body
    if let weight = style.weight { font = font.weight(weight) }
    var resolved = font.resolve(in: inherited.theme)
    if let textCase = inherited.textCase { resolved.letterCase = textCase.letterCase }
    return resolved
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let offered = proposal.packedWidth
    if simpleWidth >= 0, offered < 0 || offered >= simpleWidth {
      return Extent(width: simpleWidth, height: 1)
    }
    let layout = lines(
      width: offered < 0 || offered == ProposedViewSize.most ? .max : Int(offered),
      height: proposal.packedHeight < 0 || proposal.packedHeight == ProposedViewSize.most
        ? .max : Int(proposal.packedHeight))
    return Extent(width: Int32(clamping: layout.width), height: Int32(clamping: layout.lines.count))
  }

  /// The lines of the text in so many columns and rows, kept until either changes.
  private func lines(width: Int, height: Int) -> TextLayout {
    let inherited = scope.values.inherited
    let limit = max(1, min(height, inherited.lineLimit ?? .max))
    if let layout, layout.answers(width: width, limit: limit) { return layout }
    var runs: [(String, Int)] = [(cased(text.string, text.style), 0)]
    for (index, run) in text.following.enumerated() {
      runs.append((cased(run.string, run.style), index + 1))
    }
    let made = TextLayout(
      runs: runs, width: width, limit: limit, truncation: inherited.truncationMode,
      ellipsis: iconGlyph(named: "ellipsis", set: inherited.iconSet) ?? "…",
      ambiguousIsWide: graph.pool.ambiguousIsWide)
    layout = made
    return made
  }

  private func cased(_ string: String, _ style: TextStyle) -> String {
    let font = resolvedFont(style)
    return font.changesText ? font.applied(to: string) : string
  }

  override func paint(_ painter: inout Painter) {
    if simpleWidth >= 0, simpleWidth <= size.width {
      draw(text.string, text.style, x: 0, y: 0, painter)
      return
    }
    let layout = lines(width: Int(size.width), height: Int(size.height))
    let alignment = scope.values.inherited.textAlignment
    let visible = painter.visibleRange(along: .vertical)
    for (row, line) in layout.lines.enumerated() where visible.contains(row) {
      let room = Int(size.width) - line.width
      let start = alignment == .leading ? 0 : alignment == .center ? room / 2 : room
      for fragment in line.fragments {
        let style = fragment.run == 0 ? text.style : text.following[fragment.run - 1].style
        draw(fragment.string, style, x: start + fragment.x, y: row, painter)
      }
    }
  }

  private func draw(_ string: String, _ style: TextStyle, x: Int, y: Int, _ painter: Painter) {
    let inherited = scope.values.inherited
    if inherited.redaction.contains(.placeholder) {
      drawPlaceholder(string, x: x, y: y, painter)
      return
    }
    let attributes = resolvedFont(style).attributes.union(style.attributes)
    painter.draw(string, x: x, y: y, style.color ?? inherited.foreground, attributes, scope)
  }

  /// Draws as many cells of shade as the words take.
  private func drawPlaceholder(_ string: String, x: Int, y: Int, _ painter: Painter) {
    let columns = GraphemeWidth.columns(
      of: string, ambiguousIsWide: graph.pool.ambiguousIsWide)
    let shade = iconGlyph(named: "curium.shade", set: scope.values.inherited.iconSet) ?? ":"
    painter.draw(
      String(repeating: shade, count: max(0, min(columns, Int(size.width) - x))), x: x, y: y,
      .textMuted, [], scope)
  }

  @MainActor override var semantics: Semantics? {
    Semantics(
      role: .text,
      label: scope.values.inherited.redaction.contains(.placeholder) ? "" : text.plain)
  }
}

extension ResolvedFont {
  /// Whether the font draws another text than it was given.
  var changesText: Bool { letterCase != .asWritten || letterSpacing > 0 }

  /// The text in the font's letter case and spacing.
  func applied(to string: String) -> String {
    var result = string
    switch letterCase {
    case .asWritten: break
    case .uppercase: result = string.uppercased()
    case .lowercase: result = string.lowercased()
    }
    guard letterSpacing > 0 else { return result }
    let gap = String(repeating: " ", count: letterSpacing)
    var spaced = ""
    for cluster in result {
      if !spaced.isEmpty, cluster != "\n" { spaced += gap }
      spaced.append(cluster)
    }
    return spaced
  }
}
