// SPDX-License-Identifier: MIT
// Testing: every control can be focused and pressed with keys and the pointer, and shows it.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct InteractionTests {
  /// The effect of a press: the controls that acted, and the semantics on the screen.
  private struct Outcome: Equatable {
    let actions: [AccessibilityRole]
    let semantics: [Semantics]

    @MainActor init(_ harness: Harness) {
      actions = harness.recording.actions
      semantics = harness.elements.map { element in
        var copy = element.semantics
        copy.isFocused = false
        return copy
      }
    }
  }

  private func stops(_ harness: Harness) -> [Element] {
    var stops: [Element] = []
    harness.forEachFocus { _ in if let focused = harness.focused { stops.append(focused) } }
    return stops
  }

  /// A harness that shows the whole subject, so that nothing scrolls.
  private func whole(
    _ subject: Subject, iconSet: IconSet = .unicode, colorDepth: ColorDepth = .trueColor
  ) -> Harness {
    let isScreen = subject.level == .page || subject.level == .template
    return subject.harness(
      height: isScreen ? 60 : 16, iconSet: iconSet, colorDepth: colorDepth)
  }

  /// The frames of the views that the arrows reach from the Tab stops.
  private func framesInSections(of subject: Subject) -> Set<CellRect> {
    let harness = whole(subject)
    var frames: Set<CellRect> = []
    harness.forEachFocus { _ in
      for key in ["←", "→"] {
        var line: Set<CellRect> = []
        while let frame = harness.focused?.frame, line.insert(frame).inserted {
          harness.press(key)
        }
        frames.formUnion(line)
      }
    }
    return frames
  }

  private func pressing(_ key: String, stop: Int, of subject: Subject) -> Outcome {
    let harness = whole(subject)
    for _ in 0...stop { harness.focusNext() }
    harness.press(key)
    return Outcome(harness)
  }

  @Test(arguments: await Subject.previews)
  func `Tab reaches each control, and keys work like clicks`(
    subject: Subject
  ) {
    let harness = whole(subject)
    let enabled = harness.controls.filter(\.semantics.isEnabled)
    let stops = stops(harness)
    let missing = Set(enabled.map(\.frame)).subtracting(stops.map(\.frame))
    #expect(missing.isEmpty || missing.isSubset(of: framesInSections(of: subject)))
    for (index, stop) in stops.enumerated() {
      let clicked = whole(subject)
      clicked.click(x: stop.center.x, y: stop.center.y)
      // Controls for typing or moving aren't pressed, nor are views that only scroll or draw.
      let unpressed: [AccessibilityRole] = [
        .textField, .secureField, .comboBox, .list, .slider, .stepper, .group, .image, .scrollView,
      ]
      if unpressed.contains(stop.role) {
        #expect(clicked.focused?.frame == stop.frame)
        continue
      }
      let outcome = Outcome(clicked)
      #expect(outcome.actions == [stop.role])
      #expect(pressing("⏎", stop: index, of: subject) == outcome)
      #expect(pressing("space", stop: index, of: subject) == outcome)
    }
  }

  @Test(arguments: await Subject.previews) func `disabled controls can't be reached and don't act`(
    subject: Subject
  ) {
    let harness = subject.harness()
    harness.setEnvironment { $0.isEnabled = false }
    #expect(harness.controls.allSatisfy { !$0.semantics.isEnabled })
    harness.press("⇥")
    #expect(harness.focused == nil)
    let before = Outcome(harness)
    for control in harness.controls { harness.click(control) }
    harness.press("⏎ space a")
    #expect(Outcome(harness) == before)
    #expect(harness.focused == nil)
  }

  @Test(arguments: await Subject.previews, [IconSet.unicode, .ascii])
  func `the focus is visible without colour`(subject: Subject, iconSet: IconSet) {
    let harness = whole(subject, iconSet: iconSet, colorDepth: .none)
    // The cursor marks a field in plain style.
    func lookWithCursor() -> [UInt64] {
      look(of: harness) + [harness.cursor?.x, harness.cursor?.y].map { UInt64($0 ?? 1_000) }
    }
    var looks: Set<[UInt64]> = [lookWithCursor()]
    var count = 1
    harness.forEachFocus { _ in
      looks.insert(lookWithCursor())
      count += 1
    }
    #expect(looks.count == count, "\(harness.screen.joined(separator: "\n"))")
  }

  @Test(arguments: await Subject.previews)
  func `the disabled state is visible without colour`(
    subject: Subject
  ) {
    let harness = subject.harness(colorDepth: .none)
    if harness.controls.allSatisfy({ !$0.semantics.isEnabled }) { return }
    let enabled = look(of: harness)
    harness.setEnvironment { $0.isEnabled = false }
    #expect(look(of: harness) != enabled)
  }

  /// The glyphs and attributes of the screen, without colour.
  private func look(of harness: Harness) -> [UInt64] {
    harness.cells.map { UInt64($0.glyph.rawValue) << 16 | UInt64($0.attributes.rawValue) }
  }
}
