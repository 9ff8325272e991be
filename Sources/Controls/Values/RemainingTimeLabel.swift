// SPDX-License-Identifier: MIT
// Views: the time until a task is done, as text.

import CuriumViews

/// The text of a progress view for its value, followed by the time until the task is done. It
/// changes once per second.
struct RemainingTimeLabel: View {
  /// The text for the value; empty if it isn't shown.
  let text: String
  let progress: MeasuredProgress
  @State private var remainingTime = RemainingTime()
  @Environment(\.strings) private var strings

  var body: some View {
    let (remainingTime, phrase) = (remainingTime, strings.timeRemaining)
    TimelineView(.periodic(by: 1)) { context in
      let left = remainingTime.estimate(for: progress, at: context.time)
        .map { Strings.fill(phrase, String(duration: $0)) }
      // While the time isn't known, a dash takes its place, unless there is other text.
      let parts = text.isEmpty ? [left ?? "–"] : [text, left].compactMap(\.self)
      Text(parts.joined(separator: " · "))
    }
  }
}
