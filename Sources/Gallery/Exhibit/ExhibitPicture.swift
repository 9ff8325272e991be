// SPDX-License-Identifier: MIT
// Page: a still picture of a component.

import Curium
import CuriumHarness
import CuriumPreviews
import CuriumTerminal

/// The surroundings that change how a component looks.
struct ExhibitLook: Equatable {
  let theme: AppTheme
  let iconSet: IconSet
  let density: Density
  let colorDepth: ColorDepth
}

/// A still picture of a component.
struct ExhibitPicture: Identifiable {
  let name: String
  let size: CellSize
  /// The rows, in colours that the page reduces like its own.
  let text: Text
  var id: String { name }

  /// The number of rows for a component while its picture is taken.
  private static let rows = 12
  /// The columns between two pictures.
  static let gap = 3

  /// Draws the component in `width` columns, after `margin` columns in which the mark of the focus
  /// can hang.
  @MainActor static func harness(
    _ preview: Preview, _ look: ExhibitLook, _ width: Int, margin: Int = 0
  ) -> Harness {
    Harness(
      width: width + margin, height: rows, theme: look.theme,
      capabilities: TerminalCapabilities(colorDepth: look.colorDepth),
      environment: {
        $0.iconSet = look.iconSet
        $0.density = look.density
        $0.accessibilityReduceMotion = true
      }
    ) { preview.content().padding(.leading, Length(margin)) }
  }

  /// Returns the width of a component of which `count` pictures should fit side by side in `room`
  /// columns: at most 36, unless the component needs more.
  @MainActor static func width(
    of preview: Preview, in look: ExhibitLook, room: Int, count: Int
  ) -> Int {
    let share = max(20, min(36, (room - gap * (count - 1)) / count))
    return fits(preview, look, in: share, of: room) ? share : max(share, room)
  }

  /// Returns whether a component is whole in `share` columns: it is neither wider by itself, nor
  /// does it cut off or break text that is on one line in `room` columns.
  @MainActor private static func fits(
    _ preview: Preview, _ look: ExhibitLook, in share: Int, of room: Int
  ) -> Bool {
    if share >= room { return true }
    let narrow = harness(preview, look, share)
    let wide = harness(preview, look, room)
    let (picture, whole) = (ExhibitPicture("", of: narrow), ExhibitPicture("", of: wide))
    if whole.size.width > share, whole.size.width < room { return false }
    let cut = (0..<rows).contains { y in
      narrow.screen[y].contains("…") && !wide.screen[y].contains("…")
    }
    return !cut && picture.size.height <= whole.size.height
  }

  /// A picture of the cells in `frame`.
  @MainActor init(_ name: String, of harness: Harness, in frame: CellRect) {
    self.init(
      name, of: harness, in: frame,
      ground: harness.cell(x: harness.size.width - 1, y: Self.rows - 1).background)
  }

  /// A picture of everything that isn't blank.
  @MainActor init(_ name: String, of harness: Harness) {
    let ground = harness.cell(x: harness.size.width - 1, y: Self.rows - 1).background
    var size = CellSize.zero
    for y in 0..<Self.rows {
      for x in 0..<harness.size.width {
        let cell = harness.cell(x: x, y: y)
        if cell.glyph == .space, cell.background == ground { continue }
        size = CellSize(width: max(size.width, x + 1), height: y + 1)
      }
    }
    self.init(name, of: harness, in: CellRect(origin: .zero, size: size), ground: ground)
  }

  @MainActor private init(
    _ name: String, of harness: Harness, in frame: CellRect, ground: CellColor
  ) {
    self.name = name
    size = frame.size
    text = (frame.minY..<frame.maxY).reduce(Text("")) { rows, y in
      let row = Self.row(y, of: harness, columns: frame.minX..<frame.maxX, ground: ground)
      return y == frame.minY ? row : rows + Text("\n") + row
    }
  }

  /// Returns a row of cells as text. `ground` is the background of the page.
  @MainActor private static func row(
    _ y: Int, of harness: Harness, columns: Range<Int>, ground: CellColor
  ) -> Text {
    let runs = columns.chunked {
      harness.cell(x: $0, y: y).style == harness.cell(x: $1, y: y).style
    }
    return runs.reduce(Text("")) { row, run in
      let style = harness.cell(x: run.lowerBound, y: y).style
      return row
        + Text(run.map { harness.text(x: $0, y: y) }.joined()).styled {
          $0.color = Color(style.foreground)
          $0.background = style.background == ground ? nil : Color(style.background)
          $0.attributes = style.attributes.subtracting(.line)
        }
    }
  }
}

/// A picture as a view of its size.
struct ExhibitImage: View {
  let picture: ExhibitPicture
  /// The columns of the picture that hang before the view.
  var margin = 0

  var body: some View {
    picture.text
      .fixedSize()
      .frame(
        width: Length(picture.size.width), height: Length(picture.size.height),
        alignment: .topLeading
      )
      .clipped()
      .offset(x: -margin)
      .frame(width: Length(picture.size.width - margin), alignment: .leading)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(picture.name)
  }
}
