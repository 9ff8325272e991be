// SPDX-License-Identifier: MIT
// Page: a script without an app, which asks questions and runs steps.

import CuriumPrompts

/// Asks for a release and its target, and simulates a deployment.
@MainActor enum Deploy {
  /// A place to deploy to.
  enum Target: String, CaseIterable {
    case staging, production
  }

  static let checks = ["Format", "Lint", "Tests", "Licences", "Vulnerabilities"]

  static let version = PromptRule("Use three numbers, such as 1.4.0.") { text in
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { UInt($0) != nil }
  }

  static func main() {
    do {
      try run()
    } catch {
      Terminal.exit(withError: error)
    }
  }

  private static func run() throws {
    let version = try Terminal.input("Version", default: "1.4.0", validate: Self.version)
    let target = try Terminal.choose(
      "Target", from: Target.allCases, default: .staging, label: \.rawValue)
    let checks = try Terminal.chooseSeveral(
      "Checks", from: Self.checks, default: ["Lint", "Tests"])
    guard try Terminal.confirm("Deploy \(version) to \(target)?", default: true) else { return }
    for check in checks {
      try Terminal.progress(check) { step in try await work(on: check, step) }
    }
    try Terminal.progress("Uploading") { step in
      for part in 1...20 {
        try await Task.sleep(for: .milliseconds(100))
        step.fraction = Double(part) / 20
      }
    }
    Terminal.print { Text("Version \(version) is live.").foregroundStyle(.success) }
  }

  /// Simulates a check of several files.
  private nonisolated static func work(on check: String, _ step: ProgressStep) async throws {
    for file in ["App", "Model", "Network", "Parser", "Settings", "Storage"] {
      step.log("\(check): \(file).swift")
      try await Task.sleep(for: .milliseconds(200))
    }
  }
}
