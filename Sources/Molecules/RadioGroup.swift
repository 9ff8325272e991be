// SPDX-License-Identifier: MIT
// Molecule: a choice of several, all of which are seen.

public import CuriumControls

/// A choice of several, all of which are seen, each behind a round sign.
///
/// *Sizing:* hugs its title and its choices; a row a choice. *Keys:* the arrows move among the choices,
/// which Tab takes as one stop; Return and Space choose.
/// *Tokens:* `toggle.*`.
///
///     struct SizeChoice: View {
///       @State private var size = "M"
///       var body: some View {
///         RadioGroup(title: "Size", selection: $size, options: ["S", "M", "L"])
///       }
///     }
public struct RadioGroup<Value: Hashable>: View {
  private let picker: OptionPicker<Value>

  /// A choice among `options`, which `name` gives words.
  public init(
    title: String, selection: Binding<Value>, options: [Value], name: @escaping (Value) -> String
  ) {
    picker = OptionPicker(title: title, selection: selection, options: options, name: name)
  }

  /// The title and the choices.
  public var body: some View { picker.pickerStyle(.radioGroup) }
}

extension RadioGroup where Value == String {
  /// A choice among words.
  public init(title: String, selection: Binding<String>, options: [String]) {
    self.init(title: title, selection: selection, options: options) { $0 }
  }
}

package enum RadioGroupPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("Weekly") {
        RadioGroup(
          title: "Report", selection: $0, options: ["Daily", "Weekly", "Never"])
      }
    }
    Preview("Disabled") {
      StatefulPreview("Weekly") {
        RadioGroup(title: "Report", selection: $0, options: ["Daily", "Weekly"])
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      RadioGroup(
        title: knobs.text("title", "Report"),
        selection: knobs.binding("selection", of: ["Weekly", "Daily", "Never"]),
        options: ["Daily", "Weekly", "Never"]
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
