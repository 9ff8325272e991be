// SPDX-License-Identifier: MIT
// Testing: the conversation of several users.

import CuriumServe
import CuriumTesting
import Testing

@testable import examples

@MainActor struct LoungeTests {
  private func visit(_ name: String, _ number: Int) async -> Harness {
    let harness = Harness(width: 60, height: 16) {
      Lounge().environment(\.connection, ServedConnection(id: number, environment: ["USER": name]))
    }
    await harness.settle()
    return harness
  }

  @Test func `everyone sees who is there and what they say`() async throws {
    let anna = await visit("anna", 101)
    var ben: Harness? = await visit("ben", 102)
    await anna.settle()
    #expect(anna.position(of: "ben 102 has joined") != nil)
    #expect(ben?.screen.count { $0.contains("│ anna 101") } == 1)
    ben?.type("Hello, anna")
    ben?.press("enter")
    await ben?.settle()
    await anna.settle()
    #expect(anna.position(of: "ben 102 Hello, anna") != nil)
    ben?.type("  ")
    ben?.press("enter")
    await ben?.settle()
    #expect(ben?.screen.count { $0.contains("ben 102 ") } == 2)
    ben = nil
    await anna.settle()
    #expect(anna.position(of: "ben 102 has left") != nil)
    #expect(anna.position(of: "│ ben 102") == nil)
  }
}
