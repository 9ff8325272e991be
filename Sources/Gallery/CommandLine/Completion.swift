// SPDX-License-Identifier: MIT
// Tool: the values to suggest for a parameter.

/// The values that a shell suggests for a parameter.
enum Completion: Sendable {
  case nothing
  case words(@MainActor @Sendable () -> [String])
  case files
  case folders
}
