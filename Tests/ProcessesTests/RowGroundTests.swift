// SPDX-License-Identifier: MIT
// Testing: the backgrounds of rows in the list of processes.

import Curium
import CuriumTesting
import Testing

@testable import ProcessScreens

@MainActor struct RowGroundTests {
  @Test(arguments: [AppTheme.dark, .light])
  func `the row under the pointer is hovered like the items of other lists`(theme: AppTheme)
    async throws
  {
    let model = ProcessModel(source: FakeSource([.fake(1, "init"), .fake(20, "sshd")]))
    let ground = Color(hex: 0x12_3456)
    let harness = Harness(
      width: 80, height: 8, theme: theme.setting(SemanticTokens.Colors.selectionHover, to: ground)
    ) { ProcessScreen().environment(model) }
    for _ in 0..<5 { await harness.settle() }
    await harness.advance(by: .milliseconds(300))
    let place = try #require(harness.position(of: "sshd"))
    harness.pointer(PointerEvent(.moved, at: place))
    #expect(harness.cell(x: place.x, y: place.y).background.value == 0x12_3456)
    #expect(harness.repaint() == 0)
  }
}
