// SPDX-License-Identifier: MIT
// Testing: random frames drawn by the renderer into a terminal model.

package import CuriumTerminal

/// Random frames on a random terminal that starts with an unknown pen, cursor and screen.
@MainActor package struct RandomSession {
  package let material: RandomMaterial
  package var random: SeededRandom
  package var renderer: FrameRenderer
  package var device: MemoryDevice
  package var model: TerminalModel
  package var cursor: CellPoint?
  package var links: [UInt16] = [0]
  package var capabilities: TerminalCapabilities
  /// The number of frames in which the terminal moved rows that were only redrawn.
  package private(set) var foundScrolls = 0
  /// The drawing operations of this frame: kind, place, rectangle and clip.
  package var log: [(Int, CellPoint, CellRect, CellRect)] = []

  /// The nearest of 256 colours for each requested colour.
  package var nearest: [UInt32: UInt8] = [:]
  package let quantizer = ColorQuantizer()
  /// All bytes written since the start.
  package private(set) var transcript: [UInt8] = []
  /// `true` if the last frame was refused, so that the screen still shows an older one.
  package private(set) var isRefused = false
  private let isSteady: Bool
  private let isTall: Bool

  /// - Parameter fixedSize: The fixed size of a terminal that only frames change. Other terminals
  ///   change their size and lose their contents.
  /// - Parameter isTall: `true` if the screen is large enough for the terminal to move rows.
  package init(
    seed: UInt64, depth: ColorDepth, widths: TerminalModel.Widths, material: RandomMaterial,
    size fixedSize: CellSize? = nil, isTall: Bool = false
  ) {
    self.init(
      SeededRandom(seed: seed), depth: depth, widths: widths, material: material, size: fixedSize,
      isTall: isTall)
  }

  package init(
    _ random: SeededRandom, depth: ColorDepth, widths: TerminalModel.Widths,
    material: RandomMaterial, size fixedSize: CellSize? = nil, isTall: Bool = false
  ) {
    var random = random
    self.isTall = isTall
    self.material = material
    isSteady = fixedSize != nil
    let size = fixedSize ?? RandomSession.size(&random, isTall: isTall)
    capabilities = TerminalCapabilities(
      colorDepth: depth, synchronizedOutput: TerminalSupport(random.chance(1, in: 2)),
      underlineStyles: TerminalSupport(random.chance(1, in: 2)),
      hyperlinks: TerminalSupport(random.chance(1, in: 2)),
      erasesWithBackground: random.chance(2, in: 3), scrollsRegions: random.chance(5, in: 6))
    let knowsColumns = random.chance(4, in: 5)
    capabilities.erasesCharacters = knowsColumns
    capabilities.movesToColumn = knowsColumns
    let misplaces = random.chance(1, in: 3)
    capabilities.misplacesMarksAtEdge = fixedSize == nil ? misplaces : true
    renderer = FrameRenderer(size: size, capabilities: capabilities)
    device = MemoryDevice(size: size, capabilities: capabilities)
    model = TerminalModel(width: size.width, height: size.height)
    model.widths = widths
    model.take(capabilities)
    links.append(renderer.next.links.link(to: "https://example.org/a b"))
    links.append(renderer.next.links.link(to: "mailto:ü@example.org"))
    links.append(renderer.next.links.link(underline: random.pick(material.colors)))
    links.append(renderer.next.links.link(links[1], underline: random.pick(material.colors)))
    self.random = random
    scramble()
  }

  package static func size(_ random: inout SeededRandom, isTall: Bool) -> CellSize {
    CellSize(
      width: .random(in: isTall ? 16...24 : 1...24, using: &random),
      height: .random(in: isTall ? 7...10 : 1...6, using: &random))
  }

  /// Starts over on a terminal whose state is the result of `bytes`.
  package mutating func begin(on bytes: [UInt8], erasesWithBackground: Bool) {
    let widths = model.widths
    model = TerminalModel(width: model.width, height: model.height)
    model.widths = widths
    model.take(capabilities)
    model.erasesWithBackground = erasesWithBackground
    model.apply(bytes)
    // Not written by the renderer, so its rules don't apply.
    _ = model.takeFaults()
    renderer.invalidate()
    transcript += bytes
  }

  /// Puts the terminal into an unknown state.
  package mutating func scramble() {
    for y in 0..<model.height {
      for x in 0..<model.width where random.chance(1, in: 2) {
        model.set(TerminalModel.Square(text: "#", pen: .init(background: .index(201))), x, y)
      }
    }
    model.pen = .init(foreground: .index(1), bold: true, underline: 3)
    model.pen.link = capabilities.hyperlinks == .yes ? "left open" : ""
    if capabilities.underlineStyles == .yes { model.pen.line = .index(3) }
    model.x = Int.random(in: 0..<model.width, using: &random)
    model.y = Int.random(in: 0..<model.height, using: &random)
    model.isColumnCertain = random.chance(1, in: 2)
    model.isCursorVisible = random.chance(1, in: 2)
  }

  package mutating func style() -> CellStyle {
    let flags: [CellAttributes] = [
      [], [], .bold, .dim, .italic, .blink, .reverse, .strikethrough, .underline, .curlyUnderline,
      .doubleUnderline, [.bold, .dim], [.bold, .italic, .underline], .marked, [.marked, .reverse],
    ]
    return CellStyle(
      foreground: random.chance(1, in: 6) ? .keep : random.pick(material.colors),
      background: random.chance(1, in: 3) ? .keep : random.pick(material.colors),
      attributes: random.pick(flags), link: random.chance(1, in: 8) ? random.pick(links) : 0)
  }

  package mutating func rect() -> CellRect {
    CellRect(
      x: .random(in: -3...model.width, using: &random),
      y: .random(in: -2...model.height, using: &random),
      width: .random(in: 0...model.width + 3, using: &random),
      height: .random(in: 0...model.height + 2, using: &random))
  }

  package mutating func draw() {
    let grid = renderer.next
    let clip = random.chance(1, in: 2) ? grid.bounds : rect()
    let x = Int.random(in: -4...model.width + 1, using: &random)
    let y = Int.random(in: -1...model.height, using: &random)
    let style = style()
    let alpha: UInt8 = random.chance(1, in: 5) ? 90 : 255
    let glyph = grid.pool.glyph(for: random.pick(material.glyphs))
    let area = rect()
    let choice = Int.random(in: 0..<18, using: &random)
    switch choice {
    case 0: grid.fill(area, with: Cell(random.pick([glyph, .space]), style))
    case 1: grid.fillBackground(area, with: style.background)
    case 2: grid.tint(area, with: style.background, alpha: 100)
    case 3: grid.shade(area, with: style.background, alpha: 200)
    case 4: grid.draw(glyph, x: x, y: y, style: style, clip: clip, foregroundAlpha: alpha)
    case 5: grid.drawHorizontal(glyph, x: x, y: y, count: 5, style: style, clip: clip)
    case 6: grid.drawVertical(glyph, x: x, y: y, count: 3, style: style, clip: clip)
    case 7:
      let broad = random.chance(2, in: 3)
      let target =
        broad ? CellRect(x: 0, y: area.minY, width: model.width, height: area.height) : area
      grid.scroll(target, by: .random(in: -3...3, using: &random), exposing: Cell(.space, style))
    case 8: redraw(by: .random(in: -3...3, using: &random))
    case 9: grid.mark(area)
    default:
      grid.draw(
        random.pick(material.texts), x: x, y: y, style: style, clip: clip, foregroundAlpha: alpha)
    }
    log.append((choice, CellPoint(x: x, y: y), area, clip))
  }

  /// Redraws the screen some rows higher or lower, between a header and a footer, or beside a fixed
  /// column.
  package mutating func redraw(by count: Int) {
    let (grid, shown) = (renderer.next, renderer.shown)
    let edge = random.chance(1, in: 2) ? 1 : 0
    let sides = random.chance(1, in: 3) ? 2 : 0
    let left = random.chance(1, in: 2) ? sides : 0
    let right = random.chance(1, in: 2) ? sides : 0
    let clip = CellRect(
      x: left, y: edge, width: model.width - left - right, height: model.height - 2 * edge)
    for y in 0..<model.height where shown.bounds.contains(CellPoint(x: 0, y: y + count)) {
      for x in 0..<model.width {
        let cell = shown[x, y + count]
        if cell.glyph == .continuation { continue }
        grid.draw(cell.glyph, x: x, y: y, style: cell.style, clip: clip)
      }
    }
  }

  /// Draws and presents one frame. Returns the faults.
  package mutating func frame() -> [String] {
    if !isSteady { occasionallyScramble() }
    log = []
    if isTall, random.chance(2, in: 3) {
      redraw(by: random.pick([-3, -2, -1, 1, 2, 3]))
      log.append((8, .zero, .zero, .zero))
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) { draw() }
    if random.chance(1, in: 3) {
      let point = CellPoint(
        x: .random(in: 0..<model.width, using: &random),
        y: .random(in: 0..<model.height, using: &random))
      cursor = random.chance(1, in: 2) ? point : nil
    }
    device.refusesFrames = random.chance(1, in: 8)
    // A steady terminal has a large screen, which is checked once at the end.
    var wrong = isSteady ? [] : malformed(renderer.next)
    let result = renderer.present(cursor: cursor, to: device)
    let bytes = device.takeBytes()
    isRefused = result == .refused
    if isRefused { return wrong + (bytes.isEmpty ? [] : ["bytes of a refused frame"]) }
    if result != (bytes.isEmpty ? .unchanged : .written(bytes: bytes.count)) {
      wrong.append("\(result) but \(bytes.count) bytes")
    }
    transcript += bytes
    if !log.contains(where: { $0.0 == 7 }), movesRows(bytes) { foundScrolls += 1 }
    model.apply(bytes)
    wrong += model.takeFaults()
    if !isSteady { wrong += differences() }
    device.refusesFrames = false
    if renderer.present(cursor: cursor, to: device) != .unchanged {
      wrong.append("the same frame again wrote \(device.takeBytes())")
    }
    if wrong.isEmpty { return [] }
    return wrong + log.map { "\($0)" } + [String(decoding: bytes, as: UTF8.self).debugDescription]
  }

  /// Presents the whole frame again, as if the terminal had lost it. Returns the faults.
  package mutating func repaint() -> [String] {
    device.refusesFrames = false
    renderer.invalidate()
    _ = renderer.present(cursor: cursor, to: device)
    let bytes = device.takeBytes()
    model.apply(bytes)
    let wrong = model.takeFaults() + differences()
    if wrong.isEmpty { return [] }
    return wrong + [String(decoding: bytes, as: UTF8.self).debugDescription]
  }

  /// Returns whether the bytes contain SU or SD.
  private func movesRows(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: 0x1B).contains { part in
      guard part.first == 0x5B else { return false }
      let final = part.dropFirst().first { $0 > 0x39 }
      return final == 0x53 || final == 0x54
    }
  }

  private mutating func occasionallyScramble() {
    if random.chance(1, in: 40) {
      let size = RandomSession.size(&random, isTall: isTall)
      let widths = model.widths
      model = TerminalModel(width: size.width, height: size.height)
      model.widths = widths
      model.take(capabilities)
      scramble()
      renderer.resize(to: size)
    } else if random.chance(1, in: 40) {
      scramble()
      renderer.invalidate()
    }
  }
}

extension TerminalModel {
  /// Sets the model's capabilities to those the renderer assumes.
  package mutating func take(_ capabilities: TerminalCapabilities) {
    erasesWithBackground = capabilities.erasesWithBackground
    movesRows = capabilities.scrollsRegions
    knowsColumns = capabilities.movesToColumn
    misplacesMarks = capabilities.misplacesMarksAtEdge
  }
}
