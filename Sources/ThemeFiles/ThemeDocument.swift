// SPDX-License-Identifier: MIT
// Token: a theme file in memory, to be made, changed and written.

public import CuriumTokens

/// A theme file in memory: what it says in the order it says it.
///
/// One is made of a theme, whole or as a change of another one:
///
///     let theme = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x88C0D0))
///       .named("ocean", displayName: "Ocean")
///     let document = ThemeDocument(theme, changing: .dark)
///     try document.write(to: "ocean.tokens.json")
///
/// Or read, changed and written again; descriptions, the order, extensions of other tools and
/// members nobody knows survive:
///
///     var document = try ThemeDocument(contentsOf: "ocean.tokens.json")
///     let theme = try document.theme()
///     try document.update(to: theme.setting(.brandPrimary, to: .cyan))
///     try document.write(to: "ocean.tokens.json")
///
/// Written is strict DTCG 2025.10: types are stated, colours have a space and components, lengths a
/// unit. What only a terminal knows stands in `$extensions` under `dev.curium`: `ansi` (the slot
/// among 16 colours), `palette` and `terminal` (colours of the terminal's own), `cells`, `line`,
/// `attributes`, `letterCase`, `letterSpacing` and `scale`.
public struct ThemeDocument: Sendable {
  /// The name of the file, for errors.
  public let name: String
  private(set) var root: JSONNode

  /// A document that says what `theme` is; reading it gives an equal theme.
  ///
  /// With `base`, a theme of the kit, only what differs from it is written, and its name. A theme that
  /// a reader would not find by name is no base: all is written then. `description` says something of
  /// the theme as a whole.
  public init(_ theme: AppTheme, changing base: AppTheme? = nil, description: String? = nil) {
    let base = base.flatMap { base in AppTheme.builtIn(named: base.name) == base ? base : nil }
    self.name = "\(theme.name).tokens.json"
    self.root = JSONNode(members: [
      ("$schema", JSONNode("https://www.designtokens.org/schemas/2025.10/format.json"))
    ])
    if let description { root["$description"] = JSONNode(description) }
    setHeader(of: theme)
    if let base { root.setFacts([("base", JSONNode(base.name))]) }
    for entry in TokenCatalog.indexed + TokenCatalog.declared {
      guard let kind = entry.kind, let token = theme.tables.stated(kind, entry.index) else {
        continue
      }
      if let base, token.isStatedAlike(base.tables.stated(kind, entry.index)) { continue }
      root.setToken(
        entry.path.split(separator: ".").map(String.init), token, kind, summary: entry.summary)
    }
    root.hoistTypes()
  }

  /// The document in `bytes` (UTF-8); `name` stands for the file in errors.
  ///
  /// - Throws: `ThemeFileError` with `.syntax` or, where no object is at the top, `.invalidValue`.
  public init(parsing bytes: some Sequence<UInt8>, name: String) throws(ThemeFileError) {
    self.name = name
    self.root = try JSONReader.read(Array(bytes), file: name)
    guard root.isObject else {
      throw Place(file: name, line: 1, path: "").error(
        .invalidValue, "an object at the top", "Put the groups of tokens between `{` and `}`.")
    }
  }

  /// The document in the file at `path`.
  ///
  /// - Throws: `ThemeFileError`; `.unreadable` where there is no such file.
  public init(contentsOf path: String) throws(ThemeFileError) {
    try self.init(parsing: FileBytes.read(path), name: FileBytes.name(of: path))
  }

  /// The text of the file: JSON, two spaces a level, what is short on one line.
  public var text: String { JSONWriter.text(root) }

  /// The theme that the document describes.
  ///
  /// - Throws: `ThemeFileError`, at the first fault.
  public func theme() throws(ThemeFileError) -> AppTheme {
    try ThemeFile.parse(text.utf8, name: name)
  }

  /// Writes the text to the file at `path`: a reader sees the old file or the new one, never half of it.
  ///
  /// A link stays one, and the file that it leads to is replaced, with its owner and permissions. The
  /// bytes are on the disk when this returns.
  ///
  /// - Throws: `ThemeFileError` with `.unwritable`, and the old file is as it was: for a folder, a pipe
  ///   or a device, a link that leads nowhere, a read-only file, or a full disk. `.tooLarge` for what
  ///   couldn't be read again.
  public func write(to path: String) throws(ThemeFileError) {
    try FileReplacement.write(bytes(), to: path)
  }

  /// Writes the text to the file at `path`, unless there is one; whether it did.
  func create(at path: String) throws(ThemeFileError) -> Bool {
    try FileReplacement.write(bytes(), to: path, existing: .keep)
  }

  private func bytes() throws(ThemeFileError) -> [UInt8] {
    let bytes = Array(text.utf8)
    if bytes.count > FileBytes.most { throw FileBytes.tooLarge(name) }
    return bytes
  }

  /// States the token at `path`, as in `color.brand.primary`, as it is in `theme`.
  ///
  /// A token that follows another one is written as a reference. What the document says about it
  /// beside its value stays. A path without a token changes nothing; a token of an app's own that the
  /// theme leaves to its fallback is removed.
  public mutating func set(_ path: String, as theme: AppTheme) {
    guard let entry = TokenCatalog.entry(path), let kind = entry.kind else { return }
    guard let token = theme.tables.stated(kind, entry.index) else { return remove(path) }
    root.setToken(path.split(separator: ".").map(String.init), token, kind, summary: nil)
  }

  /// Removes the token at `path`, and the groups around it that say nothing else.
  ///
  /// Tokens that refer to it no longer lead anywhere, except where the base has it.
  public mutating func remove(_ path: String) {
    root.removeToken(path.split(separator: ".").map(String.init))
  }

  /// Changes what must be changed, and nothing else, for the document to describe `theme`.
  ///
  /// - Throws: `ThemeFileError`, where the document describes no theme as it is.
  public mutating func update(to theme: AppTheme) throws(ThemeFileError) {
    let old = try self.theme()
    if old.tables.header != theme.tables.header { setHeader(of: theme) }
    for entry in TokenCatalog.indexed + TokenCatalog.declared {
      guard let kind = entry.kind else { continue }
      let before = old.tables.stated(kind, entry.index)
      let after = theme.tables.stated(kind, entry.index)
      if after?.isStatedAlike(before) ?? (before == nil) { continue }
      set(entry.path, as: theme)
    }
  }

  private mutating func setHeader(of theme: AppTheme) {
    var facts: [(String, JSONNode)] = [
      ("name", JSONNode(theme.name)), ("displayName", JSONNode(theme.displayName)),
      ("colorScheme", JSONNode(theme.colorScheme == .dark ? "dark" : "light")),
      (
        "contrast", JSONNode(theme.colorSchemeContrast == .increased ? "increased" : "standard")
      ),
    ]
    if theme.movesInk {
      root.removeFacts(["movesInk"])
    } else {
      facts.append(("movesInk", JSONNode(.bool(false))))
    }
    root.setFacts(facts)
  }
}

extension EncodedToken {
  /// Whether a file would say the same of both: one reference, or one value.
  func isStatedAlike(_ other: EncodedToken?) -> Bool {
    guard let other else { return false }
    return alias == other.alias && (alias != nil || payload == other.payload)
  }
}
