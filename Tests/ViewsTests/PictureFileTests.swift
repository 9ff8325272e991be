// SPDX-License-Identifier: MIT
// Testing: PNG data and picture files.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Foundation
import Testing

@MainActor struct PictureFileTests {
  private nonisolated static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  private nonisolated static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = sum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return ~sum
  }

  @Test(arguments: PNGSample.all) func `each kind of PNG data is decoded to pixels`(
    sample: PNGSample
  ) throws {
    let bitmap = try Bitmap(png: sample.bytes)
    #expect(bitmap.width == sample.width && bitmap.height == sample.height)
    #expect(Self.checksum(bitmap.rgba) == sample.checksum)
  }

  @Test(arguments: PNGSample.all) nonisolated func `damaged data is rejected, not drawn`(
    sample: PNGSample
  ) {
    let bytes = sample.bytes
    for end in 0..<bytes.count {
      #expect(throws: ImageFileError.self) { try Bitmap(png: Array(bytes[..<end])) }
    }
    // The checksums detect every single change.
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x55
      #expect(throws: ImageFileError.self) { try Bitmap(png: changed) }
    }
  }

  @Test(arguments: PNGSample.all)
  nonisolated func `changed content with valid checksums is decoded in bounded time`(
    sample: PNGSample
  ) {
    let bytes = sample.bytes
    for place in 16..<bytes.count {
      for value in [0x01, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] ^= value
        let result = Result { try Bitmap(png: Self.sealed(changed)) }
        if case .success(let bitmap) = result {
          #expect(bitmap.rgba.count == bitmap.width * bitmap.height * 4)
        }
      }
    }
  }

  /// The same file with the checksums of its chunks corrected.
  private nonisolated static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12 else { break }
      let end = position + 8 + length
      let sum = checksum(Array(bytes[position + 4..<end]))
      for part in 0..<4 { bytes[end + part] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * part)) }
      position = end + 4
    }
    return bytes
  }

  @Test func `an error states its cause`() throws {
    let bytes = PNGSample.all[0].bytes
    #expect(throws: ImageFileError.notPNG) { try Bitmap(png: [0xFF, 0xD8, 0xFF]) }
    #expect(throws: ImageFileError.damaged) { try Bitmap(png: Array(bytes.dropLast(20))) }
    var wide = bytes
    wide[18] = 0x20
    #expect(throws: ImageFileError.tooLarge) { try Bitmap(png: Self.sealed(wide)) }
  }

  // MARK: Addresses

  /// A folder for the files of a test.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
  }

  /// The result of loading `address` in a view: "picture", the app's "app" with its address, or an
  /// error.
  private func result(of address: String, hasLoader: Bool = true) async -> String {
    let loader = ImageLoader { Bitmap(width: $0 == address ? 7 : 8, height: 1) { _, _ in .clear } }
    let harness = Harness(width: 90, height: 2) {
      AsyncImage(url: address, label: "label") { phase in
        switch phase {
        case .empty: Text("waiting")
        case .success(let image):
          VStack(alignment: .leading, spacing: 0) {
            Text("shown")
            image
          }
        case .failure(let error): Text("\(error)")
        }
      }
      .environment(\.imageLoader, hasLoader ? loader : nil)
    }
    await harness.wait { harness.screen[0] != "waiting" }
    guard harness.screen[0] == "shown" else { return harness.screen[0] }
    let width = harness.find(.image)?.frame.width
    return width == PNGSample.all[0].width ? "file" : width == 7 ? "app" : "other"
  }

  @Test func `pictures load from paths and file URLs`() async throws {
    try await withFolder { folder in
      let name = "\(folder)/the lamp.png"
      #expect(FileManager.default.createFile(atPath: name, contents: Data(PNGSample.all[0].bytes)))
      let encoded = name.replacingOccurrences(of: " ", with: "%20")
      let scheme = "file"
      for address in [
        name, "\(scheme)://\(encoded)", "FILE:\(encoded)", "\(scheme)://localhost\(encoded)?x#y",
      ] {
        #expect(await result(of: address) == "file", "\(address)")
        #expect(await result(of: address, hasLoader: false) == "file", "\(address)")
      }
    }
  }

  @Test func `the app loads everything else, including files that aren't PNG`() async throws {
    try await withFolder { folder in
      let name = "\(folder)/lamp.jpeg"
      #expect(FileManager.default.createFile(atPath: name, contents: Data([0xFF, 0xD8])))
      for address in [
        "https://example.org/lamp.png", "asset:lamp", "file://server/lamp.png", "file:lamp.png",
        name, "\(folder)/none.png", folder, "/dev/zero", "/dev/null\0.png",
      ] {
        #expect(await result(of: address) == "app", "\(address)")
      }
      #expect(await result(of: name, hasLoader: false) == "\(ImageFileError.notPNG)")
      #expect(await result(of: folder, hasLoader: false) == "\(ImageFileError.unreadable)")
      #expect(await result(of: "/dev/zero", hasLoader: false) == "\(ImageFileError.unreadable)")
      #expect(
        await result(of: "https://example.org/lamp.png", hasLoader: false)
          == "\(ImageLoaderMissing())")
      #expect("\(ImageFileError.notPNG)" == "The file isn't a PNG picture.")
      #expect(await result(of: "file://%zz", hasLoader: false) == "\(ImageLoaderMissing())")
    }
  }
}
