// SPDX-License-Identifier: MIT
// Tool: what the screen shows, and what can be done on it.

import Curium
import Observation

/// One line that tells what came of something.
struct Notice: Hashable, Sendable {
  let text: String
  let isError: Bool
}

/// The processes, the one that is chosen, and the question that is open.
@MainActor @Observable final class ProcessModel {
  /// What the list is searched for.
  var query = "" {
    didSet {
      if query == oldValue { return }
      arrange()
      chooseListed()
    }
  }
  /// What the list is sorted by.
  var order = ProcessOrder.processor { didSet { if order != oldValue { arrange() } } }
  /// The rows of the list.
  private(set) var entries: [ProcessEntry] = []
  /// How many processes there are, listed or not.
  private(set) var count = 0
  /// Whether processes have been read.
  private(set) var isLoaded = false
  /// The chosen process as it was last seen.
  private(set) var chosen: ProcessEntry?
  /// Whether the chosen process is there no more.
  private(set) var chosenHasEnded = false
  /// Whether the user is asked if the chosen process shall end.
  private(set) var isAsking = false
  /// What came of the last action.
  private(set) var notice: Notice?
  private var table = ProcessTable()
  private let source: any ProcessSource

  init(source: any ProcessSource) { self.source = source }

  /// Reads the processes now and every second from then on; ends when the task is cancelled.
  func watch(clock: AppClock) async {
    await refresh()
    // A load is the difference of two samples: the second one should not keep anyone waiting.
    var pause = Duration.milliseconds(250)
    while await clock.sleep(for: pause) {
      await refresh()
      pause = .seconds(1)
    }
  }

  /// Reads the processes once.
  func refresh() async {
    table.take(await source.sample())
    isLoaded = true
    set(\.count, table.entries.count)
    arrange()
    guard let id = chosen?.id else { return }
    if let entry = table.entries.first(where: { $0.id == id }) {
      set(\.chosen, entry)
    } else if !chosenHasEnded {
      chosenHasEnded = true
      isAsking = false
      if let reading = chosen?.reading {
        notice = Notice(text: "\(Self.title(reading)) has ended.", isError: false)
      }
    }
  }

  private func arrange() { set(\.entries, order.arranged(table.entries, query: query)) }

  /// Writes what differs alone, so that views which read it do not run for nothing.
  private func set<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<ProcessModel, Value>, _ value: Value
  ) {
    if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
  }

  // MARK: The chosen process

  /// Chooses a process; an open question about another one is withdrawn.
  func choose(_ id: ProcessIdentity) {
    guard id != chosen?.id, let entry = table.entries.first(where: { $0.id == id }) else { return }
    chosen = entry
    chosenHasEnded = false
    isAsking = false
  }

  /// Chooses the first process that is listed where the chosen one is not: nobody should end what a
  /// search has hidden.
  private func chooseListed() {
    guard let chosen, !entries.contains(where: { $0.id == chosen.id }) else { return }
    if let first = entries.first {
      choose(first.id)
    } else {
      self.chosen = nil
      isAsking = false
    }
  }

  /// The last loads of the chosen process.
  var history: [Double] { chosen.map { table.history(of: $0.id) } ?? [] }

  /// The name and number of the chosen process's parent.
  var parent: String {
    guard let pid = chosen?.reading.parent, pid > 0 else { return "none" }
    return table.entry(pid: pid).map { Self.title($0.reading) } ?? "\(pid)"
  }

  /// When the chosen process started, in seconds since 1970.
  var startDate: Int {
    table.date - Int(chosen?.reading.age.components.seconds ?? 0)
  }

  /// A process in words: `sshd (812)`.
  static func title(_ reading: ProcessReading) -> String {
    "\(reading.name) (\(reading.identity.pid))"
  }

  // MARK: Ending it

  /// Asks the user whether the chosen process shall end.
  func ask() {
    notice = nil
    isAsking = chosen != nil && !chosenHasEnded
  }

  /// Withdraws the question.
  func keep() { isAsking = false }

  /// Asks the chosen process to end, if the user has been asked before.
  func end() async {
    guard isAsking, let reading = chosen?.reading else { return }
    isAsking = false
    let title = Self.title(reading)
    notice =
      switch await source.end(reading.identity) {
      case .asked: Notice(text: "Asked \(title) to end.", isError: false)
      case .gone: Notice(text: "\(title) has ended already.", isError: false)
      case .forbidden:
        Notice(
          text: "You may not end \(title): it belongs to \(reading.user). Try as that user.",
          isError: true)
      case .failed(let number):
        Notice(text: "\(title) cannot be ended: error \(number).", isError: true)
      }
  }

  /// Takes the notice away.
  func dismissNotice() { notice = nil }
}
