// SPDX-License-Identifier: MIT
// Tool: the files in which the kernel describes processes, read through libc.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads `/proc`. Each call can block for as long as the kernel takes to write the file.
enum ProcessFiles {
  /// `true` if this system describes its processes in files.
  static var areAvailable: Bool { access("/proc/self/stat", R_OK) == 0 }

  /// The numbers of all processes, from readdir(3).
  static func pids() -> [Int32] {
    guard let directory = opendir("/proc") else { return [] }
    defer { closedir(directory) }
    var pids: [Int32] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let pid = Int32(name), pid > 0 { pids.append(pid) }
    }
    return pids
  }

  /// Returns the first bytes of a file, or `nil` if it can't be read.
  static func contents(of path: String, limit: Int = 4096) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        length = read(file, buffer.baseAddress?.advanced(by: count), limit - count)
        if length <= 0 { break }
        count += length
      }
    }
    return length < 0 ? nil : bytes
  }

  /// Returns the user a process runs as, from stat(2) of its folder.
  static func owner(of pid: Int32) -> uid_t? {
    var facts = stat()
    return stat("/proc/\(pid)", &facts) == 0 ? facts.st_uid : nil
  }

  /// Returns the name of a user, from getpwuid_r(3), or the number if there is none.
  static func name(of user: uid_t) -> String {
    var record = passwd()
    var found: UnsafeMutablePointer<passwd>?
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
      guard let base = buffer.baseAddress,
        getpwuid_r(user, &record, base, buffer.count, &found) == 0,
        let name = found?.pointee.pw_name
      else { return "\(user)" }
      return String(cString: name)
    }
  }

  /// The time since the system started, including sleep. Start times count from here.
  static var uptime: Duration {
    #if os(Linux)
      let clock = CLOCK_BOOTTIME
    #else
      let clock = CLOCK_MONOTONIC
    #endif
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// The number of kernel clock ticks in a second.
  static var ticksPerSecond: Int64 { max(1, Int64(sysconf(Int32(_SC_CLK_TCK)))) }

  /// The size of a kernel page in bytes.
  static var pageSize: UInt64 { UInt64(max(1, sysconf(Int32(_SC_PAGESIZE)))) }

  /// The seconds since 1970.
  static var date: Int { Int(time(nil)) }

  /// Formats a time as `2026-11-21 14:05` in the local time zone.
  static func calendarTime(_ date: Int) -> String {
    var seconds = time_t(date)
    var parts = tm()
    localtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }

  /// Sends SIGTERM with kill(2). Returns 0 or the error number.
  ///
  /// - Precondition: `pid` is positive, because 0 and negative numbers mean groups of processes.
  static func terminate(_ pid: Int32) -> Int32 {
    precondition(pid > 0, "Not a process ID: \(pid)")
    return kill(pid, SIGTERM) == 0 ? 0 : errno
  }
}
