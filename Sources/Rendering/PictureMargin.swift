// SPDX-License-Identifier: MIT
// Views: the margin of a picture.

/// The margin around the cells of a picture. It has the colour of the background.
package enum PictureMargin {
  /// No margin.
  case none
  /// A column at each side, and half a row above and below, so that rounded corners aren't cut off.
  case narrow

  /// The size in SVG units.
  private var size: (x: Int, y: Int) {
    switch self {
    case .none: (0, 0)
    case .narrow: (CellPicture.cellWidth, CellPicture.cellHeight / 2)
    }
  }

  /// Returns the attributes with the size of a picture, whose coordinates begin at the first cell.
  package func extent(columns: Int, rows: Int) -> String {
    let (x, y) = size
    let width = columns * CellPicture.cellWidth + 2 * x
    let height = rows * CellPicture.cellHeight + 2 * y
    return """
      width="\(width)" height="\(height)" viewBox="\(-x) \(-y) \(width) \(height)"
      """
  }

  /// Returns the element that fills the picture with its background.
  ///
  /// - Parameter paint: The attribute of the colour, such as `fill="#1e1e2e"`.
  package func background(_ paint: String) -> String {
    let (x, y) = size
    let origin = self == .none ? "" : "x=\"\(-x)\" y=\"\(-y)\" "
    return "<rect \(origin)width=\"100%\" height=\"100%\" \(paint)/>\n"
  }
}
