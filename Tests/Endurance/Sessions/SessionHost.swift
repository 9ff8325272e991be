// SPDX-License-Identifier: MIT
// Testing: what stands between a program and its terminal in a random session.

/// What stands between a program and its terminal.
enum SessionHost: String, CaseIterable {
  /// Bash with job control.
  case shell
  /// A tmux server of its own, attached.
  case tmux
  /// A GNU screen of its own, attached.
  case screen

  /// The command line that runs a prepared script, or `nil` where the host isn't installed.
  func command(for session: SessionFiles) -> [String]? {
    guard let program = Self.installed(rawValue == "shell" ? "bash" : rawValue) else { return nil }
    switch self {
    case .shell: return [program, "--norc", "--noprofile", "-i"]
    case .tmux:
      return [program, "-S", session.socket, "-f", "/dev/null", "new-session", session.script]
    case .screen:
      return [program, "-c", "/dev/null", "-S", session.name, session.script]
    }
  }

  private static func installed(_ name: String) -> String? {
    for folder in ["/usr/local/bin", "/usr/bin", "/bin"] where SessionFiles.isProgram("\(folder)/\(name)") {
      return "\(folder)/\(name)"
    }
    return nil
  }
}
