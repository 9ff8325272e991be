// SPDX-License-Identifier: MIT
// Page: the list of processes with the selected one beside it, or on its own page.

import Curium

/// The processes on the left and the selected one on the right. If there is no room for both,
/// Return opens the selected one.
struct ProcessScreen: View {
  /// A view that can have the focus.
  enum Field: Hashable {
    case search
    case row(ProcessIdentity)
    /// The first action, or the button that cancels.
    case detail
    /// The button that asks for confirmation.
    case end
  }

  /// `true` if the screen is a part of another one, which shows the keys and can be quit.
  var isPart = false
  @Environment(ProcessModel.self) private var model
  @Environment(\.clock) private var clock
  @Environment(\.quit) private var quit
  /// `true` if the details have the page, or the focus on a wide screen, which may get narrower.
  @State private var isShowingDetail = false
  @FocusState private var focus: Field?
  @Namespace private var scope

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= 100
      let hasPanels = MachinePanels.hasFrames(in: geometry.size) && (isWide || !isShowingDetail)
      // The same views for all sizes, so that they keep the focus when the window gets smaller.
      VStack(spacing: 0) {
        if isWide || !isShowingDetail {
          if !hasPanels { ProcessHeader() }
          MachinePanels(size: geometry.size)
        }
        HStack(alignment: .top, spacing: hasPanels ? 1 : 0) {
          if isWide || !isShowingDetail {
            ListPanel(isFramed: hasPanels) {
              list(isWide: isWide, isInPanel: hasPanels)
              if !hasPanels { ProcessTotals() }
            }
            .background(hasPanels ? .clear : DesignTokens.Colors.surface)
          }
          if isWide || isShowingDetail {
            SidePanels(
              isFramed: hasPanels,
              height: geometry.size.height - MachinePanels.height(in: geometry.size)
            ) {
              detail(isWide: isWide)
            }
            .frame(width: detailWidth(in: geometry.size, hasPanels: hasPanels, isWide: isWide))
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        if !isPart { KeyHints() }
      }
      .keyHint(
        returnTitle ?? "", "enter", isEnabled: returnTitle != nil
      )
      .keyBinding(
        KeyBinding(escapeTitle(isWide: isWide) ?? "", ["esc"], id: "back"),
        isEnabled: escapeTitle(isWide: isWide) != nil
      ) { leave(isWide: isWide) }
      .keyHint("scroll", "pgup", "pgdn", isEnabled: isInDetail)
      .modifier(ListKeys(isEnabled: isWide || !isShowingDetail) { focus = .search })
    }
    .modifier(OwnKeys(isPart: isPart) { quit() })
    .modifier(Notices(showsEnd: isShowingDetail))
    .keyHint("move", "up", "down", isEnabled: !isShowingDetail)
    .keyHint("next control", "tab")
    .onChange(of: focus) { _, focus in
      switch focus {
      case .row(let id):
        // After the end of the selected process, the focus moves to another row by itself.
        if !model.chosenHasEnded { model.choose(id, byUser: false) }
        isShowingDetail = false
      case .search: isShowingDetail = false
      case .detail, .end:
        if let id = model.chosen?.id { model.choose(id, byUser: true) }
        isShowingDetail = true
      case nil: break
      }
    }
    .focusScope(scope)
    .task { await model.watch(clock: clock) }
  }

  /// The search field, with a line below it in a panel, and the list.
  private func list(isWide: Bool, isInPanel: Bool) -> some View {
    VStack(spacing: 0) {
      ProcessSearch(focus: $focus) { focusList() }.fieldLine(isShown: isInPanel)
      // A click beside the details only selects, so that the arrows still move between the rows.
      ProcessList(focus: $focus, scope: scope, takesFocus: !isPart) { if !isWide { open() } }
        .keyBinding(
          KeyBinding(isWide ? "actions" : "open", ["enter"], id: "open"), isEnabled: isInList,
          overridesControls: true
        ) {
          if case .row(let id) = focus { model.choose(id, byUser: true) }
          open()
        }
    }
  }

  /// Moves to the details, which have the page on a narrow screen.
  private func open() {
    isShowingDetail = true
    focus = .detail
  }

  private func detail(isWide: Bool) -> some View {
    ProcessDetail(focus: $focus, hasBack: !isWide) {
      if isWide { focusList() } else { isShowingDetail = false }
    }
  }

  /// The width of the details beside the list; `nil` if they are alone.
  private func detailWidth(in size: CellSize, hasPanels: Bool, isWide: Bool) -> Length? {
    if !isWide { return nil }
    return Length(hasPanels ? max(40, min(52, size.width / 3)) : min(68, size.width * 2 / 5))
  }

  private var isInDetail: Bool { focus == .detail || focus == .end }

  private var isInList: Bool {
    if case .row = focus { true } else { false }
  }

  /// Moves the focus to the selected row, or to the first one if it isn't listed.
  private func focusList() {
    let listed = model.entries.first { $0.id == model.chosen?.id } ?? model.entries.first
    if let listed {
      model.choose(listed.id, byUser: false)
      focus = .row(listed.id)
    }
  }

  /// Goes back one step: from the confirmation, the page, the search or the filter.
  private func leave(isWide: Bool) {
    if model.isAsking {
      model.keep()
    } else if isShowingDetail, !isWide {
      isShowingDetail = false
    } else if focus == .search || isInDetail {
      focusList()
    } else {
      model.query = ""
    }
  }

  /// The hint for Escape; `nil` if it does nothing.
  private func escapeTitle(isWide: Bool) -> String? {
    if model.isAsking { return "cancel" }
    if isShowingDetail, !isWide { return "back" }
    if isInDetail { return "list" }
    if focus == .search { return model.query.isEmpty ? "list" : "clear" }
    return model.query.isEmpty ? nil : "clear"
  }

