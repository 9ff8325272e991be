// SPDX-License-Identifier: MIT
// Molecule: a choice between visible options.

public import CuriumControls

/// A choice between visible options, each with a radio icon.
///
/// *Sizing:* hugs its title and its options; one row per option. *Keys:* ↑, ↓, Home and End move
/// between the options, which are a single Tab stop; Return and Space select one.
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

  /// Creates a choice between `options`.
  ///
  /// - Parameters:
  ///   - title: The name of the choice.
  ///   - selection: The selected option.
  ///   - options: The options, from the top.
  ///   - name: Returns the label of an option.
  public init(
    title: String, selection: Binding<Value>, options: [Value], name: @escaping (Value) -> String
  ) {
    picker = OptionPicker(title: title, selection: selection, options: options, name: name)
  }

  /// The title and the options.
  public var body: some View { picker.pickerStyle(.radioGroup) }
}

extension RadioGroup where Value == String {
  /// Creates a choice named `title` between the strings `options`. `selection` is the selected one.
  public init(title: String, selection: Binding<String>, options: [String]) {
    self.init(title: title, selection: selection, options: options) { $0 }
  }
}
