// SPDX-License-Identifier: MIT
// Testing: an app with `import CuriumEssentials` instead of `import Curium`.

import CuriumEssentials
import CuriumTesting
import Testing

/// A small app that uses state, layout, keys, drawing and a theme.
private struct Counter: App {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(count) of 3").foregroundStyle(.brandPrimary)
      Rectangle().foregroundStyle(.success).frame(width: 4, height: 1)
    }
    .border(.border)
    .focusable()
    .onKeyPress("+") {
      count += 1
      return .handled
    }
    .themed(.nord)
  }

  static func start() {
    main(options: TerminalSessionOptions(presentation: .inline(maxRows: 5)))
  }
}

@MainActor struct EssentialsTests {
  @Test func `an app without controls has state, keys, layout and themes`() {
    let harness = Harness(width: 12, height: 5) { Counter() }
    #expect(harness.position(of: "0 of 3") != nil)
    harness.press("⇥ +")
    #expect(harness.position(of: "1 of 3") != nil)
  }
}
