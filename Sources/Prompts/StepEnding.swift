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
  /// The reason of a failure, in one line; `nil` if there is none.
  private(set) var reason: String?

  init(kind: Kind, time: Duration) {
    self.kind = kind
    self.time = time
  }

  /// Creates the end of a step that has taken `time`, with its error if it has failed.
  init(failure: (any Error)?, time: Duration) {
    self.init(kind: failure == nil ? .done : .failed, time: time)
    // The type of this error says no more than the icon or the word.
    guard let failure, !(failure is CancellationError) else { return }
    reason = "\(failure)".split(whereSeparator: \.isNewline).first.map { String($0) }
  }

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
