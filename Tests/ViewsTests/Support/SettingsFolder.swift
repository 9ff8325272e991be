// SPDX-License-Identifier: MIT
// Testing: a folder with a settings file, for a test.

import CuriumControls
import CuriumHarness
import CuriumStorage
import Foundation

/// A new folder, deleted together with this value, and the settings file in it.
final class SettingsFolder {
  let path: String
  /// The path of the settings file.
  let file: String

  /// - Parameter file: The path of the settings file in the folder.
  init(file: String = "settings") throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "curium-\(UInt64.random(in: 0...UInt64.max))").path
    self.file = "\(path)/\(file)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The contents of the settings file; `nil` if it doesn't exist.
  var bytes: [UInt8]? { FileManager.default.contents(atPath: file).map { [UInt8]($0) } }
  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: file)) }
  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// The permissions of a file or folder.
  func mode(_ path: String) -> mode_t {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
  }

  /// Launches an app that stores its values in the file.
  @MainActor func launch(_ view: some View) -> Harness {
    let store = AppStorageStore(file: file)
    return Harness(width: 60, height: 6) { view.defaultAppStorage(store) }
  }
}

extension Harness {
  /// Waits for the pause in which changed settings are saved.
  func save() async { await advance(by: .milliseconds(500)) }

  /// The warnings of `@AppStorage` in the log.
  var storageWarnings: [String] {
    log.entries.filter { $0.source == "AppStorage" && $0.level == .warning }.map(\.message)
  }
}
