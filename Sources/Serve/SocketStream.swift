// SPDX-License-Identifier: MIT
// Views: the bytes of a connected socket.

import CuriumLibc
import Dispatch

/// A connected socket, which sends and receives without waiting.
@MainActor final class SocketStream {
  /// Called with the bytes that have arrived.
  var onReceive: (ArraySlice<UInt8>) -> Void = { _ in }
  /// Called once, when the other side has closed the socket, or it has failed.
  var onEnd: () -> Void = {}
  /// Called when the socket starts or stops accepting bytes.
  var onCongestion: (Bool) -> Void = { _ in }

  private let descriptor: Int32
  private let reader: any DispatchSourceRead
  private let writer: any DispatchSourceWrite
  private var waiting: [UInt8] = []
  private var sentCount = 0
  private var isReading = true
  private var isWriting = false
  /// `true` if the socket is closed once all waiting bytes are sent.
  private var isClosing = false
  private var isClosed = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// The most bytes that wait for a reader that doesn't read.
  private static let limit = 1 << 25
  /// About the most bytes that are received in one turn of the main queue.
  private static let turnLimit = 1 << 20

  /// Creates a stream for a socket, which it closes at the end. Returns `nil` if no descriptor is
  /// free.
  init?(_ descriptor: Int32) {
    // Dispatch needs a descriptor for each direction.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else {
      CuriumLibc.close(descriptor)
      return nil
    }
    Self.makeQuiet(descriptor)
    self.descriptor = descriptor
    reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    writer = DispatchSource.makeWriteSource(fileDescriptor: copy, queue: .main)
    reader.setCancelHandler { @Sendable in CuriumLibc.close(descriptor) }
    writer.setCancelHandler { @Sendable in CuriumLibc.close(copy) }
    reader.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.readAvailable() }
    }
    writer.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.sendWaiting() }
    }
    reader.activate()
  }

  isolated deinit { close() }

  /// Makes a socket return instead of waiting, or ending the process with SIGPIPE.
  private static func makeQuiet(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif

  // MARK: - Receiving

  /// Stops or continues receiving.
  func setReading(_ isReading: Bool) {
    guard isReading != self.isReading, !isClosed else { return }
    self.isReading = isReading
    if isReading {
      reader.resume()
      // After the other side has closed the socket, the source no longer fires.
      readSoon()
    } else {
      reader.suspend()
    }
  }

  /// Reads until there are no more bytes. On Linux, Dispatch deletes a source whose socket was
  /// closed by the other side, even if there are bytes left.
  private func readAvailable() {
    var rest = Self.turnLimit
    while !isClosed, isReading {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        onReceive(buffer[..<count])
        rest -= count
        if rest <= 0 { return readSoon() }
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        return fail()
      } else if errno == EAGAIN {
        return
      }
    }
  }

  /// Lets other work run first.
  private func readSoon() {
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.readAvailable() }
    }
  }

  // MARK: - Sending

  /// Sends bytes, after those that are waiting.
  func send(_ bytes: [UInt8]) {
    guard !isClosed, !isClosing else { return }
    if waiting.count - sentCount + bytes.count > Self.limit { return failSoon() }
    let wasIdle = waiting.isEmpty
    waiting += bytes
    guard wasIdle else { return }
    sendWaiting()
    if !waiting.isEmpty { onCongestion(true) }
  }

  private func sendWaiting() {
    guard !isClosed else { return }
    while sentCount < waiting.count {
      let count = waiting.withUnsafeBytes { bytes in
        CuriumLibc.send(
          descriptor, bytes.baseAddress.map { $0 + sentCount }, bytes.count - sentCount, Self.flags)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EAGAIN { return failSoon() }
        return setWriting(true)
      }
      sentCount += count
    }
    waiting.removeAll(keepingCapacity: waiting.count <= 1 << 20)
    sentCount = 0
    let wasCongested = isWriting
    setWriting(false)
    if isClosing { return close() }
    if wasCongested { onCongestion(false) }
  }

  private func setWriting(_ isWriting: Bool) {
    guard isWriting != self.isWriting else { return }
    self.isWriting = isWriting
    if isWriting { writer.resume() } else { writer.suspend() }
  }

  // MARK: - The end

  /// Closes the socket after sending the waiting bytes, but without waiting longer than a second.
  func finish() {
    guard !isClosed, !isClosing else { return }
    if waiting.isEmpty { return close() }
    isClosing = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.close() }
    }
  }

  /// Reports a failure in its own turn, because the caller is sending.
  private func failSoon() {
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.fail() }
    }
  }

  private func fail() {
    guard !isClosed else { return }
    close()
    onEnd()
  }

  /// Closes the socket, without `onEnd`.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    reader.cancel()
    writer.cancel()
    // Dispatch traps when a suspended source is released.
    if !isReading { reader.resume() }
    if !isWriting { writer.resume() }
  }
}
