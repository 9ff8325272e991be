// SPDX-License-Identifier: MIT
// Testing: what stands between a program and its terminal in a random session.

/// What stands between a program and its terminal.
enum SessionHost: String, CaseIterable {
  /// A shell without a prompt, which continues what has stopped.
  case plain
  /// Bash with job control, restricted: whatever is typed after the program's end can do no harm.
  case shell
  /// A tmux server of its own, attached.
  case tmux
  /// A GNU screen of its own, attached.
  case screen

  /// The command line that runs a prepared script, or `nil` where the host isn't installed.
  func command(for session: SessionFiles) -> [String]? {
    switch self {
    case .plain: [session.script]
    case .shell: Self.installed("bash").map { [$0, "--norc", "--noprofile", "-r", "-i"] }
    case .tmux:
      Self.installed("tmux").map {
        [$0, "-S", session.socket, "-f", "/dev/null", "new-session", session.script]
      }
    case .screen:
      Self.installed("screen").map { [$0, "-c", "/dev/null", "-S", session.name, session.script] }
    }
  }

  private static func installed(_ name: String) -> String? {
    ["/usr/local/bin", "/usr/bin", "/bin"].map { "\($0)/\(name)" }
      .first { SessionFiles.isProgram($0) }
  }
}
