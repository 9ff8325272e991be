// SPDX-License-Identifier: MIT
// Testing: files of stored values that others edit, that are damaged, or that can't be written.

import CuriumControls
import CuriumHarness
import CuriumStorage
import CuriumTesting
import Foundation
import TestModels
import Testing

private struct Screen: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("count") private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(name) \(count)")
      Button("Rename") { name = name == "Ada" ? "Grace" : "Ada" }
      Button("Add") { count += 1 }
    }
  }
}

@MainActor struct SettingsFileTests {
  /// Launches the app, and returns the first row of its screen.
  private func row(_ folder: SettingsFolder) -> String { folder.launch(Screen()).screen[0] }

  @Test(
    arguments: [
      ("name = \"Ada\"\ncount = 2", "Ada 2"),
      ("  name=Ada\t\r\n\tcount\t=\t2\r\n", "Ada 2"),
      ("\"name\"=\"Ada\"\n\"cou\\u{6E}t\" = \"2\"", "Ada 2"),
      ("name = Ada Lovelace  \n", "Ada Lovelace 0"),
      ("name =\n", " 0"),
      ("name = a = \"b\"\n", "a = \"b\" 0"),
      ("name = \"one\"\nname = \"two\"\n", "two 0"),
      ("# name = Ada\n name Ada\nname\n= Ada\n", "nobody 0"),
      ("name = \"Ada\nname = \"Ada\" Lovelace\nname = \"\\x\"\n", "nobody 0"),
      ("name = \"\\u{D800}\"\nname = \"\\u{110000}\"\nname = \"\\u{}\"\n", "nobody 0"),
      ("count = 99999999999999999999\nname = a\u{0}b\n", "nobody 0"),
      ("count = many\n", "nobody 0"),
      ("", "nobody 0"),
    ])
  func `users can edit the file`(text: String, expected: String) throws {
    let folder = try SettingsFolder()
    try folder.write(text)
    #expect(row(folder) == expected)
    #expect(folder.text == text, "reading writes nothing")
  }

  @Test func `names that begin with a combining mark work`() async throws {
    let folder = try SettingsFolder(file: "\u{301}a/\u{301}b/\u{301}settings")
    let harness = folder.launch(Screen())
    harness.press(.button, "Rename")
    await harness.save()
    #expect(folder.text == "name = \"Ada\"\n" && harness.storageWarnings == [])
  }

  @Test func `comments, unknown and broken lines stay, and repeated keys are merged`() async throws
  {
    let folder = try SettingsFolder()
    let start = Array("# mine\n\ntheme = dark\r\nname = 1\nbroken \"line\n".utf8) + [0xFF, 0x0A]
    try folder.write(start + Array("name = \"2\"\nlast".utf8))
    let harness = folder.launch(Screen())
    #expect(harness.screen[0] == "2 0")
    harness.press(.button, "Rename")
    await harness.save()
    let kept = Array("# mine\n\ntheme = dark\r\nbroken \"line\n".utf8) + [0xFF, 0x0A]
    #expect(folder.bytes == kept + Array("name = \"Ada\"\nlast\n".utf8))
    harness.press(.button, "Add")
    await harness.save()
    #expect(folder.bytes == kept + Array("name = \"Ada\"\nlast\ncount = 1\n".utf8))
  }

  @Test(
    arguments: [
      ("# name = Ada\n\n \t\r\n\t# mine\nname = Ada\n", nil),
      ("name = Ada\nname Ada\n", "line 2 of"), ("name = \"Ad", "line 1 of"),
      ("\u{0}\u{0}\u{0}", "line 1 of"), ("\nx\ncount = 1\n\"y\n", "2 lines, such as line 2, of"),
    ] as [(String, String?)])
  func `lines without an effect are reported once`(text: String, place: String?) async throws {
    let folder = try SettingsFolder()
    try folder.write(text)
    let harness = folder.launch(Screen())
    harness.press(.button, "Add")
    await harness.save()
    let expected = place.map { "Settings can't be read from \($0) \(folder.file): expected" }
    #expect(harness.storageWarnings.count == (place == nil ? 0 : 1))
    #expect(harness.storageWarnings.allSatisfy { $0.hasPrefix(expected ?? "") })
  }

