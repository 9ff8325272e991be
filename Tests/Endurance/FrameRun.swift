// SPDX-License-Identifier: MIT
// Testing: the renderer with endless random frames and sizes: memory, and unchanged frames.

import CuriumTerminal
import TestModels

/// Draws and presents random frames. Every tenth frame changes nothing, and must write nothing.
///
/// Covers everything that could accumulate: clusters never drawn before, URLs up to the limit of
/// the table, refused frames, screens of all sizes. The memory used after a tenth of the frames
/// must be enough for the rest.
@MainActor final class FrameRun {
  /// The pool may keep 2,048 clusters, or twice those in the grids, which are a few hundred here.
  private static let mostClusters = 1 << 13

  private let frameCount: Int
  private let seed: UInt64
  private var random: SeededRandom
  private let device: CountingDevice
  private let renderer: FrameRenderer
  private var clusterCount = 0
  private var linkCount = 0
  private var resizeCount = 0
  private var cursor: CellPoint?
  /// The text drawn last, on top of everything. Drawing it again changes nothing.
  private var last: (text: String, place: CellPoint, style: CellStyle)?

  init(frameCount: Int, seed: UInt64) {
    self.frameCount = frameCount
    self.seed = seed
    random = SeededRandom(seed: seed)
    let capabilities = TerminalCapabilities(
      synchronizedOutput: true, underlineStyles: true, hyperlinks: true)
    device = CountingDevice(capabilities: capabilities)
    renderer = FrameRenderer(size: CellSize(width: 80, height: 24), capabilities: capabilities)
  }

  /// Runs, prints the figures, and returns whether memory stayed flat and unchanged frames wrote
  /// nothing.
  func run(since begin: ContinuousClock.Instant) -> Bool {
    var early = 0
    var mostClusters = 0
    for frame in 1...max(1, frameCount) {
      if frame % 10 == 0 {
        if !staysSilent() {
          print("seed \(seed), frame \(frame): an unchanged frame wrote bytes")
          return false
        }
      } else {
        changeFrame()
      }
      mostClusters = max(mostClusters, renderer.next.pool.count)
      if frame == max(1, frameCount / 10) { early = ResidentMemory.bytes }
    }
    let late = ResidentMemory.bytes
    print("frames: seed \(seed), \(frameCount) frames, \(resizeCount) sizes")
    print(
      "  \(device.byteCount) bytes, \(Endurance.time(since: begin, Double(frameCount), "frames"))")
    print("  \(clusterCount) clusters drawn, at most \(mostClusters) kept; \(linkCount) addresses")
    print("  resident after a tenth \(early / 1024) KiB, at the end \(late / 1024) KiB")
    if mostClusters > Self.mostClusters { print("  the pool keeps too many clusters") }
    let isFlat = ResidentMemory.isFlat(from: early, to: late)
    if !isFlat { print("  memory keeps growing") }
    return mostClusters <= Self.mostClusters && isFlat
  }

  private func staysSilent() -> Bool {
    device.refusesFrames = false
    _ = renderer.present(cursor: cursor, to: device)
    let writes = device.writeCount
    if let last { draw(last) }
    let result = renderer.present(cursor: cursor, to: device)
    return result == .unchanged && device.writeCount == writes
  }

  private func changeFrame() {
    if random.chance(1, in: 40) {
      resizeCount += 1
      renderer.resize(to: CellSize(width: 1 + random.below(300), height: 1 + random.below(100)))
    }
    for _ in 0...random.below(6) { change() }
    last = (text(), point(), style())
    if let last { draw(last) }
    device.refusesFrames = random.chance(1, in: 50)
    if random.chance(1, in: 3) { cursor = random.chance(1, in: 2) ? point() : nil }
    _ = renderer.present(cursor: cursor, to: device)
  }

  private func draw(_ run: (text: String, place: CellPoint, style: CellStyle)) {
    renderer.next.draw(
      run.text, x: run.place.x, y: run.place.y, style: run.style, clip: renderer.next.bounds)
  }

  private func change() {
    let grid = renderer.next
    switch random.below(8) {
    case 0: grid.fill(area(), with: Cell(.space, style()))
    case 1: grid.tint(area(), with: color(), alpha: 120)
    case 2:
      let broad = CellRect(
        x: 0, y: random.below(grid.size.height), width: grid.size.width, height: 30)
      grid.scroll(random.chance(1, in: 2) ? broad : area(), by: random.below(7) - 3)
    case 3:
      let glyph = grid.pool.glyph(for: random.pick(["─", "漢", "❤\u{FE0F}", "e\u{301}"]))
      let place = point()
      grid.drawHorizontal(
        glyph, x: place.x, y: place.y, count: 40, style: style(), clip: grid.bounds)
    default: draw((text(), point(), style()))
    }
  }

  // MARK: - Random drawing

  private func point() -> CellPoint {
    let size = renderer.next.size
    return CellPoint(x: random.below(size.width + 4) - 4, y: random.below(size.height))
  }

  private func area() -> CellRect {
    let origin = point()
    return CellRect(
      x: origin.x, y: origin.y, width: random.below(60), height: random.below(12))
  }

  private func color() -> CellColor {
    switch random.below(3) {
    case 0: .terminal
    case 1: .palette(UInt8(random.below(256)))
    default: .rgb(UInt32(random.below(1 << 24)))
    }
  }

  private func style() -> CellStyle {
    let flags: [CellAttributes] = [[], .bold, .italic, .reverse, .curlyUnderline]
    var style = CellStyle(
      foreground: color(), background: color(), attributes: random.pick(flags))
    if random.chance(1, in: 8) {
      let number = random.below(10_000)
      style.link = renderer.next.links.link(to: "https://example.org/\(number)")
      if style.link != 0 { linkCount = max(linkCount, Int(style.link)) }
    }
    return style
  }

  private func text() -> String {
    switch random.below(4) {
    case 0: return "the quick brown fox jumps over the lazy dog"
    case 1: return "漢字かな交じり文 😀 👩\u{200D}👩\u{200D}👧 ❤\u{FE0F} ñandú"
    default: return String((0...random.below(8)).map { _ in newCluster() })
    }
  }

  /// Returns a cluster that wasn't drawn before, for the first two million calls.
  private func newCluster() -> Character {
    defer { clusterCount += 1 }
    let base = UInt32(0x4E00 + clusterCount % 20_000)
    let mark = UInt32(0x300 + clusterCount / 20_000 % 0x60)
    var text = String.UnicodeScalarView()
    for value in [base, mark] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return Character(String(text))
  }
}
