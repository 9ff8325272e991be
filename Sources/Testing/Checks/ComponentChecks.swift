// SPDX-License-Identifier: MIT
// Testing: checks an app's component by the rules that the kit's own components follow.

public import CuriumControls
import CuriumEngine
import CuriumHarness
import CuriumTerminal
import CuriumTokens
import Testing

/// Checks of a component by the rules that the kit's own components follow.
///
/// Each check is one call, and fails the test with the cells that break the rule. `expectAll()`
/// runs all checks except the snapshot.
///
///     @Test func `a price tag follows the rules of components`() async {
///       await ComponentChecks { text in PriceTag(title: text) }.expectAll()
///     }
///
/// The checks draw the component in a screen of its own, with reduced motion, after its tasks have
/// run. They move the pointer over its controls, press them and give them the focus, but they don't
/// call their actions.
@MainActor public struct ComponentChecks {
  let width: Int
  let height: Int
  let content: (String) -> AnyView
  /// `true` if the content shows text that the checks choose.
  let hasText: Bool
  private let filePath: String
  private let sourceLocation: SourceLocation

  /// The text of checks that don't choose another one.
  static let plainText = "Install"

  /// Creates checks of `content` in a screen of `width` × `height` cells.
  ///
  /// Failures appear at the place of the call. Omit `fileID`, `filePath`, `line` and `column`,
  /// unless a function of your own passes them on.
  public init<Content: View>(
    width: Int = 60, height: Int = 16, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column, @ViewBuilder content: @escaping () -> Content
  ) {
    self.width = width
    self.height = height
    self.content = { _ in AnyView(content()) }
    hasText = false
    self.filePath = filePath
    sourceLocation = SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates checks of `content` in a screen of `width` × `height` cells. `content` shows the text
  /// that it receives, so that `expectFits()` can check it with all kinds of text.
  ///
  /// Failures appear at the place of the call. Omit `fileID`, `filePath`, `line` and `column`,
  /// unless a function of your own passes them on.
  public init<Content: View>(
    width: Int = 60, height: Int = 16, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column, @ViewBuilder content: @escaping (String) -> Content
  ) {
    self.width = width
    self.height = height
    self.content = { AnyView(content($0)) }
    hasText = true
    self.filePath = filePath
    sourceLocation = SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs all checks: colours from tokens, contrast, focus without colours, names for screen
  /// readers, and sizes.
  public func expectAll() async {
    await expectTokenColors()
    await expectContrast()
    await expectVisibleFocus()
    await expectNames()
    await expectFits()
  }

  /// Returns a harness that shows the component after its tasks have run.
  func harness(
    theme: AppTheme = .dark, colorDepth: ColorDepth = .trueColor
  ) async -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = colorDepth
    let harness = Harness(
      width: width, height: height, theme: theme, capabilities: capabilities,
      environment: { $0.accessibilityReduceMotion = true }
    ) { content(Self.plainText) }
    await harness.settle()
    return harness
  }

  /// Fails the test if there are faults. Shows the first ten of them, and the screen.
  func expect(_ faults: [String], _ rule: String, screen: [String]) {
    if faults.isEmpty { return }
    let rest = faults.count > 10 ? "\nand \(faults.count - 10) more" : ""
    Issue.record(
      """
      \(rule):
      \(faults.prefix(10).joined(separator: "\n"))\(rest)
      The screen:
      \(picture(of: screen))
      """, sourceLocation: sourceLocation)
  }

  /// Compares a string with a snapshot next to the test, or records it.
  func compareSnapshot(_ name: String, _ lines: [String]) {
    compareLines(lines, named: name, beside: filePath, sourceLocation: sourceLocation)
  }
}
