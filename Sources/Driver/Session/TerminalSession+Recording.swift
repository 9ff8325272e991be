// SPDX-License-Identifier: MIT
// Driver: records what a session draws.

import CuriumTerminal

// A recording contains only bytes that change the picture. Queries, keyboard and pointer modes,
// titles, notifications and copied text would act on the terminal in which it is played.
extension TerminalSession {
  /// Returns the recording that the app or the environment requests; `nil` if there is none.
  static func openRecording(
    _ options: TerminalSessionOptions
  ) throws(TerminalSessionError) -> SessionRecording? {
    guard let path = options.recordingPath ?? EnvironmentVariable.value("CURIUM_CAST") else {
      return nil
    }
    let recording = try SessionRecording.at(path)
    recording.includesInput =
      options.recordsInput || EnvironmentVariable.isOn("CURIUM_CAST_INPUT")
    return recording
  }

  /// Records that the session takes the screen. Autowrap is off, as on the terminal.
  func recordBeginning() {
    inlineEnd = ""
    recording?.begin(size, with: (isInline ? "" : "\u{1B}[?1049h") + "\u{1B}[?7l\u{1B}[?25l")
  }

  /// Records that the session gives back the screen.
  func recordEnd() {
    recording?.end(
      with: "\u{1B}[?7h\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[?25h"
        + (isInline ? inlineEnd : "\u{1B}[?1049l"))
  }

  /// Returns the reason why the recording has stopped, once.
  package func takeRecordingFailure() -> String? { recording?.takeFailure() }
}
