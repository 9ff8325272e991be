// SPDX-License-Identifier: MIT
// Testing: the memory used by a process.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The memory of this process.
public enum ResidentMemory {
  /// The allowed growth after the first tenth of a run: memory varies with sizes and pastes, but a
  /// leak in every frame would cost many times as much.
  private static let mostGrowth = 4 << 20

  /// Returns whether memory stayed the same. Always `true` under a sanitizer, which keeps freed
  /// memory.
  public static func isFlat(from early: Int, to late: Int) -> Bool {
    late - early <= mostGrowth || getenv("ASAN_OPTIONS") != nil || getenv("TSAN_OPTIONS") != nil
  }

  /// The memory in use, in bytes (proc(5), `statm`). Without that file, the peak (getrusage(2)),
  /// which is just as flat if nothing leaks.
  public static var bytes: Int {
    #if os(Linux)
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
      let text = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let fields = text.split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }
}
