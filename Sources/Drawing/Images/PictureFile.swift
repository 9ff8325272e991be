// SPDX-License-Identifier: MIT
// Views: pictures in files.

import CuriumTerminal

/// An error in reading a picture file.
public enum ImageFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file, or its permissions forbid reading it.
  case unreadable
  /// The file or the picture is too large: more than 32 MiB, or more than `Bitmap.limit` pixels
  /// along an edge.
  case tooLarge
  /// The data isn't a PNG picture.
  case notPNG
  /// The data is a PNG picture, but it is damaged or incomplete.
  case damaged

  /// The error in a sentence.
  public var description: String {
    switch self {
    case .unreadable: "The picture can't be read. Check its path and permissions."
    case .tooLarge:
      "The picture is too large: the limits are 32 MiB and \(Bitmap.limit) pixels along an edge."
    case .notPNG: "The file isn't a PNG picture."
    case .damaged: "The picture is damaged or incomplete."
    }
  }
}

/// Finds and reads picture files.
package enum PictureFile {
  private static let most = 32 << 20

  /// Returns the picture at an address: the PNG file there, or the result of `loader` for any other
  /// address. `loader` also receives the address of a file that can't be read.
  @MainActor package static func load(
    _ address: String, otherwise loader: ImageLoader?
  ) async throws -> Bitmap {
    guard let path = path(of: address) else {
      guard let loader else { throw ImageLoaderMissing() }
      return try await loader(address)
    }
    do {
      return try await read(path)
    } catch {
      guard let loader else { throw error }
      return try await loader(address)
    }
  }

  /// Returns the picture in a file. Runs on a background thread, because decoding takes time.
  @concurrent static func read(_ path: String) async throws(ImageFileError) -> Bitmap {
    let bytes: [UInt8]
    do throws(RegularFile.Fault) {
      bytes = try RegularFile.read(path, most: most)
    } catch {
      throw error == .tooLarge ? .tooLarge : .unreadable
    }
    return try Bitmap(png: bytes)
  }

  /// Returns the path of a `file:` URL on this computer (RFC 8089), or an address without a scheme,
  /// which is a path; `nil` for any other address.
  static func path(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":"), isScheme(address[..<colon]) else {
      return address.isEmpty ? nil : address
    }
    guard address[..<colon].lowercased() == "file" else { return nil }
    var rest = address[address.index(after: colon)...].prefix { $0 != "?" && $0 != "#" }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/") else { return nil }
    return String(percentEncoded: rest)
  }

  /// Returns whether the text is the scheme of a URL (RFC 3986 §3.1).
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (48...57).contains($0) || $0 == 43 || $0 == 45 || $0 == 46
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }
}
