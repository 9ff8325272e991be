// SPDX-License-Identifier: MIT
// Molecule: what every choice of words shares, however it looks.

import CuriumControls

/// A choice among values that have words, in the picker style around it.
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
