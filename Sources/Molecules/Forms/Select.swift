// SPDX-License-Identifier: MIT
// Molecule: a choice from a list that a button opens.

public import CuriumControls
public import CuriumTokens

/// A choice between several options. A button opens a list of them.
///
/// A bar marks the focused button. Without colours, half cells show the button, and arrows mark the
/// focus.
///
/// *Sizing:* hugs its title and the selected option, or fills the width with an alignment; one row.
/// *Keys:* Return and Space open the list. In the list, the arrows move the focus, typing moves it
/// to the next option that starts with the text, Return selects, and Escape closes the list.
/// *Tokens:* those of menus and pickers.
///
///     struct SizeChoice: View {
///       @State private var size = "M"
///       var body: some View {
///         Select(title: "Size", selection: $size, options: ["S", "M", "L"])
///       }
///     }
public struct Select<Value: Hashable>: View {
  private var picker: OptionPicker<Value>

  /// Creates a choice between `options`.
  ///
  /// - Parameters:
  ///   - title: The name of the choice.
  ///   - selection: The selected option.
  ///   - options: The options, from the top of the menu.
  ///   - name: Returns the label of an option.
  public init(
    title: String, selection: Binding<Value>, options: [Value], name: @escaping (Value) -> String
  ) {
    picker = OptionPicker(title: title, selection: selection, options: options, name: name)
  }

  /// The title and the options.
  public var body: some View { picker.pickerStyle(.menu) }

  /// Returns the choice with the given alignment of its options, which makes its button fill the
  /// available width beside the title. If `alignment` is `nil`, the button hugs the selected
  /// option.
  ///
  ///     struct RegionChoice: View {
  ///       @State private var region = "Europe"
  ///       var body: some View {
  ///         Select(title: "Region", selection: $region, options: ["Europe", "Asia"])
  ///           .alignment(.leading)
  ///           .frame(width: 30)
  ///       }
  ///     }
  public func alignment(_ alignment: ButtonAlignment?) -> Select {
    edited(self) { $0.picker.alignment = alignment }
  }
}

extension Select where Value == String {
  /// Creates a choice named `title` between the strings `options`. `selection` is the selected one.
  public init(title: String, selection: Binding<String>, options: [String]) {
    self.init(title: title, selection: selection, options: options) { $0 }
  }
}
