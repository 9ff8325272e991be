// SPDX-License-Identifier: MIT
// Terminal: the log of an app, for views in the app.

public import Observation
import Synchronization

/// The log of an app, written from any thread or task and shown in the app.
///
/// The log keeps the newest entries, 2,000 by default. Writing takes a lock for a few hundred
/// nanoseconds and never waits for the screen. Runtime warnings about views are logged too, and so
/// is text printed by the program and its libraries while the terminal can't show it.
///
///     actor Sync {
///       let log: AppLog
///       init(log: AppLog) { self.log = log }
///
///       func run() {
///         log.info("12 packages are up to date")
///       }
///     }
///
/// `\.log` is the log of the app; `LogView` shows a log. `CURIUM_LOG=warning` prints the entries of
/// this level and above to standard error after the app has ended. `CURIUM_LOG_FILE=app.log`
/// appends each entry to a file as it is written, so that `tail -f` shows it in another terminal.
public final class AppLog: Observable, Sendable {
  /// The severity of an entry.
  public enum Level: Int, Comparable, CaseIterable, Hashable, Sendable {
    /// Details for the developers of the app.
    case debug
    /// A normal event.
    case info
    /// A problem that doesn't stop the app.
    case warning
    /// A failure.
    case error

    /// Returns whether the left level is less severe than the right one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// An entry of the log.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The number of the entry; the first is 0.
    public let id: Int
    /// The time when the entry was written, since the log was created.
    public let time: Duration
    /// The severity of the entry.
    public let level: Level
    /// The origin of the entry: a file, the path of a view, or `output` for printed text.
    public let source: String
    /// The text of the entry, truncated if it is longer than 16 KiB.
    public let message: String
  }

  private struct Ring {
    var entries: ContiguousArray<Entry> = []
    var count = 0
    /// The file that gets each entry.
    var file: LogFile?
  }

  private static let longestMessage = 16_384

  private let ring = Mutex(Ring())
  private let capacity: Int
  private let began = ContinuousClock.now
  private let registrar = ObservationRegistrar()

  /// Creates an empty log that keeps the newest `capacity` entries.
  public init(capacity: Int = 2_000) { self.capacity = max(1, capacity) }

  /// The entries, oldest first. A body that reads them runs again when an entry is added.
  public var entries: [Entry] {
    registrar.access(self, keyPath: \.entries)
    return ring.withLock { ring in
      // Once the ring is full, it begins after the newest entry.
      let start = ring.entries.count < capacity ? 0 : ring.count % capacity
      return Array(ring.entries[start...]) + ring.entries[..<start]
    }
  }

  /// The number of entries written so far, including those that were dropped.
  public var count: Int {
    registrar.access(self, keyPath: \.entries)
    return ring.withLock { $0.count }
  }

  /// Writes `message` at `level`, by default with the file as `source`. Safe on any thread.
  public func write(_ level: Level, _ message: some StringProtocol, source: String = #fileID) {
    write(level, message, source: source, at: began.duration(to: .now))
  }

  /// Writes an entry with a given time since the log was created, such as for a preview. Safe on
  /// any thread.
  public func write(
    _ level: Level, _ message: some StringProtocol, source: String, at time: Duration
  ) {
    let text = message.truncated(toBytes: Self.longestMessage)
    ring.withLock { ring in
      let entry = Entry(
        id: ring.count, time: time, level: level, source: source, message: text)
      if ring.entries.count < capacity {
        ring.entries.append(entry)
      } else {
        ring.entries[ring.count % capacity] = entry
      }
      ring.count += 1
      // With the lock, so that the entries of all threads are in order.
      ring.file?.append(entry.line)
    }
    // Notify after storing the entry. Otherwise a reader on another thread could miss it.
    registrar.withMutation(of: self, keyPath: \.entries) {}
  }

  /// Writes details for developers as `message`, with its `source`. Safe on any thread.
  public func debug(_ message: some StringProtocol, source: String = #fileID) {
    write(.debug, message, source: source)
  }

  /// Writes a normal event as `message`, with its `source`. Safe on any thread.
  public func info(_ message: some StringProtocol, source: String = #fileID) {
    write(.info, message, source: source)
  }

  /// Writes a problem that doesn't stop the app as `message`, with `source`. Safe on any thread.
  public func warning(_ message: some StringProtocol, source: String = #fileID) {
    write(.warning, message, source: source)
  }

  /// Writes a failure as `message`, with its `source`. Safe on any thread.
  public func error(_ message: some StringProtocol, source: String = #fileID) {
    write(.error, message, source: source)
  }
}

extension AppLog {
  /// From now on, appends each entry to the file at `path`, on one line. Safe on any thread.
  package func append(to path: String) {
    ring.withLock { $0.file = LogFile(path) }
  }

  /// The error after which no more entries were written to the file; `nil` if all were written, or
  /// without a file.
  package var fileError: String? { ring.withLock { $0.file?.error } }
}

extension AppLog.Entry {
  /// The entry on one line: time, level, source and message, without control characters.
  package var line: String {
    let place = source.isEmpty ? "" : "\(source): "
    return String("\(timeText) \(level) \(place)\(message)".map(TextSanitizer.sanitized))
  }

  /// The time in seconds and milliseconds, such as `+12.345`.
  package var timeText: String {
    let milliseconds = time / .milliseconds(1)
    let whole = Int(min(1e12, max(0, milliseconds)))
    let rest = "00\(whole % 1_000)".suffix(3)
    return "+\(whole / 1_000).\(rest)"
  }
}
