// SPDX-License-Identifier: MIT
// Testing: unusual files in the directory browser.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import examples

@MainActor struct DirectoryBrowserTests {
  /// Returns the screen of a folder with a single entry, which `make` creates.
  private func screen(_ make: (URL) throws -> Void) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try make(folder)
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    return harness.screen
  }

  @Test func `an empty file is called empty, like an empty folder`() async throws {
    let screen = try await screen { try Data().write(to: $0.appending(path: "a.txt")) }
    #expect(screen.contains { $0.contains("Empty") })
    #expect(screen.dropFirst(2).contains { $0.contains("a.txt") })
  }

  @Test(arguments: ["loop", "nowhere"])
  func `a link to itself or to nothing is a broken link`(target: String) async throws {
    let screen = try await screen {
      try FileManager.default.createSymbolicLink(
        atPath: $0.appending(path: "loop").path, withDestinationPath: target)
    }
    #expect(screen.contains { $0.contains("Broken link") })
    #expect(screen.contains { $0.contains("It leads nowhere") })
    #expect(!screen.contains { $0.contains("Pipe") })
  }

  #if os(Linux)
    @Test func `a name that isn't UTF-8 is the reason why its file can't be read`() async throws {
      let screen = try await screen { folder in
        let path = Array(folder.path.utf8) + Array("/bad".utf8) + [0xFF, 0]
        let file = path.withUnsafeBufferPointer { bytes in
          bytes.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) }
        }
        #expect(file >= 0)
        close(file)
      }
      #expect(screen.contains { $0.contains("Can't read this item") })
      #expect(screen.contains { $0.contains("Its name isn't valid UTF-8") })
    }

    @Test func `an error of the system has no number`() async {
      // The kernel lists this file, but refuses to read it.
      let harness = Harness(width: 70, height: 12) {
        DirectoryBrowser(folder: URL(filePath: "/proc/self/attr"))
      }
      await harness.settle()
      #expect(harness.screen.contains { $0.contains("Can't read this item") })
      #expect(harness.screen.contains { $0.contains("The system can't open it") })
      #expect(!harness.screen.contains { $0.contains("NSCocoaErrorDomain") })
    }
  #endif
}
