// SPDX-License-Identifier: MIT
// Testing: shows a component in frames of many sizes.

import CuriumControls
package import CuriumEngine
package import CuriumHarness
package import CuriumTerminal
import CuriumTokens

/// A component in frames of many sizes, from 0×0 to 80×10 cells, two cells from the corner of the
/// screen.
@MainActor package struct SizeSweep {
  private static let screen = CellSize(width: 86, height: 15)
  private static let sizes: [CellSize] = [0, 1, 2, 3, 5, 8, 13, 21, 40, 80].flatMap { width in
    [0, 1, 2, 5, 10].map { CellSize(width: width, height: $0) }
  }

  /// The sizes for a text: all for plain and wide text, and for the others every second one, with
  /// each width and each height.
  private static func sizes(for text: HostileText) -> [CellSize] {
    switch text {
    case .plain, .wide: sizes
    // Laying out 10,000 characters takes long.
    case .endless: sizes.filter { $0.width % 8 == 0 && $0.height % 5 == 0 }
    case .empty, .emoji, .combining, .controls:
      // The number of heights is odd, so that the sizes alternate in both directions.
      sizes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
  }

  let harness: Harness
  private let sizes: [CellSize]

  package init(_ text: HostileText, content: AnyView) {
    sizes = Self.sizes(for: text)
    harness = Harness(
      width: Self.screen.width, height: Self.screen.height,
      environment: { $0.accessibilityReduceMotion = true }
    ) { SweepFrame(content: content) }
  }

  /// Shows the component in each size. Returns the faults: cells painted outside of the frame,
  /// halves of wide graphemes, and cells that a second painting changes. `inspect` can find others;
  /// `row` 2 of the screen is the first row of the component.
  package func faults(inspect: (CellSize, Harness) -> String? = { _, _ in nil }) -> [String] {
    var faults: [String] = []
    for size in sizes {
      harness.setEnvironment { $0.sweepSize = size }
      var found = paintingFaults(in: CellRect(x: 2, y: 2, width: size.width, height: size.height))
      if let fault = inspect(size, harness) { found.append(fault) }
      if harness.repaint() != 0 { found.append("repainting changes cells") }
      faults += found.map { "\(size.width)×\(size.height): \($0)" }
    }
    return faults + harness.warnings
  }

  private func paintingFaults(in frame: CellRect) -> [String] {
    var faults: [String] = []
    let cells = harness.cells
    let ground = cells[0]
    for y in 0..<Self.screen.height {
      let row = cells[(y * Self.screen.width)..<((y + 1) * Self.screen.width)]
      if row.allSatisfy({ $0 == ground }) { continue }
      var isOpen = false
      for (x, cell) in row.enumerated() {
        if cell == ground, !isOpen { continue }
        if isOpen != (cell.glyph == .continuation) {
          faults.append("half a grapheme in column \(x - 2), row \(y - 2)")
        }
        isOpen = cell.attributes.contains(.wide)
        if frame.contains(CellPoint(x: x, y: y)) { continue }
        if cell.glyph != .space || cell.background != ground.background {
          faults.append("painted outside its frame, in column \(x - 2), row \(y - 2)")
        }
      }
      if isOpen { faults.append("half a grapheme at the end of row \(y - 2)") }
    }
    return faults
  }
}

private struct SweepSizeKey: EnvironmentKey {
  static var defaultValue: CellSize { CellSize(width: 0, height: 0) }
}

extension EnvironmentValues {
  /// The size of the component.
  var sweepSize: CellSize {
    get { self[SweepSizeKey.self] }
    set { self[SweepSizeKey.self] = newValue }
  }
}

/// A component in a frame of the size in the environment.
private struct SweepFrame: View {
  let content: AnyView
  @Environment(\.sweepSize) private var size

  var body: some View {
    content
      .frame(width: Length(size.width), height: Length(size.height), alignment: .topLeading)
      .padding(2)
  }
}
