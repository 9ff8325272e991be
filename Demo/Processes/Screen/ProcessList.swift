// SPDX-License-Identifier: MIT
// Page: the list of processes.

import Curium

/// The processes that match the query, one per row. Focusing a row selects its process, and so does
/// a click with the secondary button. A selected process that has ended stays selected until the
/// user selects another one.
struct ProcessList: View {
  let focus: FocusState<ProcessScreen.Field?>.Binding
  /// The scope in which the list is preferred for the focus.
  let scope: Namespace.ID
  /// `true` if the list takes the focus when it appears.
  let takesFocus: Bool
  let onOpen: @MainActor () -> Void
  @Environment(ProcessModel.self) private var model
  @State private var hasStarted = false

  var body: some View {
    GeometryReader { geometry in
      if !model.isLoaded {
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      } else if model.entries.isEmpty {
        NoMatches(query: model.query)
      } else {
        rows(in: geometry.size.width, height: geometry.size.height - 1)
      }
    }
  }

  private func rows(in width: Int, height: Int) -> some View {
    let hasBar = model.entries.count > height
    // The scroll bar's column is reserved even without a scroll bar, so that a filter moves no
    // cell.
    let columns = ProcessColumns(width: width - 1, widths: model.widths)
    return VStack(alignment: .leading, spacing: 0) {
      ProcessHeadings(columns: columns).padding(.trailing, 1)
      ScrollViewReader { scroller in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(model.entries) { entry in
              ProcessRow(
                entry: entry, branch: model.branches[entry.id] ?? "", query: model.query,
                columns: columns,
                memoryTotal: model.machine.last.memory.total,
                isChosen: entry.id == model.chosen?.id, margin: hasBar ? 0 : 1
              ) {
                model.choose(entry.id, byUser: true)
                onOpen()
              }
              .focused(focus, equals: .row(entry.id))
            }
          }
          .onPointerEvent { event in
            let place = event.position.y
            guard event.kind == .down, event.button == .secondary,
              model.entries.indices.contains(place)
            else { return .ignored }
            select(model.entries[place].id, byUser: true)
            return .handled
          }
          // The arrows stop at the ends, so that they never reach the buttons of the details.
          .onKeyPress(keys: [.upArrow, .downArrow, .pageUp, .pageDown, .home, .end]) { press in
            switch press.key {
            case .upArrow: move(by: -1)
            case .downArrow: move(by: 1)
            case .pageUp: move(by: 1 - height)
            case .pageDown: move(by: height - 1)
            case .home: move(by: -model.entries.count)
            default: move(by: model.entries.count)
            }
            return .handled
          }
        }
        // In another order, the selected process may be out of sight.
        .onChange(of: model.order) { reveal(in: scroller) }
        .onChange(of: model.showsTree) { reveal(in: scroller) }
      }
      .focusSection()
      .prefersDefaultFocus(in: scope)
      .frame(maxHeight: .infinity, alignment: .top)
      .accessibilityRole(.list)
      .accessibilityLabel("Processes")
    }
    .onAppear { start() }
  }

  /// Selects a process and takes the focus, the first time that there are rows, unless the details
  /// have it. A screen that shows this one can have moved the focus to the search before.
  private func start() {
    let isFree = takesFocus && focus.wrappedValue == nil
    if !hasStarted, isFree || focus.wrappedValue == .search, !model.entries.isEmpty {
      select(model.entries[place].id, byUser: false)
    }
    hasStarted = true
    model.chooseFirst()
  }

  private func reveal(in scroller: ScrollViewProxy) {
    if let id = model.chosen?.id { scroller.scrollTo(id) }
  }

  /// Moves the selection by some rows, within the list.
  private func move(by rows: Int) {
    let entries = model.entries
    guard !entries.isEmpty else { return }
    select(entries[max(0, min(entries.count - 1, place + rows))].id, byUser: true)
  }

  /// The row of the selected process; if it isn't listed, the row with the focus or the first one.
  private var place: Int {
    model.entries.firstIndex { $0.id == model.chosen?.id }
      ?? model.entries.firstIndex { focus.wrappedValue == .row($0.id) } ?? 0
  }

  private func select(_ id: ProcessIdentity, byUser: Bool) {
    model.choose(id, byUser: byUser)
    focus.wrappedValue = .row(id)
  }
}

/// One process in the list.
private struct ProcessRow: View, Equatable {
  let entry: ProcessEntry
  let branch: String
  let query: String
  let columns: ProcessColumns
  let memoryTotal: UInt64
  let isChosen: Bool
  /// The columns of the ground beside the cells.
  let margin: Length
  let action: @MainActor () -> Void

