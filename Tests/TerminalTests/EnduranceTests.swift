// SPDX-License-Identifier: MIT
// Testing: the endurance program, running for a few seconds.

import TestModels
import Testing

struct EnduranceTests {
  /// `Scripts/endurance` runs the same tests at full length.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [["decoder", "2000000", "2"], ["frames", "10000", "2"]])
  func `random input and random frames pass for a while`(arguments: [String]) async throws {
    let program = try #require(ChildProgram.beside("endurance"))
    let result = try await ChildProgram.run(program, arguments)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(.timeLimit(.minutes(10)))
  func `random sessions of the demo programs look like a fresh start`() async throws {
    let program = try #require(ChildProgram.beside("endurance"))
    let seed = SeededRandom.seeds(1)[0]
    let result = try await ChildProgram.run(program, ["sessions", "20", "\(seed)", "plain"])
    #expect(result.status == 0, "\(result.output)")
    print(result.output)
  }
}
