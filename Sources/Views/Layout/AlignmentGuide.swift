// SPDX-License-Identifier: MIT
// Views: guides by which views are aligned, and views that set them.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

extension View {
  /// Sets where a guide along the width stands in the view: what aligns it, stacks and frames around
  /// included, goes by that place.
  ///
  ///     VStack(alignment: .leading) {
  ///       Text("Title")
  ///       Text("indented").alignmentGuide(.leading) { dimensions in dimensions[.leading] - 2 }
  ///     }
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    GuidedContent(content: self, axis: .horizontal, kind: guide.kind, place: computeValue)
  }

  /// Sets where a guide along the height stands in the view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    GuidedContent(content: self, axis: .vertical, kind: guide.kind, place: computeValue)
  }
}

private struct GuidedContent<Content: View>: NodeBackedView {
  let content: Content
  let axis: LayoutAxis
  let kind: AlignmentKind
  let place: (ViewDimensions) -> Int

  func makeNode(_ context: borrowing _MountContext) -> GuideNode {
    GuideNode(context.graph.guide(axis, kind), place, context)
  }
  func update(_ node: GuideNode) { node.receive(node.graph.guide(axis, kind), place) }
}

private struct Place {
  let compute: (ViewDimensions) -> Int
}

private final class GuideNode: WrapperNode {
  private var guide: Guide
  private var place: (ViewDimensions) -> Int

  init(
    _ guide: Guide, _ place: @escaping (ViewDimensions) -> Int, _ context: borrowing _MountContext
  ) {
    self.guide = guide
    self.place = place
    super.init(context)
    noteGuides()
  }

  func receive(_ guide: Guide, _ place: @escaping (ViewDimensions) -> Int) {
    // As fields: closures given to a generic function as they are would be wrapped in others.
    let isSame =
      guide == self.guide && areIdentical(Place(compute: place), Place(compute: self.place))
    self.guide = guide
    self.place = place
    // Whoever read the guide is asked again once the layout pass comes by.
    if !isSame { setNeedsLayout() }
  }

  override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    guard guide == self.guide, let content = onlyContent else {
      return super.explicitGuide(guide, proposal)
    }
    // What the closure reads of states is read for the body that it comes from.
    let found = graph.reading(for: reader(of: scope)) {
      self.place(ViewDimensions(content, proposal))
    }
    return Int32(clamping: found)
  }
}
