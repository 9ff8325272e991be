// SPDX-License-Identifier: MIT
// Testing: runs the decoder and the renderer for as long as requested, and prints figures.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// `endurance decoder [bytes] [seed]`, `endurance frames [count] [seed]` and `endurance sessions
/// [seconds] [seed] [HOST] [PROGRAM …]`.
///
/// The exit status is 0 if all checks passed, 1 if not, and 2 for invalid arguments.
@main @MainActor struct Endurance {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "sessions" {
      guard let isSound = runSessions(words.dropFirst()) else { return printUsage() }
      exit(isSound ? 0 : 1)
    }
    var numbers: [UInt64] = []
    for word in words.dropFirst() {
      guard let number = UInt64(word) else { return printUsage() }
      numbers.append(number)
    }
    let seed = numbers.count > 1 ? numbers[1] : 1
    let amount = numbers.first.map { Int(clamping: $0) }
    let begin = ContinuousClock.now
    let isSound: Bool
    switch words.first {
    case "decoder":
      var run = DecoderRun(byteCount: amount ?? 100_000_000, seed: seed)
      isSound = run.run(since: begin)
    case "frames":
      let run = FrameRun(frameCount: amount ?? 100_000, seed: seed)
      isSound = run.run(since: begin)
    default: return printUsage()
    }
    exit(isSound ? 0 : 1)
  }

  private static func printUsage() {
    print(
      """
      usage: endurance decoder [bytes] [seed] | frames [count] [seed]
             endurance sessions [seconds] [seed] [shell|tmux|screen] [PROGRAM ...]
      """)
    exit(2)
  }

  /// Formats the seconds since `begin`, and an amount per second.
  nonisolated static func time(
    since begin: ContinuousClock.Instant, _ amount: Double, _ unit: String
  )
    -> String
  {
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    let rate = amount / max(seconds, 0.001)
    return "\(tenths(seconds)) s, \(tenths(rate)) \(unit)/s"
  }

  nonisolated private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
