// SPDX-License-Identifier: MIT
// Views: layers behind and in front of a view, within its frame.

import CuriumTerminal
public import CuriumTokens

extension View {
  /// Adds the views in `content` behind this one, aligned in its frame by `alignment`. Several
  /// views are on top of each other.
  ///
  ///     Text("12 services").background { Color.surfaceRaised }
  public func background<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View {
    LayeredContent(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Adds the views in `content` in front of this one, aligned in its frame by `alignment`. Several
  /// views are on top of each other.
  ///
  ///     Avatar(name: "Ada Lovelace").overlay(alignment: .bottomTrailing) { Text("●") }
  public func overlay<Before: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Before
  ) -> some View {
    LayeredContent(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Adds the view `content` behind this one, aligned in its frame by `alignment`.
  ///
  ///     Text("12 services").background(Rectangle().fill(.surfaceRaised))
  @_disfavoredOverload
  public func background<Behind: View>(_ content: Behind, alignment: Alignment = .center)
    -> some View
  {
    background(alignment: alignment) { content }
  }

  /// Adds the view `content` in front of this one, aligned in its frame by `alignment`.
  ///
  ///     List(packages) { Text($0.name) }.overlay(ProgressView(), alignment: .topTrailing)
  @_disfavoredOverload
  public func overlay<Before: View>(_ content: Before, alignment: Alignment = .center)
    -> some View
  {
    overlay(alignment: alignment) { content }
  }

  /// Adds `color` behind the view.
  ///
  ///     Text("Healthy").padding(.horizontal, 1).background(.successMuted)
  ///
  /// A translucent colour tints the cells behind it, which keep their glyphs. To hide the glyphs,
  /// add an opaque colour behind the translucent one:
  ///
  ///     Text("Lunch").background(.success.opacity(0.3)).background(.background)
  public func background(_ color: Color) -> some View {
    GroundContent(content: self, value: color)
  }

  /// Sets the opacity of the view and everything in it to `opacity`: 0 is clear, 1 is opaque. A
  /// clear view receives no input and isn't read aloud.
  ///
  ///     Text("Archived").opacity(0.5)
  public func opacity(_ opacity: Double) -> some View {
    self.opacity(Opacity(opacity))
  }

  /// Sets the opacity of the view and everything in it to the token `opacity`.
  ///
  ///     Text("Archived").opacity(.disabled)
  public func opacity(_ opacity: Opacity) -> some View {
    ValueContent(content: self, value: opacity, make: OpacityNode.init)
  }

  /// Hides the view while `isHidden` is `true`. The view keeps its place in the layout, but
  /// receives no input and isn't read aloud.
  ///
  ///     ProgressView().hidden(!isInstalling)
  public func hidden(_ isHidden: Bool = true) -> some View {
    opacity(Opacity(isHidden ? 0 : 1))
  }
}

/// A colour as a view, which fills its proposal.
extension Color: LeafView {
  @MainActor package func makeNode(_ context: borrowing _MountContext) -> ColorNode {
    ColorNode(self, context)
  }
  @MainActor package func update(_ node: ColorNode) { node.receive(self) }
}

/// A background without content.
package final class ColorNode: GroundNode {
  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    // SwiftUI's ideal size is 10 points; the nearest equivalent is a cell.
    proposal.filled()
  }
}

private struct GroundContent<Content: View>: NodeBackedView {
  let content: Content
  let value: Color

  func makeNode(_ context: borrowing _MountContext) -> GroundNode { GroundNode(value, context) }
  func update(_ node: GroundNode) { node.receive(value) }
}

private final class OpacityNode: ValueWrapperNode<Opacity> {
  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  /// The animated opacity, from 0 to 255.
  private var motion = Moving<Double>()
  private var shown: UInt8 = 0

  override func didReceiveValue(after old: Opacity) {
    if value == old { return }
    let old = old.resolve(in: theme)
    let painted = painted(old)
    if (old == 0) != (alpha == 0) { graph.focus.visibilityDidChange(in: self) }
    if old != alpha { _ = motion.go(from: Double(old), to: Double(alpha), on: self) }
    shown = paintedAlpha
    if shown != painted || motion.value == nil { damageFrame() }
  }

  @MainActor override func animationDidAdvance() {
    let painted = paintedAlpha
    if painted == shown { return }
    shown = painted
    damageFrame()
  }

  /// The final opacity. A view that is fading out completely receives no input.
  private var alpha: UInt8 { value.resolve(in: theme) }

  private var paintedAlpha: UInt8 { painted(alpha) }

  /// Returns the animated opacity, or `alpha` without an animation.
  private func painted(_ alpha: UInt8) -> UInt8 {
    motion.value.map { UInt8(max(0, min(255, $0)).rounded()) } ?? alpha
  }

  override var isClear: Bool { paintedAlpha == 0 }
  override var hidesContent: Bool { alpha == 0 }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if !hidesContent { super.forEachLayoutChild(body) }
  }

  override func paint(_ painter: inout Painter) {
    painter.recorder?.note(.opacity, value.tokenIndex)
    let alpha = paintedAlpha
    if alpha == 0 { return }
    let outer = painter.opacity
    painter.opacity = UInt8((UInt16(outer) * UInt16(alpha) + 127) / 255)
    super.paint(&painter)
    painter.opacity = outer
  }
}

/// A view with a layer of the same size behind or in front of it.
package struct LayeredContent<Content: View, Layer: View>: _PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  package init(content: Content, layer: Layer, alignment: Alignment, isBehind: Bool) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }

  package static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = LayeredNode(view.alignment, view.isBehind, context)
    context.append(node)
    LayerPair.mount(view.content, view.layer, in: node, layers: node.layers)
  }

  package static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: LayeredNode.self)
    node.receive(view.alignment, view.isBehind)
    LayerPair.update(view.content, view.layer, in: node, layers: node.layers)
  }
}

