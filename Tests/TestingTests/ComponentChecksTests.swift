// SPDX-License-Identifier: MIT
// Testing: the checks of components pass for sound ones, and name the fault of others.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ComponentChecksTests {
  /// A row with a button and a field.
  private struct SoundRow: View {
    let title: String
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(title).lineLimit(1)
        TextField("Name", text: $name)
        Button("Save") {}
      }
      .clipped()
    }
  }

  /// A button that looks the same in all states.
  private struct FlatStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  /// A button whose label is faint while the pointer is on it.
  private struct FaintHoverStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(Color(hex: configuration.isHovered ? 0x777777 : 0xFFFFFF))
        .background(Color(hex: 0x666666))
    }
  }

  /// Expects that `check` fails with a message that contains `text`.
  private func expectFailure(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ check: () async -> Void
  ) async {
    await withKnownIssue(sourceLocation: sourceLocation) {
      await check()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(text) }
    }
  }

  @Test func `a component made of the kit's controls passes all checks`() async {
    await ComponentChecks { text in SoundRow(title: text) }.expectAll()
  }

  @Test func `a colour that isn't a token is reported with its cell`() async {
    let checks = ComponentChecks(width: 12, height: 2) {
      Text("Red").foregroundStyle(Color(hex: 0xFF0000))
    }
    await expectFailure("the foreground at column 0, row 0") { await checks.expectTokenColors() }
  }

  @Test(arguments: [Gradient.brand, .data, .heat, .ink])
  func `the colours of a gradient token are those of tokens`(gradient: Gradient) async {
    await ComponentChecks(width: 12, height: 2) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    }.expectTokenColors()
  }

  @Test func `text with too little contrast is reported with its ratio`() async {
    let checks = ComponentChecks(width: 12, height: 2) {
      Text("x").foregroundStyle(Color(hex: 0x777777)).background(Color(hex: 0x666666))
    }
    await expectFailure("\"x\" in column 0, row 0: 1.3:1") {
      await checks.expectContrast(in: [.dark])
    }
    await ComponentChecks { Text("x") }.expectContrast(7, in: [.highContrastDark])
  }

  @Test func `a failure names the state in which text has too little contrast`() async {
    let faint = ComponentChecks(width: 12, height: 2) {
      Text("x").foregroundStyle(Color(hex: 0x777777)).background(Color(hex: 0x666666))
    }
    await expectFailure("contrast in \(AppTheme.dark.displayName) (at rest):") {
      await faint.expectContrast(in: [.dark])
    }
    let button = ComponentChecks(width: 12, height: 2) {
      Button("Save") {}.buttonStyle(FaintHoverStyle())
    }
    await expectFailure("contrast in \(AppTheme.dark.displayName) (hovered):") {
      await button.expectContrast(in: [.dark])
    }
  }

  @Test func `a button without a focus mark fails`() async {
    let checks = ComponentChecks(width: 12, height: 2) {
      Button("Save") {}.buttonStyle(FlatStyle())
    }
    await expectFailure("button \"Save\" with focus looks like") {
      await checks.expectVisibleFocus()
    }
  }

  @Test func `the focus is checked on every Tab stop`() async {
    let checks = ComponentChecks(width: 20, height: 60) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(1..<50) { Button("Row \($0)") {} }
        Button("Last") {}.buttonStyle(FlatStyle())
      }
    }
    await expectFailure("button \"Last\" with focus looks like") {
      await checks.expectVisibleFocus()
    }
  }

  @Test func `the checks press a control of the size of the screen without calling its action`() {
    let harness = Harness(width: 12, height: 3) {
      Button {
      } label: {
        Text("Save").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .buttonStyle(FlatStyle())
    }
    harness.visitStates { _ in }
    #expect(harness.find(.button, "Save")?.frame.size == harness.size)
    #expect(harness.recording.actions == [])
  }

  @Test func `the checks close a menu that they have opened`() {
    let harness = Harness(width: 20, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Menu("Sort") {
          Button("By name") {}
          Button("By size") {}
        }
        Button("Save") {}
        Button("Close") {}
      }
    }
    var isMenuShown = false
    harness.visitStates { state in
      if state == .pressed, harness.position(of: "By name") != nil { isMenuShown = true }
    }
    #expect(isMenuShown && harness.position(of: "By name") == nil)
    #expect(!harness.recording.actions.contains(.button))
  }

  @Test func `a control without a label fails`() async {
    let checks = ComponentChecks(width: 12, height: 2) {
      Button {
      } label: {
        Image(systemName: "gear").accessibilityHidden()
      }
    }
    await expectFailure("button in column 0, row 0") { await checks.expectNames() }
    let slider = ComponentChecks {
      Color.clear.frame(width: 9, height: 1).accessibilityRole(.slider)
    }
    await expectFailure("slider in column 0, row 0") { await slider.expectNames() }
  }

  @Test func `a control that has the focus from the start is compared with the screen without it`()
    async
  {
    let checks = ComponentChecks { text in
      Button("Save") {}.buttonStyle(FlatStyle()).defaultFocus()
    }
    await expectFailure("looks like the screen without focus") {
      await checks.expectVisibleFocus()
    }
  }

  @Test func `content outside its frame fails, with the text that causes it`() async {
    let checks = ComponentChecks { text in Text(text).offset(x: 30) }
    await withKnownIssue {
      await checks.expectFits()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("The component breaks with the text .")
          && $0.rawValue.contains("painted outside")
      }
    }
  }
}
