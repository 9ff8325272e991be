// SPDX-License-Identifier: MIT
// Views: the settings of an app, in a file or in memory.

import CuriumTerminal
public import Observation
import Synchronization

/// The values of `@AppStorage` properties, in a text file or in memory.
///
///     struct Root: App {
///       var body: some View {
///         Text("3 packages").defaultAppStorage(.file("/etc/packages/settings"))
///       }
///     }
///
/// The file has a line for each key, such as `theme = "nord"`, `columns = 2` or `isOpen = true`.
/// Users can edit it while the app isn't running. If a key occurs twice, the last line counts.
///
/// The file is read when a view first reads a value. Changes are saved together half a second after
/// the last one, but no later than two seconds after the first one. They are also saved before the
/// app quits, is suspended with Control-Z or SIGTSTP, or runs another program. SIGINT, SIGTERM and
/// SIGHUP make it quit; other signals, a crash and `exit` end it without saving the newest changes,
/// so end the app with `\.quit`. In linear mode, changes are saved after each answer, and every
/// signal ends the app at once.
///
/// To save, the file is read again, the changed keys are set, and the file is replaced atomically.
/// This way, other programs can change other keys, and comments and all other lines stay as they
/// are.
///
/// If the file can't be read, the app never writes it. If the file can't be written, the app tries
/// again after the next change and when it quits. In both cases, it keeps the values until it ends,
/// and logs a warning. It also logs a warning about lines that are neither settings nor comments,
/// because they have no effect.
public final class AppStorageStore: Observable, Sendable {
  private let file: SettingsFile?
  private let contents: Mutex<Contents>
  private let registrar = ObservationRegistrar()

  private init(_ file: SettingsFile?, warning: String? = nil) {
    self.file = file
    contents = Mutex(Contents(isLoaded: file == nil, warning: warning))
  }

  /// Creates a store for a file that doesn't share its values with other stores.
  package convenience init(file path: String) { self.init(SettingsFile(path: path)) }

  /// Returns the store for the file at `path`, the same one for as long as it is in use. A relative
  /// path starts at the current folder. The folder and the file are created when the first value is
  /// saved; only the user can read a new file.
  public static func file(_ path: String) -> AppStorageStore {
    // The program can change its current folder later.
    let path = FileFacts.absolute(path)
    return known.withLock { known in
      if let store = known[path]?.store { return store }
      known = known.filter { $0.value.store != nil }
      let store = AppStorageStore(file: path)
      known[path] = Known(store: store)
      return store
    }
  }

  /// Creates an empty store in memory. Keep it in a constant or a `@State` property, because every
  /// call creates another store.
  public static func memory() -> AppStorageStore { AppStorageStore(nil) }

  // MARK: Files

  private struct Known {
    weak var store: AppStorageStore?
  }

  /// The stores in use, by the path of their file.
  private static let known = Mutex<[String: Known]>([:])

  /// The settings of the running program.
  package static let program: AppStorageStore = {
    let path = AppStorageStore.settingsPath(
      program: CommandLine.arguments.first ?? "",
      configuration: EnvironmentVariable.value("XDG_CONFIG_HOME"),
      home: EnvironmentVariable.value("HOME"))
    guard let path else {
      return AppStorageStore(
        nil, warning: "HOME isn't set, so settings are kept only until the app ends.")
    }
    return .file(path)
  }()

  /// Returns the path of a program's settings; `nil` if the user has no folder for them, or the
  /// program has no name.
  package static func settingsPath(program: String, configuration: String?, home: String?)
    -> String?
  {
    let names = program.utf8.split(separator: UInt8(ascii: "/"))
    guard let name = names.last.map(Substring.init), name != ".", name != ".." else { return nil }
    // Relative paths must be ignored (XDG Base Directory Specification 0.8).
    if let configuration, FileFacts.isAbsolute(configuration) {
      return "\(configuration)/\(name)/settings"
    }
    guard let home, FileFacts.isAbsolute(home) else { return nil }
    return "\(home)/.config/\(name)/settings"
  }

