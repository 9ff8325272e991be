// SPDX-License-Identifier: MIT
// Testing: a terminal that counts bytes without storing them.

import CuriumTerminal

/// Accepts frames, or refuses them like a slow reader.
@MainActor final class CountingDevice: TerminalDevice {
  var size = CellSize(width: 1, height: 1)
  let capabilities: TerminalCapabilities
  var eventHandler: (([TerminalEvent]) -> Void)?
  var readyHandler: (() -> Void)?
  var refusesFrames = false
  private(set) var byteCount = 0
  private(set) var writeCount = 0

  init(capabilities: TerminalCapabilities) { self.capabilities = capabilities }

  func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    if refusesFrames { return false }
    byteCount += frame.count
    writeCount += 1
    return true
  }
}
