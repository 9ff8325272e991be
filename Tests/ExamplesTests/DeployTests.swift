// SPDX-License-Identifier: MIT
// Testing: the example of a script with prompts.

import CuriumPrompts
import CuriumTesting
import Testing

@testable import examples

@MainActor struct DeployTests {
  @Test(
    arguments: [
      ("1.4.0", true), ("10.0.21", true), ("1.4", false), ("1.4.x", false), ("1..4", false),
    ])
  func `a version has three numbers`(version: String, isValid: Bool) {
    let question = TextQuestion("Version", rules: [Deploy.version])
    let harness = Harness(width: 40, height: 6) {
      PromptView(question: question) { _ in }
    }
    harness.type(version)
    harness.press("⏎")
    #expect(harness.content.first?.hasPrefix("Version: \(version)") == isValid)
    #expect((harness.find(.status) == nil) == isValid)
  }
}
