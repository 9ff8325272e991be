// SPDX-License-Identifier: MIT
// Views: a node around one view.

import CuriumTerminal
public import CuriumTokens

/// A node around one view. Unless it has `layers`, it arranges several views like a VStack without
/// spacing, so that `Group { a; b }.padding()` shows all of them.
@_spi(Nodes) open class WrapperNode: ContainerNode {
  /// The axis of the stack around the node, for views that are added later.
  private final var adopted: Axis?
  /// The priority that the layout parent used last.
  private final var knownPriority = 0.0

  override var passesOnTransitions: Bool { firstChild?.nextSibling == nil }

  /// The arrangement of several views on top of each other; `nil` if they form a column.
  open var layers: LayersAlgorithm? { nil }

  package final func measureContent(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    switch children.count {
    case 1: return children[0]._withUnsafeGuaranteedRef { $0.measure(proposal) }
    case 0: return .zero
    default: return severalSize(proposal)
    }
  }

  package final func placeContent(x: Int32, y: Int32, proposal: ProposedViewSize) {
    collectChildren()
    switch children.count {
    case 1: children[0]._withUnsafeGuaranteedRef { $0.place(x: x, y: y, proposal: proposal) }
    case 0: break
    default:
      let size = severalSize(proposal)
      if let layers {
        layers.place(children, x: x, y: y, size: size, proposal: proposal)
      } else {
        implicitStack.place(children, x: x, y: y, size: size, proposal: proposal)
      }
    }
  }

  private final func severalSize(_ proposal: ProposedViewSize) -> Extent {
    layers?.size(of: children, proposal: proposal)
      ?? implicitStack.size(of: children, proposal: proposal)
  }

  open override func computeRigidSize() -> Extent? {
    guard let addedRoom else { return nil }
    collectChildren()
    guard children.count == 1,
      let size = children[0]._withUnsafeGuaranteedRef({ $0.rigidSizeIfAny })
    else { return nil }
    return Extent(width: size.width + addedRoom.width, height: size.height + addedRoom.height)
  }

  /// The arrangement of several views in a column.
  var implicitStack: StackAlgorithm {
    StackAlgorithm(spacing: 0, guide: Guide(axis: .horizontal, code: Guide.start))
  }

  open override var layoutPriority: Double {
    children.count == 1 ? children[0]._withUnsafeGuaranteedRef { $0.layoutPriority } : 0
  }

  open override func part(along axis: Axis) -> Length? {
    children.count == 1 ? children[0]._withUnsafeGuaranteedRef { $0.part(along: axis) } : nil
  }

  override func limit(along axis: Axis) -> Length? {
    // Other wrappers can be longer than their content.
    addedRoom == .zero ? contentLimit(along: axis) : nil
  }

  /// Returns the limit of the content, for a node that is as long as it.
  final func contentLimit(along axis: Axis) -> Length? {
    children.count == 1 ? children[0]._withUnsafeGuaranteedRef { $0.limit(along: axis) } : nil
  }

  open override func adopt(axis: Axis?) {
    adopted = axis
    if !flags.contains(.childrenStale) { passOnAxis() }
  }

  open override func childrenDidChange() {
    passOnAxis()
    let priority = layoutPriority
    if priority != knownPriority {
      knownPriority = priority
      if flags.contains(.placed) { layoutPriorityDidChange() }
    }
  }

  /// Passes on the axis. A single view belongs to the outer stack; several views form a column,
  /// unless they are on top of each other.
  private final func passOnAxis() {
    let axis = children.count <= 1 ? adopted : layers == nil ? Axis.vertical : nil
    for child in children { child._withUnsafeGuaranteedRef { $0.adopt(axis: axis) } }
  }

  open override var passesOnPriority: Bool { true }

  open override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    measureContent(proposal)
  }

  /// Returns the origin of the content and the proposal for it, for a node with `proposal` and
  /// `size`.
  open func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent) -> ContentPlacement {
    ContentPlacement(x: 0, y: 0, proposal: proposal)
  }

  open override func placeContents() {
    let content = contentPlacement(placedProposal, size)
    placeContent(x: content.x, y: content.y, proposal: content.proposal)
  }

  open override func paint(_ painter: inout Painter) {
    if children.count == 1 { painter.paintOnlyChild(of: self) } else { super.paint(&painter) }
  }

  // MARK: Guides and traits

  /// The content, if it is a single view.
  package final var onlyContent: LayoutNode? {
    collectChildren()
    return children.count == 1 ? child(0) : nil
  }

  open override var modified: LayoutNode? { onlyContent }

  open override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    let content = contentPlacement(proposal, measure(proposal))
    let place: Int32?
    if let onlyContent {
      place = onlyContent.explicit(guide, content.proposal)
    } else if let layers {
      place = layers.explicitGuide(guide, of: children, proposal: content.proposal)
    } else {
      place = implicitStack.explicitGuide(guide, of: children, proposal: content.proposal)
    }
    return place.map { $0 + (guide.axis == .horizontal ? content.x : content.y) }
  }

  /// Aligns the content in a node of `size`. `inner` is the proposal for the content.
  final func alignedContent(
    _ guides: GuidePair, _ inner: ProposedViewSize, _ size: Extent
  ) -> ContentPlacement {
    if let content = onlyContent {
      return ContentPlacement(
        x: offset(of: content, inner, guides.horizontal, in: size),
        y: offset(of: content, inner, guides.vertical, in: size),
        proposal: inner)
    }
    let content = measureContent(inner)
    return ContentPlacement(
      x: guides.horizontal.offset(content.width, in: size.width),
      y: guides.vertical.offset(content.height, in: size.height), proposal: inner)
  }
}

/// The origin of a node's content and the proposal for it.
@_spi(Nodes) public struct ContentPlacement {
  var x: Int32
  var y: Int32
  var proposal: ProposedViewSize

  package init(x: Int32, y: Int32, proposal: ProposedViewSize) {
    self.x = x
    self.y = y
    self.proposal = proposal
  }
}
