// SPDX-License-Identifier: MIT
// Views: the bytes of a connected socket.

import CuriumDriver
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

  private let reader: DescriptorSource
  private let writer: DescriptorSource
  private var waiting: [UInt8] = []
  private var sentCount = 0
  /// `true` if the other side accepts no more bytes. Those that it has sent are still received.
  private var hasFailed = false
  /// `true` if reading continues in a later turn.
  private var readsSoon = false
  /// Called after the socket is closed, which happens once all waiting bytes are sent; `nil` until
  /// `finish`.
  private var completion: (@MainActor () -> Void)?
  private var isClosed = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// The maximum number of bytes that wait for the other side to read.
  private static let limit = 1 << 25
  /// The approximate maximum number of bytes that are received in one turn of the main queue.
  private static let turnLimit = 1 << 16

  /// Creates a stream for a socket, which it closes at the end. Returns `nil` if no descriptor is
  /// free.
  init?(_ descriptor: Int32) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard let reader = DescriptorSource(.input, of: descriptor),
      let writer = DescriptorSource(.output, of: copy)
    else { return nil }
    self.reader = reader
    self.writer = writer
    Self.makeQuiet(descriptor)
    reader.handler = { [weak self] in self?.readAvailable() }
    writer.handler = { [weak self] in self?.sendWaiting() }
    reader.resume()
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
    guard isReading == reader.isPaused, !isClosed else { return }
    guard isReading else { return reader.pause() }
    reader.resume()
    // After the other side has closed the socket, the source no longer fires.
    readSoon()
  }

  /// Reads until there are no more bytes. On Linux, Dispatch deletes a source whose socket was
  /// closed by the other side, even if there are bytes left.
  private func readAvailable() {
    var rest = Self.turnLimit
    while !isClosed, !reader.isPaused {
      let count = read(reader.descriptor, &buffer, buffer.count)
      if count > 0 {
        onReceive(buffer[..<count])
        rest -= count
        if rest <= 0 { return readSoon() }
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN, !hasFailed {
        return
      } else {
        return fail()
      }
    }
  }

  /// Lets other work run first. The source may fire meanwhile, so there is only one such turn.
  private func readSoon() {
    guard !readsSoon else { return }
    readsSoon = true
    MainQueue.enqueue { [weak self] in
      self?.readsSoon = false
      self?.readAvailable()
    }
  }

  // MARK: - Sending

  /// Sends bytes, after those that are waiting.
  func send(_ bytes: [UInt8]) {
    guard !isClosed, !hasFailed, completion == nil else { return }
    if waiting.count - sentCount + bytes.count > Self.limit { return stopSending() }
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
          writer.descriptor, bytes.baseAddress.map { $0 + sentCount }, bytes.count - sentCount,
          Self.flags)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EAGAIN { return stopSending() }
        // A slow reader may never accept everything.
        if sentCount > waiting.count / 2 {
          waiting.removeFirst(sentCount)
          sentCount = 0
        }
        return writer.resume()
      }
      sentCount += count
    }
    waiting.removeAll(keepingCapacity: waiting.count <= 1 << 20)
    sentCount = 0
    let wasCongested = !writer.isPaused
    writer.pause()
    if completion != nil { return close() }
    if wasCongested { onCongestion(false) }
  }

  // MARK: - The end

  /// Closes the socket after sending the waiting bytes, but without waiting longer than a second.
  /// Then calls `completion`.
  func finish(then completion: @escaping @MainActor () -> Void) {
    guard !isClosed else { return completion() }
    self.completion = completion
    if waiting.isEmpty { return close() }
    MainQueue.enqueue(after: .seconds(1)) { [weak self] in self?.close() }
  }

  /// Drops the waiting bytes, because the other side accepts no more. Its last messages may still
  /// be unread, so the failure is reported after them, in a later turn.
  private func stopSending() {
    hasFailed = true
    waiting = []
    sentCount = 0
    writer.pause()
    readSoon()
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
    completion?()
    completion = nil
  }
}
