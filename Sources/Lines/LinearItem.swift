// SPDX-License-Identifier: MIT
// Views: an element of the screen as a line of text.

import CuriumViews
import CuriumEngine

/// An element of the screen in linear mode. As a value, it can be tested without a screen.
package struct LinearItem: Hashable, Sendable {
  /// The identity of the element while it exists.
  var id: Int
  var semantics: Semantics
  /// `true` if the element has an action, and therefore a number.
  var canAct = false
  /// `true` if the element is a layer above the screen.
  var isLayer = false
  /// Lines that are read out before the element, once.
  var notes: [String] = []

  /// `true` if the element has its own prompt.
  var isField: Bool {
    guard canAct, semantics.isEnabled else { return false }
    switch semantics.role {
    case .textField, .secureField, .comboBox: return true
    case .toggle: return semantics.isChecked != nil
    default: return false
    }
  }

  var isSecret: Bool { semantics.role == .secureField }

  /// Returns whether the value is the one that the user entered. Of a secret, only the length is
  /// known.
  func shows(_ entered: String) -> Bool {
    isSecret ? semantics.value.count == entered.count : semantics.value == entered
  }

  /// Returns the label, or the role if there is no label.
  func name(_ words: LinearStrings) -> String {
    semantics.label.isEmpty ? words.name(semantics.role) : semantics.label
  }

  /// Returns the line that describes the element; `nil` if there is nothing to read out.
  func line(_ words: LinearStrings) -> String? { line(value: spokenValue(words), words) }

  /// `true` if the element is only text, which can have several lines and grow at its end.
  var isOnlyText: Bool { semantics.role == .text && !canAct && !isLayer }

  /// `true` if the element is the marker of a list item, whose words may follow.
  var isMarkerAlone: Bool { isOnlyText && SpokenText.isMarker(semantics.label) }

  /// `true` if words may be appended to the element.
  var canGrow: Bool { isOnlyText || semantics.role == .heading && !canAct }

  /// The element with other words.
  func with(label: String) -> LinearItem {
    var item = self
    item.semantics.label = label
    return item
  }

  /// The line without the value, for comparisons.
  func lineWithoutValue(_ words: LinearStrings) -> String? { line(value: "", words) }

  /// Returns a line for comparisons that ignores small changes: progress is in tenths, and elements
  /// that change often have no label and no value.
  func summary(_ words: LinearStrings) -> String? {
    if semantics.updatesFrequently {
      return line(words).flatMap { _ in with(label: " ").line(value: " ", words) }
    }
    guard semantics.role == .progress, let percent else { return line(words) }
    return line(value: "\(percent / 10)", words)
  }

  private func line(value: String, _ words: LinearStrings) -> String? {
    var text = ""
    switch semantics.role {
    case .scrollView, .list, .group, .navigationBar:
      // Its children are read out separately.
      if semantics.label.isEmpty, !canAct { return nil }
      text = name(words)
      if !semantics.label.isEmpty { text += ", \(words.name(semantics.role))" }
    case .dialog, .alert, .menu, .tooltip:
      text = title(words)
      if !semantics.label.isEmpty { text += ": \(semantics.label)" }
    case .text, .row:
      if semantics.label.allSatisfy(\.isWhitespace), value.isEmpty { return nil }
      text = semantics.label
    default:
      text = semantics.label
      if !text.isEmpty { text += ", " }
      text += words.name(semantics.role)
    }
    if semantics.headingLevel != .unspecified { text += " \(semantics.headingLevel.rawValue)" }
    if !value.isEmpty { text += text.isEmpty ? value : ": \(value)" }
    for state in states(value: value, words) { text += ", \(state)" }
    if !semantics.hint.isEmpty { text += " (\(semantics.hint))" }
    return text
  }

  /// Returns the role, capitalised for the start of a line.
  func title(_ words: LinearStrings) -> String {
    let kind = words.name(semantics.role)
    return kind.prefix(1).uppercased() + kind.dropFirst()
  }

  /// Returns the states in words. The value of a toggle is its state.
  private func states(value: String, _ words: LinearStrings) -> [String] {
    var states: [String] = []
    if let isChecked = semantics.isChecked, semantics.role != .toggle || value.isEmpty {
      states.append(isChecked ? words.on : words.off)
    }
    if semantics.isSelected { states.append(words.selected) }
    if let level = semantics.level { states.append(Strings.fill(words.level, "\(level)")) }
    if let isExpanded = semantics.isExpanded {
      states.append(isExpanded ? words.expanded : words.collapsed)
    }
    if semantics.isBusy { states.append(words.busy) }
    if semantics.isInvalid { states.append(words.invalid) }
    if semantics.isReadOnly { states.append(words.readOnly) }
    if !semantics.isEnabled { states.append(words.disabled) }
    if !semantics.actions.isEmpty {
      states.append(Strings.fill(words.actions, semantics.actions.joined(separator: ", ")))
    }
    if !semantics.choices.isEmpty { states.append(choices(words)) }
    return states
  }

  /// The maximum number of choices that are read out.
  private static let mostChoices = 20

  /// Returns the choices of a combo box, or the first ones and the number of the others.
  private func choices(_ words: LinearStrings) -> String {
    let choices = semantics.choices
    let shown = choices.prefix(Self.mostChoices).joined(separator: ", ")
    let rest = choices.count - Self.mostChoices
    return rest > 0
      ? Strings.fill(words.firstChoices, shown, "\(rest)") : Strings.fill(words.choices, shown)
  }

  /// Returns the spoken value. For a secret, only its length is spoken.
  private func spokenValue(_ words: LinearStrings) -> String {
    switch semantics.role {
    case .secureField where !semantics.value.isEmpty:
      Strings.fill(words.characters, "\(semantics.value.count)")
    case .textField, .secureField, .comboBox:
      semantics.value.isEmpty ? words.emptyField : semantics.value
    case .scrollView: ""
    default: semantics.value
    }
  }

  /// Returns the prompt of a field.
  func prompt(_ words: LinearStrings) -> String {
    let name = name(words)
    switch semantics.role {
    case .toggle:
      let answers = semantics.isChecked == true ? words.yes : words.no
      return "\(name) [\(answers.first ?? "")]: "
    case .comboBox where !semantics.choices.isEmpty:
      let value = semantics.value.isEmpty ? "" : " [\(semantics.value)]"
      return "\(name), \(choices(words))\(value): "
    case _ where semantics.value.isEmpty: return "\(name): "
    default: return "\(name) [\(spokenValue(words))]: "
    }
  }

  private var percent: Int? {
    let digits = semantics.value.prefix { $0.isASCII && $0.isNumber }
    return Int(digits).map { max(0, min(100, $0)) }
  }
}
