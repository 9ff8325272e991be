// SPDX-License-Identifier: MIT
// Token: a theme file in memory that can be created, changed and written.

import CuriumTerminal
public import CuriumTokens

/// A theme file in memory, with its content in order.
///
/// You can create one from a theme, in full or as a change of another theme:
///
///     let theme = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x88C0D0))
///       .named("ocean", displayName: "Ocean")
///     let document = ThemeDocument(theme, changing: .dark)
///     try document.write(to: "ocean.tokens.json")
///
/// Or read one, change it and write it again. Descriptions, the order, extensions of other tools
/// and unknown members are preserved:
///
///     var document = try ThemeDocument(contentsOf: "ocean.tokens.json")
///     let theme = try document.theme()
///     try document.update(to: theme.setting(.brandPrimary, to: .cyan))
///     try document.write(to: "ocean.tokens.json")
///
/// New output is strict DTCG 2025.10: types are declared, colours have a space and components,
/// lengths have a unit. Properties specific to terminals are in `$extensions` under `dev.curium`:
/// `ansi` (the slot among 16 colours), `palette` and `terminal` (colours of the terminal), `cells`,
/// `line`, `attributes`, `letterCase`, `letterSpacing` and `scale`. A file with tokens in the form
/// of the first drafts, with `value` and `type` without `$`, keeps that form for them.
public struct ThemeDocument: Sendable {
  /// The name of the file, for errors.
  public let name: String
  private(set) var root: JSONNode

  /// Creates a document that describes `theme`. Reading it returns an equal theme, but literal
  /// colours in gradients become 24-bit colours without a slot.
  ///
  /// Omits the kit's own gradients, icons and wordmarks.
  ///
  /// - Parameters:
  ///   - theme: The theme to describe.
  ///   - base: A built-in theme. The document then contains only the differences and the name of
  ///    `base`. If it is `nil`, or if readers couldn't find it by its name, the document is
  ///    complete.
  ///   - description: A description of the theme as a whole; `nil` for none.
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
      let known = base ?? (kind.isOptional ? AppTheme.light : nil)
      if let known, token.isStatedAlike(known.tables.stated(kind, entry.index)) { continue }
      root.setToken(
        entry.path.split(separator: ".").map(String.init), token, kind, summary: entry.summary)
    }
    root.hoistTypes()
  }

  /// Reads the document in `bytes` (UTF-8). `name` is the name of the file in errors.
  ///
  /// - Throws: `ThemeFileError` with `.syntax`, or with `.invalidValue` if the top level isn't an
  ///   object.
  public init(parsing bytes: some Sequence<UInt8>, name: String) throws(ThemeFileError) {
    self.name = name
    self.root = try JSONReader.object(Array(bytes), file: name)
  }

  /// Reads the document in the file at `path`.
  ///
  /// - Throws: `ThemeFileError`, with `.unreadable` if there is no such file.
  public init(contentsOf path: String) throws(ThemeFileError) {
    try self.init(parsing: FileBytes.read(path), name: FileBytes.name(of: path))
  }

  /// The text of the file: JSON with two spaces per level and short values on one line.
  public var text: String { JSONWriter.text(root) }

  /// Returns the theme that the document describes.
  ///
  /// - Throws: `ThemeFileError`, for the first error.
  public func theme() throws(ThemeFileError) -> AppTheme {
    try ThemeFile.parse(text.utf8, name: name)
  }

  /// Writes the text to the file at `path`. Readers see the old file or the new one, never a
  /// partial file.
  ///
  /// A link is preserved: the file that it points to is replaced, with its owner and permissions.
  /// The bytes are on disk when the method returns.
  ///
  /// - Throws: `ThemeFileError` with `.unwritable` for a folder, a pipe or a device, a broken link,
  ///   a read-only file, or a full disk; the old file is then unchanged. `.tooLarge` if the text
  ///   would be too large to read again.
  public func write(to path: String) throws(ThemeFileError) {
    try FileBytes.write(bytes(), to: path)
  }

  /// Writes the text to the file at `path` unless it exists. Returns whether it was written.
  func create(at path: String) throws(ThemeFileError) -> Bool {
    try FileBytes.write(bytes(), to: path, existing: .keep)
  }

  private func bytes() throws(ThemeFileError) -> [UInt8] {
    let bytes = Array(text.utf8)
    if bytes.count > FileBytes.most { throw FileBytes.tooLarge(name) }
    return bytes
  }

  /// Sets the token at `path`, as in `color.brand.primary`, to its value in `theme`.
  ///
  /// Writes a token that follows another one as a reference, and keeps the token's other members.
  /// Has no effect for a path without a token. Removes a declared token that the theme doesn't set.
  public mutating func set(_ path: String, as theme: AppTheme) {
    guard let entry = TokenCatalog.entry(path), let kind = entry.kind else { return }
    guard let token = theme.tables.stated(kind, entry.index) else { return remove(path) }
    root.setToken(path.split(separator: ".").map(String.init), token, kind, summary: nil)
  }

  /// Removes the token at `path`, and the groups that become empty, unless the document has
  /// `$extends` or `$ref`, which may refer to them.
  ///
  /// References to the token become invalid, unless the base has the token.
  public mutating func remove(_ path: String) {
    root.removeToken(path.split(separator: ".").map(String.init))
  }

  /// `true` for a resolver document, which has no tokens of its own. They are in its sources.
  var isResolver: Bool { root["resolutionOrder"] != nil }

  /// Updates the document to describe `theme`, with the fewest changes possible.
  ///
  /// - Throws: `ThemeFileError` if the document is invalid, or with `.unsupported` if it is a
  ///   resolver document.
  public mutating func update(to theme: AppTheme) throws(ThemeFileError) {
    if isResolver {
      throw Place(file: name).error(
        .unsupported, "a token document, but this is a resolver document",
        "Update the files that it refers to.")
    }
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
  /// Returns whether both would be written the same way: as the same reference or the same value.
  func isStatedAlike(_ other: EncodedToken?) -> Bool {
    guard let other else { return false }
    return alias == other.alias && (alias != nil || payload == other.payload)
  }
}
