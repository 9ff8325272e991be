// SPDX-License-Identifier: MIT
// Molecule: the picker behind the controls that choose between named values.

import CuriumControls
import CuriumTokens

/// A picker for named values, in the current picker style.
struct OptionPicker<Value: Hashable>: View {
  let title: String
  let selection: Binding<Value>
  let options: [Value]
  let name: (Value) -> String
  /// The alignment of the names, which makes them fill the width; `nil` if the picker hugs them.
  var alignment: ButtonAlignment?

  var body: some View {
    Picker(title, selection: selection) {
      ForEach(options, id: \.self) { option in
        Text(name(option)).lineLimit(1)
          .frame(maxWidth: alignment == nil ? nil : .infinity, alignment: alignment.inFrame)
      }
    }
  }
}
