// SPDX-License-Identifier: MIT
// Views: the cells of a view that receive pointer events.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

extension View {
  /// Sets whether the view receives pointer events. If `enabled` is `false`, they go to the views
  /// behind it.
  ///
  ///     ZStack {
  ///       Button("Open") { open() }
  ///       Text("beta").allowsHitTesting(false)
  ///     }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    ValueContent(content: self, value: enabled, make: HitTestNode.init)
  }

  /// Sets the area in which the view receives pointer events: `shape` with the size of its frame.
  ///
  /// Without this modifier, text, images, shapes, backgrounds and controls receive the events in
  /// their frames. Events in empty cells, such as those of a `Spacer`, go to the views behind.
  ///
  ///     HStack { Text(name); Spacer(); Text("4 kB") }
  ///       .contentShape(Rectangle())
  ///       .onTapGesture { open() }
  public func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    ValueContent(content: self, value: shape, make: ContentShapeNode.init)
  }
}

private final class HitTestNode: ValueWrapperNode<Bool> {
  override var addedRoom: Extent? { .zero }

  override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    value ? super.node(at: point, isClipped: isClipped) : nil
  }
}

private final class ContentShapeNode<Outline: Shape>: ValueWrapperNode<Outline> {
  override var addedRoom: Extent? { .zero }

  override func isSolid(at point: CellPoint) -> Bool { true }

  override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    let path = value._path(in: CellRect(origin: .zero, size: size.cellSize), theme: theme)
    return path.mask(x: point.x, y: point.y) == 0
      ? nil : super.node(at: point, isClipped: isClipped)
  }
}
