// SPDX-License-Identifier: MIT
// Terminal: settings in the environment of the process.

import CuriumLibc

/// Reads environment variables.
package enum EnvironmentVariable {
  /// Returns the value of a variable that is set and not empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns whether a switch is on: set, and neither empty nor `0`. `variable` returns the value
  /// of a variable that is set and not empty.
  package static func isOn(
    _ name: String, in variable: (String) -> String? = EnvironmentVariable.value
  ) -> Bool {
    variable(name).map { $0 != "0" } ?? false
  }
}
