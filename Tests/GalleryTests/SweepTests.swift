// SPDX-License-Identifier: MIT
// Testing: components at every size and with hostile texts.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import gallery

private struct SweepSizeKey: EnvironmentKey {
  static var defaultValue: CellSize { CellSize(width: 0, height: 0) }
}

extension EnvironmentValues {
  var sweepSize: CellSize {
    get { self[SweepSizeKey.self] }
    set { self[SweepSizeKey.self] = newValue }
  }
}

/// A component in a frame of the size in the environment, two cells from the screen's corner.
private struct SweepFrame: View {
  let content: AnyView
  @Environment(\.sweepSize) private var size

  var body: some View {
    content
      .frame(width: Length(size.width), height: Length(size.height), alignment: .topLeading)
      .padding(2)
  }
}

/// Texts that break layouts made for "Install".
enum HostileText: String, CaseIterable, Sendable {
  case empty, plain, endless, wide, emoji, combining, controls

  var text: String {
    switch self {
    case .empty: ""
    case .plain: "Install and restart the machine when nobody is looking at it any more"
    case .endless: String(repeating: "abcdefghi ", count: 1_000)
    case .wide: String(repeating: "汉字かな交じり文한국어", count: 8)
    case .emoji: String(repeating: "👩‍👩‍👧‍👦 🏳️‍🌈👍🏽🇩🇪", count: 10)
    case .combining: String(repeating: "e\u{301}n\u{303}\u{323}a\u{30A}", count: 30)
    case .controls: String(repeating: "a\u{1B}[31mb\u{7}\u{200B}\u{202E}c", count: 12)
    }
  }
}

@MainActor @Suite struct SweepTests {
  private static let screen = CellSize(width: 86, height: 15)
  private static let sizes: [CellSize] = [0, 1, 2, 3, 5, 8, 13, 21, 40, 80].flatMap { width in
    [0, 1, 2, 5, 10].map { CellSize(width: width, height: $0) }
  }

  @Test(arguments: await SweepCase.all, HostileText.allCases)
  func `stays in its frame, cuts no grapheme in half and says that it cuts`(
    component: SweepCase, text: HostileText
  ) {
    let harness = Harness(
      width: Self.screen.width, height: Self.screen.height,
      environment: { $0.accessibilityReduceMotion = true }
    ) { SweepFrame(content: component.make(text.text)) }
    var faults: [String] = []
    for size in Self.sizes {
      if text == .endless, size.width % 8 != 0 || size.height % 5 != 0 { continue }
      harness.setEnvironment { $0.sweepSize = size }
      let frame = CellRect(x: 2, y: 2, width: size.width, height: size.height)
      faults += self.faults(harness, frame).map { "\(size.width)×\(size.height): \($0)" }
      let isCut = text != .empty && text != .controls && (component.width...40).contains(size.width)
      if isCut, let row = component.textRow, size.height > 2 * row,
        !harness.screen[2 + row].contains("…")
      {
        faults.append("\(size.width)×\(size.height): no ellipsis: \(harness.screen[2 + row])")
      }
      if harness.repaint() != 0 {
        faults.append("\(size.width)×\(size.height): a second painting differs")
      }
    }
    #expect(faults == [])
    #expect(harness.warnings == [])
  }

  /// Cells painted outside the frame, and halves of wide graphemes anywhere.
  private func faults(_ harness: Harness, _ frame: CellRect) -> [String] {
    var faults: [String] = []
    let ground = harness.cell(x: 0, y: 0)
    for y in 0..<Self.screen.height {
      var isOpen = false
      for x in 0..<Self.screen.width {
        let cell = harness.cell(x: x, y: y)
        if isOpen != (cell.glyph == .continuation) { faults.append("half a grapheme at \(x),\(y)") }
        isOpen = cell.attributes.contains(.wide)
        if x >= frame.minX, x < frame.maxX, y >= frame.minY, y < frame.maxY { continue }
        if cell.glyph != .space || cell.background != ground.background {
          faults.append("painted at \(x),\(y)")
        }
      }
      if isOpen { faults.append("half a grapheme at the end of row \(y)") }
    }
    return faults
  }

  @Test func `covers every component`() {
    let swept = Set(SweepCase.all.map { $0.name.prefix { $0 != "," } })
    let components = Exhibit.all.filter { $0.level != .page }.map { Substring($0.name) }
    #expect(Set(components).subtracting(swept).sorted() == [])
  }
}
