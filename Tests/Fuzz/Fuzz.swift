// SPDX-License-Identifier: MIT
// Testing: searches for bytes that break a property, or replays files.

import CFuzzer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// `fuzz list` prints the targets. `fuzz NAME …` runs libFuzzer on one, with the given options and
/// folders; in a build without libFuzzer, it checks the given files.
@main @MainActor struct Fuzz {
  private static var target: FuzzTarget?

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["list"] {
      for target in FuzzTarget.all { print("\(target.name): \(target.summary)") }
      return
    }
    guard let name = words.first, let named = FuzzTarget.named(name) else {
      print("usage: fuzz list | fuzz NAME [libFuzzer options] [FOLDER or FILE …]")
      exit(2)
    }
    target = named
    if cfz_is_linked() != 0 {
      exit(search(words.dropFirst()))
    }
    exit(replay(words.dropFirst(), on: named))
  }

  /// Runs libFuzzer with the command line. The exit status is 0 if the property held.
  private static func search(_ words: ArraySlice<String>) -> Int32 {
    var arguments = ([CommandLine.arguments[0]] + words).map { strdup($0) }
    return arguments.withUnsafeMutableBufferPointer { buffer in
      cfz_run(Int32(buffer.count), buffer.baseAddress) { bytes, count in
        let input = Array(UnsafeBufferPointer(start: bytes, count: count))
        MainActor.assumeIsolated { Fuzz.target?.check(input) }
        return 0
      }
    }
  }

  /// Checks each file once.
  private static func replay(_ paths: ArraySlice<String>, on target: FuzzTarget) -> Int32 {
    for path in paths {
      guard let bytes = read(path) else {
        print("fuzz: can't read \(path)")
        return 2
      }
      target.check(bytes)
    }
    print("\(target.name): \(paths.count) files hold.")
    return 0
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }
}
