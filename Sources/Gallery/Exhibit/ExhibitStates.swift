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
    let opened = harness(preview, look, width, margin: margin)
    var others = [("Focus", focused), ("Disabled", disabled)]
    if layer(openedIn: opened)?.role == .menu { others.insert(("Open", opened), at: 1) }
    for (name, harness) in others {
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

  /// Returns a picture of the dialog that the first control of a component opens in `room` columns;
  /// `nil` if it opens none.
  @MainActor static func dialog(
    openedBy preview: Preview, in look: ExhibitLook, room: Int
  ) -> ExhibitPicture? {
    let harness = harness(preview, look, room)
    guard let dialog = layer(openedIn: harness), dialog.role != .menu else { return nil }
    return ExhibitPicture("Open", of: harness, in: dialog.frame)
  }

  /// Presses the first control of a component, and returns the dialog or menu that it opens.
  @MainActor private static func layer(openedIn harness: Harness) -> Element? {
    let controls = harness.elements.filter { roles.contains($0.role) && $0.semantics.isEnabled }
    guard let first = controls.first, [.button, .menuButton].contains(first.role) else {
      return nil
    }
    harness.send(.key(KeyPress(.tab)))
    harness.send(.key(KeyPress(.return)))
    return harness.elements.first { [.alert, .dialog, .menu].contains($0.role) }
  }

  /// The columns before the component in pictures of its states.
  static let margin = 1

  private static let roles: Set<AccessibilityRole> = [
    .button, .link, .textField, .secureField, .comboBox, .toggle, .disclosure, .menuButton,
    .radioButton, .slider, .stepper,
  ]
}

/// The states of a component side by side.
struct ExhibitStates: View {
  let pictures: [ExhibitPicture]

  var body: some View {
    let widest = pictures.reduce(10) {
      max(
        $0, $1.size.width - ExhibitPicture.margin, CaptionLayout.width(ofTitle: $1.name.count))
    }
    ExhibitGrid(least: widest, gap: ExhibitPicture.gap) {
      ForEach(pictures) { picture in
        ExhibitImage(picture: picture, margin: ExhibitPicture.margin)
          .titled(picture.name, isFramed: false)
      }
    }
  }
}
