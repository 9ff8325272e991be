// SPDX-License-Identifier: MIT
// Token: writes token values in DTCG types, with additional facts for terminals.

import CuriumTerminal
import CuriumTokens

/// Writes values as defined in DTCG 2025.10 §8 and §9, in the form that `TokenValueReader` reads.
///
/// The value itself is an approximation for other tools, in pixels and weights. The additional
/// facts describe exactly what a terminal draws.
enum TokenValueWriter {
  /// A value and its additional facts.
  struct Written {
    var value: JSONNode
    var facts: [(String, JSONNode)] = []
  }

  /// The names of facts that belong to a value. They are removed when the value is replaced.
  static let facts = [
    "ansi", "ansiDim", "palette", "terminal", "cells", "attributes", "letterCase", "letterSpacing",
    "scale",
    "line", "glyphs", "wordmark",
  ]

  static func write(_ token: EncodedToken, _ kind: TokenKind) -> Written {
    switch kind {
    case .color:
      let color = ColorFacts(token.color)
      return Written(value: value(color), facts: facts(color))
    case .length:
      let length = token.length
      return Written(
        value: dimension(Int(length.columns) * 8),
        facts: [cells(Int(length.columns), Int(length.rows))])
    case .font: return font(token.font)
    case .border: return border(token.border)
    case .shadow: return shadow(token.shade)
    case .opacity: return Written(value: number(Int(token.opacity), of: 255))
    case .motion:
      let pace = token.pace
      let (x1, y1, x2, y2) = pace.easing.points
      let points = [x1, y1, x2, y2].map { number(Int(($0 * 100).rounded()), of: 100) }
      return Written(
        value: JSONNode(members: [
          ("duration", quantity(Int(pace.milliseconds), "ms")), ("delay", quantity(0, "ms")),
          ("timingFunction", JSONNode(.array(points))),
        ]))
    case .gradient: return Written(value: JSONNode(.array(token.stops.map(stop))))
    case .icon: return icon(token.glyphs)
    case .logo: return wordmark(token.drawing)
    }
  }

  /// Returns a colour on one line, for advice.
  static func line(_ color: ColorFacts) -> String { JSONWriter.line(value(color)) ?? "" }

  private static func value(_ color: ColorFacts) -> JSONNode {
    let channels = [color.rgb >> 16 & 0xFF, color.rgb >> 8 & 0xFF, color.rgb & 0xFF]
    var members: [(String, JSONNode)] = [
      ("colorSpace", JSONNode("srgb")),
      ("components", JSONNode(.array(channels.map { number(Int($0), of: 255) }))),
    ]
    if color.alpha != 255 { members.append(("alpha", number(Int(color.alpha), of: 255))) }
    members.append(("hex", JSONNode(HexColor.text(color.rgb))))
    return JSONNode(members: members)
  }

  private static func facts(_ color: ColorFacts) -> [(String, JSONNode)] {
    switch color.source {
    case .theme(let slot?, let isDim):
      [("ansi", JSONNode(Int(slot)))] + (isDim ? [("ansiDim", JSONNode(.bool(true)))] : [])
    case .theme: []
    case .palette(let index): [("palette", JSONNode(Int(index)))]
    case .terminal: [("terminal", JSONNode(.bool(true)))]
    }
  }

  private static func font(_ font: ResolvedFont) -> Written {
    let attributes = EncodedToken.attributeNames(of: font)
    let weight = attributes.contains("bold") ? 700 : attributes.contains("dim") ? 300 : 400
    let value = JSONNode(members: [
      ("fontFamily", JSONNode("monospace")), ("fontSize", dimension(font.scale * 16)),
      ("fontWeight", JSONNode(weight)), ("letterSpacing", dimension(font.letterSpacing * 8)),
      ("lineHeight", JSONNode(1)),
    ])
    var facts = [("attributes", JSONNode(.array(attributes.map { JSONNode($0) })))]
    if font.letterCase != .asWritten {
      facts.append(("letterCase", JSONNode("\(font.letterCase)")))
    }
    if font.letterSpacing != 0 { facts.append(("letterSpacing", JSONNode(font.letterSpacing))) }
    if font.scale != 1 { facts.append(("scale", JSONNode(font.scale))) }
    return Written(value: value, facts: facts)
  }

