// SPDX-License-Identifier: MIT
// Testing: every fuzz target holds for its seeds and for all inputs found by the fuzzer.

import Foundation
import Testing

@testable import fuzz

@MainActor struct CorpusTests {
  private nonisolated static let corpora = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzz/Corpora")

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `every target holds for its corpus`(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.corpora.appending(path: name), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { target.check([UInt8](try Data(contentsOf: file))) }
  }

  @Test func `every corpus belongs to a target`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpora.path())
    #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
  }
}
