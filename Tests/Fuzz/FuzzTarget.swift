// SPDX-License-Identifier: MIT
// Testing: a property that must hold for any bytes.

/// A property that must hold for any bytes. A violation stops the program.
///
/// Each target is an extension in its own file in `Targets`, with seeds in `Corpora/NAME`. The
/// fuzzer looks for bytes that break it, and the tests replay the seeds and everything the fuzzer
/// has found so far.
struct FuzzTarget: Sendable {
  /// The name on the command line, and the folder of the corpus.
  let name: String
  /// The property, in one line.
  let summary: String
  /// Checks the property for one input.
  let check: @MainActor @Sendable ([UInt8]) -> Void

  init(_ name: String, _ summary: String, check: @escaping @MainActor @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.summary = summary
    self.check = check
  }
}
