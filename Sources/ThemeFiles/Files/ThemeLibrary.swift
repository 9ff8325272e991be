// SPDX-License-Identifier: MIT
// Token: the available themes, built in and in files, and the current one.

import CuriumTerminal
public import CuriumTokens
public import Observation

/// The available themes: the built-in ones, those in the user's folder and those in an app's files.
/// One of them is current.
///
/// `.themed(following:)` shows the current theme and keeps the library up to date: changes saved in
/// an editor appear within about 50 ms. If a file becomes invalid or is half written, its previous
/// theme stays, and its entry contains the error.
///
///     struct Inbox: App {
///       @State private var themes = ThemeLibrary()
///       var body: some View {
///         MainLayout(title: "Inbox") { Text("No new messages") }
///           .themed(following: themes)
///       }
///     }
@MainActor @Observable public final class ThemeLibrary: ThemeSource {
  /// A theme that can be selected.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The name of a built-in theme, or the path of a file.
    public let id: String
    /// The last valid theme of the file; `nil` if there was none.
    public let theme: AppTheme?
    /// The path of the file; `nil` for a built-in theme.
    public let path: String?
    /// The error in the file; `nil` if there is none.
    public let fault: ThemeFileError?

    /// The name to show: the theme's name, or the file's if it was never valid.
    public var displayName: String {
      theme?.displayName ?? FileFacts.split(id).name
    }
  }

  /// The themes: the built-in ones, then files sorted by name.
  public private(set) var entries: [Entry]
  /// The entry of the selected theme; `nil` if none is selected.
  public private(set) var choice: Entry.ID?
  /// The current theme; `nil` for the theme of the environment. You can set one that isn't in a
  /// file, to preview it.
  public var theme: AppTheme?

  /// The user's folder of themes.
  public let folder: String
  @ObservationIgnored private let files: [String]
  @ObservationIgnored private let builtIn: [Entry]
  /// The files that resolver documents refer to, by the paths of the documents.
  @ObservationIgnored private var sources: [String: Set<String>] = [:]
  /// The pending warning that file changes won't be noticed; `nil` if there is none.
  @ObservationIgnored private var warn: (@MainActor () -> Void)?

  /// The default folder for the user's themes: `curium/themes` in `$XDG_CONFIG_HOME`, or in
  /// `~/.config` if that isn't set.
  public nonisolated static var userFolder: String {
    let home = EnvironmentVariable.value("HOME") ?? ""
    let configuration = EnvironmentVariable.value("XDG_CONFIG_HOME") ?? ""
    // Relative paths must be ignored (XDG Base Directory Specification 0.8).
    let folder = FileFacts.isAbsolute(configuration) ? configuration : "\(home)/.config"
    return folder + "/curium/themes"
  }

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - folder: The folder with the user's themes, which are added when the library is followed or
  ///    reloaded.
  ///   - files: The paths of theme files of the app.
  ///   - themes: The themes that are built in.
  public init(
    folder: String = ThemeLibrary.userFolder, files: [String] = [],
    themes: [AppTheme] = AppTheme.builtIn
  ) {
    self.folder = FileFacts.absolute(folder)
    self.files = files.map(FileFacts.absolute)
    builtIn = themes.map { Entry(id: $0.name, theme: $0, path: nil, fault: nil) }
    entries = builtIn
    for file in self.files { _ = load(file) }
  }

  private nonisolated static let documentExtensions = [
    ".tokens.json", ".tokens", ".resolver.json",
  ]
  private nonisolated static let schemeExtensions = [".yaml", ".yml"]

  /// Returns whether a file in the folder counts as a theme, by its name: it contains design
  /// tokens, combines such files, or is a base16 or base24 scheme.
  nonisolated static func isThemeFile(_ name: String) -> Bool {
    !name.hasPrefix(".") && (isDocument(name) || isScheme(name))
  }

  /// Returns whether a file has a format that can be written.
  nonisolated static func isDocument(_ name: String) -> Bool {
    documentExtensions.contains(where: name.hasSuffix)
  }

  private nonisolated static func isScheme(_ name: String) -> Bool {
    schemeExtensions.contains(where: name.hasSuffix)
  }

  /// Returns the name of a file without the extension of a theme file.
  private nonisolated static func stem(of name: String) -> Substring {
    let known = (documentExtensions + schemeExtensions).first(where: name.hasSuffix)
    return name.dropLast(known?.count ?? 0)
  }

  private nonisolated static func read(_ path: String) -> ThemeReading {
    do throws(ThemeFileError) {
      if isScheme(path), let theme = try ThemeImporter.load(contentsOf: path).first?.theme {
        return ThemeReading(theme: theme, errors: [], warnings: [], missing: [])
      }
      return ThemeFile.read(contentsOf: path)
    } catch {
      return ThemeReading(theme: nil, errors: [error], warnings: [], missing: [])
    }
  }

  // MARK: Selecting

  /// Selects the theme of the entry with `id`; `nil` selects the theme of the environment. Has no
  /// effect for an entry without a theme.
  public func choose(_ id: Entry.ID?) {
    guard let id else {
      choice = nil
      theme = nil
      return
    }
    guard let theme = entry(id)?.theme else { return }
    choice = id
    if self.theme != theme { self.theme = theme }
    warnIfFileThemeIsSelected()
  }

  /// Returns the entry with `id`.
  public func entry(_ id: Entry.ID) -> Entry? { entries.first { $0.id == id } }

  /// Returns the entry for `name`, entered by the user: the name of a theme, the path of one of the
  /// app's files, or the name of a file in the folder, with or without its extensions. If there is
  /// none, the name of a theme may differ in case, and be the name that users see.
  public func find(_ name: String) -> Entry? {
    let path = FileFacts.absolute(name)
    return entries.first { $0.id == name || $0.id == path }
      ?? entries.first { $0.theme?.name == name }
      ?? entries.first { entry in
        guard let path = entry.path else { return false }
        let file = FileFacts.split(path).name
        return file == name || Self.stem(of: file) == name
      }
      ?? entries.first { entry in
        guard let theme = entry.theme else { return false }
        return [theme.name, theme.displayName].contains { $0.lowercased() == name.lowercased() }
      }
  }

  // MARK: Files

  /// Reads all files again. Returns the errors, in the order of the paths.
  @discardableResult public func reload() -> [ThemeFileError] {
    let paths = files + themeFiles()
    let known = Set(paths)
    entries.removeAll { $0.path.map { !known.contains($0) } ?? false }
    sources = sources.filter { known.contains($0.key) }
    return paths.compactMap { load($0) }
  }

  /// Reads the folder and follows changes until the task is cancelled. Calls `report` with each
  /// error in a changed file. If it can't notice changes, calls `report` once a theme from a file
  /// is selected.
  public func follow(report: @escaping @MainActor (String) -> Void) async {
    warn = nil
    // Start watching first, so that a file saved while the folder is read isn't missed.
    var watched = watchedPaths
    var changes = FileChanges(of: watched).makeAsyncIterator()
    reload()
    while true {
      // After a resolver document has been read, its own files are known.
      while watched != watchedPaths {
        watched = watchedPaths
        changes = FileChanges(of: watched).makeAsyncIterator()
        // A file saved before the new watch is noticed here.
        var known = entries.compactMap(\.fault)
        for fault in reload() where !known.contains(fault) {
          known.append(fault)
          report(fault.description)
        }
      }
      guard let paths = await changes.next(isolation: #isolation) else { break }
      for fault in update(paths) { report(fault.description) }
    }
    if !Task.isCancelled { watchingDidFail(report: report) }
  }

  /// Reports that changes won't be noticed, once that matters to the user.
  func watchingDidFail(report: @escaping @MainActor (String) -> Void) {
    warn = {
      report(
        """
        Changes to theme files won't be noticed because no file descriptor or file watch is free. \
        Raise the limits (ulimit -n, and on Linux fs.inotify.max_user_instances and \
        fs.inotify.max_user_watches) and start again.
        """)
    }
    warnIfFileThemeIsSelected()
  }

  /// Without a theme from a file, there are no changes to miss.
  private func warnIfFileThemeIsSelected() {
    guard let warn, let choice, entry(choice)?.path != nil else { return }
    self.warn = nil
    warn()
  }

  private func themeFiles() -> [String] {
    FileFacts.entries(folder).filter(Self.isThemeFile).map { FileFacts.join(folder, $0) }
      .filter { !files.contains($0) }
  }

  /// The folder, the app's files, and the files that resolver documents refer to.
  private var watchedPaths: [String] {
    Set(files + [folder]).union(sources.values.joined()).sorted()
  }

  /// Returns whether a path is that of a theme, not only of a part of one.
  private func isKnown(_ path: String) -> Bool {
    let (place, name) = FileFacts.split(path)
    return files.contains(path) || place == folder && Self.isThemeFile(name)
  }

  /// Reads the themes whose files were added, changed or removed. Returns the errors.
  private func update(_ paths: Set<String>) -> [ThemeFileError] {
    if paths.contains(folder) { return reload() }
    let users = sources.filter { !$0.value.isDisjoint(with: paths) }.keys
    var faults: [ThemeFileError] = []
    for path in paths.filter({ isKnown($0) }).union(users).sorted() {
      // A file and the resolver documents that use it have the same error.
      if let fault = update(path), !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  /// Reads a file that was added, changed or removed, or a resolver document that uses it.
  private func update(_ path: String) -> ThemeFileError? {
    // A removed file may reappear: the current theme stays.
    if FileFacts.exists(path) { return load(path) }
    if !files.contains(path) {
      entries.removeAll { $0.path == path }
      sources[path] = nil
    }
    return nil
  }

  /// Reads a file into its entry. Returns the error, if any.
  func load(_ path: String) -> ThemeFileError? {
    let place = entries.firstIndex { $0.path == path }
    let old = place.map { entries[$0] }
    let reading = Self.read(path)
    // A document with errors may not have got to its files.
    if !reading.sources.isEmpty || reading.theme != nil { sources[path] = reading.sources }
    var new: Entry
    do throws(ThemeFileError) {
      let theme = try reading.get()
      new = Entry(id: path, theme: theme, path: path, fault: nil)
    } catch {
      new = Entry(id: path, theme: old?.theme, path: path, fault: error)
    }
    if new != old {
      if let place { entries[place] = new } else { entries.append(new) }
      // The name may have changed.
      entries[builtIn.count...].sort { $0.displayName.lowercased() < $1.displayName.lowercased() }
    }
    if choice == path, let theme = new.theme, theme != self.theme { self.theme = theme }
    return new.fault
  }
}
