// SPDX-License-Identifier: MIT
// Testing: toasts in the current theme of the view that shows them.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct ToastThemeTests {
  private struct Saver: View {
    @Environment(\.toast) private var toast
    var body: some View { Text("page").keyBinding("Save", "s") { toast("Saved") } }
  }

  /// Switches between two themes of its own.
  private struct Switcher: View {
    @State private var theme: AppTheme
    private let next: AppTheme

    init(_ theme: AppTheme, next: AppTheme) {
      _theme = State(wrappedValue: theme)
      self.next = next
    }

    var body: some View {
      Saver()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .themed(theme)
        .keyBinding("Theme", "t") { theme = next }
    }
  }

  /// The colours of the message in a theme, as painted by an app that starts in it.
  private func look(in theme: AppTheme) throws -> (UInt32, UInt32) {
    let harness = Harness(width: 30, height: 6, theme: theme) { Saver() }
    harness.press("s")
    return try look(of: harness)
  }

  private func look(of harness: Harness, at text: String = "Saved") throws -> (UInt32, UInt32) {
    let place = try #require(harness.position(of: text))
    let cell = harness.cell(x: place.x, y: place.y)
    return (cell.foreground.value, cell.background.value)
  }

  private static let other = AppTheme.light

  @Test func `a message follows the theme of the app`() throws {
    let harness = Harness(width: 30, height: 6, theme: .dark) { Saver() }
    harness.press("s")
    #expect(try look(of: harness) == look(in: .dark))
    harness.setTheme(Self.other)
    #expect(try look(of: harness) == look(in: Self.other))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    AppTheme.light, AppTheme.dark.setting(.surface, to: Color(hex: 0x12_34_56)),
  ])
  func `a message follows the theme of a part that shows it`(next: AppTheme) async throws {
    let harness = Harness(width: 30, height: 6, theme: .dark) {
      Switcher(.dark, next: next)
    }
    harness.press("s")
    #expect(try look(of: harness) == look(in: .dark))
    harness.press("t")
    await harness.settle()
    #expect(try look(of: harness) == look(in: next))
    #expect(harness.repaint() == 0)
  }

  @Observable final class Choice {
    var theme: AppTheme

    init(_ theme: AppTheme) { self.theme = theme }
  }

  /// Shows a message of nine lines in a theme that changes without a key.
  private struct Log: View {
    let choice: Choice

    var body: some View {
      Reporter().frame(maxWidth: .infinity, maxHeight: .infinity).themed(choice.theme)
    }

    private struct Reporter: View {
      @Environment(\.toast) private var toast

      var body: some View {
        Text("page").keyBinding("Report", "s") {
          toast((1...9).map { "line \($0)" }.joined(separator: "\n"))
        }
      }
    }
  }

  @Test func `a whole text follows the theme of the part that shows the message`() async throws {
    func open(_ choice: Choice) async -> Harness {
      let harness = Harness(width: 40, height: 20, theme: .dark) { Log(choice: choice) }
      harness.press("s f9")
      await harness.settle()
      return harness
    }
    let choice = Choice(.dark)
    let harness = await open(choice)
    let before = try look(of: harness, at: "line 9")
    choice.theme = .light
    await harness.settle()
    let after = try look(of: harness, at: "line 9")
    #expect(before != after)
    #expect(try await after == look(of: open(Choice(.light)), at: "line 9"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a message keeps the theme of a part that is gone`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Saver().themed(AppTheme.light) }
        }
        .keyBinding("Hide", "h") { isShown = false }
      }
    }
    let harness = Harness(width: 30, height: 6, theme: .dark) { Page() }
    harness.press("s h")
    #expect(try look(of: harness) == look(in: .light))
    harness.setTheme(.dark)
    #expect(try look(of: harness) == look(in: .light))
  }
}
