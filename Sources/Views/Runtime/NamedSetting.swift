// SPDX-License-Identifier: MIT
// Views: settings whose value is one of several names.

/// A setting in an environment variable that accepts a few names.
package struct NamedSetting<Value> {
  /// The selected value; `nil` if the variable isn't set or has an unknown name.
  package let value: Value?
  /// A message about an unknown name; `nil` if there is none.
  package let warning: String?

  /// - Parameters:
  ///   - variable: The name of the variable.
  ///   - name: Its value. `nil` selects nothing.
  ///   - choices: The names that the variable accepts, with their values.
  package init(_ variable: String, _ name: String?, _ choices: [(name: String, value: Value)]) {
    value = choices.first { $0.name == name }?.value
    if let name, value == nil {
      let known = choices.map(\.name).joined(separator: ", ")
      warning = "\(variable): `\(name)` isn't a possible value. The possible values are \(known)."
    } else {
      warning = nil
    }
  }
}
