// SPDX-License-Identifier: MIT
// Views: pictures painted with half blocks, or by the terminal itself.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Bitmap {
  /// The cells it takes at a column a pixel: two pixels stand above each other in one.
  var extent: Extent {
    Extent(width: Int32(clamping: width), height: Int32(clamping: (height + 1) / 2))
  }
}

/// What a node keeps to draw its picture: the pixels for its size, and the terminal's own copy.
final class PictureDrawing {
  private var source: Bitmap?
  private var scaled: Bitmap?
  private var interpolation = Bitmap.Interpolation.box
  private var placement: PicturePlacement?

  /// Paints the picture into a node of a size.
  func draw(_ picture: Image.Picture, in size: CellSize, _ painter: Painter) {
    if let placement = place(picture, size, painter) {
      painter.draw(placement, size)
    } else {
      painter.drawHalves(pixels(picture, size))
    }
  }

  /// The pixels of the picture, two for each cell. A picture that is not resizable keeps its own.
  private func pixels(_ picture: Image.Picture, _ size: CellSize) -> Bitmap {
    guard picture.isResizable else { return picture.bitmap }
    if let scaled, scaled.width == size.width, scaled.height == 2 * size.height,
      interpolation == picture.interpolation, source == picture.bitmap
    {
      return scaled
    }
    let made = picture.bitmap.scaled(
      width: size.width, height: 2 * size.height, interpolation: picture.interpolation)
    source = picture.bitmap
    interpolation = picture.interpolation
    scaled = made
    return made
  }

  /// The terminal's copy of the picture, where the terminal draws pictures and nothing is translucent.
  private func place(_ picture: Image.Picture, _ size: CellSize, _ painter: Painter)
    -> PicturePlacement?
  {
    let store = painter.grid.pictures
    guard store.isEnabled, painter.opacity == 255, !picture.bitmap.rgba.isEmpty,
      size.width <= PicturePlacement.limit,
      size.height <= PicturePlacement.limit
    else {
      leave(painter.graph)
      return nil
    }
    if let placement, placement.size == size, source == picture.bitmap { return placement }
    leave(painter.graph)
    // More pixels than the largest cells have would cost their way for nothing.
    let bitmap = picture.bitmap
    let width = min(bitmap.width, size.width * 20)
    let height = min(bitmap.height, size.height * 40)
    let sent = bitmap.scaled(width: width, height: height, interpolation: picture.interpolation)
    let placement = store.add(size: size, width: sent.width, height: sent.height, rgba: sent.rgba)
    source = bitmap
    scaled = nil
    self.placement = placement
    return placement
  }

  /// Gives up the terminal's copy.
  func leave(_ graph: Graph) {
    guard let placement else { return }
    self.placement = nil
    graph.painting.pictures?.remove(placement)
  }
}

extension Painter {
  /// Whether a picture can be seen for what it is.
  func showsPixels(of picture: Image.Picture, in size: Extent) -> Bool {
    if picture.label.isEmpty { return true }
    if grid.pictures.hasNoColors { return false }
    // A picture pressed into a few cells is a stain; one made for few cells is what it was made to be.
    let own = picture.bitmap.extent
    return size.width >= min(4, own.width) && size.height >= min(2, own.height)
  }

  /// Draws the pixels of a bitmap from the node's origin, two in each cell.
  func drawHalves(_ bitmap: Bitmap) {
    let area = visible.intersection(
      CellRect(x: 0, y: 0, width: bitmap.width, height: (bitmap.height + 1) / 2))
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let upper = bitmap[x, 2 * y].resolved(opacity)
        let lower = bitmap[x, 2 * y + 1].resolved(opacity)
        if upper.alpha == 0, lower.alpha == 0 { continue }
        let ground = grid[originX + x, originY + y].background
        let top = upper.color.blended(over: ground, alpha: upper.alpha)
        let bottom = lower.color.blended(over: ground, alpha: lower.alpha)
        if top == bottom {
          cover(CellRect(x: x, y: y, width: 1, height: 1), ResolvedColor(top))
        } else if upper.alpha == 0 {
          put(MosaicGlyphs.quarter(12), x, y, foreground: bottom, background: ground)
        } else {
          put(MosaicGlyphs.quarter(3), x, y, foreground: top, background: bottom)
        }
      }
    }
  }

  /// Has the terminal draw a picture over the node.
  func draw(_ placement: PicturePlacement, _ size: CellSize) {
    let area = visible.intersection(CellRect(origin: .zero, size: size))
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let ground = grid[originX + x, originY + y].background
        grid.draw(
          placement.text(column: x, row: y), x: originX + x, y: originY + y,
          style: CellStyle(foreground: placement.ink, background: ground), clip: clip)
      }
    }
  }
}

extension Bitmap.Pixel {
  /// The pixel in a subtree so opaque.
  fileprivate func resolved(_ opacity: UInt8) -> ResolvedColor {
    ResolvedColor(
      .rgb(red, green, blue), alpha: UInt8((UInt16(alpha) * UInt16(opacity) + 127) / 255))
  }
}
