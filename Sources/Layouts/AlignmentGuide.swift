// SPDX-License-Identifier: MIT
// Views: guides that align views.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension View {
  /// Sets the position of a guide along the width of the view. Everything that aligns the view uses
  /// it, including the enclosing stacks and frames.
  ///
  ///     VStack(alignment: .leading) {
  ///       Text("Title")
  ///       Text("indented").alignmentGuide(.leading) { dimensions in dimensions[.leading] - 2 }
  ///     }
  ///
  /// - Parameters:
  ///   - guide: The guide, such as `.leading`.
  ///   - computeValue: Returns the position in cells from the left edge of the view, from the
  ///    view's size and its other guides.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    GuidedContent(content: self, axis: .horizontal, kind: guide.kind, place: computeValue)
  }

  /// Sets the position of a guide along the height of the view.
  ///
  /// - Parameters:
  ///   - guide: The guide, such as `.firstTextBaseline`.
  ///   - computeValue: Returns the position in cells from the upper edge of the view, from the
  ///    view's size and its other guides.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> some View {
    GuidedContent(content: self, axis: .vertical, kind: guide.kind, place: computeValue)
  }
}

private struct GuidedContent<Content: View>: NodeBackedView {
  let content: Content
  let axis: Axis
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
    // In structs: closures passed directly to a generic function would be wrapped, and never
    // compare equal.
    let isSame =
      guide == self.guide && areIdentical(Place(compute: place), Place(compute: self.place))
    self.guide = guide
    self.place = place
    // The layout pass then measures the readers of the guide again.
    if !isSame { setNeedsLayout() }
  }

  override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    guard guide == self.guide, let content = onlyContent else {
      return super.explicitGuide(guide, proposal)
    }
    // States that the closure reads are dependencies of the body that contains it.
    let found = graph.reading(for: reader(of: scope)) {
      self.place(ViewDimensions(content, proposal))
    }
    return Int32(clamping: found)
  }
}
