// SPDX-License-Identifier: MIT
// Views: a theme that its source changes while it is shown.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

/// A source whose theme and faults are set by the test.
@MainActor @Observable private final class Source: ThemeSource {
  var theme: AppTheme?
  @ObservationIgnored var report: (@MainActor (String) -> Void)?
  @ObservationIgnored private(set) var isFollowed = false

  func follow(report: @escaping @MainActor (String) -> Void) async {
    self.report = report
    isFollowed = true
    let (endless, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in endless {}
    continuation.finish()
    isFollowed = false
  }
}

private struct Screen: View {
  let source: Source
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading) {
      if isShown { Note().themed(following: source) }
    }
    .onKeyPress("x") {
      isShown = false
      return .handled
    }
  }
}

private struct Note: View {
  var body: some View { Text("ink") }
}

@MainActor struct ThemeSourceTests {
  private func harness(_ source: Source) async -> Harness {
    let harness = Harness(width: 70, height: 12, theme: .light) { Screen(source: source) }
    await harness.settle()
    return harness
  }

  private func ink(_ harness: Harness) -> UInt32 { harness.cell(x: 0, y: 0).foreground.value }

  private func ink(_ theme: AppTheme) -> UInt32 {
    Color.textPrimary.resolve(in: theme).color.value
  }

  @Test func `the source's theme is shown, and no content body runs`() async {
    let source = Source()
    let harness = await harness(source)
    #expect(ink(harness) == ink(.light))
    for theme in [AppTheme.dark, .highContrastLight, nil] {
      harness.recording.reset()
      source.theme = theme
      await harness.settle()
      #expect(ink(harness) == ink(theme ?? .light))
      #expect(!harness.recording.bodies.contains { $0 == "Note" || $0 == "Screen" })
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `an error is shown, and stays longer if it is reported again`() async {
    let source = Source()
    let harness = await harness(source)
    for _ in 0..<2 {
      source.report?("ocean: expected a colour")
      await harness.settle()
      let errors = harness.screen.filter { $0.contains("expected a colour") }
      #expect(errors.count == 1)
      await harness.advance(by: .seconds(2))
    }
    #expect(harness.position(of: "expected") != nil)
    await harness.advance(by: .seconds(20))
    #expect(harness.position(of: "expected") == nil)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `files are watched while the view exists`() async {
    let source = Source()
    let harness = await harness(source)
    #expect(source.isFollowed)
    harness.press("x")
    for _ in 0..<1_000 where source.isFollowed { await harness.settle() }
    #expect(!source.isFollowed)
  }

  @Test func `another source is followed in place of the first`() async {
    struct Page: View {
      let first: Source
      let second: Source
      @State private var isSecond = false

      var body: some View {
        Note().themed(following: isSecond ? second : first)
          .onKeyPress("x") {
            isSecond = true
            return .handled
          }
      }
    }
    let (first, second) = (Source(), Source())
    let harness = Harness(width: 70, height: 12) { Page(first: first, second: second) }
    await harness.settle()
    #expect(first.isFollowed && !second.isFollowed)
    harness.press("x")
    for _ in 0..<1_000 where first.isFollowed || !second.isFollowed { await harness.settle() }
    #expect(!first.isFollowed && second.isFollowed)
  }
}
