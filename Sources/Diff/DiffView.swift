// SPDX-License-Identifier: MIT
// Organism: the differences between files or texts.

import CuriumLists
import CuriumTokens
public import CuriumControls

/// The differences between files or between two texts, in colours, with the words that differ.
///
/// It is part of the product CuriumDiff. A patch can have several files, which the user can
/// collapse. A comparison of two texts shows three unchanged lines around each change, and the user
/// can show the others. Code has the colours of its language: that of `language`, or in a patch
/// that of each path. In terminals without colours, the signs `+` and `-` show the changes, and
/// underlines the words.
///
/// In a wide view, both versions are side by side; see `diffStyle(_:)`. Lines that are too wide
/// wrap, or scroll sideways with `.lineWrapping(.disabled)`. Only the visible rows exist, so a
/// patch can have 100,000 lines.
///
/// The selected hunk is the one with the current row. No row is current until the user moves or
/// clicks: for a selection from the start, set it to the `id` of the first hunk. To act on hunks,
/// use `.onActivate(of: DiffHunk.ID.self)` for Return and a double click, or `selection` in a
/// command of your own. A command for single lines uses `lines`. `Diff.patch(of:)` returns a patch
/// of hunks or lines. `lineNotes(_:)` shows notes, such as comments, below lines.
///
/// A diff without changes shows a message, and keeps the focus.
///
/// *Sizing:* fills the available space; as tall as its rows if the height is unspecified.
/// *Keys:* those of `List`. `]` and `[` select the next and the previous change, with the names
/// `diff.next-hunk` and `diff.previous-hunk` in key maps. Return expands and collapses files and
/// unchanged lines. Left and Right scroll lines that don't wrap. Control-C copies the hunk.
/// *Tokens:* `diff.*`, `code.*`, `divider.*`, and `sidebar.*` for the current row.
///
///     DiffView(old: "let port = 80\n", new: "let port = 8080\n", language: .swift)
public struct DiffView: View {
  private let source: DiffSource
  private let selection: Binding<DiffHunk.ID?>?
  private let lines: Binding<Set<DiffLine.ID>>?
  private var note: (@MainActor (DiffLine.ID) -> Text?)?
  @State private var reader = Memo<DiffSource, Diff>()
  @State private var builder = Memo<DiffRows.Options, DiffRows>()
  @State private var selected: DiffRow.ID?
  @State private var toggled: Set<DiffRow.Fold> = []
  @State private var firstColumn = 0
  @State private var room = DiffRoom()
  @FocusState private var isFocused: Bool
  @Environment(\.diffStyle) private var style
  @Environment(\.strings) private var strings
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.appTheme) private var theme
  @Environment(\.lineWrapping) private var wrapping
  @Environment(\.tabWidth) private var tabWidth
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide

  /// The columns by which a key scrolls long lines.
  private static let step = 8

  /// Creates a view of a patch in the unified format.
  ///
  /// - Parameters:
  ///   - patch: The patch, as `git diff` writes it. Any other text is shown as text.
  ///   - selection: The hunk with the current row; `nil` while the row isn't in a hunk.
  ///   - lines: The lines of the hunk in the current row, which the view sets. With both versions
  ///    side by side, a row can have two.
  public init(
    patch: String, selection: Binding<DiffHunk.ID?>? = nil,
    lines: Binding<Set<DiffLine.ID>>? = nil
  ) {
    source = .patch(patch)
    self.selection = selection
    self.lines = lines
  }

  /// Creates a view of the differences between two texts.
  ///
  /// - Parameters:
  ///   - old: The text before the change.
  ///   - new: The text after the change.
  ///   - language: The language of both texts, for the colours of their code.
  ///   - selection: The hunk with the current row; `nil` while the row isn't in a hunk.
  ///   - lines: The lines of the hunk in the current row, which the view sets.
  public init(
    old: String, new: String, language: CodeLanguage? = nil,
    selection: Binding<DiffHunk.ID?>? = nil, lines: Binding<Set<DiffLine.ID>>? = nil
  ) {
    source = .texts(old: old, new: new, language)
    self.selection = selection
    self.lines = lines
  }

  /// Creates a view of a diff that the app has read or computed.
  ///
  /// - Parameters:
  ///   - diff: The diff.
  ///   - selection: The hunk with the current row; `nil` while the row isn't in a hunk.
  ///   - lines: The lines of the hunk in the current row, which the view sets.
  public init(
    _ diff: Diff, selection: Binding<DiffHunk.ID?>? = nil,
    lines: Binding<Set<DiffLine.ID>>? = nil
  ) {
    source = .diff(diff)
    self.selection = selection
    self.lines = lines
  }

  /// Returns the view with a note below each line for which `text` returns one. Colours and other
  /// attributes of the text are kept. A note belongs to the row of its line.
  ///
  ///     DiffView(old: "one\n", new: "two\n")
  ///       .lineNotes { line in line.number == 1 ? Text("Why two?") : nil }
  public func lineNotes(
    _ text: @escaping @MainActor (_ line: DiffLine.ID) -> Text?
  ) -> DiffView {
    edited(self) { $0.note = text }
  }

  /// The rows in a list, below a message if there are none.
  public var body: some View {
    let diff = reader(source) { $0.diff }
    let options = DiffRows.Options(
      diff: diff, language: source.language, isSplit: isSplit, toggled: toggled)
    let rows = builder(options) { DiffRows($0) }
    let cursor = DiffCursor(rows: rows, selected: $selected, hunk: selection)
    ZStack {
      // An empty list keeps the focus until there are changes again.
      list(cursor)
      if rows.all.isEmpty {
        Text(strings.noChanges)
          .ink(ComponentTokens.Diff.noteColor)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .allowsHitTesting(false)
      }
    }
    .onGeometryChange(for: DiffRoom.self) {
      DiffRoom(width: $0.size.width)
    } action: {
      room = $0
    }
    // The view depends on the current row only if the app needs its lines.
    .onChange(of: lines == nil ? [] : cursor.lines, initial: true) { _, current in
      if let lines, lines.wrappedValue != current { lines.wrappedValue = current }
    }
  }

  private func list(_ cursor: DiffCursor) -> some View {
    let rows = cursor.rows
    let look = look(of: rows)
    return ScrollViewReader { proxy in
      List(rows.all, selection: cursor.binding) { row in
        DiffRowView(rows: rows, row: row, look: look, note: note) {
          isFocused = true
          toggle(row.id, cursor)
        }
      }
      .focused($isFocused)
      .typeSelect(.disabled)
      .onRowKeyPress(keys: ["j", "k", .leftArrow, .rightArrow]) { press, id in
        handle(press, at: id, cursor)
      }
      .onActivate(where: { (id: DiffRow.ID) in rows.fold(at: id) != nil }) { ids in
        for id in ids { toggle(id, cursor) }
      }
      .activationValue { (id: DiffRow.ID) in rows.hunk(at: id)?.id }
      .keyBinding(strings.nextHunk, "]", id: "diff.next-hunk", isEnabled: rows.hasHunks) {
        go(forward: true, cursor, proxy)
      }
      .keyBinding(strings.previousHunk, "[", id: "diff.previous-hunk", isEnabled: rows.hasHunks) {
        go(forward: false, cursor, proxy)
      }
      .controlKeyHint(
        strings.scrollSidewaysHint, "left", "right",
        isEnabled: !look.wraps && !rows.all.isEmpty
      )
      .copyable(cursor.row.flatMap { rows.hunk(at: $0) }.map { [$0.text] } ?? [])
      .onPointerEvent { event in
        guard case .scrolled(let x, let y) = event.kind, !look.wraps else { return .ignored }
        let columns = event.modifiers.contains(.shift) ? x + y : x
        return columns != 0 && scroll(by: columns, rows) ? .handled : .ignored
      }
      .accessibilityLabel(strings.changes)
    }
  }

  private var isSplit: Bool { style == .split || style == .automatic && room.isWide }

  private func look(of rows: DiffRows) -> DiffLook {
    let wraps = wrapping == .automatic
    return DiffLook(
      isEnabled: isEnabled, hasGrounds: colorDepth >= .ansi256 && !theme.usesTerminalColors,
      underlinesMarks: colorDepth == .none, showsNumbers: !room.isNarrow, wraps: wraps,
      tabWidth: tabWidth, firstColumn: wraps ? 0 : shownColumn(of: rows),
      ambiguousIsWide: ambiguousIsWide)
  }

  /// Returns the column to which long lines are scrolled; 0 if all lines end before it, because the
  /// rows have changed.
  private func shownColumn(of rows: DiffRows) -> Int {
    firstColumn == 0 || firstColumn < longestLine(of: rows) ? firstColumn : 0
  }

  private func longestLine(of rows: DiffRows) -> Int {
    rows.longestLine(tabWidth: tabWidth, ambiguousIsWide: ambiguousIsWide)
  }

  // MARK: Actions

  /// Expands or collapses a file or unchanged lines.
  private func toggle(_ id: DiffRow.ID, _ cursor: DiffCursor) {
    guard isEnabled, let fold = cursor.rows.fold(at: id) else { return }
    toggled.formSymmetricDifference([fold])
    cursor.select(id)
  }

  /// Moves with a letter, or scrolls long lines with an arrow.
  private func handle(_ press: KeyPress, at id: DiffRow.ID, _ cursor: DiffCursor)
    -> KeyPress.Result
  {
    if press.key == "j" || press.key == "k" {
      cursor.step(from: id, forward: press.key == "j")
      return .handled
    }
    guard wrapping == .disabled else { return .ignored }
    let isScrolled = scroll(
      by: press.key == .rightArrow ? Self.step : -Self.step, cursor.rows)
    // A held key must not leave the diff at the ends of its lines.
    return isScrolled || press.phase == .repeat ? .handled : .ignored
  }

  /// Selects the next or the previous hunk, and scrolls its first row to the top.
  private func go(forward: Bool, _ cursor: DiffCursor, _ proxy: ScrollViewProxy) {
    guard let row = cursor.rows.start(from: cursor.row, forward: forward) else { return }
    proxy.scrollTo(cursor.rows.top(of: row), anchor: .top)
    cursor.select(row)
  }

  /// Scrolls long lines. Returns `false` if they don't move.
  private func scroll(by columns: Int, _ rows: DiffRows) -> Bool {
    let before = shownColumn(of: rows)
    let next = max(0, min(before + columns, longestLine(of: rows) - 1))
    firstColumn = next
    return next != before
  }
}
