// SPDX-License-Identifier: MIT
// Views: icons and pictures.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// An icon or a picture. An icon is named like an SF Symbol, and uses the icon set and the colour
/// of the environment. `Documentation/Themes.md` lists the names under "Icons", and `Icon.all`
/// contains them. `Icon(unicode:ascii:)` creates other icons from their glyphs.
///
/// *Sizing:* an icon hugs its glyph, one column in the Unicode set. An unknown name shows `?`. A
/// picture takes one column per pixel and one row per two pixels; with `.resizable()`, it fills the
/// proposal. If the terminal supports pictures, it draws the picture itself; otherwise, the picture
/// consists of half blocks. Without colours, or in too few cells, its label is shown instead.
///
///     Image(systemName: "magnifyingglass").foregroundStyle(.textSecondary)
///     Image(Icon(unicode: "∞", ascii: "8"))
///     Image(bitmap, label: "A photo of Ada Okafor").resizable().frame(width: 40, height: 12)
public struct Image: LeafView {
  enum Content: Equatable {
    case icon(Icon)
    case picture(Picture)
  }

  /// A bitmap and the options for drawing it.
  struct Picture: Equatable {
    var bitmap: Bitmap
    /// Empty for a decorative picture.
    var label: String
    var isResizable = false
    var interpolation = Bitmap.Interpolation.box
  }

  var content: Content

  /// Creates the icon named `systemName`.
  public nonisolated init(systemName: String) { content = .icon(Icon(systemName)) }

  /// Creates an image of `icon`.
  public nonisolated init(_ icon: Icon) { content = .icon(icon) }

  /// Creates a picture of `bitmap`. Screen readers read `label`.
  public init(_ bitmap: Bitmap, label: String) {
    content = .picture(Picture(bitmap: bitmap, label: label))
  }

  /// Creates a picture of `bitmap` that screen readers ignore.
  public init(decorative bitmap: Bitmap) { self.init(bitmap, label: "") }

  /// Scales the picture to the proposed size. Icons keep their size.
  public func resizable() -> Image { changed { $0.isResizable = true } }

  /// Sets how a scaled picture computes its pixels. The default `interpolation` is `.box`.
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

  package func makeNode(_ context: borrowing _MountContext) -> ImageNode {
    ImageNode(content, context)
  }
  package func update(_ node: ImageNode) { node.receive(content) }
}

package final class ImageNode: LayoutNode {
  private var content: Image.Content
  /// Created when a picture is first painted; `nil` for an icon.
  private var drawing: PictureDrawing?

  init(_ content: Image.Content, _ context: borrowing _MountContext) {
    self.content = content
    super.init(context)
  }

  func receive(_ content: Image.Content) {
    if content == self.content { return }
    self.content = content
    if case .icon = content {
      drawing?.leave(graph)
      drawing = nil
    }
    damageFrame()
    setNeedsLayout()
  }

  private func glyph(_ icon: Icon) -> String {
    let inherited = scope.values.inherited
    let turned = TurnedIcons.icon(icon, turned: inherited.quarterTurns)
    guard let glyphs = turned.resolve(in: inherited.theme) else {
      graph.warn("There's no icon called \"\(icon.name)\". Icon.all lists the icons.", at: self)
      return "?"
    }
    return glyphs[inherited.iconSet]
  }

  package override func computeRigidSize() -> Extent? {
    guard case .icon = content else { return nil }
    return computeSize(.unspecified)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    switch content {
    case .icon(let icon):
      let columns = GraphemeWidth.columns(
        of: glyph(icon), ambiguousIsWide: graph.painting.pool.ambiguousIsWide)
      return Extent(width: Int32(columns), height: 1)
    case .picture(let picture):
      let own = picture.bitmap.extent
      return picture.isResizable ? proposal.filled(ideal: own) : own
    }
  }

  package override func paint(_ painter: inout Painter) {
    let inherited = scope.values.inherited
    if inherited.redaction.contains(.placeholder) {
      let shade = inherited.glyph("curium.shade") ?? ":"
      let row = String(repeating: shade, count: Int(size.width))
      for y in 0..<Int(size.height) { painter.draw(row, x: 0, y: y, .textMuted, [], scope) }
      return
    }
    switch content {
    case .icon(let icon):
      // Icons take only `dim` from the text style, because their glyphs have a single weight.
      let isDim = inherited.textStyle(nil).resolve(in: inherited.theme).attributes.contains(.dim)
      painter.recorder?.note(.icon, icon.tokenIndex)
      painter.draw(glyph(icon), x: 0, y: 0, inherited.foreground, isDim ? .dim : [], scope)
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

  @MainActor package override func willUnmount() { drawing?.leave(graph) }

  @MainActor package override var semantics: Semantics? {
    guard case .picture(let picture) = content, !picture.label.isEmpty else { return nil }
    return Semantics(role: .image, label: picture.label)
  }
}
