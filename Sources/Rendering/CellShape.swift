// SPDX-License-Identifier: MIT
// Views: the outlines of glyphs that must join those in the next cell.

import CuriumViews
import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The outline of a glyph that fills its cell: a line, block, shade or braille pattern.
///
/// Fonts leave gaps between rows of such glyphs, or a slightly wider fallback font draws them. A
/// cell is `CellPicture.cellWidth` by `CellPicture.cellHeight` units.
struct CellShape {
  /// Path data (SVG 1.1 §8.3), relative to the picture.
  private(set) var outline = ""
  /// The opacity: 0.25 to 0.75 for shades.
  private(set) var opacity = 1.0

  private let x: Int
  private let y: Int
  private let width: Double
  private let middle: (x: Double, y: Double)
  private static let height = Double(CellPicture.cellHeight)

  /// Creates the shape of a glyph of a single scalar, for a cell with its top left corner at (`x`,
  /// `y`). Returns `nil` if the glyph is text.
  ///
  /// - Parameter columns: The number of adjacent cells with the same glyph, if it `continues`.
  init?(_ scalar: UInt32, x: Int, y: Int, columns: Int = 1) {
    self.x = x
    self.y = y
    width = Double(CellPicture.cellWidth * columns)
    middle = (width / 2, Self.height / 2 + 0.5)
    switch scalar {
    case 0x2504...0x250B, 0x254C...0x254F: addDashes(scalar)
    case 0x256D...0x2570: addArc(scalar)
    case 0x2571...0x2573: addDiagonals(scalar)
    case 0x2500...0x257F:
      guard let line = BoxLine(scalar) else { return nil }
      addLines(line)
    case 0x2580...0x259F: addBlock(scalar)
    case 0x2800...0x28FF: addDots(MosaicGlyphs.dots(of: Glyph(rawValue: scalar)) ?? 0)
    default: return nil
    }
  }

