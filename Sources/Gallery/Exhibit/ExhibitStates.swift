// SPDX-License-Identifier: MIT
// Page: pictures of a component under the pointer, with the focus, disabled and open.

import Curium
import CuriumControls
import CuriumHarness
import CuriumPreviews
import CuriumTerminal

extension ExhibitPicture {
  /// Returns a picture of each state that looks different from the one at rest, which comes first.
  /// Empty if the component has no control, more than a few, or more than `rows` rows.
  ///
  /// Two pictures fit side by side in `room` columns, unless the component needs more.
  @MainActor static func states(of preview: Preview, in look: ExhibitLook, room: Int, rows: Int)
    -> [ExhibitPicture]
  {
    let width = width(of: preview, in: look, room: room, count: 2)
    let rest = harness(preview, look, width, margin: margin)
    let controls = rest.elements.filter {
      roles.contains($0.role) && $0.semantics.isEnabled && !$0.frame.isEmpty
    }
    guard !controls.isEmpty, controls.count <= 5 else { return [] }
    let picture = ExhibitPicture("Rest", of: rest)
    guard picture.size.height <= rows else { return [] }
    let focused = harness(preview, look, width, margin: margin)
    focused.send(.key(KeyPress(.tab)))
    let disabled = harness(preview, look, width, margin: margin)
    disabled.setEnvironment { $0.isEnabled = false }
    // A selected control can look the same under the pointer, so this is the first that changes.
    let underPointer = controls.lazy
      .map { hovered(preview, look, width, over: $0.frame) }
      .first { $0.text != picture.text }
    var pictures = [picture] + [underPointer].compactMap(\.self)
    for (name, harness) in [("Focus", focused), ("Disabled", disabled)] {
      let other = ExhibitPicture(name, of: harness)
      if other.text != picture.text { pictures.append(other) }
    }
    return pictures.count > 1 ? pictures : []
  }

  /// Returns a picture of a component with the pointer in the middle of `frame`.
  @MainActor private static func hovered(
    _ preview: Preview, _ look: ExhibitLook, _ width: Int, over frame: CellRect
  ) -> ExhibitPicture {
    let harness = harness(preview, look, width, margin: margin)
    let place = CellPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    harness.pointer(PointerEvent(.moved, at: place))
    return ExhibitPicture("Hover", of: harness)
  }

  /// Returns a picture of the dialog or menu that the first control of a component opens in `room`
  /// columns; `nil` if it opens none.
  @MainActor static func layer(
    openedBy preview: Preview, in look: ExhibitLook, room: Int
  ) -> OpenLayer? {
    let harness = harness(preview, look, room)
    let controls = harness.elements.filter { roles.contains($0.role) && $0.semantics.isEnabled }
    guard let first = controls.first, [.button, .menuButton].contains(first.role) else {
      return nil
    }
    harness.send(.key(KeyPress(.tab)))
    harness.send(.key(KeyPress(.return)))
    let layer = harness.elements.first { [.alert, .dialog, .menu].contains($0.role) }
    return layer.map {
      OpenLayer(
        picture: ExhibitPicture("Open", of: harness, in: $0.frame), isMenu: $0.role == .menu,
        inset: $0.frame.minX)
    }
  }

  /// The columns before the component in pictures of its states.
  static let margin = 1

  private static let roles: Set<AccessibilityRole> = [
    .button, .link, .textField, .secureField, .comboBox, .toggle, .disclosure, .menuButton,
    .radioButton, .slider, .stepper,
  ]
}

/// A picture of an open dialog or menu.
struct OpenLayer {
  let picture: ExhibitPicture
  let isMenu: Bool
  /// The columns of the component to the left of a menu.
  let inset: Int
}

extension View {
  /// Shows a picture of the dialog or menu that the view opens: a dialog above it, a menu below.
  func showing(_ layer: OpenLayer?) -> some View { WithOpenLayer(layer: layer, content: self) }
}

private struct WithOpenLayer<Content: View>: View {
  let layer: OpenLayer?
  let content: Content
  /// `true` once the user may have opened the menu. Its picture would look like a second one.
  @State private var isUsed = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: layer?.isMenu == true ? .leading : .center, spacing: 0) {
      if let layer, !layer.isMenu { ExhibitImage(picture: layer.picture).padding(.bottom, 1) }
      content
        .focused($isFocused)
        .onChange(of: isFocused) { _, isFocused in if isFocused { isUsed = true } }
      if let layer, layer.isMenu {
        ExhibitImage(picture: layer.picture).padding(.leading, Length(layer.inset)).hidden(isUsed)
      }
    }
  }
}

/// The states of a component side by side.
struct ExhibitStates: View {
  let pictures: [ExhibitPicture]

  var body: some View {
    let widest = pictures.reduce(10) { max($0, $1.size.width - ExhibitPicture.margin) }
    ExhibitGrid(least: widest, gap: ExhibitPicture.gap) {
      ForEach(pictures) { picture in
        ExhibitImage(picture: picture, margin: ExhibitPicture.margin)
          .titled(picture.name, isFramed: false)
      }
    }
  }
}
