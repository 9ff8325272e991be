// SPDX-License-Identifier: MIT
// Testing: the exhibits of dialogs that ask for a name, an answer, a file or several steps, in use.

import Curium
import CuriumTesting
import Testing

@MainActor struct DialogExhibitTests: PreviewSuite {
  nonisolated static let sizes = [(40, 12), (60, 16), (200, 60)]

  /// Opens a preview in which nothing moves.
  private func still(_ exhibit: String, _ preview: String, _ width: Int, _ height: Int) throws
    -> Harness
  {
    let harness = try open(exhibit, preview, width: width, height: height)
    harness.setEnvironment { $0.accessibilityReduceMotion = true }
    return harness
  }

  @Test(arguments: sizes) func `an alert asks for the name of a branch`(width: Int, height: Int)
    throws
  {
    let harness = try still("Dialogs", "Alert with a field", width, height)
    harness.press("⇥ ⏎")
    #expect(harness.find(.alert) != nil && harness.focused?.role == .textField)
    harness.press("⏎")
    #expect(harness.find(.alert) != nil)
    harness.type("refunds")
    harness.press("⏎")
    #expect(harness.find(.alert) == nil && harness.position(of: "On refunds") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: sizes) func `an action waits for the answer to a question`(
    width: Int, height: Int
  ) async throws {
    let harness = try still("Dialogs", "Question", width, height)
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.position(of: "It has six instances.") != nil)
    harness.press("⎋")
    await harness.settle()
    #expect(harness.position(of: "Running") != nil)
    harness.press("⏎")
    await harness.settle()
    try harness.click(.button, "All at once")
    await harness.settle()
    #expect(harness.position(of: "Restarted all at once") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: sizes) func `a branch is renamed in place`(width: Int, height: Int) throws {
    let harness = try still("ItemList", "Renaming in place", width, height)
    harness.press("⇥ F2")
    #expect(harness.focused?.value == "retry-payments")
    harness.type("main")
    harness.press("⏎")
    #expect(harness.focused?.role == .textField)
    harness.type("tenance")
    harness.press("⏎")
    #expect(harness.position(of: "▌ maintenance") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: sizes) func `sheets ask for a file`(width: Int, height: Int) async throws {
    let harness = try still("FilePicker", "In a sheet", width, height)
    try harness.click(.button, "Save as…")
    await harness.settle()
    #expect(harness.find(.dialog) != nil && harness.focused?.value == "report.csv")
    harness.press("⎋")
    await harness.settle()
    #expect(harness.find(.dialog) == nil && harness.position(of: "No file chosen") != nil)
    try harness.click(.button, "Open…")
    await harness.settle()
    #expect(harness.find(.dialog) != nil && harness.find(.button, "Cancel") != nil)
    harness.press("⎋")
    await harness.settle()
    #expect(harness.find(.dialog) == nil && harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: sizes) func `a wizard in a sheet goes through its steps`(
    width: Int, height: Int
  ) throws {
    let harness = try still("WizardTemplate", "In a sheet", width, height)
    harness.press("⇥ ⏎")
    #expect(harness.find(.dialog) != nil && harness.focused?.value == "checkout")
    try harness.click(.button, "Next")
    try harness.click(.button, "Back")
    #expect(harness.find(.button, "Back") == nil)
    try harness.click(.button, "Next")
    try harness.click(.button, "Next")
    try harness.click(.button, "Finish")
    #expect(harness.find(.dialog) == nil && harness.position(of: "Created checkout") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
