// SPDX-License-Identifier: MIT
// Tool: the state of the screen, and its actions.

import Curium
import Observation

/// A message about the result of an action, or about the end of the selected process.
struct Notice: Hashable, Sendable {
  enum Kind: Sendable {
    /// A process has ended.
    case ended
    /// An action succeeded.
    case done
    /// An action failed.
    case failed
  }

  let text: String
  let kind: Kind
}

/// The processes, the selected one, and the confirmation.
@MainActor @Observable final class ProcessModel {
  /// The search query.
  var query = "" {
    didSet {
      if query == oldValue { return }
      arrange()
      chooseListed()
    }
  }
  /// The sort order of the list.
  var order = ProcessOrder.processor { didSet { if order != oldValue { arrange() } } }
  /// `true` if processes are below their parents.
  var showsTree = false {
    didSet {
      if showsTree == oldValue { return }
      widths = ContentWidths()
      arrange()
    }
  }
  /// `true` if the threads of the kernel are listed.
  var showsKernelThreads = false {
    didSet {
      if showsKernelThreads == oldValue { return }
      arrange()
      chooseListed()
    }
  }
  /// The lines that lead to the processes of a tree.
  private(set) var branches: [ProcessIdentity: String] = [:]
  /// The widths of the columns' contents.
  private(set) var widths = ContentWidths()
  /// The use of the machine.
  private(set) var machine = MachineHistory()
  /// The rows of the list.
  private(set) var entries: [ProcessEntry] = []
  /// The number of processes that an empty search lists.
  private(set) var count = 0
  /// The number of processes, or how many of them match the search, in words.
  var counts: String {
    query.isEmpty ? "\(count) on this machine" : "\(entries.count) of \(count)"
  }
  /// `true` if processes and their loads are known, which takes two samples.
  private(set) var isLoaded = false
  /// The selected process as last seen.
  private(set) var chosen: ProcessEntry?
  /// `true` if the selected process has ended. Only a process that the user has selected stays
  /// selected then.
  private(set) var chosenHasEnded = false
  /// `true` if the user has selected the process, `false` if the list has.
  private var isUsersChoice = false
  /// `true` if the confirmation for ending the selected process is open.
  private(set) var isAsking = false
  /// A message that isn't shown yet.
  private(set) var notice: Notice?
  private var table = ProcessTable()
  private let source: any ProcessSource

  /// Creates the model of `source`, after the samples of `past`.
  init(source: any ProcessSource, past: [ProcessSample] = []) {
    self.source = source
    for sample in past {
      table.take(sample)
      machine.take(sample.machine, at: sample.time)
    }
    if table.hasLoads { isLoaded = true }
    arrange()
  }

  /// Reads the processes immediately and then every second, until the task is cancelled.
  func watch(clock: AppClock) async {
    await refresh()
    // A load needs two samples, so the second one follows soon.
    var pause = Duration.milliseconds(250)
    while await clock.sleep(for: pause) {
      await refresh()
      pause = .seconds(1)
    }
  }

  /// Reads the processes once.
  func refresh() async {
    let sample = await source.sample()
    let place = entries.firstIndex { $0.id == chosen?.id }
    table.take(sample)
    machine.take(sample.machine, at: sample.time)
    if table.hasLoads { isLoaded = true }
    arrange()
    guard let id = chosen?.id else { return }
    if let entry = table.entries.first(where: { $0.id == id }) {
      set(\.chosen, entry)
    } else if !isUsersChoice {
      chooseListed(at: place ?? 0)
    } else if !chosenHasEnded {
      chosenHasEnded = true
      isAsking = false
      if let reading = chosen?.reading {
        notice = Notice(text: "\(Self.title(reading)) has ended.", kind: .ended)
      }
    }
  }

  private func arrange() {
    let shown =
      showsKernelThreads ? table.entries : table.entries.filter { !$0.reading.isKernelThread }
    set(\.count, shown.count)
    let sorted = order.arranged(shown, query: query)
    let tree = showsTree ? ProcessTree(sorted) : nil
    set(\.branches, tree?.branches ?? [:])
    set(\.entries, tree?.entries ?? sorted)
    var widths = widths
    widths.include(shown, tree?.branches ?? [:])
    set(\.widths, widths)
  }

  /// The total use of the listed processes.
  var totals: ProcessTotal { ProcessTotal(entries) }

  /// Sets a property only if its value changes, so that views aren't re-evaluated unnecessarily.
  private func set<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<ProcessModel, Value>, _ value: Value
  ) {
    if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
  }

  // MARK: The selected process

  /// Selects a process. Closes the confirmation for another one.
  ///
  /// - Parameters:
  ///   - id: The process.
  ///   - byUser: `true` if the user has asked for it, `false` if the list selects it, because there
  ///    was no selection or the selected process is gone.
  func choose(_ id: ProcessIdentity, byUser: Bool) {
    guard let entry = table.entries.first(where: { $0.id == id }) else { return }
    let isChosen = id == chosen?.id
    isUsersChoice = byUser || (isChosen && isUsersChoice)
    if isChosen { return }
    chosen = entry
    chosenHasEnded = false
    isAsking = false
  }

  /// Selects the first process if none is selected.
  func chooseFirst() {
    if chosen == nil, let first = entries.first { choose(first.id, byUser: false) }
  }

  /// Selects a listed process, the first one or that at `place`, if the selected one isn't listed:
  /// a hidden process should never be ended.
  private func chooseListed(at place: Int = 0) {
    guard let chosen, !entries.contains(where: { $0.id == chosen.id }) else { return }
    if !entries.isEmpty {
      choose(entries[min(place, entries.count - 1)].id, byUser: false)
    } else {
      self.chosen = nil
      isAsking = false
    }
  }

  /// The recent loads of the selected process.
  var history: [Double] { chosen.map { table.history(of: $0.id) } ?? [] }

  /// The name and number of the selected process's parent.
  var parent: String {
    guard let pid = chosen?.reading.parent, pid > 0 else { return "none" }
    return table.entry(pid: pid).map { Self.title($0.reading) } ?? "\(pid)"
  }

  /// The start time of the selected process, in seconds since 1970.
  var startDate: Int {
    table.date - Int(chosen?.reading.age.components.seconds ?? 0)
  }

  /// The title of a process: `sshd (812)`.
  static func title(_ reading: ProcessReading) -> String {
    "\(reading.name) (\(reading.identity.pid))"
  }

  // MARK: Ending it

  /// Opens the confirmation for ending the selected process.
  func ask() {
    isAsking = chosen != nil && !chosenHasEnded
  }

  /// Closes the confirmation.
  func keep() { isAsking = false }

  /// Asks the selected process to end, if the confirmation is open.
  func end() async {
    guard isAsking, let reading = chosen?.reading else { return }
    isAsking = false
    let title = Self.title(reading)
    notice =
      switch await source.end(reading.identity) {
      case .asked: Notice(text: "Asked \(title) to end.", kind: .done)
      case .gone: Notice(text: "\(title) has already ended.", kind: .ended)
      case .forbidden:
        Notice(
          text: "You can't end \(title): it belongs to \(reading.user). Try again as that user.",
          kind: .failed)
      case .failed(let number):
        Notice(text: "Couldn't end \(title): error \(number).", kind: .failed)
      }
  }

  /// Shows the result of copying the command of the selected process.
  func noteCopy(isSent: Bool) {
    notice =
      isSent
      ? Notice(text: "Copied the command.", kind: .done)
      : Notice(text: "Couldn't copy. The terminal doesn't allow it.", kind: .failed)
  }

  /// Removes the message, which is shown now.
  func dismissNotice() { notice = nil }
}