  /// The hint for Return; `nil` if it has none.
  private var returnTitle: String? {
    switch focus {
    case .detail where model.isAsking, .end where model.isAsking: "answer"
    case .search: "list"
    default: nil
    }
  }
}

/// The keys that change the list, while it's on the screen.
private struct ListKeys: ViewModifier {
  let isEnabled: Bool
  let onSearch: @MainActor () -> Void
  @Environment(ProcessModel.self) private var model

  func body(content: Content) -> some View {
    content
      .keyBinding("search", "/", isEnabled: isEnabled) { onSearch() }
      .modifier(SortKey("CPU", "c", .processor, isEnabled))
      .modifier(SortKey("memory", "m", .memory, isEnabled))
      .modifier(SortKey("name", "n", .name, isEnabled))
      .modifier(SortKey("PID", "p", .pid, isEnabled))
      .keyBinding(
        model.showsTree ? "list" : "tree", "t", id: "tree", section: "Show", isEnabled: isEnabled
      ) { model.showsTree.toggle() }
      .keyBinding(
        model.showsKernelThreads ? "no kernel threads" : "kernel threads", "k",
        id: "kernel-threads", section: "Show", isEnabled: isEnabled
      ) { model.showsKernelThreads.toggle() }
  }
}

/// The key that sorts the list by a column. The titles are short, because the bar shows all of
/// them; the help has them below a heading.
private struct SortKey: ViewModifier {
  let title: String
  let key: KeySequence
  let order: ProcessOrder
  let isEnabled: Bool
  @Environment(ProcessModel.self) private var model

  init(_ title: String, _ key: KeySequence, _ order: ProcessOrder, _ isEnabled: Bool) {
    (self.title, self.key, self.order, self.isEnabled) = (title, key, order, isEnabled)
  }

  func body(content: Content) -> some View {
    content.keyBinding(
      title, key, id: "sort-by-\(order.rawValue)", section: "Sort by", isEnabled: isEnabled
    ) { model.order = order }
  }
}

/// The keys of a program, unless the screen is a part of another one.
private struct OwnKeys: ViewModifier {
  let isPart: Bool
  let quit: @MainActor () -> Void

  func body(content: Content) -> some View {
    if isPart {
      content
    } else {
      content.keyBinding("quit", "q", hintPriority: .pinned) { quit() }.keyHelp()
    }
  }
}

/// The name of the program, and the number of listed processes.
private struct ProcessHeader: View {
  @Environment(ProcessModel.self) private var model

  var body: some View {
    HStack(spacing: 2) {
      Text("Processes").bold().foregroundStyle(.accentColor).accessibilityRole(.heading)
      if model.isLoaded { Text(model.counts).foregroundStyle(.textSecondary) }
      Spacer()
    }
    .lineLimit(1)
    .padding(.horizontal, 1)
    .background(DesignTokens.Colors.surface)
  }
}

/// The list in a panel, with the numbers of processes and the totals in its frame if it has one.
private struct ListPanel<Content: View>: View {
  let isFramed: Bool
  @ViewBuilder let content: Content
  @Environment(ProcessModel.self) private var model

  var body: some View {
    Panel(
      title: "Processes", note: model.isLoaded ? model.counts : "",
      footer: ProcessTotals.states(of: model.totals)
    ) {
      VStack(spacing: 0) { content }
    }
    .caption(
      "Total " + ProcessTotals.sums(of: model.totals, on: model.machine), at: .bottomTrailing
    )
    .framed(isFramed)
  }
}

/// The selected process, and below it as much of the traffic as fits. Only the process without
/// frames.
private struct SidePanels<Detail: View>: View {
  let isFramed: Bool
  let height: Int
  @ViewBuilder let detail: Detail

  /// The rows of the details with their frame, and those of the smallest panel below them.
  private static var rows: (detail: Int, traffic: Int) { (21, 7) }

  var body: some View {
    let count = isFramed ? max(0, min(2, (height - Self.rows.detail) / Self.rows.traffic)) : 0
    VStack(spacing: 0) {
      Panel(title: "Details") { detail }.framed(isFramed)
        .frame(height: count > 0 ? Length(Self.rows.detail) : nil)
      if count > 0 {
        TrafficPanel(
          title: "Network", names: ("Down", "Up"), colors: (.chart3, .chart5),
          paths: (\.received, \.sent))
      }
      if count > 1 {
        TrafficPanel(
          title: "Disk", names: ("Read", "Write"), colors: (.chart4, .chart1),
          paths: (\.read, \.written))
      }
    }
  }
}

/// The field that filters the list.
private struct ProcessSearch: View {
  let focus: FocusState<ProcessScreen.Field?>.Binding
  let onSearch: @MainActor () -> Void
  @Environment(ProcessModel.self) private var model

  var body: some View {
    @Bindable var model = model
    SearchBar(query: $model.query, placeholder: "Search by name, command, user or PID") {
      onSearch()
    }
    .focused(focus, equals: .search)
  }
}

/// Shows the messages of the model.
private struct Notices: ViewModifier {
  /// `true` while the user is in the details, which say that their process has ended.
  let showsEnd: Bool
  @Environment(ProcessModel.self) private var model
  @Environment(\.toast) private var toast

  func body(content: Content) -> some View {
    content.onChange(of: model.notice) { _, notice in
      guard let notice else { return }
      switch notice.kind {
      case .ended where showsEnd: break
      case .ended: toast(notice.text, systemImage: "info.circle", color: .info)
      case .done: toast(notice.text, systemImage: "checkmark", color: .success)
      case .failed: toast(notice.text, systemImage: "xmark", color: .error)
      }
      model.dismissNotice()
    }
  }
}
