// SPDX-License-Identifier: MIT
// Terminal: reads and writes all bytes of a file or pipe.

import CuriumLibc

/// Complete reads and writes with the system calls, which continue after a signal.
package enum Descriptor {
  /// Reads from `file` into `buffer`. Returns the number of bytes; 0 at the end, and a negative
  /// number on failure.
  private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from file: Int32) -> Int {
    while true {
      let count = read(file, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Reads to the end of `file`, or up to `most` bytes. Returns `nil` on failure, with the reason
  /// in `errno`.
  package static func readAll(from file: Int32, most: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < most {
      var result = 0
      bytes += [UInt8](unsafeUninitializedCapacity: min(most - bytes.count, 1 << 16)) {
        result = fill($0, from: file)
        $1 = max(0, result)
      }
      if result < 0 { return nil }
      if result == 0 { break }
    }
    return bytes
  }

  /// Writes all of `bytes` to `file`, and waits for a slow reader. Returns `false` on failure, with
  /// the reason in `errno`.
  @discardableResult
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(file, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count < 0, errno == EAGAIN {
        var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Writes all of `text` to `file`, as UTF-8.
  @discardableResult package static func writeAll(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: file) }
  }
}
