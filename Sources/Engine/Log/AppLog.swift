// SPDX-License-Identifier: MIT
// Engine: what an app tells while the screen is its own.

import CuriumTerminal
public import Observation

/// What an app tells while the screen is its own: written from any thread or task, read in the app.
///
/// The newest entries are kept, 2,000 unless told otherwise. Writing takes a lock for some hundred
/// nanoseconds and never waits for the screen. Runtime warnings of the views come here as well, and
/// what the program and its libraries print while the terminal cannot show it.
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
/// `\.log` is the log of the app; `LogView` shows one. `CURIUM_LOG=warning` prints the entries of this
/// level and above on standard error when the app has ended.
public final class AppLog: Observable, Sendable {
  /// How much an entry matters.
  public enum Level: Int, Comparable, CaseIterable, Hashable, Sendable {
    /// What only who works on the program wants to know.
    case debug
    /// What happened.
    case info
    /// What should not be, and stops nothing.
    case warning
    /// What failed.
    case error

    /// Whether a level matters less than another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// The level by its name, in lower case.
    public init?(name: some StringProtocol) {
      guard let level = Level.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = level
    }
  }

  /// One thing that was told.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The number of the entry; the first is 0.
    public let id: Int
    /// When it was written, since the log was made.
    public let time: Duration
    /// How much it matters.
    public let level: Level
    /// Where it comes from: a file, the path of a view, `output` for what was printed.
    public let source: String
    /// What is told; texts longer than 16 KiB are cut.
    public let message: String
  }

  private struct Ring {
    var entries: ContiguousArray<Entry> = []
    var count = 0
  }

  private static let longestMessage = 16_384

  private let ring = Guarded(Ring())
  private let capacity: Int
  private let began = ContinuousClock.now
  private let registrar = ObservationRegistrar()

  /// An empty log that keeps the newest `capacity` entries.
  public init(capacity: Int = 2_000) { self.capacity = max(1, capacity) }

  /// The entries kept, the oldest first. A body that reads them runs again when one comes.
  public var entries: [Entry] {
    registrar.access(self, keyPath: \.entries)
    return ring.withLock { ring in
      // The ring begins behind the newest entry once it is full.
      let start = ring.entries.count < capacity ? 0 : ring.count % capacity
      return Array(ring.entries[start...]) + ring.entries[..<start]
    }
  }

  /// How many entries were written so far, those that are gone included.
  public var count: Int {
    registrar.access(self, keyPath: \.entries)
    return ring.withLock { $0.count }
  }

  /// Writes an entry. Any thread.
  public func write(_ level: Level, _ message: some StringProtocol, source: String = #fileID) {
    write(level, message, source: source, at: began.duration(to: .now))
  }

  /// Writes an entry of another time, as a preview needs it.
  package func write(
    _ level: Level, _ message: some StringProtocol, source: String, at time: Duration
  ) {
    let text = Self.kept(message)
    ring.withLock { ring in
      let entry = Entry(
        id: ring.count, time: time, level: level, source: source, message: text)
      if ring.entries.count < capacity {
        ring.entries.append(entry)
      } else {
        ring.entries[ring.count % capacity] = entry
      }
      ring.count += 1
    }
    // Told once it is there: who reads on another thread in the meantime would miss it.
    registrar.withMutation(of: self, keyPath: \.entries) {}
  }

  /// Tells what only who works on the program wants to know. Any thread.
  public func debug(_ message: some StringProtocol, source: String = #fileID) {
    write(.debug, message, source: source)
  }

  /// Tells what happened. Any thread.
  public func info(_ message: some StringProtocol, source: String = #fileID) {
    write(.info, message, source: source)
  }

  /// Tells what should not be, and stops nothing. Any thread.
  public func warning(_ message: some StringProtocol, source: String = #fileID) {
    write(.warning, message, source: source)
  }

  /// Tells what failed. Any thread.
  public func error(_ message: some StringProtocol, source: String = #fileID) {
    write(.error, message, source: source)
  }

  /// The text, cut where a whole character ends; looks no further than it keeps.
  private static func kept(_ message: some StringProtocol) -> String {
    let bytes = message.utf8
    guard
      let end = bytes.index(
        bytes.startIndex, offsetBy: longestMessage, limitedBy: bytes.endIndex)
    else { return String(message) }
    return end == bytes.endIndex ? String(message) : String(decoding: bytes[..<end], as: UTF8.self)
  }
}

extension AppLog.Entry {
  /// The entry in one line: time, level, source and message, without controls.
  package var line: String {
    let place = source.isEmpty ? "" : "\(source): "
    return String("\(timeText) \(level) \(place)\(message)".map(TextSanitizer.sanitized))
  }

  /// The time in seconds and milliseconds: `+12.345`.
  package var timeText: String {
    let milliseconds = time / .milliseconds(1)
    let whole = Int(min(1e12, max(0, milliseconds)))
    let rest = "00\(whole % 1_000)".suffix(3)
    return "+\(whole / 1_000).\(rest)"
  }
}

private struct LogKey: EnvironmentKey {
  // Nobody reads what is written to it.
  static var defaultValue: AppLog { AppLog(capacity: 1) }
}

extension EnvironmentValues {
  /// The log of the app.
  public package(set) var log: AppLog {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }
}
