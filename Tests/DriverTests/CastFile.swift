// SPDX-License-Identifier: MIT
// Testing: reads recordings that the driver has written.

import Foundation

/// A recording in its own folder, which is removed at the end of the test.
final class CastFile {
  struct Event: Decodable, CustomStringConvertible {
    let time: Double
    let code: String
    let data: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      code = try values.decode(String.self)
      data = try values.decode(String.self)
    }

    /// The code and the data, such as `o<started>\r\n`.
    var description: String { code + data }
  }

  struct Header: Decodable {
    var version: Int
    var width: Int
    var height: Int
    var timestamp: Int
    var env: [String: String]
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "curium-cast-\(UInt64.random(in: 0...UInt64.max))").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var path: String { "\(folder)/demo.cast" }
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

  func events() throws -> [Event] {
    try lines().dropFirst().map { try JSONDecoder().decode(Event.self, from: $0) }
  }

  /// The codes and data of all events.
  func story() throws -> [String] { try events().map(\.description) }
}
