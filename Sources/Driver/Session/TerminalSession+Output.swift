// SPDX-License-Identifier: MIT
// Driver: sends frames to the terminal at the pace of its reader.

import CNcurses
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// Sends one whole `frame`, with a single write(2) if the terminal accepts it at once. Returns
  /// `false` if the session rejects the frame.
  ///
  /// If the reader is slow, the rest of the frame is kept and sent later. Until then, all other
  /// frames are rejected.
  public func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    guard !isClosed else { return false }
    // Discard frames after the terminal is gone, so that the run loop doesn't keep them.
    if isGone { return true }
    guard !isSuspended, outgoing.isEmpty else {
      hasRefusedFrame = true
      return false
    }
    recording?.add(.output, frame)
    send(frame)
    return true
  }

  /// Sends bytes, after those that are already waiting.
  package func send(_ bytes: UnsafeRawBufferPointer) {
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
      conversation.planInquiry()
    } else {
      outgoing.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[taken...]))
      outputSource.resume()
    }
  }

  /// `true` if more than 1 MiB is waiting because the terminal doesn't read.
  package var isBacklogged: Bool { outgoing.count - outgoingStart > 1 << 20 }

  /// Reports the loss of the terminal in its own turn, because the caller is in the middle of a
  /// frame.
  private func hangUpSoon() {
    MainQueue.enqueue { [weak self] in self?.hangUp() }
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
    // The source would fire continuously while there is room.
    outputSource.pause()
    conversation.planInquiry()
    conversation.performDelayedRequests()
    announceReadiness()
  }

  func announceReadiness() {
    guard hasRefusedFrame else { return }
    hasRefusedFrame = false
    readyHandler?()
  }

  func discardOutput() {
    // Frees the memory of a large frame, such as one with pictures.
    outgoing.removeAll(keepingCapacity: outgoing.count <= 1 << 20)
    outgoingStart = 0
    cnc_set_partial(0)
  }

  /// Waits, at most half a second, until the terminal has accepted the waiting output. Frames are
  /// then accepted again.
  public func finishWriting() {
    let end = DispatchTime.now() + .milliseconds(500)
    while !outgoing.isEmpty, hasScreen, let left = Self.milliseconds(until: end) {
      let sent = outgoingStart
      guard cnc_wait_output(left) != 0 else { return }
      sendRest()
      // In the background, the terminal accepts no output from this program.
      if outgoingStart == sent { return }
    }
  }

  /// Returns the time until `end` in milliseconds, rounded up; `nil` if there is none left.
  static func milliseconds(until end: DispatchTime) -> Int32? {
    let now = DispatchTime.now()
    guard now < end else { return nil }
    return Int32((end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1
  }

  /// Discards waiting output before the session leaves the screen. The restore sequence cancels an
  /// incomplete frame.
  func finishOutput() {
    outputSource.pause()
    outgoing.removeAll()
    outgoingStart = 0
  }
}
