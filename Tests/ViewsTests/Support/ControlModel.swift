// SPDX-License-Identifier: MIT
// Testing: values that controls in tests are bound to.

import Observation

/// The model that the controls of a test read and write.
@MainActor @Observable final class ControlModel {
  var isOn = false
  var size: String? = "M"
  var part = 0.5
  var number = 3
  var byte: UInt8 = 250
  var isOpen = false
  var name = ""
  var isEnabled = true
}