  // MARK: Values

  /// Returns the text for a key. A body that reads it runs again when it changes.
  func text(for key: String) -> String? {
    registrar.access(self, keyPath: \AppStorageStore.[key])
    return self[key]
  }

  /// The text for a key. The key path tells observers which key has changed.
  private subscript(key: String) -> String? {
    contents.withLock { contents in
      contents.load(from: file)
      return contents.settings[key]?.text
    }
  }

  /// Sets or removes the setting for a key.
  func set(_ key: String, to setting: Setting?) {
    let isChanged = contents.withLock { contents in
      contents.load(from: file)
      return contents.set(key, to: setting, isSaved: file == nil)
    }
    if isChanged { registrar.withMutation(of: self, keyPath: \AppStorageStore.[key]) {} }
  }

  // MARK: Saving

  /// `true` if there are changes to save.
  var hasChanges: Bool { contents.withLock { $0.hasChanges } }
  /// `true` if there is a warning to log.
  var hasWarning: Bool { contents.withLock { $0.hasWarning } }

  /// Saves all changes.
  func save() {
    guard let file else { return }
    contents.withLock { $0.save(to: file) }
  }

  /// Returns the warnings to log, each one once.
  func takeWarnings() -> [String] { contents.withLock { $0.takeWarnings() } }
}

/// The settings of a store.
private struct Contents: Sendable {
  private(set) var settings: [String: Setting] = [:]
  private var isLoaded: Bool
  /// `false` if the file may contain settings that couldn't be read.
  private var isWritable = true
  /// The keys whose changes aren't saved.
  private var unsaved: Set<String> = []
  /// The warnings that aren't logged yet.
  private var warnings: [String]
  /// `true` after the first failure to read or save the file, the only one that is logged.
  private var hasFailed = false

  init(isLoaded: Bool, warning: String?) {
    self.isLoaded = isLoaded
    warnings = warning.map { [$0] } ?? []
  }

  var hasChanges: Bool { !unsaved.isEmpty }
  var hasWarning: Bool { !warnings.isEmpty }

  /// Reads the file, unless it has been read before.
  mutating func load(from file: SettingsFile?) {
    guard !isLoaded, let file else { return }
    isLoaded = true
    do throws(FileFault) {
      let text = SettingsText(try file.read())
      settings = text.settings
      warn(about: text.brokenLines, in: file)
    } catch {
      isWritable = false
      warn("Settings can't be read from \(file.path), and aren't saved", error)
    }
  }

  /// Changes a setting. Returns whether its text differs from the old one.
  mutating func set(_ key: String, to setting: Setting?, isSaved: Bool) -> Bool {
    let (old, new) = (settings[key]?.text, setting?.text)
    // Not `==`, because strings with different scalars can be equal.
    if old.map({ Array($0.utf8) }) == new.map({ Array($0.utf8) }) { return false }
    settings[key] = setting
    if !isSaved, isWritable { unsaved.insert(key) }
    return true
  }

  mutating func save(to file: SettingsFile) {
    guard hasChanges else { return }
    do throws(FileFault) {
      try file.update(unsaved.sorted().map { (key: $0, setting: settings[$0]) })
      unsaved = []
    } catch {
      warn("Settings can't be saved in \(file.path)", error)
    }
  }

  /// Keeps the first failure for the log.
  private mutating func warn(_ problem: String, _ fault: FileFault) {
    if hasFailed { return }
    hasFailed = true
    warnings.append("\(problem): expected \(fault.expected). \(fault.advice)")
  }

  private mutating func warn(about lines: [Int], in file: SettingsFile) {
    guard let first = lines.first else { return }
    let place = lines.count == 1 ? "line \(first)" : "\(lines.count) lines, such as line \(first),"
    warnings.append(
      "Settings can't be read from \(place) of \(file.path): expected key = value. "
        + "Correct the file, or start a comment with #. Other settings are used.")
  }

  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }
}
