// SPDX-License-Identifier: MIT
// Testing: values that are stored between launches, as views see them.

import CuriumControls
import CuriumHarness
import CuriumStorage
import CuriumTesting
import Testing

private enum Mode: String { case fast, exact }
private enum Order: Int { case name = 1, version }

/// A property of each type, with a default value.
private struct Values: View {
  @AppStorage("flag") private var flag = false
  @AppStorage("count") private var count = 1
  @AppStorage("ratio") private var ratio = 0.5
  @AppStorage("name") private var name = "nobody"
  @AppStorage("mode") private var mode = Mode.fast
  @AppStorage("order") private var order = Order.name

  private var line: String {
    "\(flag) \(count) \(ratio) \(name) \(mode.rawValue) \(order.rawValue)"
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: line)
      Button("Set") {
        flag = true
        count = -7
        ratio = 0.1
        name = "a \"b\" \\ é"
        mode = .exact
        order = .version
      }
    }
  }
}

/// An optional property of each type.
private struct Optionals: View {
  static let note = "line\none\t\u{7}\u{0}\u{1B}[31m = \"#"

  @AppStorage("flag") private var flag: Bool?
  @AppStorage("count") private var count: Int?
  @AppStorage("ratio") private var ratio: Double?
  @AppStorage("a note") private var note: String?
  @AppStorage("mode") private var mode: Mode?
  @AppStorage("order") private var order: Order?

  private var line: String {
    let words: [String?] = [
      flag.map { "\($0)" }, count.map { "\($0)" }, ratio.map { "\($0)" },
      note.map { $0 == Self.note ? "same" : "different" }, mode?.rawValue,
      order.map { "\($0.rawValue)" },
    ]
    return words.map { $0 ?? "nil" }.joined(separator: " ")
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: line)
      Button("Set") {
        flag = false
        count = .min
        ratio = 1e100
        note = Self.note
        mode = .exact
        order = .version
      }
      Button("Clear") {
        flag = nil
        count = nil
        ratio = nil
        note = nil
        mode = nil
        order = nil
      }
    }
  }
}

private struct Name: View {
  @AppStorage("name") private var name = "nobody"
  var body: some View { Text(verbatim: name) }
}

private struct NameField: View {
  @AppStorage("name") private var name = "nobody"
  var body: some View { TextField("Name", text: $name) }
}