  nonisolated static func == (left: ProcessRow, right: ProcessRow) -> Bool {
    left.entry == right.entry && left.branch == right.branch && left.query == right.query
      && left.columns == right.columns && left.memoryTotal == right.memoryTotal
      && left.isChosen == right.isChosen && left.margin == right.margin
  }

  var body: some View {
    Interactive(role: .row, action: action) { state in
      let reading = entry.reading
      let isQuiet = isChosen && !state.isFocused
      let words = ProcessOrder.words(of: query)
      let detail =
        isChosen ? SemanticTokens.Colors.selectionText : Color.textSecondary
      ProcessCells(
        columns: columns,
        pid: marked(pid: "\(reading.identity.pid)", words).foregroundStyle(detail),
        name: Text(columns.lines(branch, to: reading.name)).foregroundStyle(detail)
          + marked(reading.name[...], words).fontWeight(state.isFocused ? .bold : .regular),
        load: HeatText(text: Figures.load(entry.load), place: load, isQuiet: load < 0.005),
        // A load that is shown as zero has no bar.
        meter: ProgressView(value: load < 0.0005 ? 0 : min(1, load)).meterFill(.gradient(.heat))
          .accessibilityHidden(),
        memory: HeatText(
          text: Figures.memory(reading.memory), place: memory * 4, isQuiet: memory < 0.005),
        state: Text(reading.state.rawValue).foregroundStyle(
          reading.state == .running ? .success : detail),
        user: marked(user: reading.user, words).foregroundStyle(detail),
        command: marked(reading.command[...], words).foregroundStyle(detail),
        marker: Image(systemName: "curium.row.marker")
          .foregroundStyle(
            isQuiet ? Color.textMuted : SemanticTokens.Colors.selectionMarker
          )
          .hidden(!isChosen)
      )
      .padding(.trailing, margin)
      .foregroundStyle(
        isChosen ? SemanticTokens.Colors.selectionText : Color.textPrimary
      )
      .background(ground(isFocused: state.isFocused, isHovered: state.isHovered))
    }
    .accessibilityLabel(ProcessModel.title(entry.reading))
    .accessibilityValue(
      "\(Figures.load(entry.load))% CPU, \(Figures.memory(entry.reading.memory))"
    )
    .accessibilitySelected(isChosen)
  }

  /// A name or a command. The first place of each word of the query is marked.
  private func marked(_ text: Substring, _ words: [String]) -> Text {
    let lower = text.lowercased()
    let found = words.compactMap { word in lower.firstRange(of: word).map { (word, $0) } }
    guard let (word, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else {
      return Text(text)
    }
    let rest = text.dropFirst(lower[..<range.lowerBound].count)
    return Text(text.prefix(text.count - rest.count)) + mark(rest.prefix(word.count))
      + marked(rest.dropFirst(word.count), words.filter { $0 != word })
  }

  /// A number, marked up to the end of a word of the query that it begins with.
  private func marked(pid: String, _ words: [String]) -> Text {
    let count = words.filter { pid.hasPrefix($0) }.map(\.count).max() ?? 0
    return count == 0 ? Text(pid) : mark(pid.prefix(count)) + Text(pid.dropFirst(count))
  }

  /// A user, marked if it is a word of the query.
  private func marked(user: String, _ words: [String]) -> Text {
    words.contains(user.lowercased()) ? mark(user[...]) : Text(user)
  }

  /// Text in the accent colour.
  private func mark(_ text: Substring) -> Text {
    Text(text).underline().foregroundStyle(.accentColor)
  }

  /// The load as a fraction of one processor.
  private var load: Double { (entry.load ?? 0) / 100 }

  /// The memory as a fraction of the machine's.
  private var memory: Double {
    memoryTotal == 0 ? 0 : Double(entry.reading.memory) / Double(memoryTotal)
  }

  private func ground(isFocused: Bool, isHovered: Bool) -> Color {
    if isChosen {
      return isFocused
        ? SemanticTokens.Colors.selectionBackground : SemanticTokens.Colors.selectionInactive
    }
    // The row with the focus isn't selected if the selected process has ended.
    if isFocused { return SemanticTokens.Colors.controlHover }
    return isHovered ? SemanticTokens.Colors.selectionHover : .clear
  }
}

/// A number in the colour of its value. Small numbers have a muted colour.
private struct HeatText: View {
  let text: String
  /// The position in the gradient, from 0 to 1.
  let place: Double
  let isQuiet: Bool

  var body: some View {
    if isQuiet {
      Text(text).foregroundStyle(.textMuted)
    } else {
      Text(text).foregroundStyle(Gradient.heat.style(at: place))
    }
  }
}

/// A message shown when no process matches the query.
private struct NoMatches: View {
  let query: String

  var body: some View {
    VStack(spacing: 0) {
      Text("No matching processes").bold()
      Text("“\(query)” · Esc clears the search")
        .foregroundStyle(.textSecondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
