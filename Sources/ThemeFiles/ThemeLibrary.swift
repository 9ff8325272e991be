// SPDX-License-Identifier: MIT
// Token: the themes at hand, those of the kit and those in files, and the one in force.

public import CuriumTokens
public import Observation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The themes of the kit, those in the user's folder and in files of the app's own, and the one in force.
///
/// `.themed(following:)` shows the theme in force and keeps the library up to date: what is saved in an
/// editor is on the screen some 30 ms later. A file that is broken, or half written, keeps the theme it
/// gave before, and its entry tells what is wrong.
///
///     struct Harbour: App {
///       @State private var themes = ThemeLibrary()
///       var body: some View {
///         MainLayout(title: "Harbour") { Text("High water at noon") }
///           .themed(following: themes)
///       }
///     }
@MainActor @Observable public final class ThemeLibrary: ThemeSource {
  /// A theme by the name it is chosen by.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The name of a theme of the kit, the path of a file.
    public let id: String
    /// What the file gave when it could last be read; nil where it never could.
    public let theme: AppTheme?
    /// Where the file lies; nil for a theme of the kit.
    public let path: String?
    /// What is wrong with the file; nil where nothing is.
    public let fault: ThemeFileError?

    /// The name to show: that of the theme, or of a file that could never be read.
    public var displayName: String {
      theme?.displayName ?? FileFacts.split(id).name
    }
  }

  /// The themes: those of the kit, then files by their names.
  public private(set) var entries: [Entry]
  /// The entry whose theme is in force; nil where none was chosen.
  public private(set) var choice: Entry.ID?
  /// The theme in force; nil for that of the surroundings. One that is in no file may be set, to try it.
  public var theme: AppTheme?

  /// The user's folder of themes.
  public let folder: String
  @ObservationIgnored private let files: [String]
  @ObservationIgnored private let builtIn: [Entry]

  /// The user's folder of themes: `curium/themes` in `$XDG_CONFIG_HOME`, which is `~/.config` unless the
  /// environment says otherwise.
  public nonisolated static var userFolder: String {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    // A relative path is to be ignored (XDG Base Directory Specification 0.8).
    let configuration = value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (configuration ?? "\(value("HOME") ?? "")/.config") + "/curium/themes"
  }

  /// The themes of the kit, or those that an app offers, those of `files`, and, once the library is
  /// followed or reloaded, those of `folder`.
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

  /// Whether a file in the folder is taken for a theme: by its name it holds design tokens, combines
  /// such files, or is a base16 or base24 scheme.
  nonisolated static func isThemeFile(_ name: String) -> Bool {
    !name.hasPrefix(".") && (isDocument(name) || isScheme(name))
  }

  /// Whether a file is of a kind that can be written again.
  nonisolated static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") || isResolver(name)
  }

  private nonisolated static func isResolver(_ name: String) -> Bool {
    name.hasSuffix(".resolver.json")
  }

  private nonisolated static func isScheme(_ name: String) -> Bool {
    name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  private nonisolated static func read(_ path: String) throws(ThemeFileError) -> AppTheme {
    if isScheme(path), let theme = try ThemeImporter.load(contentsOf: path).first?.theme {
      return theme
    }
    return try ThemeFile.load(contentsOf: path)
  }

  // MARK: Choosing

  /// Puts the theme of an entry in force; nil for that of the surroundings. An entry without a theme
  /// changes nothing.
  public func choose(_ id: Entry.ID?) {
    guard let id else {
      choice = nil
      theme = nil
      return
    }
    guard let theme = entry(id)?.theme else { return }
    choice = id
    if self.theme != theme { self.theme = theme }
  }

  /// The entry of an id.
  public func entry(_ id: Entry.ID) -> Entry? { entries.first { $0.id == id } }

  /// The entry that a user means: the name of a theme, the path of a file that the library was made
  /// with, or the name of a file in the folder, with or without what follows its first dot.
  public func find(_ name: String) -> Entry? {
    let path = FileFacts.absolute(name)
    return entries.first { $0.id == name || $0.id == path }
      ?? entries.first { $0.theme?.name == name }
      ?? entries.first { entry in
        entry.path.map { FileFacts.split($0).name.split(separator: ".").first == name[...] }
          ?? false
      }
  }

  // MARK: Files

  /// Reads all files again. The faults found, by path in the order of the entries.
  @discardableResult public func reload() -> [ThemeFileError] {
    let paths = files + themeFiles()
    let known = Set(paths)
    entries.removeAll { $0.path.map { !known.contains($0) } ?? false }
    return paths.compactMap { load($0) }
  }

  /// Reads the folder and follows what changes, until the task is cancelled.
  public func follow(report: @escaping @MainActor (String) -> Void) async {
    // Watched first: what is saved while the folder is read must not be missed.
    var changes = FileChanges(of: files + [folder]).makeAsyncIterator()
    reload()
    while let paths = await changes.next(isolation: #isolation) {
      let faults =
        paths.contains(folder)
        ? reload() : paths.sorted().filter(isKnown).compactMap { update($0) }
      for fault in faults { report(fault.description) }
    }
    if !Task.isCancelled {
      report(
        """
        Changes of theme files aren't noticed: no file descriptor or file watch is free. Raise the \
        limit (ulimit -n) and start again.
        """)
    }
  }

  private func themeFiles() -> [String] {
    FileFacts.entries(folder).filter(Self.isThemeFile).map { FileFacts.join(folder, $0) }
      .filter { !files.contains($0) }
  }

  private func isKnown(_ path: String) -> Bool {
    files.contains(path) || Self.isThemeFile(FileFacts.split(path).name)
  }

  /// Reads a file that came, changed or went.
  private func update(_ path: String) -> ThemeFileError? {
    // A file that went may be on its way back: the theme in force stays.
    if FileFacts.exists(path) { return load(path) }
    if !files.contains(path) { entries.removeAll { $0.path == path } }
    return nil
  }

  /// Reads a file into its entry; what is wrong with it.
  func load(_ path: String) -> ThemeFileError? {
    let place = entries.firstIndex { $0.path == path }
    let old = place.map { entries[$0] }
    var new: Entry
    do throws(ThemeFileError) {
      let theme = try Self.read(path)
      new = Entry(id: path, theme: theme, path: path, fault: nil)
    } catch {
      new = Entry(id: path, theme: old?.theme, path: path, fault: error)
    }
    if new != old {
      if let place {
        entries[place] = new
      } else {
        entries.append(new)
        entries[builtIn.count...].sort { $0.displayName.lowercased() < $1.displayName.lowercased() }
      }
    }
    if choice == path, let theme = new.theme, theme != self.theme { self.theme = theme }
    return new.fault
  }
}