private final class LayeredNode: PairNode {
  private var guides: GuidePair
  private var isBehind: Bool

  /// The arrangement of several views in the added layer.
  var layers: LayersAlgorithm { LayersAlgorithm(guides) }

  init(_ alignment: Alignment, _ isBehind: Bool, _ context: borrowing _MountContext) {
    guides = context.graph.guides(alignment)
    self.isBehind = isBehind
    super.init(context)
  }

  func receive(_ alignment: Alignment, _ isBehind: Bool) {
    if isBehind != self.isBehind {
      self.isBehind = isBehind
      damageFrame()
    }
    let guides = graph.guides(alignment)
    if guides == self.guides { return }
    self.guides = guides
    setNeedsPlacement()
  }

  override func limit(along axis: Axis) -> Length? {
    children.isEmpty ? nil : child(0).limit(along: axis)
  }

  override func computeRigidSize() -> Extent? {
    collectChildren()
    return child(0).rigidSizeIfAny
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    return child(0).measure(proposal)
  }

  override func placeContents() {
    collectChildren()
    let content = child(0)
    content.place(x: 0, y: 0, proposal: placedProposal)
    let layer = child(1)
    let inner = ProposedViewSize(packedWidth: size.width, packedHeight: size.height)
    /// Aligns the layer's guide with the content's, which may be set explicitly.
    func offset(_ guide: Guide) -> Int32 {
      guard let own = content.explicit(guide, placedProposal) else {
        return self.offset(of: layer, inner, guide, in: size)
      }
      return (2 * own - layer.halves(of: guide, inner)) >> 1
    }
    layer.place(
      x: offset(guides.horizontal), y: offset(guides.vertical), proposal: inner)
  }

  override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    collectChildren()
    return child(0).explicit(guide, proposal)
  }

  override func paint(_ painter: inout Painter) {
    painter.paint(child(isBehind ? 1 : 0))
    painter.paint(child(isBehind ? 0 : 1))
  }

  override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    // The two are painted in a fixed order, even if the content has a z-index.
    flags.remove(.paintsInZOrder)
    // The content has the frame of the node. It comes first if the layer is behind it.
    return (isBehind ? child(0).node(at: point, isClipped: isClipped) : nil)
      ?? super.node(at: point, isClipped: isClipped)
  }
}
