// SPDX-License-Identifier: MIT
// Testing: the environment and themes.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

private struct AccountKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

private extension EnvironmentValues {
  var account: String {
    get { self[AccountKey.self] }
    set { self[AccountKey.self] = newValue }
  }
}

private struct UnrelatedKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private extension EnvironmentValues {
  var unrelated: Int? {
    get { self[UnrelatedKey.self] }
    set { self[UnrelatedKey.self] = newValue }
  }
}

private final class Session: Sendable {}

private struct SessionKey: EnvironmentKey {
  static var defaultValue: Session? { nil }
}

private extension EnvironmentValues {
  var session: Session? {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
}

@MainActor struct EnvironmentTests {
  private struct Account: View {
    @Environment(\.account) private var account
    var body: some View { Text(account) }
  }

  private struct Bystander: View {
    var body: some View { Text("still") }
  }

  @Test func `the nearest value applies, and a change runs only the bodies that read it`() {
    struct Page: View {
      @State private var name = "ann"
      var body: some View {
        VStack(alignment: .leading) {
          Account()
          VStack(alignment: .leading) {
            Account()
            Account().environment(\.account, "inner")
            Account().transformEnvironment(\.account) { $0 += "!" }
            Bystander()
          }
          .environment(\.account, name)
        }
        .onKeyPress("x") {
          name = "bob"
          return .handled
        }
      }
    }
    let harness = Harness(width: 10, height: 5) { Page() }
    #expect(harness.screen == ["nobody", "ann", "inner", "ann!", "still"])
    harness.recording.reset()
    harness.press("x")
    #expect(harness.screen == ["nobody", "bob", "inner", "bob!", "still"])
    #expect(!harness.recording.bodies.contains("Bystander"))
    #expect(harness.recording.bodies.filter { $0 == "Account" }.count <= 3)
  }

  @Test func `a change in the app's environment runs only the bodies that read it`() {
    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let harness = Harness(width: 10, height: 3) {
      VStack(alignment: .leading) {
        Enabled()
        Account()
        Bystander()
      }
    }
    harness.recording.reset()
    harness.setEnvironment { $0.isEnabled = false }
    #expect(harness.screen == ["off", "nobody", "still"])
    #expect(harness.recording.bodies == ["Enabled"])
  }

  @Test func `a closure reads the environment of the view that created it`() {
    struct Outer: View {
      @Environment(\.account) private var account
      var body: some View {
        Interactive(action: {}) { _ in Text(account) }.environment(\.account, "inner")
      }
    }
    let harness = Harness(width: 10, height: 1) { Outer() }
    #expect(harness.screen == ["nobody"])
    harness.setEnvironment { $0.account = "ann" }
    #expect(harness.screen == ["ann"])
  }

  @Test(arguments: [0, 1, 2])
  func `a modifier of the same type replaces another`(pair: Int) {
    struct Swapped: View {
      let pair: Int
      @State private var isSwapped = false

      private var content: AnyView {
        let text = Text("ab cd")
        switch (pair, isSwapped) {
        case (0, false): return AnyView(text.foregroundColor(.error))
        case (0, true): return AnyView(text.tint(.error))
        case (1, false): return AnyView(text.environment(\.lineLimit, 1))
        case (1, true): return AnyView(text.environment(\.unrelated, 1))
        case (_, false): return AnyView(text.background { Text("xxxxx") })
        default: return AnyView(text.overlay { Text("xxxxx") })
        }
      }

      var body: some View {
        content.onKeyPress("x") {
          isSwapped.toggle()
          return .handled
        }
      }
    }
    let harness = Harness(width: 5 - pair % 2, height: 2) { Swapped(pair: pair) }
    let cells = { [harness.cell(x: 0, y: 0), harness.cell(x: 0, y: 1)] }
    let before = cells()
    harness.press("x")
    #expect(cells() != before)
    #expect(harness.repaint() == 0)
    harness.press("x")
    #expect(cells() == before)
  }

  // MARK: Themes

  @Test func `a theme with the same layout runs no body and measures nothing`() {
    struct Page: View {
      var body: some View {
        VStack(alignment: .leading) {
          Bystander().padding(1).border(.accentColor)
          Text("ink").foregroundStyle(.error)
        }
      }
    }
    let harness = Harness(width: 12, height: 6, theme: .dark) { Page() }
    let before = harness.cell(x: 0, y: 0)
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.setTheme(.light)
    let statistics = harness.takeStatistics()
    #expect(AppTheme.dark.layoutHash == AppTheme.light.layoutHash)
    #expect(harness.recording.bodies.isEmpty)
    #expect(statistics.bodies == 0)
    #expect(statistics.measured == 0)
    #expect(harness.cell(x: 0, y: 0) != before)
    #expect(harness.repaint() == 0)
  }

