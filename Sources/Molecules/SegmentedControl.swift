// SPDX-License-Identifier: MIT
// Molecule: a choice of few, side by side.

public import CuriumControls

/// A choice of few, side by side as parts of a bar.
///
/// *Sizing:* hugs its title and its choices; one row. *Keys:* the arrows move among the choices, which
/// Tab takes as one stop; Return and Space choose.
/// *Tokens:* `button.primary.*`, `button.secondary.*`.
///
///     struct SizeChoice: View {
///       @State private var size = "M"
///       var body: some View {
///         SegmentedControl(title: "Size", selection: $size, options: ["S", "M", "L"])
///       }
///     }
public struct SegmentedControl<Value: Hashable>: View {
  private let picker: OptionPicker<Value>

  /// A choice among `options`, which `name` gives words.
  public init(
    title: String, selection: Binding<Value>, options: [Value], name: @escaping (Value) -> String
  ) {
    picker = OptionPicker(title: title, selection: selection, options: options, name: name)
  }

  /// The title and the choices.
  public var body: some View { picker.pickerStyle(.segmented) }
}

extension SegmentedControl where Value == String {
  /// A choice among words.
  public init(title: String, selection: Binding<String>, options: [String]) {
    self.init(title: title, selection: selection, options: options) { $0 }
  }
}

package enum SegmentedControlPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("Week") {
        SegmentedControl(title: "Show", selection: $0, options: ["Day", "Week", "Month"])
      }
    }
    Preview("Disabled") {
      StatefulPreview("Week") {
        SegmentedControl(title: "Show", selection: $0, options: ["Day", "Week"])
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      SegmentedControl(
        title: knobs.text("title", "Show"),
        selection: knobs.binding("selection", of: ["Week", "Day", "Month"]),
        options: ["Day", "Week", "Month"]
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
