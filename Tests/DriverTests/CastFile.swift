// SPDX-License-Identifier: MIT
// Testing: reads recordings that the driver has written.

import Foundation
import TestModels

/// A recording in its own folder, which is removed at the end of the test.
struct CastFile {
  struct Header: Decodable {
    var version: Int
    var width: Int
    var height: Int
    var timestamp: Int
    var env: [String: String]
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder("demo.cast") }
  /// The setting for a recording in this file.
  var variable: String { "CURIUM_CAST=\(path)" }
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  func write(_ text: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The permissions of the file.
  func mode() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  private func lines() throws -> [Data] {
    try text().utf8.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  func header() throws -> Header {
    try JSONDecoder().decode(Header.self, from: lines().first ?? Data())
  }

  func events() throws -> [CastEvent] {
    try lines().dropFirst().map { try JSONDecoder().decode(CastEvent.self, from: $0) }
  }

  /// The codes and data of all events.
  func story() throws -> [String] { try events().map(\.description) }
}
