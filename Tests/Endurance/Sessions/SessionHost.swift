// SPDX-License-Identifier: MIT
// Testing: the program between a program and its terminal in a random session.

/// The program between a tested program and its terminal.
enum SessionHost: String, CaseIterable {
  /// A shell without a prompt that continues stopped programs.
  case plain
  /// Restricted bash with job control, so that input after the program's end can't do any harm.
  case shell
  /// A separate tmux server, attached.
  case tmux
  /// A separate GNU screen, attached.
  case screen

  /// The command line that runs a prepared script, or `nil` if the host isn't installed.
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
