// SPDX-License-Identifier: MIT
// Testing: a text editor with two diagnostics.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens

/// A suite about the diagnostics of a text editor.
@MainActor protocol EditorDiagnosing {}

extension EditorDiagnosing {
  static var text: String { "{\n  \"a\": 1\n  \"b\": 2\n}" }

  static var two: [TextDiagnostic] {
    [
      TextDiagnostic(
        line: 3, columns: 3..<6, severity: .warning, message: "This key isn't used."),
      TextDiagnostic(line: 2, columns: 8..<9, message: "Expected a comma."),
    ]
  }

  func editor(
    _ text: String = Self.text, _ diagnostics: [TextDiagnostic] = Self.two, width: Int = 40,
    height: Int = 6, depth: ColorDepth = .trueColor, icons: IconSet = .unicode
  ) -> Harness {
    editor(text, diagnostics, width: width, height: height, depth: depth, icons: icons) {
      $0.lineNumbers()
    }
  }

  func editor(
    _ text: String = Self.text, _ diagnostics: [TextDiagnostic] = Self.two, width: Int = 40,
    height: Int = 6, depth: ColorDepth = .trueColor, icons: IconSet = .unicode,
    _ modify: @escaping (TextEditor) -> some View
  ) -> Harness {
    let harness = Harness(
      width: width, height: height, theme: .dark,
      capabilities: TerminalCapabilities(colorDepth: depth, underlineStyles: .yes),
      environment: { $0.iconSet = icons }
    ) {
      EditorStage(text: text) { modify($0).diagnostics(diagnostics) }
    }
    harness.press("⇥")
    return harness
  }
}
