// SPDX-License-Identifier: MIT
// Views: an element of the screen as a line of text.

import CuriumViews
package import CuriumEngine

/// An element of the screen in linear mode. As a value, it can be tested without a screen.
package struct LinearItem: Hashable, Sendable {
  /// The identity of the element while it exists.
  package var id: Int
  package var semantics: Semantics
  /// `true` if the element has an action, and therefore a number.
  package var canAct: Bool
  /// `true` if the element is a layer above the screen.
  package var isLayer: Bool

  package init(id: Int, semantics: Semantics, canAct: Bool = false, isLayer: Bool = false) {
    self.id = id
    self.semantics = semantics
    self.canAct = canAct
    self.isLayer = isLayer
  }

  /// `true` if the element has its own prompt.
  var isField: Bool {
    guard canAct, semantics.isEnabled else { return false }
    switch semantics.role {
    case .textField, .secureField: return true
    case .toggle: return semantics.isChecked != nil
    default: return false
    }
  }

  var isSecret: Bool { semantics.role == .secureField }

  /// The label, or the role if there is no label.
  var name: String { semantics.label.isEmpty ? semantics.role.spoken : semantics.label }

  /// The line that describes the element; `nil` if there is nothing to read out.
  var line: String? { line(value: spokenValue) }

  /// A line for comparisons that ignores small changes: progress is in tenths, and elements that
  /// change often have no value.
  var gist: String? {
    if semantics.updatesFrequently { return line(value: "") }
    guard semantics.role == .progress, let percent else { return line }
    return line(value: "\(percent / 10)")
  }

  private func line(value: String) -> String? {
    var text = ""
    switch semantics.role {
    case .scrollView, .list, .group, .navigationBar:
      // Its children are read out separately.
      if semantics.label.isEmpty, !canAct { return nil }
      text = semantics.label.isEmpty ? name : "\(name), \(semantics.role.spoken)"
    case .dialog, .alert, .menu, .tooltip:
      text = title
      if !semantics.label.isEmpty { text += ": \(semantics.label)" }
    case .text, .row:
      if semantics.label.allSatisfy(\.isWhitespace), value.isEmpty { return nil }
      text = semantics.label
    default:
      text = semantics.label
      if !text.isEmpty { text += ", " }
      text += semantics.role.spoken
    }
    if semantics.headingLevel != .unspecified { text += " \(semantics.headingLevel.rawValue)" }
    if !value.isEmpty { text += text.isEmpty ? value : ": \(value)" }
    for state in states(value: value) { text += ", \(state)" }
    if !semantics.hint.isEmpty { text += " (\(semantics.hint))" }
    return text
  }

  /// The role, capitalised for the start of a line.
  var title: String {
    let kind = semantics.role.spoken
    return kind.prefix(1).uppercased() + kind.dropFirst()
  }

  /// The states in words. The value of a toggle is its state.
  private func states(value: String) -> [String] {
    var states: [String] = []
    if let isChecked = semantics.isChecked, semantics.role != .toggle || value.isEmpty {
      states.append(isChecked ? "on" : "off")
    }
    if semantics.isSelected { states.append("selected") }
    if let isExpanded = semantics.isExpanded { states.append(isExpanded ? "open" : "closed") }
    if semantics.isBusy { states.append("busy") }
    if semantics.isInvalid { states.append("invalid") }
    if !semantics.isEnabled { states.append("disabled") }
    if !semantics.actions.isEmpty {
      states.append("actions: " + semantics.actions.joined(separator: ", "))
    }
    return states
  }

  /// The spoken value. For a secret, only its length is spoken.
  var spokenValue: String {
    switch semantics.role {
    case .secureField:
      semantics.value.isEmpty ? "empty" : "\(semantics.value.count) characters"
    case .textField: semantics.value.isEmpty ? "empty" : semantics.value
    case .scrollView: ""
    default: semantics.value
    }
  }

  /// The prompt of a field.
  var prompt: String {
    switch semantics.role {
    case .toggle: "\(name) [\(semantics.isChecked == true ? "y" : "n")]: "
    case _ where semantics.value.isEmpty: "\(name): "
    default: "\(name) [\(spokenValue)]: "
    }
  }

  private var percent: Int? {
    let digits = semantics.value.prefix { $0.isASCII && $0.isNumber }
    return Int(digits).map { max(0, min(100, $0)) }
  }
}

extension AccessibilityRole {
  /// The role in words.
  var spoken: String {
    switch self {
    case .textField: "text field"
    case .secureField: "secure field"
    case .navigationBar: "navigation bar"
    case .disclosure: "section"
    case .scrollView: "scroll view"
    case .menuButton: "menu button"
    case .radioButton: "radio button"
    default: rawValue
    }
  }
}
