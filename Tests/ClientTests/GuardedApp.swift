// SPDX-License-Identifier: MIT
// Testing: terminal options, and printing views, with `import Curium` alone.

import CuriumRendering
import Curium

/// An app with its own terminal options. Compiling it is the test.
private struct GuardedApp: App {
  var body: some View { Text("Hello") }

  static func start() {
    main(options: TerminalSessionOptions(pointer: .motion, guardsTerminal: true))
    main(options: TerminalSessionOptions(presentation: .inline(maxRows: 5, keepsLastFrame: false)))
  }

  static func export() -> [String] {
    let printed = render(GuardedApp(), width: 40)
    return [printed.text, printed.ansi(colors: .ansi256), printed.svg(title: "Hello")]
  }
}
