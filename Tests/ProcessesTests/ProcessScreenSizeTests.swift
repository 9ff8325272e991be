// SPDX-License-Identifier: MIT
// Testing: the processes screen in windows of all sizes.

import Curium
import CuriumTesting
import Testing

@testable import ProcessScreens

@MainActor struct ProcessScreenSizeTests: ProcessSuite {
  @Test func `deep branches leave room for a name on a narrow screen`() async {
    let chain = (Int32(1)...8).map { ProcessReading.fake($0, "level\($0)", parent: max(1, $0 - 1)) }
    let harness = await harness(FakeSource(chain), width: 40, height: 12)
    harness.press("p t end")
    #expect(harness.focused?.label == "level8 (8)")
    #expect(harness.position(of: "… └ level8") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `wide screens show the machine in panels, narrow ones in a line`() async {
    let harness = await harness(FakeSource(Self.some), width: 100, height: 30)
    #expect(harness.position(of: "Processor") != nil)
    // The end of the axis, at the left edge of the chart.
    #expect(harness.screen.contains { $0.hasPrefix("│") && $0.prefix(8).contains("100%") })
    harness.resize(width: 80, height: 24)
    #expect(harness.screen.contains { $0.hasPrefix("╭─ Processes ─") })
    #expect(harness.position(of: "Details") == nil)
    harness.resize(width: 40, height: 12)
    #expect(harness.position(of: "Processor") == nil)
    #expect(harness.screen[1].hasPrefix(" CPU"))
    harness.resize(width: 40, height: 9)
    #expect(harness.position(of: "CPU ") == nil || !harness.screen[1].hasPrefix(" CPU"))
    #expect(harness.position(of: "3 listed") != nil)
  }

  @Test func `wide and tall screens also show the network and the disks`() async {
    let harness = await harness(FakeSource(Self.some), width: 110, height: 32)
    #expect(harness.position(of: "Details") != nil && harness.position(of: "Network") == nil)
    harness.resize(width: 110, height: 42)
    #expect(harness.position(of: "Network") != nil && harness.position(of: "Disk") == nil)
    // Without traffic, the axis has a range.
    #expect(harness.position(of: "10 kB/s") != nil && harness.position(of: " 0 B/s ──") != nil)
    harness.resize(width: 200, height: 60)
    #expect(harness.position(of: "Disk") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [3, 60]) func `the selection is as wide as the search field`(count: Int) async {
    let source = FakeSource((1...count).map { .fake(Int32($0), "worker\($0)") })
    let harness = await harness(source, width: 110, height: 32)
    let search = harness.find(.textField)?.frame
    let row = harness.find(.row, "worker1 (1)")?.frame
    #expect(search?.maxX == row.map { $0.maxX + (count > 20 ? 1 : 0) })
  }

  @Test func `on a narrow screen the details are a scrolling page beside its button`() async {
    let harness = await harness(FakeSource(Self.some), width: 40, height: 12)
    #expect(harness.find(.button, "End process") == nil)
    harness.press("↓ ⏎")
    #expect(harness.position(of: "Process 20") != nil)
    #expect(harness.focused?.label == "Copy command")
    #expect(harness.position(of: "Command") == nil)
    harness.press("pgdn pgdn")
    #expect(harness.position(of: "Command") != nil)
    // The keys of the list wait until it's on the screen again.
    harness.press("n / t")
    #expect(harness.focused?.label == "Copy command")
    #expect(!harness.screen[11].contains("search") && !harness.screen[11].contains("sort"))
    harness.press("esc")
    #expect(harness.focused?.label == "sshd (20)")
    harness.press("/")
    #expect(harness.focused?.role == .textField)
    #expect(harness.warnings == [])
  }

  @Test(arguments: [(1, 1), (7, 3), (28, 10), (40, 12), (99, 5), (100, 12), (200, 60)])
  func `fits screens of any size`(width: Int, height: Int) async {
    let harness = await harness(FakeSource(Self.some))
    harness.resize(width: width, height: height)
    await harness.advance(by: .seconds(2))
    #expect(height < 10 || harness.position(of: "sshd") != nil)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `the search keeps the focus and its text when the window gets smaller`() async {
    let harness = await harness(FakeSource(Self.some), width: 120, height: 36)
    harness.press("/")
    harness.type("ss")
    for size in [(60, 20), (40, 12), (120, 36), (90, 24), (20, 5), (100, 30)] {
      harness.resize(width: size.0, height: size.1)
      await settle(harness)
      harness.type("h")
      harness.press("⌫")
      #expect(harness.focused?.role == .textField, "\(size)")
      #expect(harness.focused?.value == "ss", "\(size)")
    }
  }

  @Test func `the selection and its question survive when the window gets smaller`() async throws {
    let harness = await harness(FakeSource(Self.some), width: 110, height: 40)
    harness.press("p ↓ ⏎")
    harness.click(try #require(harness.find(.button, "End process")))
    #expect(harness.focused?.label == "Cancel")
    for width in [80, 110, 40] {
      harness.resize(width: width, height: 30)
      await settle(harness)
      #expect(harness.position(of: "End sshd (20)?") != nil)
      #expect(harness.focused?.label == "Cancel", "\(width)")
    }
    harness.press("esc esc")
    #expect(harness.focused?.label == "sshd (20)")
  }
}
