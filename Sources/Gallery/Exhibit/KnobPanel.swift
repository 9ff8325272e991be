// SPDX-License-Identifier: MIT
// Page: the knobs of a playground.

import Curium
import CuriumPreviews
import CuriumControls
import CuriumTerminal

/// A control for each knob, and a button that resets all of them.
struct KnobPanel: View {
  /// The columns beside the panel, at each side.
  static let margin = 2
  /// The columns of a text field if the panel has no room for more beside the labels. Most other
  /// controls fit in them.
  static let fieldWidth = 12
  /// The columns between a label and its control.
  private static let gap = 2

  let knobs: Knobs

  /// Returns the width of a panel that shows all labels, with its margins.
  static func width(of knobs: Knobs) -> Int {
    let labels = knobs.all.map { GraphemeWidth.columns(of: $0.name) }
    return (labels.max() ?? 0) + gap + fieldWidth + 2 * margin
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        Text("Controls").font(.caption).foregroundStyle(.textMuted)
        Spacer()
        PlainButton(title: "Reset") { knobs.reset() }
      }
      Form {
        // A row between two controls keeps them apart. Below a field, it has the line of the field.
        VStack(alignment: .leading, spacing: 0) {
          ForEach(knobs.all) { knob in
            KnobRow(knob: knob).padding(.bottom, hasField(knob) ? 0 : 1)
          }
        }
        .padding(.top, 1)
      }
    }
  }

  /// Returns whether the control of a knob is a text field.
  private func hasField(_ knob: Knob) -> Bool {
    switch knob.kind {
    case .text, .optionalText: true
    default: false
    }
  }
}

/// The name of a knob, and its control.
private struct KnobRow: View {
  let knob: Knob

  var body: some View {
    switch knob.kind {
    case .text: field("")
    case .optionalText: field("nil")
    case .flag:
      LabeledContent(knob.name) {
        Switch(text: knob.flag.wrappedValue ? "true" : "false", isOn: knob.flag)
          .accessibilityLabel(knob.name)
      }
    case .integer(let range):
      Stepper(value: knob.integer, in: range) { Text("\(knob.name) \(knob.integer.wrappedValue)") }
    case .number(let range):
      Slider(value: knob.number, in: range) { Text(knob.name) }
    case .choice(let names):
      Select(title: knob.name, selection: knob.choice, options: Array(names.indices)) {
        names[$0]
      }
    case .state: EmptyView()
    }
  }

  private func field(_ placeholder: String) -> some View {
    LabeledContent(knob.name) {
      StandardTextField(placeholder: placeholder, text: knob.text)
        .accessibilityLabel(knob.name)
        .fieldLine()
        .frame(idealWidth: Length(KnobPanel.fieldWidth), maxWidth: .infinity)
    }
  }
}