  /// Returns whether adjacent copies of a glyph form one shape.
  static func continues(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2500, 0x2501, 0x2550, 0x2580...0x2588, 0x2591...0x2594: true
    default: false
    }
  }

  // MARK: Blocks and dots

  private mutating func addBlock(_ scalar: UInt32) {
    let height = Self.height
    switch scalar {
    case 0x2581...0x2588:
      let part = height * Double(scalar - 0x2580) / 8
      add(0, height - part, width, part)
    case 0x2589...0x258F: add(0, 0, width * Double(0x2590 - scalar) / 8, height)
    case 0x2591...0x2593:
      add(0, 0, width, height)
      opacity = Double(scalar - 0x2590) / 4
    case 0x2594: add(0, 0, width, height / 8)
    case 0x2595: add(width * 7 / 8, 0, width / 8, height)
    default:
      let mask = MosaicGlyphs.quarters(of: Glyph(rawValue: scalar)) ?? 0
      for part in 0..<4 where mask & 1 << part != 0 {
        let (column, row) = (Double(part & 1), Double(part >> 1))
        add(column * width / 2, row * height / 2, width / 2, height / 2)
      }
    }
  }

  private mutating func addDots(_ mask: UInt8) {
    for dot in 0..<8 where mask & 1 << dot != 0 {
      let left = width * (Double(dot & 1) * 2 + 1) / 4 - 1
      let middle = Self.height * (Double(dot >> 1) * 2 + 1) / 8
      move(left, middle)
      outline += "a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"
    }
  }

  // MARK: Lines

  /// Returns the thickness of an arm.
  private static func thickness(_ weight: UInt8) -> Double { weight == 1 ? 1 : 3 }

  private mutating func addLines(_ line: BoxLine) {
    // A straight line through the cell is one piece, because two pieces would show a seam.
    let through = [BoxLine.Side.right, .down].filter {
      line[$0] == line[$0.opposite] && (line[$0] == 1 || line[$0] == 2)
    }
    for side in through {
      let thick = Self.thickness(line[side])
      if side == .right {
        add(0, middle.y - thick / 2, width, thick)
      } else {
        add(middle.x - thick / 2, 0, thick, Self.height)
      }
    }
    for side in BoxLine.Side.allCases where line[side] != 0 {
      if through.contains(where: { $0 == side || $0.opposite == side }) { continue }
      let isAcross = side == .left || side == .right
      let before = line[isAcross ? .up : .left]
      let behind = line[isAcross ? .down : .right]
      if line[side] == 3 {
        addArm(side, at: -1, thick: 1, from: overlap(own: before, other: behind))
        addArm(side, at: 1, thick: 1, from: overlap(own: behind, other: before))
      } else {
        let crossing = max(before, behind)
        // A single line between two continuous double lines starts at the nearer one.
        let isOutside = crossing == 3 && before == behind
        let start = crossing == 0 ? 0 : isOutside ? 0.5 : -Self.thickness(crossing) / 2
        addArm(side, at: 0, thick: Self.thickness(line[side]), from: start)
      }
    }
  }

  /// Returns the start of one of two double lines, measured from the middle. `own` is the arm on
  /// its side.
  private func overlap(own: UInt8, other: UInt8) -> Double {
    switch (own, other) {
    case (3, _): 0.5
    case (1..., _): 0
    case (_, 3): -1.5
    case (_, 1...): -0.5
    default: 0
    }
  }

  /// Adds a line from near the middle to an edge, shifted sideways by `offset`.
  private mutating func addArm(
    _ side: BoxLine.Side, at offset: Double, thick: Double, from start: Double
  ) {
    let half = thick / 2
    switch side {
    case .right:
      add(middle.x + start, middle.y + offset - half, width - middle.x - start, thick)
    case .left: add(0, middle.y + offset - half, middle.x - start, thick)
    case .down:
      add(middle.x + offset - half, middle.y + start, thick, Self.height - middle.y - start)
    case .up: add(middle.x + offset - half, 0, thick, middle.y - start)
    }
  }

  private mutating func addDashes(_ scalar: UInt32) {
    let count =
      switch scalar {
      case 0x2504...0x2507: 3
      case 0x2508...0x250B: 4
      default: 2
      }
    let thick = scalar & 1 == 0 ? 1.0 : 3
    let isAcross = scalar & 2 == 0
    let step = (isAcross ? width : Self.height) / Double(count)
    for dash in 0..<count {
      let start = (Double(dash) + 0.2) * step
      if isAcross {
        add(start, middle.y - thick / 2, step * 0.6, thick)
      } else {
        add(middle.x - thick / 2, start, thick, step * 0.6)
      }
    }
  }

  /// Adds a rounded corner: a vertical arm and a quarter of a ring.
  private mutating func addArc(_ scalar: UInt32) {
    let goesRight = scalar == 0x256D || scalar == 0x2570
    let goesDown = scalar == 0x256D || scalar == 0x256E
    let radius = width / 2
    let (toX, toY) = (goesRight ? 1.0 : -1, goesDown ? 1.0 : -1)
    let sweep = goesRight == goesDown ? 1 : 0
    if goesDown {
      add(middle.x - 0.5, middle.y + radius, 1, Self.height - middle.y - radius)
    } else {
      add(middle.x - 0.5, 0, 1, middle.y - radius)
    }
    let (outer, inner) = (radius + 0.5, radius - 0.5)
    move(middle.x - toX * 0.5, middle.y + toY * radius)
    outline += "A\(text(outer)) \(text(outer)) 0 0 \(sweep) "
    outline += point(middle.x + toX * radius, middle.y - toY * 0.5)
    outline += "L" + point(middle.x + toX * radius, middle.y + toY * 0.5)
    outline += "A\(text(inner)) \(text(inner)) 0 0 \(1 - sweep) "
    outline += point(middle.x + toX * 0.5, middle.y + toY * radius) + "z"
  }

  private mutating func addDiagonals(_ scalar: UInt32) {
    for isRising in [true, false] where scalar == 0x2573 || (scalar == 0x2571) == isRising {
      let (left, right) = isRising ? (Self.height, 0) : (0, Self.height)
      move(-0.5, left)
      outline += "L" + point(width - 0.5, right) + "h1L" + point(0.5, left) + "z"
    }
  }

  // MARK: Path data

  private mutating func add(_ left: Double, _ top: Double, _ width: Double, _ height: Double) {
    move(left, top)
    outline += "h\(text(width))v\(text(height))h\(text(-width))z"
  }

  private mutating func move(_ left: Double, _ top: Double) { outline += "M" + point(left, top) }

  private func point(_ left: Double, _ top: Double) -> String {
    "\(text(Double(x) + left)) \(text(Double(y) + top))"
  }

  /// Returns a number with at most three decimals, or none if it is whole.
  private func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
