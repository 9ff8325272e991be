// SPDX-License-Identifier: MIT
// Testing: when changed values are saved in a settings file.

import CuriumControls
import CuriumHarness
import CuriumStorage
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

private struct Form: View {
  @AppStorage("name") private var name = ""
  var body: some View { TextField("Name", text: $name) }
}

private struct Counter: View {
  @AppStorage("count") private var count = 0
  @Environment(\.runProgram) private var runProgram

  var body: some View {
    Button("\(count)") { count += 1 }
      .onKeyPress("r") {
        Task { _ = try? await runProgram("edit-settings") }
        return .handled
      }
  }
}

@MainActor struct SettingsSavingTests {
  @Test func `typing into a field is saved once, in a pause`() async throws {
    let folder = try SettingsFolder()
    let harness = folder.launch(Form())
    harness.press("⇥")
    for letter in ["A", "d", "a"] {
      harness.type(letter)
      await harness.advance(by: .milliseconds(400))
      #expect(folder.text == nil)
    }
    await harness.advance(by: .milliseconds(99))
    #expect(folder.text == nil)
    await harness.advance(by: .milliseconds(1))
    #expect(folder.text == "name = \"Ada\"\n")
  }

  @Test func `typing without a pause is saved after two seconds`() async throws {
    let folder = try SettingsFolder()
    let harness = folder.launch(Form())
    harness.press("⇥")
    for _ in 0..<6 {
      harness.type("x")
      await harness.advance(by: .milliseconds(300))
      #expect(folder.text == nil)
    }
    harness.type("x")
    await harness.advance(by: .milliseconds(199))
    #expect(folder.text == nil)
    await harness.advance(by: .milliseconds(1))
    #expect(folder.text == "name = \"xxxxxxx\"\n")
  }

  @Test func `after saving, nothing waits for a time`() async throws {
    let folder = try SettingsFolder()
    let harness = folder.launch(Counter())
    harness.press(.button)
    #expect(harness.isAnimating)
    await harness.save()
    #expect(folder.text == "count = 1\n" && !harness.isAnimating)
  }

  @Test func `changes are saved before Control-Z suspends the app`() throws {
    let folder = try SettingsFolder()
    let harness = folder.launch(Counter())
    var saved: String?
    harness.runtime.onSuspend = { saved = folder.text }
    harness.press(.button)
    harness.press("ctrl+z")
    #expect(saved == "count = 1\n")
  }

  @Test func `changes are saved before another program runs`() async throws {
    let folder = try SettingsFolder()
    let harness = folder.launch(Counter())
    var saved: String?
    harness.onProgramRequest = { _ in
      saved = folder.text
      return .success("")
    }
    harness.press("⇥ ⏎ r")
    await harness.settle()
    #expect(saved == "count = 1\n")
  }

  @Test func `changes are saved when a signal ends the app`() throws {
    let folder = try SettingsFolder()
    var harness: Harness? = folder.launch(Counter())
    harness?.press(.button)
    harness?.send(.hangUp)
    #expect(harness?.hasQuit == true)
    harness = nil
    #expect(folder.text == "count = 1\n")
  }

  @Test func `changes that couldn't be saved are saved when the app quits`() async throws {
    let folder = try SettingsFolder()
    try folder.write("")
    chmod(folder.file, 0o400)
    var harness: Harness? = folder.launch(Counter())
    harness?.press(.button)
    await harness?.save()
    #expect(folder.text == "" && harness?.isAnimating == false)
    chmod(folder.file, 0o600)
    harness = nil
    #expect(folder.text == "count = 1\n")
  }

  @Test func `a relative path stays the same when the current folder changes`() async throws {
    let folder = try SettingsFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      precondition(chdir(path) == 0)
      let store = AppStorageStore.file("settings")
      precondition(chdir("/") == 0)
      await MainActor.run {
        var harness: Harness? = Harness(width: 20, height: 1) {
          Counter().defaultAppStorage(store)
        }
        harness?.press(.button)
        harness = nil
      }
    }
    #expect(folder.text == "count = 1\n")
  }

  @Test func `in an app as lines of text, each answer is saved at once`() throws {
    let folder = try SettingsFolder()
    let store = AppStorageStore(file: folder.file)
    let transcript = Transcript { Form().defaultAppStorage(store) }
    transcript.enter("Ada")
    #expect(folder.text == "name = \"Ada\"\n")
  }

  @Test func `another app in the process sees a change before it is saved`() async throws {
    let folder = try SettingsFolder()
    let store = AppStorageStore.file(folder.file)
    let apps = (0..<2).map { _ in
      Harness(width: 20, height: 1) { Counter().defaultAppStorage(store) }
    }
    apps[0].press(.button)
    await apps[1].settle()
    #expect(apps[1].find(.button, "1") != nil && folder.text == nil)
    apps[1].press(.button)
    await apps[1].save()
    #expect(folder.text == "count = 2\n")
  }
}
