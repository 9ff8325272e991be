// SPDX-License-Identifier: MIT
// Driver: frames to the terminal, at the pace of its reader.

import CNcurses
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// Takes one whole frame, in one write(2) where the terminal takes it at once.
  ///
  /// The rest of a frame that a slow reader does not take is kept and sent as it reads on; until
  /// then every other frame is refused.
  public func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    guard !isClosed else { return false }
    // Nobody sees the frames of a terminal that is gone; the run loop need not keep them.
    if isGone { return true }
    guard !isSuspended, outgoing.isEmpty else {
      hasRefusedFrame = true
      return false
    }
    send(frame)
    return true
  }

  /// Sends bytes, behind those that wait already.
  func send(_ bytes: UnsafeRawBufferPointer) {
    guard outgoing.isEmpty else {
      outgoing.append(contentsOf: bytes)
      return
    }
    var taken = 0
    while taken < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[taken...])
      let count = cnc_write(
        rest.baseAddress?.assumingMemoryBound(to: UInt8.self), rest.count)
      if count < 0 {
        hangUpSoon()
        return
      }
      if count == 0 { break }
      taken += count
    }
    if taken == bytes.count {
      planInquiry()
    } else {
      outgoing.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[taken...]))
      outputSource.resume()
    }
  }

  /// Whether a terminal that does not read is kept waiting by so much that nothing but a frame may be
  /// added.
  var isBacklogged: Bool { outgoing.count - outgoingStart > 1 << 20 }

  /// The end is told in a turn of its own: whoever writes a frame is in the midst of another.
  private func hangUpSoon() {
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.hangUp() }
    }
  }

  func sendRest() {
    guard !isClosed, !isSuspended else { return }
    cnc_guard_thread()
    while outgoingStart < outgoing.count {
      let count = outgoing.withUnsafeBufferPointer { buffer in
        cnc_write(buffer.baseAddress.map { $0 + outgoingStart }, buffer.count - outgoingStart)
      }
      if count < 0 {
        hangUp()
        return
      }
      if count == 0 { return }
      outgoingStart += count
    }
    discardOutput()
    // It would fire for as long as there is room.
    outputSource.pause()
    planInquiry()
    announceReadiness()
  }

  func announceReadiness() {
    guard hasRefusedFrame else { return }
    hasRefusedFrame = false
    readyHandler?()
  }

  func discardOutput() {
    outgoing.removeAll(keepingCapacity: true)
    outgoingStart = 0
    cnc_set_partial(0)
  }

  /// Before the screen is left: a frame that is cut stays cut, and the restore cancels it.
  func finishOutput() {
    outputSource.pause()
    outgoing.removeAll()
    outgoingStart = 0
  }
}
