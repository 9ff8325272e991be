// SPDX-License-Identifier: MIT
// Molecule: the picker behind the controls that choose between named values.

import CuriumControls

/// A picker for named values, in the current picker style.
struct OptionPicker<Value: Hashable>: View {
  let title: String
  let selection: Binding<Value>
  let options: [Value]
  let name: (Value) -> String

  var body: some View {
    Picker(title, selection: selection) {
      ForEach(options, id: \.self) { Text(name($0)).lineLimit(1) }
    }
  }
}
