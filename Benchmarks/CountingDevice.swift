// SPDX-License-Identifier: MIT
// Tool: a terminal that writes every frame to /dev/null with one write(2) and counts the bytes.

import CuriumTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A device for measurements. The bytes leave the process as with a real terminal.
@MainActor final class CountingDevice: TerminalDevice {
  let size = screen
  let capabilities = TerminalCapabilities()
  var eventHandler: (([TerminalEvent]) -> Void)?
  var readyHandler: (() -> Void)?
  private(set) var bytes = 0
  private(set) var writes = 0
  private let descriptor: Int32

  /// Creates a device that writes to `path`.
  init(path: String = "/dev/null") {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if descriptor < 0 { fatalError("can't write to \(path)") }
  }

  func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    var sent = 0
    while sent < frame.count {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, frame.baseAddress! + sent, frame.count - sent)
      #else
        let count = Darwin.write(descriptor, frame.baseAddress! + sent, frame.count - sent)
      #endif
      writes += 1
      if count > 0 { sent += count }
    }
    bytes += sent
    return true
  }
}
