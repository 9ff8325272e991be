// SPDX-License-Identifier: MIT
// Views: icons and pictures.

import CuriumTerminal
import CuriumTokens

/// An icon by SF Symbols' name, in the icon set and the colour of its surroundings; or a picture.
///
/// *Sizing:* an icon hugs its glyph, one column in the Unicode set. A name that no set knows is drawn
/// as `?`. A picture takes a column a pixel and a row for two, or with `.resizable()` what it is
/// offered. It is drawn by the terminal where that can, else with half blocks; where there are no
/// colours, or too few cells to see anything, its label stands in for it.
///
///     Image(systemName: "magnifyingglass").foregroundStyle(.textSecondary)
///     Image(bitmap, label: "A harbour at night").resizable().frame(width: 40, height: 12)
public struct Image: _PrimitiveView {
  enum Content: Equatable {
    case icon(String)
    case picture(Picture)
  }

  /// A bitmap and how it is shown.
  struct Picture: Equatable {
    var bitmap: Bitmap
    /// Empty for one that says nothing.
    var label: String
    var isResizable = false
    var interpolation = Bitmap.Interpolation.box
  }

  var content: Content

  /// The icon called `systemName`.
  public nonisolated init(systemName: String) { content = .icon(systemName) }

  /// A picture, and what it shows in words.
  public init(_ bitmap: Bitmap, label: String) {
    content = .picture(Picture(bitmap: bitmap, label: label))
  }

  /// A picture that says nothing: screen readers pass it over.
  public init(decorative bitmap: Bitmap) { self.init(bitmap, label: "") }

  /// The picture in the size it is offered; icons have but one size.
  public func resizable() -> Image { changed { $0.isResizable = true } }

  /// How the pixels of a scaled picture are found.
  public func interpolation(_ interpolation: Bitmap.Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  private func changed(_ change: (inout Picture) -> Void) -> Image {
    guard case .picture(var picture) = content else { return self }
    change(&picture)
    var image = self
    image.content = .picture(picture)
    return image
  }

  /// Adds a node.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(ImageNode(view.content, context))
  }

  /// Takes the new name or picture.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ImageNode.self).receive(view.content)
  }
}

private final class ImageNode: LayoutNode {
  private var content: Image.Content
  /// Made for a picture when it is first painted; an icon has none.
  private var drawing: PictureDrawing?

  init(_ content: Image.Content, _ context: borrowing _MountContext) {
    self.content = content
    super.init(context)
  }

  func receive(_ content: Image.Content) {
    if content == self.content { return }
    self.content = content
    damageFrame()
    setNeedsLayout()
  }

  private func glyph(_ name: String) -> String {
    let turned = TurnedIcons.name(of: name, turned: scope.values.inherited.quarterTurns)
    guard let glyph = iconGlyph(named: turned, set: scope.values.inherited.iconSet) else {
      graph.warn("No icon is called \"\(name)\": see Icon.names for those there are.", at: self)
      return "?"
    }
    return glyph
  }

  override func computeRigidSize() -> Extent? {
    guard case .icon = content else { return nil }
    return computeSize(.unspecified)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    switch content {
    case .icon(let name):
      let columns = GraphemeWidth.columns(
        of: glyph(name), ambiguousIsWide: graph.painting.pool.ambiguousIsWide)
      return Extent(width: Int32(columns), height: 1)
    case .picture(let picture):
      let own = picture.bitmap.extent
      guard picture.isResizable else { return own }
      return Extent(
        width: proposal.packedWidth == ProposedViewSize.ideal ? own.width : proposal.packedWidth,
        height: proposal.packedHeight == ProposedViewSize.ideal
          ? own.height : proposal.packedHeight
      ).clamped
    }
  }

  override func paint(_ painter: inout Painter) {
    let inherited = scope.values.inherited
    if inherited.redaction.contains(.placeholder) {
      let shade = iconGlyph(named: "curium.shade", set: inherited.iconSet) ?? ":"
      let row = String(repeating: shade, count: Int(size.width))
      for y in 0..<Int(size.height) { painter.draw(row, x: 0, y: y, .textMuted, [], scope) }
      return
    }
    switch content {
    case .icon(let name):
      // Of the text style an icon takes faintness alone: signs are drawn for one weight.
      let isDim = inherited.font?.resolve(in: inherited.theme).attributes.contains(.dim) ?? false
      painter.draw(glyph(name), x: 0, y: 0, inherited.foreground, isDim ? .dim : [], scope)
    case .picture(let picture):
      if painter.showsPixels(of: picture, in: size) {
        let drawing = drawing ?? PictureDrawing()
        self.drawing = drawing
        drawing.draw(picture, in: size.cellSize, painter)
      } else {
        painter.draw(picture.label, x: 0, y: 0, inherited.foreground, [], scope)
      }
    }
  }

  @MainActor override func willUnmount() { drawing?.leave(graph) }

  @MainActor override var semantics: Semantics? {
    guard case .picture(let picture) = content, !picture.label.isEmpty else { return nil }
    return Semantics(role: .image, label: picture.label)
  }
}
