// SPDX-License-Identifier: MIT
// Views: the end of a step of a script.

import Curium

/// The end of a step.
struct StepEnding: Hashable, Sendable {
  /// The ways in which a step can end.
  enum Kind: Hashable, Sendable {
    case done, failed, cancelled
  }

  let kind: Kind
  /// The duration of the step.
  let time: Duration

  /// The name of the icon before the title.
  var icon: String {
    switch kind {
    case .done: "checkmark"
    case .failed, .cancelled: "xmark"
    }
  }

  var color: Color {
    switch kind {
    case .done: .success
    case .failed: .error
    case .cancelled: .warning
    }
  }

  /// The duration in words.
  var timeText: String { String(duration: time, style: .units) }
}
