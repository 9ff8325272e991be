// SPDX-License-Identifier: MIT
// Testing: several programs that save at the same time in one settings file.

import Testing

@testable import CuriumStorage

struct SettingsSharingTests {
  @Test func `programs that save at the same time keep each other's keys`() async throws {
    let folder = try SettingsFolder()
    let stores = (0..<8).map { _ in AppStorageStore(file: folder.file) }
    let warnings = await withTaskGroup(of: [String].self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          for round in 0..<5 {
            store.set("key\(number)", to: Setting(text: "\(round)", isQuoted: false))
            store.save()
          }
          return store.takeWarnings()
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(warnings == [])
    let lines = (folder.text ?? "").split(separator: "\n").map { String($0) }
    #expect(lines.sorted() == (0..<8).map { "key\($0) = 4" })
  }
}