  @Test func `random bytes stay, and don't hide a new value`() async throws {
    var random = SeededRandom(seed: 5)
    let alphabet = Array("\n\n\r\t \"\"#==\\\\u{}1".utf8) + [0x00, 0x1B, 0x7F, 0xC3, 0xA9, 0xFF]
    for _ in 0..<150 {
      let folder = try SettingsFolder()
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      }
      try folder.write(bytes)
      let harness = folder.launch(Screen())
      #expect(harness.screen[0] == "nobody 0")
      harness.press(.button, "Rename")
      await harness.save()
      let end = bytes.isEmpty || bytes.last == 0x0A ? "" : "\n"
      #expect(folder.bytes == bytes + Array("\(end)name = \"Ada\"\n".utf8), "\(bytes)")
      #expect(row(folder) == "Ada 0")
    }
  }

  @Test func `two programs can change different keys of a file`() async throws {
    let folder = try SettingsFolder()
    try folder.write("color = red\n")
    let (first, second) = (folder.launch(Screen()), folder.launch(Screen()))
    first.press(.button, "Rename")
    await first.save()
    second.press(.button, "Add")
    second.press(.button, "Add")
    await second.save()
    #expect(folder.text == "color = red\nname = \"Ada\"\ncount = 2\n")
    first.press(.button, "Rename")
    await first.save()
    #expect(folder.text == "color = red\nname = \"Grace\"\ncount = 2\n")
    #expect(first.screen[0] == "Grace 0" && second.screen[0] == "nobody 2")
    #expect(row(folder) == "Grace 2")
    try FileManager.default.removeItem(atPath: folder.file)
    first.press(.button, "Add")
    await first.save()
    #expect(folder.text == "count = 1\n", "only the changed keys are set")
  }

  @Test func `a link stays a link, and a file keeps its permissions`() async throws {
    let folder = try SettingsFolder()
    let target = "\(folder.path)/far"
    try Data("count = 3\n".utf8).write(to: URL(filePath: target))
    chmod(target, 0o640)
    symlink("far", folder.file)
    let harness = folder.launch(Screen())
    harness.press(.button, "Add")
    await harness.save()
    #expect(harness.screen[0] == "nobody 4")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "count = 4\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file) == "far")
    #expect(folder.mode(target) == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  /// Changes two values, which last until the app ends, and expects one warning.
  private func expectUnsaved(_ folder: SettingsFolder, _ words: String) async {
    let harness = folder.launch(Screen())
    harness.press(.button, "Rename")
    await harness.save()
    harness.press(.button, "Add")
    await harness.save()
    #expect(harness.screen[0] == "Ada 1")
    #expect(harness.storageWarnings.count == 1)
    #expect(harness.storageWarnings.first?.contains(words) == true, "\(harness.storageWarnings)")
    #expect(harness.storageWarnings.first?.contains(folder.file) == true)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a file that can't be read is never written`() async throws {
    let large = try SettingsFolder()
    let bytes = [UInt8](repeating: UInt8(ascii: "="), count: 1 << 20 + 1)
    try large.write(bytes)
    await expectUnsaved(large, "at most 1 MiB")
    #expect(large.bytes == bytes)

    let folder = try SettingsFolder()
    mkdir(folder.file, 0o755)
    await expectUnsaved(folder, "can't be read")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["settings"])

    let pipe = try SettingsFolder()
    mkfifo(pipe.file, 0o600)
    await expectUnsaved(pipe, "can't be read")

    let inFile = try SettingsFolder(file: "file/settings")
    try Data("x".utf8).write(to: URL(filePath: "\(inFile.path)/file"))
    await expectUnsaved(inFile, "can't be read")
    try await expectUnsaved(SettingsFolder(file: "a\u{0}b"), "can't be read")
  }

  @Test func `a read-only file and a broken link stay as they are`() async throws {
    let readOnly = try SettingsFolder()
    try readOnly.write("color = red\n")
    chmod(readOnly.file, 0o400)
    await expectUnsaved(readOnly, "can't be saved")
    #expect(readOnly.text == "color = red\n" && readOnly.mode(readOnly.file) == 0o400)

    let broken = try SettingsFolder()
    symlink("nowhere", broken.file)
    await expectUnsaved(broken, "can't be saved")
    #expect(try FileManager.default.contentsOfDirectory(atPath: broken.path) == ["settings"])
  }

  @Test(.enabled(if: geteuid() != 0, "root can write to any folder"))
  func `in a read-only folder, values last until the app ends`() async throws {
    let folder = try SettingsFolder()
    chmod(folder.path, 0o500)
    await expectUnsaved(folder, "can't be saved")
    #expect(folder.text == nil)
    #expect(row(folder) == "nobody 0")
    let deeper = try SettingsFolder(file: "app/settings")
    chmod(deeper.path, 0o500)
    await expectUnsaved(deeper, String(cString: strerror(EACCES)))
  }

  @Test func `changes that couldn't be saved are saved with the next one`() async throws {
    let folder = try SettingsFolder()
    try folder.write("")
    chmod(folder.file, 0o400)
    let harness = folder.launch(Screen())
    harness.press(.button, "Rename")
    await harness.save()
    #expect(folder.text == "")
    chmod(folder.file, 0o600)
    harness.press(.button, "Add")
    await harness.save()
    #expect(folder.text == "count = 1\nname = \"Ada\"\n")
    #expect(harness.storageWarnings.count == 1)
  }
}
