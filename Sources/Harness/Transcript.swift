// SPDX-License-Identifier: MIT
// Testing: runs an app in linear mode and records the dialogue.

import CuriumTerminal
public import CuriumControls
import CuriumEngine
import CuriumLines
public import CuriumOrganisms

/// Runs a view in linear mode and records the text that a terminal would show.
///
///     let transcript = Transcript { TextField("Name", text: $name) }
///     transcript.enter("Ada")
///     #expect(transcript.text.hasSuffix("Name: Ada\n> "))
@MainActor public final class Transcript {
  private let device = TranscriptDevice()
  private let loop: ManualLoop
  private let runtime: LinearRuntime
  /// A Boolean value that indicates whether the app has quit.
  public private(set) var hasQuit = false

  /// Creates a transcript.
  ///
  /// - Parameters:
  ///   - day: The day of the app's clock at the start.
  ///   - time: The time of the day of the app's clock at the start.
  ///   - environment: Changes the environment of the view before the first line.
  ///   - content: The view.
  public init<Content: View>(
    startingAt day: CalendarDay = CalendarDay(year: 2_000, month: 1, day: 1),
    _ time: TimeOfDay = TimeOfDay(hour: 0, minute: 0),
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder content: () -> Content
  ) {
    loop = ManualLoop(
      taskExecutor: MainQueueExecutor(), startingAt: AppClock.localTime(of: day, time))
    runtime = LinearRuntime(content(), device: device, loop: loop, environment: environment)
    runtime.onQuit = { [weak self] in self?.hasQuit = true }
    loop.drain()
  }

  isolated deinit { runtime.tearDown() }

  /// The text that the terminal shows: the output and, except for secrets, the input.
  public var text: String { device.text }

  /// Returns the text since the last call.
  public func takeText() -> String {
    defer { device.text = "" }
    return device.text
  }

  /// Enters `line`, by default an empty one.
  public func enter(_ line: String = "") {
    device.text += (device.isSecret ? "" : line) + "\n"
    device.lineHandler?(line)
    loop.drain()
  }

  /// Ends the input, as Control-D does on an empty line.
  public func endInput() {
    device.lineHandler?(nil)
    loop.drain()
  }

  /// Runs the tasks that are ready.
  public func settle() async {
    await loop.settle()
  }

  /// Advances the time by `duration`.
  public func advance(by duration: Duration) async {
    await loop.advance(by: duration)
  }

  /// A Boolean value that indicates whether something is waiting for a time.
  public var isAnimating: Bool { loop.isTimed }
}

private final class TranscriptDevice: LineDevice {
  var lineHandler: ((String?) -> Void)?
  var text = ""
  var isSecret = false

  func write(_ text: String) { self.text += text }
  func setSecret(_ isSecret: Bool) { self.isSecret = isSecret }
}
