// SPDX-License-Identifier: MIT
// Organism: the pages of a Markdown browser, which are loaded when they are opened.

import CuriumAtoms
import CuriumMarkdown
import CuriumTokens
import CuriumControls
import CuriumLists
import CuriumNavigation

/// The page at a path. While a page loads, the one before stays visible.
struct MarkdownPages: View {
  /// The part of a page that is shown first.
  private enum Start {
    case top
    case block(Int)
    /// The heading with this name.
    case heading(String)
  }

  /// A page that was loaded.
  private struct Page {
    let number: Int
    let path: String
    var text = ""
    /// The first heading, or the name of the page if there is none.
    var title: String
    /// The reason why the page can't be loaded.
    var failure: String?
    let reader: MarkdownReader
    var start = Start.top
    /// `true` if the user has opened the page, so that it gets the focus.
    var isFollowed = false
  }

  @Binding var path: String
  let load: @MainActor (String) async throws -> String
  @State private var page: Page?
  @State private var history = MarkdownHistory()
  /// The part of the next page that is shown first, if the user opens it from this one.
  @State private var start: Start?
  /// The number of loads so far. The last one wins, in whatever order they end.
  @State private var loads = 0
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide
  @Environment(\.openURL) private var openURL
  @Environment(\.strings) private var strings

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if page?.path != path { LoadingSign() }
      Group {
        if let page { content(page) } else { Spacer(minLength: 0) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .navigationTitle(page?.title ?? "")
    .task(id: path) { await update() }
    .refreshable { await update() }
    .onChange(of: path) { old, _ in
      // The app has chosen another page.
      if start == nil, let page { leave(page, at: old) }
    }
    .keyBinding(
      KeyBinding(
        strings.back.startingInLowerCase, ["alt+left"], id: "markdown.back", hintPriority: .low),
      isEnabled: history.canGoBack
    ) { move { $0.goBack(from: $1) } }
    .keyBinding(
      KeyBinding(
        strings.forward.startingInLowerCase, ["alt+right"], id: "markdown.forward",
        hintPriority: .low),
      isEnabled: history.canGoForward
    ) { move { $0.goForward(from: $1) } }
  }

  @ViewBuilder private func content(_ page: Page) -> some View {
    if let failure = page.failure {
      UnreadablePage(reason: failure)
    } else {
      MarkdownPage(reader: page.reader, source: page.text, takesFocus: page.isFollowed)
        .environment(
          \.openURL,
          OpenURLAction { address in
            if !open(address, on: page) { openURL(address) }
            return .handled
          }
        )
        .onAppear { arrive(at: page) }
        .id(page.number)
    }
  }

  // MARK: Moving

  /// Returns the place to which the user can return from another page.
  private func place(on page: Page, path: String) -> MarkdownHistory.Place {
    let block = page.path == path ? page.reader.firstVisibleBlock ?? 0 : 0
    return MarkdownHistory.Place(path: path, block: block)
  }

  /// Remembers the visible page before another one is opened. A page that was still loading isn't
  /// remembered.
  private func leave(_ page: Page, at path: String) {
    if page.path == path { history.leave(place(on: page, path: path)) }
  }

  /// Opens the page that a link refers to. Returns `false` for links that don't lead to a page.
  private func open(_ address: String, on page: Page) -> Bool {
    guard let link = MarkdownPageLink(address, from: page.path) else { return false }
    if link.path == page.path, link.path == path {
      if link.fragment.isEmpty {
        page.reader.scroll(toBlock: 0)
      } else {
        _ = page.reader.follow("#\(link.fragment)")
      }
      return true
    }
    leave(page, at: path)
    start = link.fragment.isEmpty ? .top : .heading(link.fragment)
    path = link.path
    return true
  }

  /// Goes to an earlier or later place.
  private func move(
    _ next: (inout MarkdownHistory, MarkdownHistory.Place) -> MarkdownHistory.Place?
  ) {
    guard let page, let place = next(&history, place(on: page, path: path)) else { return }
    start = .block(place.block)
    path = place.path
  }

  /// Scrolls a page that appears to the part that is shown first.
  private func arrive(at page: Page) {
    switch page.start {
    case .top: break
    case .block(let block): page.reader.scroll(toBlock: block)
    case .heading(let name): _ = page.reader.follow("#\(name)")
    }
  }

  // MARK: Loading

  private func update() async {
    loads += 1
    let number = loads
    let path = path
    let name = path.pathNames.last.map(String.init) ?? path
    var next = Page(number: number, path: path, title: name, reader: MarkdownReader())
    do {
      next.text = try await load(path)
    } catch {
      next.failure = "\(error)"
    }
    // A refresh isn't cancelled when another page is opened, or by the next refresh.
    if Task.isCancelled || number != loads { return }
    if let page, page.path == path, start == nil, page.failure == nil, next.failure == nil {
      // A page that is loaded again stays where it is.
      next = Page(
        number: page.number, path: path, text: next.text, title: name, reader: page.reader)
    }
    next.reader.read(next.text, ambiguousIsWide: ambiguousIsWide)
    next.title = next.reader.headings.first?.title ?? name
    next.isFollowed = start != nil || page?.failure != nil
    next.start = start ?? .top
    start = nil
    page = next
  }
}

/// The reason why a page can't be read.
private struct UnreadablePage: View {
  let reason: String
  @Environment(\.refresh) private var refresh
  @Environment(\.strings) private var strings

  var body: some View {
    LoadFailure(title: strings.unreadablePage, reason: reason) { refresh?() }
  }
}
