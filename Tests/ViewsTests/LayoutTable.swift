// SPDX-License-Identifier: MIT
// Testing: the layout algorithm as a table: proposals, sizes and positions.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

/// A view, its proposal, its size, the cells it draws, and the reason.
struct LayoutRow: Sendable, CustomTestStringConvertible {
  let name: String
  let why: String
  let proposal: ProposedViewSize
  let size: String
  let rows: [String]
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, proposal: (Int?, Int?), size: String, _ rows: [String], why: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.why = why
    self.proposal = ProposedViewSize(width: proposal.0, height: proposal.1)
    self.size = size
    self.rows = rows
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }
}

@MainActor struct LayoutTable {
  @Test(arguments: stackRows + priorityRows + alignmentRows + layerRows)
  func `stacks and layers distribute their space as documented`(row: LayoutRow) { check(row) }

  @Test(arguments: frameRows + paddingRows + ratioRows + movedRows)
  func `frames and modifiers that change the proposal work as documented`(row: LayoutRow) {
    check(row)
  }

  @Test(arguments: fittingRows + gridRows + readerRows + insetRows + guideRows)
  func `grids, geometry readers, insets and guides work as documented`(row: LayoutRow) {
    check(row)
  }

  private func check(_ row: LayoutRow) {
    let measured = MeasuredSize()
    let harness = Harness(width: 30, height: 12) {
      ProposingLayout(proposed: row.proposal, measured: measured).callAsFunction { row.view() }
    }
    #expect(measured.size == row.size, Comment(rawValue: row.why))
    #expect(harness.content == row.rows, Comment(rawValue: row.why))
    #expect(harness.warnings.isEmpty)
    #expect(harness.repaint() == 0)
  }
}

private final class MeasuredSize: @unchecked Sendable {
  var size = ""
}

/// Proposes one size to its view, whatever space there is, and records the view's size.
private struct ProposingLayout: Layout {
  let proposed: ProposedViewSize
  let measured: MeasuredSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposed)
      measured.size = "\(size.width)×\(size.height)"
      subview.place(at: .zero, proposal: proposed)
    }
  }
}

/// A view of a fixed size, filled with a letter.
@MainActor func box(_ letter: Character, _ width: Int, _ height: Int) -> some View {
  Text(
    Array(repeating: String(repeating: letter, count: width), count: height)
      .joined(separator: "\n")
  )
  .fixedSize()
}

/// A view that takes all of the proposed size, filled with a letter.
@MainActor func fill(_ letter: Character) -> some View {
  GeometryReader { geometry in
    Text(
      Array(
        repeating: String(repeating: letter, count: geometry.size.width),
        count: geometry.size.height
      )
      .joined(separator: "\n"))
  }
}
