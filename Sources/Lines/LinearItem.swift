// SPDX-License-Identifier: MIT
// Lines: an element of the screen as a line of text.

import CuriumViews
package import CuriumEngine

/// An element as the linear mode knows it: a value, so that what is said can be tested without a screen.
package struct LinearItem: Hashable, Sendable {
  /// What tells it from others while it is there.
  package var id: Int
  package var semantics: Semantics
  /// Whether it can be made to act, and so has a number.
  package var canAct: Bool
  /// Whether it is a layer above the screen.
  package var isLayer: Bool

  package init(id: Int, semantics: Semantics, canAct: Bool = false, isLayer: Bool = false) {
    self.id = id
    self.semantics = semantics
    self.canAct = canAct
    self.isLayer = isLayer
  }

  /// Whether it is asked for by a prompt of its own.
  var isField: Bool {
    guard canAct, semantics.isEnabled else { return false }
    switch semantics.role {
    case .textField, .secureField: return true
    case .toggle: return semantics.isChecked != nil
    default: return false
    }
  }

  var isSecret: Bool { semantics.role == .secureField }

  /// The name, or what kind of thing it is.
  var name: String { semantics.label.isEmpty ? semantics.role.spoken : semantics.label }

  /// What it says; nil where it has nothing to say.
  var line: String? { line(value: spokenValue) }

  /// What it says, so that two that need not be told apart are the same: progress by tenths, and
  /// what changes often by its name.
  var gist: String? {
    if semantics.updatesFrequently { return line(value: "") }
    guard semantics.role == .progress, let percent else { return line }
    return line(value: "\(percent / 10)")
  }

  private func line(value: String) -> String? {
    var text = ""
    switch semantics.role {
    case .scrollView, .list, .group, .navigationBar:
      // What is in them is read by itself.
      if semantics.label.isEmpty, !canAct { return nil }
      text = "\(name), \(semantics.role.spoken)"
    case .dialog, .alert, .menu, .tooltip:
      text = title
      if !semantics.label.isEmpty { text += ": \(semantics.label)" }
    case .text, .row:
      if semantics.label.isEmpty, value.isEmpty { return nil }
      text = semantics.label
    default:
      text = semantics.label
      if !text.isEmpty { text += ", " }
      text += semantics.role.spoken
    }
    if semantics.headingLevel != .unspecified { text += " \(semantics.headingLevel.rawValue)" }
    if !value.isEmpty { text += text.isEmpty ? value : ": \(value)" }
    for state in states { text += ", \(state)" }
    if !semantics.hint.isEmpty { text += " (\(semantics.hint))" }
    return text
  }

  /// The role at the start of a line.
  var title: String {
    let kind = semantics.role.spoken
    return kind.prefix(1).uppercased() + kind.dropFirst()
  }

  private var states: [String] {
    var states: [String] = []
    if let isChecked = semantics.isChecked { states.append(isChecked ? "on" : "off") }
    if semantics.isSelected { states.append("selected") }
    if let isExpanded = semantics.isExpanded { states.append(isExpanded ? "open" : "closed") }
    if semantics.isBusy { states.append("busy") }
    if semantics.isInvalid { states.append("not valid") }
    if !semantics.isEnabled { states.append("disabled") }
    if !semantics.actions.isEmpty {
      states.append("also: " + semantics.actions.joined(separator: ", "))
    }
    return states
  }

  /// What it holds, as it may be said: of a secret the length alone.
  var spokenValue: String {
    switch semantics.role {
    case .secureField:
      semantics.value.isEmpty ? "empty" : "\(semantics.value.count) characters"
    case .textField: semantics.value.isEmpty ? "empty" : semantics.value
    case .scrollView: ""
    default: semantics.value
    }
  }

  /// What the prompt of a field says.
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