  @Test func `different themes can be next to and inside each other`() {
    struct Page: View {
      var body: some View {
        HStack(spacing: 0) {
          Text("d")
          HStack(spacing: 0) {
            Text("l")
            Text("d").themed(.dark)
          }
          .themed(.light)
          Text("l").themed(.light)
        }
      }
    }
    let harness = Harness(width: 6, height: 1, theme: .dark) { Page() }
    let ground = (0..<4).map { harness.cell(x: $0, y: 0).background }
    #expect(ground[0] == ground[2])
    #expect(ground[1] == ground[3])
    #expect(ground[0] != ground[1])
    harness.setTheme(.highContrastDark)
    let next = (0..<4).map { harness.cell(x: $0, y: 0).background }
    #expect(next.dropFirst() == ground.dropFirst())
    #expect(harness.repaint() == 0)
  }

  @Test func `a body that reads the theme runs when it changes`() {
    struct Named: View {
      @Environment(\.appTheme) private var theme
      var body: some View { Text(theme.name) }
    }
    struct Page: View {
      @State private var theme: AppTheme? = .light
      var body: some View {
        VStack(alignment: .leading) {
          Named()
          Named().themed($theme)
        }
        .onKeyPress("x") {
          theme = theme == nil ? .highContrastLight : nil
          return .handled
        }
      }
    }
    let harness = Harness(width: 24, height: 2, theme: .dark) { Page() }
    let names = [AppTheme.dark.name, AppTheme.light.name]
    #expect(harness.screen == names)
    harness.recording.reset()
    harness.press("x")
    #expect(harness.screen == [AppTheme.dark.name, AppTheme.dark.name])
    #expect(!harness.recording.bodies.contains("Page"))
    harness.setTheme(.light)
    #expect(harness.screen == [AppTheme.light.name, AppTheme.light.name])
    harness.press("x")
    #expect(harness.screen == [AppTheme.light.name, AppTheme.highContrastLight.name])
  }

  @Test func `a body that reads the whole environment runs when any value changes`() {
    struct Whole: View {
      @Environment(\.self) private var environment
      let keep: (EnvironmentValues) -> Void
      var body: some View {
        let values = environment
        keep(values)
        return Text("\(values.account) \(values.appTheme.name)")
      }
    }
    struct Page: View {
      @State private var account = "ada"
      let keep: (EnvironmentValues) -> Void
      var body: some View {
        Group { if account != "gone" { Whole(keep: keep) } }
          .environment(\.account, account)
          .onKeyPress("x") {
            account = account == "ada" ? "grace" : "gone"
            return .handled
          }
      }
    }
    var kept: EnvironmentValues?
    let harness = Harness(width: 20, height: 1, theme: .dark) { Page { kept = $0 } }
    #expect(harness.screen == ["ada dark"])
    harness.press("x")
    #expect(harness.screen == ["grace dark"])
    harness.setTheme(.light)
    #expect(harness.screen == ["grace light"])
    harness.press("x")
    // The values stay readable without the view.
    #expect(kept?.account == "grace" && kept?.appTheme == .light)
  }

  @Test func `values that the whole view no longer has are released`() {
    let harness = Harness(width: 20, height: 2) { Account() }
    weak var first: Session?
    do {
      let session = Session()
      first = session
      harness.setEnvironment { $0.session = session }
    }
    #expect(first != nil)
    harness.setEnvironment { $0.account = "ann" }
    harness.setEnvironment { $0.session = Session() }
    #expect(first == nil)
    #expect(harness.screen[0].contains("ann"))
  }

  @Test func `views in a disabled view can be enabled again, and look like it`() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("on").environment(\.isEnabled, true)
          Button("\(count)") { count += 1 }.environment(\.isEnabled, true)
          Button("off") {}.disabled(false)
        }
        .disabled(true)
      }
    }
    let harness = Harness(width: 10, height: 3, theme: .dark) { Page() }
    let ink = Color.textPrimary.resolve(in: .dark).color.value
    #expect(harness.cell(x: 0, y: 0).foreground.value == ink)
    #expect(harness.press(.button, "0") && !harness.press(.button, "off"))
    #expect(harness.find(.button, "1") != nil)
  }
}
