// SPDX-License-Identifier: MIT
// Molecule: the picker that all choices of words use.

import CuriumControls

/// A picker for values with names, in the current picker style.
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
