// SPDX-License-Identifier: MIT
// Testing: waits for a condition while the harness advances its time.

import CuriumHarness
import Testing

extension Harness {
  /// Waits until `condition` is true. Fails the test, with the screen, if it doesn't become true.
  ///
  /// Runs the tasks that are ready and advances the time of the harness from one event to the next,
  /// such as the end of an animation or of a task's sleep, by at most `limit`. Nothing sleeps. When
  /// no event is left, or the time has advanced by `limit`, work on other threads gets a second to
  /// finish.
  ///
  ///     let harness = Harness(width: 40, height: 10) { Text("Saved") }
  ///     harness.press("⏎")
  ///     await harness.wait { harness.find(.dialog) != nil }
  ///     #expect(harness.focused?.label == "OK")
  ///
  /// Failures appear at the place of the call. Omit `fileID`, `filePath`, `line` and `column`,
  /// unless a function of your own passes them on.
  ///
  /// - Returns: `true` if the condition became true.
  @discardableResult
  public func wait(
    limit: Duration = .seconds(60), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    until condition: () -> Bool
  ) async -> Bool {
    let end = now + limit
    let clock = ContinuousClock()
    var deadline: ContinuousClock.Instant?
    await settle()
    while !condition() {
      if await advanceToNextEvent(before: end) {
        deadline = nil
        continue
      }
      deadline = deadline ?? clock.now + .seconds(1)
      if deadline.map({ clock.now >= $0 }) == true {
        let reason = now >= end ? "within \(limit)" : "and nothing pending can change it"
        Issue.record(
          "The condition didn't become true \(reason). The screen:\n\(picture(of: content))",
          sourceLocation: SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column))
        return false
      }
      await settle()
    }
    return true
  }
}

/// Returns rows with a line at both ends, so that spaces are visible.
func picture(of rows: [String]) -> String {
  rows.isEmpty ? "(empty)" : rows.map { "│\($0)│" }.joined(separator: "\n")
}
