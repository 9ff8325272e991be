// SPDX-License-Identifier: MIT
// Testing: the tokens a preview is painted with, cell by cell, independent of themes.

package import CuriumHarness
import CuriumTerminal
package import CuriumTokens

/// The painting of a cell.
///
/// | written | means |
/// |---|---|
/// | `card.background` | a ground without a glyph |
/// | `text.primary on card.background` | an ink on a ground |
/// | `selection.background over …` | a translucent ground, and what it covers |
/// | `faded(text.primary)` | an ink or a view with opacity |
/// | `legible(brand.primary)` | an ink whose lightness is adjusted until it is legible |
/// | `blend` | a colour of no single token: a gradient, or a share of a token |
struct PaintedCell: Hashable, CustomStringConvertible {
  let ground: String
  /// `nil` if nothing is drawn, so that no ink is visible.
  let ink: String?
  let attributes: CellAttributes

  var description: String {
    guard let ink else { return ground }
    let signs = Self.signs(attributes)
    return signs.isEmpty ? "\(ink) on \(ground)" : "\(ink) on \(ground) +\(signs)"
  }

  /// Returns whether both can be in one run. A space fits any run on the same background.
  func joins(_ other: PaintedCell) -> Bool {
    ground == other.ground && (ink == nil || other.ink == nil || self == other)
  }

  private static func signs(_ attributes: CellAttributes) -> String {
    let known: [(CellAttributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.reverse, "r"), (.strikethrough, "s"),
    ]
    let signs = known.filter { attributes.contains($0.0) }.map(\.1).joined()
    return attributes.underlineStyle == 0 ? signs : signs + "u"
  }
}

/// One screen, drawn in three themes whose colours identify their tokens.
@MainActor package struct TokenPicture {
  /// Tints and opacity hide everything below them.
  private let shown: Harness
  /// Tints and opacity don't change anything below them.
  private let under: Harness
  /// Like `under`, but a legible ink doesn't have its token's colour.
  private let moved: Harness
  /// The paths of the tokens that colours can be. `nil` if all can. The colours of a gradient can
  /// be those of any token by chance, so next to a gradient, only tokens that were painted count.
  private let possible: Set<String>?

  private static let themes = (
    shown: AppTheme.rainbow(), under: AppTheme.rainbow(showsTints: false),
    moved: AppTheme.rainbow(showsTints: false, movesInk: true)
  )

  package init(_ show: (AppTheme) async -> Harness) async {
    shown = await show(Self.themes.shown)
    under = await show(Self.themes.under)
    moved = await show(Self.themes.moved)
    let recordings = [shown, under, moved].map(\.recording)
    let hasGradient = recordings[0].tokens.contains { $0.hasPrefix("gradient.") }
    possible = hasGradient ? recordings.reduce(into: []) { $0.formUnion($1.colorTokens) } : nil
  }

  /// The rows with their runs. Lists equal rows once. Omits rows, and the ends of rows, that show
  /// only the background of the screen.
  package var lines: [String] {
    var places: [String: [Int]] = [:]
    var order: [String] = []
    for y in 0..<shown.size.height {
      let text = runs(ofRow: y)
      if text.isEmpty { continue }
      if places[text] == nil { order.append(text) }
      places[text, default: []].append(y + 1)
    }
    return order.map { "\(Self.ranges(places[$0, default: []])): \($0)" }
  }

  private func runs(ofRow y: Int) -> String {
    var runs: [(columns: Int, paint: PaintedCell)] = []
    for x in 0..<shown.size.width {
      let paint = paint(x: x, y: y)
      if let last = runs.last, last.paint.joins(paint) {
        let whole = last.paint.ink == nil ? paint : last.paint
        runs[runs.count - 1] = (last.columns + 1, whole)
      } else {
        runs.append((1, paint))
      }
    }
    if runs.last?.paint.description == "background" { runs.removeLast() }
    return runs.map { "\($0.columns) \($0.paint)" }.joined(separator: " | ")
  }

  private func paint(x: Int, y: Int) -> PaintedCell {
    let top = shown.cell(x: x, y: y)
    let below = under.cell(x: x, y: y)
    let tint = name(top.background)
    let base = name(below.background)
    let ground = tint == base ? base : "\(tint) over \(base)"
    if hasInk(top) {
      let isFaded = !hasInk(below) || below.foreground != top.foreground
      let isMoved = below.foreground != moved.cell(x: x, y: y).foreground
      let ink = name(top.foreground)
      return PaintedCell(
        ground: ground, ink: isFaded ? "faded(\(ink))" : isMoved ? "legible(\(ink))" : ink,
        attributes: top.style.attributes)
    }
    guard hasInk(below) else { return PaintedCell(ground: ground, ink: nil, attributes: []) }
    // An opaque tint over a glyph erases it.
    let covered = PaintedCell(
      ground: base, ink: name(below.foreground), attributes: below.style.attributes)
    return PaintedCell(ground: "\(tint) over \(covered)", ink: nil, attributes: [])
  }

  /// Returns whether the ink of a cell is visible. A space has none unless it is underlined.
  private func hasInk(_ cell: Cell) -> Bool {
    cell.glyph != .space || cell.style.attributes.underlineStyle != 0
  }

  private func name(_ color: CellColor) -> String {
    guard let token = AppTheme.rainbowToken(of: color),
      possible?.contains(token.path ?? "") != false
    else { return "blend" }
    return PaintedToken.name(token)
  }

  /// Ascending numbers, such as `1–3, 7`.
  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }.joined(separator: ", ")
  }
}

/// A token as named in a snapshot.
package struct PaintedToken: Hashable {
  package let name: String
  /// `true` if something else is visible below it.
  package let isTranslucent: Bool

  /// The path of a token, without the prefix for its kind.
  static func name(_ color: Color) -> String {
    let path = color.path ?? ""
    return path.hasPrefix(kind) ? String(path.dropFirst(kind.count)) : path
  }

  /// The token with this name; `nil` if there is none.
  package var color: Color? {
    let entry = TokenCatalog.entry(Self.kind + name) ?? TokenCatalog.entry(name)
    return entry?.kind == .color ? entry.map { Color(token: $0.index) } : nil
  }

  /// The tokens in a line of a snapshot.
  package static func all(in line: Substring) -> [PaintedToken] {
    let words = line.split(separator: " ")
    return zip(words, words.dropFirst() + [""]).compactMap { word, next in
      guard !["on", "over"].contains(word),
        let parts = word.wholeMatch(of: /(faded\(|legible\()?([a-z][\w.]*)\)?/)
      else { return nil }
      return PaintedToken(
        name: String(parts.2), isTranslucent: parts.1 == "faded(" || next == "over")
    }
  }

  private static let kind = "color."
}
