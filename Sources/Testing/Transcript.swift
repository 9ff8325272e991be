// SPDX-License-Identifier: MIT
// Testing: an app in linear mode, and all that was said and answered.

import CuriumTerminal
public import CuriumControls
import CuriumEngine
import CuriumLines

/// Runs a view in linear mode and keeps what a terminal would show of it.
///
///     let transcript = Transcript { TextField("Name", text: $name) }
///     transcript.enter("Ada")
///     #expect(transcript.text.hasSuffix("Name: Ada\n> "))
@MainActor public final class Transcript {
  private let device = TranscriptDevice()
  private let loop = ManualLoop()
  private let runtime: LinearRuntime
  /// Whether the app has ended.
  public private(set) var hasQuit = false

  /// Reads `content` out.
  public init<Content: View>(
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder content: () -> Content
  ) {
    runtime = LinearRuntime(content(), device: device, loop: loop, environment: environment)
    runtime.onQuit = { [weak self] in self?.hasQuit = true }
    loop.drain()
  }

  isolated deinit { runtime.tearDown() }

  /// All that the terminal shows: what was said, and what was entered but for secrets.
  public var text: String { device.text }

  /// What was shown since the last call.
  public func takeText() -> String {
    defer { device.text = "" }
    return device.text
  }

  /// Enters a line.
  public func enter(_ line: String = "") {
    device.text += (device.isSecret ? "" : line) + "\n"
    device.lineHandler?(line)
    loop.drain()
  }

  /// Ends the input, as Ctrl-D does in an empty line.
  public func endInput() {
    device.lineHandler?(nil)
    loop.drain()
  }

  /// Lets tasks run that wait for nothing but their turn.
  public func settle() async {
    await loop.settle()
  }

  /// Lets time pass.
  public func advance(by duration: Duration) async {
    await loop.advance(by: duration)
  }

  /// Whether something moves or waits for a time.
  public var isAnimating: Bool { loop.isTimed }
}

private final class TranscriptDevice: LineDevice {
  var lineHandler: ((String?) -> Void)?
  var text = ""
  var isSecret = false

  func write(_ text: String) { self.text += text }
  func setSecret(_ isSecret: Bool) { self.isSecret = isSecret }
}
