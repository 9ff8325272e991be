// SPDX-License-Identifier: MIT
// Testing: files read as a whole.

import CuriumTerminal
import Testing

struct RegularFileTests {
  #if os(Linux)
    @Test func `a file whose size isn't known is read to its end`() throws {
      let bytes = try RegularFile.read("/proc/self/status", most: 1 << 20)
      #expect(String(decoding: bytes, as: UTF8.self).contains("\nPid:"))
      #expect(throws: RegularFile.Fault.tooLarge) {
        try RegularFile.read("/proc/self/status", most: 10)
      }
    }
  #endif

  @Test func `a device isn't read`() {
    #expect(throws: RegularFile.Fault.unreadable) {
      try RegularFile.read("/dev/null", most: 10)
    }
  }

  @Test(
    arguments: [
      ("/no such file", .missing), ("/dev/null/file", .unreadable), ("/dev", .unreadable),
      ("a\0b", .unreadable),
    ] as [(String, RegularFile.Fault)])
  func `a missing file is different from one that can't be read`(
    path: String, fault: RegularFile.Fault
  ) {
    #expect(throws: fault) { try RegularFile.read(path, most: 10) }
  }
}
