// SPDX-License-Identifier: MIT
// Views: a row of cells in the columns of a table.

@_spi(Nodes) package import CuriumEngine
import CuriumViews
import CuriumTerminal
package import CuriumTokens

/// A row of a table, one view for each column. Cells are aligned at the top, and cut off at the
/// edges of their columns.
package struct ColumnRow<Content: View>: NodeBackedView {
  package let content: Content
  private let tracks: ColumnTracks
  private let columns: [ColumnTracks.Column]?
  private let spacing: Length

  /// Creates the header, which sets the columns, or with `nil` a row.
  package init(
    _ tracks: ColumnTracks, columns: [ColumnTracks.Column]? = nil, spacing: Length,
    @ViewBuilder content: () -> Content
  ) {
    self.tracks = tracks
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> ColumnRowNode {
    let node = ColumnRowNode(tracks, isHeader: columns != nil, spacing, context)
    if let columns { tracks.receive(columns) }
    return node
  }

  package func update(_ node: ColumnRowNode) {
    node.receive(spacing)
    if let columns { tracks.receive(columns) }
  }
}

package final class ColumnRowNode: ContainerNode {
  let isHeader: Bool
  private let tracks: ColumnTracks
  private var spacing: Length

  init(
    _ tracks: ColumnTracks, isHeader: Bool, _ spacing: Length, _ context: borrowing _MountContext
  ) {
    self.tracks = tracks
    self.isHeader = isHeader
    self.spacing = spacing
    super.init(context)
    tracks.add(self)
  }

  @MainActor package override func willUnmount() { tracks.remove(self) }

  package override var defersFocus: Bool { isHeader }

  package override var viewName: String { "ColumnRow" }

  func receive(_ spacing: Length) {
    if spacing == self.spacing { return }
    self.spacing = spacing
    setNeedsPlacement()
  }

  // MARK: Size and place

  /// Reports the widths of contents to fitted columns.
  private func tellContents() {
    for index in children.indices where tracks.isFitted(index) {
      let extent = child(index).measure(.unspecified)
      tracks.receive(content: Int(extent.width), of: index)
    }
  }

  private func spans(in width: Int32) -> [Range<Int>] {
    // The rows are narrower than the header beside a scrollbar.
    let shown = isHeader ? min(tracks.rowWidth ?? Int(width), Int(width)) : Int(width)
    return tracks.spans(in: shown, spacing: Int(resolve(spacing, along: .horizontal)))
  }

  private func proposal(_ span: Range<Int>, height: Int32) -> ProposedViewSize {
    ProposedViewSize(packedWidth: Int32(span.count), packedHeight: height)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    tellContents()
    var width = proposal.packedWidth
    if width == ProposedViewSize.ideal {
      let gaps = resolve(spacing, along: .horizontal) * Int32(max(0, children.count - 1))
      width = children.indices.reduce(gaps) { $0 + child($1).measure(.unspecified).width }
    }
    width = min(width, ProposedViewSize.limit)
    var height: Int32 = 0
    for (index, span) in zip(children.indices, spans(in: width)) {
      let offer = self.proposal(span, height: ProposedViewSize.ideal)
      height = max(height, child(index).measure(offer).height)
    }
    return Extent(width: width, height: height)
  }

  package override func placeContents() {
    collectChildren()
    if !isHeader { tracks.receive(rowWidth: Int(size.width)) }
    for (index, span) in zip(children.indices, spans(in: size.width)) {
      let offer = proposal(span, height: size.height)
      let extent = child(index).measure(offer)
      let offset = tracks.alignment(of: index).offset(
        min(extent.width, Int32(span.count)), in: Int32(span.count))
      child(index).place(x: Int32(span.lowerBound) + offset, y: 0, proposal: offer)
    }
  }

  // MARK: Paint

  package override func paint(_ painter: inout Painter) {
    let outer = painter.clip
    for (index, span) in zip(children.indices, spans(in: size.width)) {
      painter.clip = outer.intersection(
        CellRect(
          x: painter.originX + span.lowerBound, y: painter.originY, width: span.count,
          height: Int(size.height)))
      painter.paint(child(index))
    }
    painter.clip = outer
  }
}