  private static func border(_ line: BorderLine) -> Written {
    let style =
      switch line {
      case .double: "double"
      case .dashed: "dashed"
      case .none, .light, .heavy, .rounded, .block, .ascii, .soft: "solid"
      }
    return Written(value: JSONNode(style), facts: [("line", JSONNode(line.name))])
  }

  private static func shadow(_ shade: Shade) -> Written {
    let color: JSONNode
    var facts = [cells(Int(shade.columns), Int(shade.rows))]
    if let path = shade.color.path {
      color = JSONNode("{\(path)}")
    } else {
      let literal = ColorFacts(shade.color.literal)
      color = value(literal)
      facts += self.facts(literal)
    }
    let value = JSONNode(members: [
      ("color", color), ("offsetX", dimension(Int(shade.columns) * 8)),
      ("offsetY", dimension(Int(shade.rows) * 16)), ("blur", dimension(0)),
      ("spread", dimension(0)),
    ])
    return Written(value: value, facts: facts)
  }

  private static func stop(_ stop: Gradient.Stop) -> JSONNode {
    JSONNode(members: [
      (
        "color",
        stop.color.path.map { JSONNode("{\($0)}") } ?? value(ColorFacts(stop.color.literal))
      ),
      ("position", position(stop.location)),
    ])
  }

  /// Returns a position with four decimals, or with more if it would be read back differently.
  private static func position(_ location: Double) -> JSONNode {
    let short = number(Int((location * 10_000).rounded()), of: 10_000)
    return short.number == location
      ? short : JSONNode(.number(location, spelling: "\(location)"))
  }

  private static func icon(_ glyphs: IconGlyphs) -> Written {
    Written(
      value: dimension(8),
      facts: [
        (
          "glyphs",
          JSONNode(members: [
            ("unicode", JSONNode(glyphs.unicode)), ("ascii", JSONNode(glyphs.ascii)),
            ("symbols", JSONNode(glyphs.symbols)),
            ("nerdFont", JSONNode(glyphs.nerdFont)),
          ])
        )
      ])
  }

  private static func wordmark(_ drawing: WordmarkDrawing) -> Written {
    func rows(_ rows: [String]) -> JSONNode { JSONNode(.array(rows.map { JSONNode($0) })) }
    return Written(
      value: dimension((drawing.rows.map(\.count).max() ?? 0) * 8),
      facts: [
        (
          "wordmark",
          JSONNode(members: [
            ("name", JSONNode(drawing.name)), ("rows", rows(drawing.rows)),
            ("asciiRows", rows(drawing.asciiRows)),
          ])
        )
      ])
  }

  private static func cells(_ columns: Int, _ rows: Int) -> (String, JSONNode) {
    ("cells", JSONNode(members: [("columns", JSONNode(columns)), ("rows", JSONNode(rows))]))
  }

  private static func dimension(_ pixels: Int) -> JSONNode { quantity(pixels, "px") }

  private static func quantity(_ value: Int, _ unit: String) -> JSONNode {
    JSONNode(members: [("value", JSONNode(value)), ("unit", JSONNode(unit))])
  }

  /// Returns a fraction with four decimals, which distinguish 255 steps, and without trailing
  /// zeros.
  private static func number(_ part: Int, of whole: Int) -> JSONNode {
    let share = Double(part) / Double(whole)
    let units = Int((share * 10_000).rounded())
    var digits = String(abs(units) % 10_000, digits: 4)
    while digits.hasSuffix("0") { digits.removeLast() }
    let spelling =
      (units < 0 ? "-" : "") + "\(abs(units) / 10_000)" + (digits.isEmpty ? "" : ".\(digits)")
    return JSONNode(.number(Double(units) / 10_000, spelling: spelling))
  }
}
