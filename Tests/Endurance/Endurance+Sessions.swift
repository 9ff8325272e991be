// SPDX-License-Identifier: MIT
// Testing: random sessions of the demo programs, and their results.

import Foundation
import TestModels

extension Endurance {
  /// `endurance sessions [seconds] [seed] [HOST] [PROGRAM]`: random sessions of the gallery, Todo
  /// and Processes in bash, tmux and GNU screen. Returns whether all checks passed.
  static func runSessions(_ words: ArraySlice<String>) -> Bool? {
    var words = words
    func number() -> UInt64? {
      guard let value = words.first.flatMap({ UInt64($0) }) else { return nil }
      words.removeFirst()
      return value
    }
    let seconds = number() ?? 20
    let seed = number() ?? 1
    let hosts =
      words.isEmpty
      ? SessionHost.allCases : [SessionHost(rawValue: words.removeFirst())].compactMap { $0 }
    let programs = words.isEmpty ? ["gallery", "todo", "processes"] : Array(words)
    if hosts.isEmpty { return nil }
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    var sessions = programs.flatMap { program in
      hosts.map { (path: folder.appending(path: program).path(), host: $0) }
    }
    // A session of less than six seconds hardly compares anything.
    let count = max(1, min(sessions.count, Int(clamping: seconds / 6)))
    var random = SeededRandom(seed: seed)
    sessions.shuffle(using: &random)
    let share = Duration.seconds(Int64(clamping: seconds)) / count
    var isSound = true
    for (place, session) in sessions.prefix(count).enumerated() {
      let sessionSeed = seed &* 1_000 &+ UInt64(place)
      isSound = run(session.path, in: session.host, seed: sessionSeed, for: share) && isSound
    }
    return isSound
  }

  private static func run(
    _ program: String, in host: SessionHost, seed: UInt64, for time: Duration
  ) -> Bool {
    let name = "\(program.split(separator: "/").last ?? "") in \(host.rawValue), seed \(seed)"
    let session: SessionRun
    do {
      session = try SessionRun(program, host: host, seed: seed)
    } catch {
      print("\(name): skipped, \(error)")
      return true
    }
    guard session.run(until: .now + time) else {
      print("\(name): skipped, \(host.rawValue) isn't installed")
      return session.tally.faults.isEmpty
    }
    let tally = session.tally
    print(
      "\(name): \(tally.events) events, \(tally.comparisons) comparisons, \(tally.starts) starts,",
      "\(tally.restless) restless, \(tally.moving) moving, \(tally.differing) differing,",
      "slowest repaint \(tally.slowest), \(tally.faults.count) faults")
    for fault in tally.faults { print("  \(fault)") }
    fflush(nil)
    return tally.faults.isEmpty
  }
}