private struct Count: View {
  @AppStorage("count") private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Screen: View {
  var body: some View {
    VStack(alignment: .leading) {
      Name()
      Name()
      NameField()
      Count()
    }
  }
}

@MainActor struct AppStorageTests {
  @Test func `values of every type are the same at the next launch`() async throws {
    let folder = try SettingsFolder(file: "some/folder/settings")
    var harness = folder.launch(Values())
    #expect(harness.screen[0] == "false 1 0.5 nobody fast 1")
    #expect(folder.text == nil, "reading writes nothing")
    harness.press(.button, "Set")
    await harness.save()
    #expect(harness.screen[0] == "true -7 0.1 a \"b\" \\ é exact 2")
    #expect(
      folder.text == #"""
        count = -7
        flag = true
        mode = "exact"
        name = "a \"b\" \\ é"
        order = 2
        ratio = 0.1

        """#)
    #expect(folder.mode(folder.file) == 0o600)
    #expect(folder.mode("\(folder.path)/some/folder") == 0o700)
    #expect(folder.mode("\(folder.path)/some") == 0o700)
    harness = folder.launch(Values())
    #expect(harness.screen[0] == "true -7 0.1 a \"b\" \\ é exact 2")
    #expect(harness.repaint() == 0 && harness.warnings == [] && harness.storageWarnings == [])
  }

  @Test func `nil removes a key`() async throws {
    let folder = try SettingsFolder()
    var harness = folder.launch(Optionals())
    #expect(harness.screen[0] == "nil nil nil nil nil nil")
    harness.press(.button, "Set")
    await harness.save()
    let line = "false -9223372036854775808 1e+100 same exact 2"
    #expect(harness.screen[0] == line)
    #expect(
      folder.text == #"""
        "a note" = "line\none\t\u{7}\u{0}\u{1B}[31m = \"#"
        count = -9223372036854775808
        flag = false
        mode = "exact"
        order = 2
        ratio = 1e+100

        """#)
    harness = folder.launch(Optionals())
    #expect(harness.screen[0] == line)
    harness.press(.button, "Clear")
    await harness.save()
    #expect(harness.screen[0] == "nil nil nil nil nil nil")
    #expect(folder.text == "")
    harness = folder.launch(Optionals())
    #expect(harness.screen[0] == "nil nil nil nil nil nil")
  }

  @Test func `all views that read a key show its new value, and no other bodies run`() async throws
  {
    let folder = try SettingsFolder()
    let harness = folder.launch(Screen())
    #expect(harness.screen[0] == "nobody" && harness.screen[1] == "nobody")
    harness.recording.reset()
    harness.press("⇥ end")
    harness.type("!")
    #expect(harness.screen[0] == "nobody!" && harness.screen[1] == "nobody!")
    #expect(harness.find(.textField)?.value == "nobody!")
    #expect(!harness.recording.bodies.contains("Count"))
    #expect(harness.recording.bodies.filter { $0 == "Name" }.count == 2)
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.find(.button, "2") != nil)
    await harness.save()
    #expect(folder.text == "count = 2\nname = \"nobody!\"\n")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `without a file, the values belong to one app and are lost when it ends`() {
    let first = Harness(width: 20, height: 4) { Screen() }
    let second = Harness(width: 20, height: 4) { Screen() }
    first.press(.button, "0")
    #expect(first.find(.button, "1") != nil && second.find(.button, "0") != nil)
    #expect(Harness(width: 20, height: 4) { Screen() }.find(.button, "0") != nil)
    #expect(first.storageWarnings == [] && first.warnings == [])
  }

  @Test func `a property can have a store of its own`() async throws {
    struct Two: View {
      @AppStorage private var own: Int
      @AppStorage("count") private var other = 0
      init(_ store: AppStorageStore) { _own = AppStorage(wrappedValue: 5, "count", store: store) }
      var body: some View {
        VStack(alignment: .leading) {
          Text("\(own) \(other)")
          Button("Add") { own += 1 }
        }
      }
    }
    let folder = try SettingsFolder()
    let store = AppStorageStore.memory()
    let harness = folder.launch(Two(store))
    harness.press(.button, "Add")
    await harness.save()
    #expect(harness.screen[0] == "6 0" && folder.text == nil)
    let next = Harness(width: 20, height: 2) { Two(store) }
    #expect(next.screen[0] == "6 0")
  }

  @Test func `after a change of the store, views show the values of the new one`() throws {
    struct Switching: View {
      let stores: [AppStorageStore]
      @State private var index = 0
      var body: some View {
        VStack(alignment: .leading) {
          Count().defaultAppStorage(stores[index])
          Button("Switch") { index = 1 - index }
        }
      }
    }
    let stores = [AppStorageStore.memory(), .memory()]
    let harness = Harness(width: 20, height: 3) { Switching(stores: stores) }
    harness.press(.button, "0")
    #expect(harness.find(.button, "1") != nil)
    harness.press(.button, "Switch")
    #expect(harness.find(.button, "0") != nil)
    harness.press(.button, "Switch")
    #expect(harness.find(.button, "1") != nil)
    #expect(harness.warnings == [])
  }

  @Test func `a change at the very end is saved`() throws {
    struct Leaving: View {
      @AppStorage("name") private var name = "nobody"
      var body: some View { Text(verbatim: name).onDisappear { name = "left" } }
    }
    let folder = try SettingsFolder()
    var harness: Harness? = folder.launch(Leaving())
    #expect(harness?.screen[0] == "nobody")
    harness = nil
    #expect(folder.text == "name = \"left\"\n")
  }

  @Test func `a file has one store for as long as it is in use`() throws {
    let folder = try SettingsFolder()
    let store = AppStorageStore.file(folder.file)
    #expect(store === AppStorageStore.file(folder.file))
    #expect(store !== AppStorageStore.file(folder.path))
    #expect(AppStorageStore.memory() !== AppStorageStore.memory())
  }

  @Test func `the settings of a program are in the user's configuration folder`() {
    func path(_ program: String, _ configuration: String?, _ home: String?) -> String? {
      AppStorageStore.settingsPath(program: program, configuration: configuration, home: home)
    }
    #expect(path("/usr/bin/todo", nil, "/users/a") == "/users/a/.config/todo/settings")
    #expect(path("todo", "/etc/a", "/users/a") == "/etc/a/todo/settings")
    #expect(path("./todo", "relative", "/users/a") == "/users/a/.config/todo/settings")
    #expect(path("todo", nil, nil) == nil && path("todo", nil, "") == nil)
    #expect(path("", nil, "/users/a") == nil && path("bin/..", nil, "/users/a") == nil)
  }
}
