// SPDX-License-Identifier: MIT
// Views: paints pictures with half blocks, or has the terminal draw them.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Bitmap {
  /// The size in cells: a column per pixel, and a row per two pixels.
  var extent: Extent {
    Extent(width: Int32(clamping: width), height: Int32(clamping: (height + 1) / 2))
  }
}

/// The scaled pixels of a picture, and the terminal's copy of it.
final class PictureDrawing {
  private var source: Bitmap?
  private var scaled: Bitmap?
  private var interpolation = Bitmap.Interpolation.box
  private var placement: PicturePlacement?

  /// Paints the picture into a node of size `size`.
  func draw(_ picture: Image.Picture, in size: CellSize, _ painter: Painter) {
    if let placement = place(picture, size, painter) {
      painter.draw(placement, size)
    } else {
      let bitmap = picture.bitmap
      painter.drawHalves(
        pixels(picture, size), width: picture.isResizable ? size.width : bitmap.width,
        height: picture.isResizable ? 2 * size.height : bitmap.height)
    }
  }

  /// Returns the pixels of the picture, two per cell, unless that is more than a bitmap can have. A
  /// picture that isn't resizable isn't scaled.
  private func pixels(_ picture: Image.Picture, _ size: CellSize) -> Bitmap {
    guard picture.isResizable else { return picture.bitmap }
    if let scaled, scaled.width == min(size.width, Bitmap.limit),
      scaled.height == min(2 * size.height, Bitmap.limit),
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

  /// Returns the terminal's copy of the picture, if the terminal draws pictures and the painter is
  /// opaque.
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
    if let placement, placement.size == size, interpolation == picture.interpolation,
      source == picture.bitmap
    {
      return placement
    }
    leave(painter.graph)
    // Pixels beyond the resolution of the largest cells (20×40) needn't be sent.
    let bitmap = picture.bitmap
    let width = min(bitmap.width, size.width * 20)
    let height = min(bitmap.height, size.height * 40)
    let sent = bitmap.scaled(width: width, height: height, interpolation: picture.interpolation)
    let placement = store.add(size: size, width: sent.width, height: sent.height, rgba: sent.rgba)
    source = bitmap
    interpolation = picture.interpolation
    scaled = nil
    self.placement = placement
    return placement
  }

  /// Releases the terminal's copy.
  func leave(_ graph: Graph) {
    guard let placement else { return }
    self.placement = nil
    graph.painting.renderer?.next.pictures.remove(placement)
  }
}

extension Painter {
  /// Returns whether a picture is recognizable in the available cells and colours.
  func showsPixels(of picture: Image.Picture, in size: Extent) -> Bool {
    if picture.label.isEmpty { return true }
    if grid.pictures.hasNoColors { return false }
    // In a few cells, a picture is a blur, unless it was made for that size.
    let own = picture.bitmap.extent
    return size.width >= min(4, own.width) && size.height >= min(2, own.height)
  }

  /// Draws a bitmap at the node's origin over `width` columns and `height` half rows.
  func drawHalves(_ bitmap: Bitmap, width: Int, height: Int) {
    let area = visible.intersection(CellRect(x: 0, y: 0, width: width, height: (height + 1) / 2))
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let column = x * bitmap.width / width
        let upper = bitmap[column, 2 * y * bitmap.height / height].resolved(opacity)
        let lower = bitmap[column, (2 * y + 1) * bitmap.height / height].resolved(opacity)
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

  /// Draws the terminal's copy of a picture over the node.
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
  /// Returns the colour of the pixel at the opacity of its subtree.
  func resolved(_ opacity: UInt8) -> ResolvedColor {
    ResolvedColor(
      .rgb(red, green, blue), alpha: UInt8((UInt16(alpha) * UInt16(opacity) + 127) / 255))
  }
}
