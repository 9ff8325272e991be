// SPDX-License-Identifier: MIT
// Tool: numbers in human-readable form.

import Curium

enum Figures {
  /// A percentage of one processor: `0.4`, `12.0`, `231`.
  static func load(_ load: Double?) -> String {
    guard let load else { return "–" }
    return load >= 99.95 ? "\(Int(load.rounded()))" : tenths(load)
  }

  /// A percentage of the machine: `12%`.
  static func percent(_ share: Double?) -> String {
    share.map { "\(Int($0.rounded()))%" } ?? "–"
  }

  /// A number of things: `1 thread`, `12 threads`.
  static func count(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }

  /// An amount of memory: `512 B`, `3.4 MB`, `1.2 GB`; a dash for 0, as for kernel threads.
  static func memory(_ bytes: UInt64) -> String {
    bytes == 0 ? "–" : String(byteCount: bytes)
  }

  /// An amount per second: `0 B/s`, `3.4 MB/s`, `120 MB/s`.
  static func rate(_ bytes: Double) -> String { String(byteCount: max(0, bytes)) + "/s" }

  /// A time in the past: `12 s ago`, `3 min ago`, `2 h 5 min ago`, `4 days ago`.
  static func age(_ age: Duration) -> String {
    let seconds = max(0, age.components.seconds)
    switch seconds {
    case ..<60: return "\(seconds) s ago"
    case ..<3_600: return "\(seconds / 60) min ago"
    case ..<86_400: return "\(seconds / 3_600) h \(seconds % 3_600 / 60) min ago"
    case ..<172_800: return "1 day ago"
    default: return "\(seconds / 86_400) days ago"
    }
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
