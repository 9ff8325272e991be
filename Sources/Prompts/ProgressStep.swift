// SPDX-License-Identifier: MIT
// Views: a step of a script that reports its progress and its output.

import Synchronization

/// A step of a script, such as a build, that reports its progress and its output. Any thread can
/// use it.
///
///     try Terminal.progress("Uploading") { step in
///       for part in 1...4 {
///         try await Task.sleep(for: .milliseconds(300))
///         step.log("Uploaded part \(part) of 4")
///         step.fraction = Double(part) / 4
///       }
///     }
public final class ProgressStep: Sendable {
  /// The visible part of a step.
  package struct Snapshot: Hashable, Sendable {
    /// The completed fraction; `nil` if it is unknown.
    package var fraction: Double?
    /// The last lines of the output.
    package var tail: [String]

    package init(fraction: Double? = nil, tail: [String] = []) {
      self.fraction = fraction
      self.tail = tail
    }
  }

  private struct State {
    var fraction: Double?
    var lines: [String] = []
  }

  /// The number of visible lines of the output.
  private static let tailLength = 5
  /// The number of lines of the output that are kept for a failure.
  private static let mostLines = 1_000

  private let state = Mutex(State())
  /// The visible part after each change, without those that nothing has read in time.
  package let snapshots: AsyncStream<Snapshot>
  private let continuation: AsyncStream<Snapshot>.Continuation

  package init() {
    (snapshots, continuation) = AsyncStream.makeStream(
      of: Snapshot.self, bufferingPolicy: .bufferingNewest(1))
  }

  deinit { continuation.finish() }

  /// The completed fraction, 0 to 1. While it is `nil`, a spinner is shown instead of a bar.
  public var fraction: Double? {
    get { state.withLock { $0.fraction } }
    set { change { $0.fraction = newValue } }
  }

  /// Adds lines to the output of the step. `text` can contain several, and the control sequences of
  /// colours.
  ///
  /// The last five lines are visible while the step runs. If it fails, the last 1,000 lines stay in
  /// the terminal.
  public func log(_ text: some StringProtocol) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0) }
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    let added = lines
    change { state in
      state.lines += added
      let excess = state.lines.count - Self.mostLines
      // Removing many at a time keeps the cost of a line constant.
      if excess > Self.mostLines { state.lines.removeFirst(excess) }
    }
  }

  /// The last lines of the output.
  package var output: [String] {
    state.withLock { Array($0.lines.suffix(Self.mostLines)) }
  }

  private func change(_ edit: @Sendable (inout State) -> Void) {
    state.withLock { state in
      edit(&state)
      // In the lock, so that snapshots arrive in order.
      continuation.yield(
        Snapshot(fraction: state.fraction, tail: Array(state.lines.suffix(Self.tailLength))))
    }
  }
}
