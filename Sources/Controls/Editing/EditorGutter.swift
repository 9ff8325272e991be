// SPDX-License-Identifier: MIT
// Views: the columns beside the text of an editor: custom ones, diagnostics and line numbers.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// The widths of the columns to the left of the text in an editor.
struct EditorGutter: Equatable {
  /// The columns that the app adds.
  private(set) var markWidth = 0
  /// The column of diagnostic marks, and a space if no line numbers follow; 0 without the column.
  private(set) var diagnosticWidth = 0
  /// The digits of the line numbers, and a space; 0 without line numbers.
  private(set) var numberWidth = 0

  var width: Int { markWidth + diagnosticWidth + numberWidth }

  /// The minimum number of text columns beside the gutter. With fewer, parts of it are hidden.
  private static let leastText = 8

  init() {}

  /// Creates the gutter of an editor of `width` columns. If there isn't enough room, the line
  /// numbers are omitted first, then the app's own columns.
  init(_ options: EditorOptions, lineCount: Int, within width: Int) {
    if let custom = options.gutter, custom.width + Self.leastText <= width {
      markWidth = custom.width
    }
    // With line numbers, the column of marks exists even if no line has a mark, so that the text
    // stays in place.
    let marks = options.diagnostics == nil ? 0 : 1
    let digits = max(2, String(lineCount).utf8.count) + 1
    if options.showsLineNumbers, markWidth + marks + digits + Self.leastText <= width {
      diagnosticWidth = marks
      numberWidth = digits
    } else if options.diagnostics?.isEmpty == false, markWidth + 2 + Self.leastText <= width {
      diagnosticWidth = 2
    }
  }

  /// Paints the number and the mark of a line. Lines are counted from 0.
  func paint(
    line: Int, y: Int, mark: Text?, _ color: Color, in scope: EnvironmentScope, _ painter: Painter
  ) {
    if let mark, markWidth > 0 {
      var context = GraphicsContext(painter: painter, scope: scope)
      context.clip(to: CellRect(x: 0, y: y, width: markWidth, height: 1))
      context.draw(mark, at: PathPoint(x: 0, y: y))
    }
    if numberWidth > 0 {
      let digits = String(line + 1)
      painter.draw(digits, x: width - 1 - digits.utf8.count, y: y, color, [], scope)
    }
  }
}
