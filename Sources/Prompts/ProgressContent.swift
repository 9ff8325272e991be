// SPDX-License-Identifier: MIT
// Views: a step of a script in the rows below the shell's prompt.

import Curium

/// A step with a spinner or a bar and its last lines of output, until it has ended; then a mark,
/// its title and its duration in one row, with the reason of a failure. The output of a step that
/// has failed is printed above.
package struct ProgressContent<Value: Sendable>: View {
  package typealias Outcome = Result<Value, any Error>

  private let title: String
  private let step: ProgressStep
  private let outcome: @MainActor () async -> Outcome
  private let finish: (Outcome) -> Void
  @State private var snapshot = ProgressStep.Snapshot()
  @State private var start: AppClock.Instant?
  @State private var ending: StepEnding?
  @Environment(\.clock) private var clock
  @Environment(\.printLine) private var printLine
  @Environment(\.quit) private var quit

  /// Creates the view of a step.
  ///
  /// - Parameters:
  ///   - title: The title of the step.
  ///   - step: The progress and the output.
  ///   - outcome: Waits for the end of the step.
  ///   - finish: Called with the outcome.
  package init(
    _ title: String, step: ProgressStep, outcome: @escaping @MainActor () async -> Outcome,
    finish: @escaping (Outcome) -> Void
  ) {
    self.title = title
    self.step = step
    self.outcome = outcome
    self.finish = finish
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let ending { row(ending) } else { progress }
    }
    .onReceive(latestOf: step.snapshots) { snapshot = $0 }
    .onAppear { start = clock.now }
    .task { end(with: await outcome()) }
    .onKeyPress { press in
      // Escape doesn't end the step, which may have run for a long time.
      if press.key == .escape { return .handled }
      guard press.isInterrupt else { return .ignored }
      ending = StepEnding(kind: .cancelled, time: time)
      quit()
      return .handled
    }
  }

  @ViewBuilder private var progress: some View {
    let tail = snapshot.tail
    ProgressView(title, value: snapshot.fraction).percentageVisibility(.visible)
      .frame(maxWidth: ComponentTokens.Form.width, alignment: .leading)
    ForEach(tail.indices, id: \.self) { index in
      Text(AttributedText(ansi: tail[index]).string).lineLimit(1).foregroundStyle(.textMuted)
    }
  }

  private func row(_ ending: StepEnding) -> some View {
    HStack(spacing: ComponentTokens.Form.gap) {
      Image(systemName: ending.icon).foregroundStyle(ending.color)
      Text(title)
        + Text(" (\(ending.timeText))").foregroundStyle(.textMuted)
        + Text(ending.reason.map { ": \($0)" } ?? "")
    }
    .lineLimit(1)
  }

  private func end(with outcome: Outcome) {
    guard ending == nil else { return }
    switch outcome {
    case .success: ending = StepEnding(failure: nil, time: time)
    case .failure(let error):
      let output = step.output
      if !output.isEmpty { printLine(Text(AttributedText(ansi: output.joined(separator: "\n")))) }
      ending = StepEnding(failure: error, time: time)
    }
    finish(outcome)
  }

  /// The time since the start of the step.
  private var time: Duration {
    let now = clock.now
    return now - (start ?? now)
  }
}
