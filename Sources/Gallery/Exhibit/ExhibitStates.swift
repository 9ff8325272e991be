// SPDX-License-Identifier: MIT
// Page: pictures of a component under the pointer, with the focus and disabled.

import Curium
import CuriumControls
import CuriumHarness
import CuriumPreviews
import CuriumTerminal
import CuriumTokens

/// The surroundings that change how a component looks.
struct ExhibitLook: Equatable {
  let theme: AppTheme
  let iconSet: IconSet
  let density: Density
  let colorDepth: ColorDepth
}

/// A still picture of a component in one state of its control.
struct StatePicture: Identifiable {
  let name: String
  let size: CellSize
  /// The rows, in colours that the page reduces like its own.
  let text: Text
  var id: String { name }
}

extension StatePicture {
  /// The number of rows for a component while its picture is taken.
  private static let rows = 12

  /// Returns a picture of each state that looks different from the one at rest, which comes first.
  /// Empty if the component has no control, more than a few, or more than `rows` rows.
  ///
  /// Two pictures fit side by side in `room` columns, unless the component needs more.
  @MainActor static func all(of preview: Preview, in look: ExhibitLook, room: Int, rows: Int)
    -> [StatePicture]
  {
    let half = max(20, min(36, (room - ExhibitStates.gap) / 2))
    let width = fits(preview, look, in: half, of: room) ? half : max(half, room)
    let rest = harness(preview, look, width)
    let controls = rest.elements.filter {
      roles.contains($0.role) && $0.semantics.isEnabled && !$0.frame.isEmpty
    }
    guard let control = controls.first, controls.count <= 5 else { return [] }
    let picture = StatePicture("Rest", of: rest)
    guard picture.size.height <= rows else { return [] }
    let hovered = harness(preview, look, width)
    let place = CellPoint(
      x: control.frame.minX + control.frame.width / 2,
      y: control.frame.minY + control.frame.height / 2)
    hovered.pointer(PointerEvent(.moved, at: place))
    let focused = harness(preview, look, width)
    focused.send(.key(KeyPress(.tab)))
    let disabled = harness(preview, look, width)
    disabled.setEnvironment { $0.isEnabled = false }
    var pictures = [picture]
    for (name, harness) in [("Hover", hovered), ("Focus", focused), ("Disabled", disabled)] {
      let other = StatePicture(name, of: harness)
      if other.text != picture.text { pictures.append(other) }
    }
    return pictures.count > 1 ? pictures : []
  }

  /// Returns `true` if a component is whole in `half` columns: it is neither wider by itself, nor
  /// does it cut off or break a text that is on one line in `room` columns.
  @MainActor private static func fits(
    _ preview: Preview, _ look: ExhibitLook, in half: Int, of room: Int
  ) -> Bool {
    if half >= room { return true }
    let narrow = harness(preview, look, half)
    let wide = harness(preview, look, room)
    let (picture, whole) = (StatePicture("", of: narrow), StatePicture("", of: wide))
    if whole.size.width > half, whole.size.width < room { return false }
    let cut = (0..<rows).contains { y in
      narrow.screen[y].contains("…") && !wide.screen[y].contains("…")
    }
    return !cut && picture.size.height <= whole.size.height
  }

  private static let roles: Set<AccessibilityRole> = [
    .button, .link, .textField, .secureField, .toggle, .disclosure, .menuButton,
    .radioButton, .slider, .stepper,
  ]

  @MainActor private static func harness(
    _ preview: Preview, _ look: ExhibitLook, _ width: Int
  ) -> Harness {
    Harness(
      width: width, height: rows, theme: look.theme,
      capabilities: TerminalCapabilities(colorDepth: look.colorDepth),
      environment: {
        $0.iconSet = look.iconSet
        $0.density = look.density
        $0.accessibilityReduceMotion = true
      }
    ) { preview.content() }
  }

  @MainActor private init(_ name: String, of harness: Harness) {
    let ground = harness.cell(x: harness.size.width - 1, y: Self.rows - 1).background
    var size = CellSize.zero
    for y in 0..<Self.rows {
      for x in 0..<harness.size.width {
        let cell = harness.cell(x: x, y: y)
        if cell.glyph == .space, cell.background == ground { continue }
        size = CellSize(width: max(size.width, x + 1), height: y + 1)
      }
    }
    self.name = name
    self.size = size
    text = (0..<size.height).reduce(Text("")) { rows, y in
      let row = Self.row(y, of: harness, width: size.width, ground: ground)
      return y == 0 ? row : rows + Text("\n") + row
    }
  }

  /// Returns a row of cells as text. `ground` is the background of the page.
  @MainActor private static func row(
    _ y: Int, of harness: Harness, width: Int, ground: CellColor
  ) -> Text {
    var row = Text("")
    var part = (text: "", style: CellStyle())
    for x in 0...width {
      let style = x < width ? harness.cell(x: x, y: y).style : nil
      if style != part.style || style == nil {
        let (ink, paper) = (Color(part.style.foreground), Color(part.style.background))
        let isPage = part.style.background == ground
        let attributes = part.style.attributes.subtracting(.line)
        row =
          row
          + Text(part.text).styled {
            $0.color = ink
            $0.background = isPage ? nil : paper
            $0.attributes = attributes
          }
        part = ("", style ?? part.style)
      }
      if x < width { part.text += harness.text(x: x, y: y) }
    }
    return row
  }
}

/// The states of a component side by side.
struct ExhibitStates: View {
  /// The columns between two pictures.
  static let gap = 3
  let pictures: [StatePicture]

  var body: some View {
    let widest = pictures.reduce(10) { max($0, $1.size.width) }
    ExhibitGrid(least: widest, gap: Self.gap) {
      ForEach(pictures) { picture in
        ExhibitTile(picture.name) {
          picture.text
            .fixedSize()
            .frame(
              width: Length(picture.size.width), height: Length(picture.size.height),
              alignment: .topLeading
            )
            .clipped()
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(picture.name)
        }
      }
    }
  }
}
