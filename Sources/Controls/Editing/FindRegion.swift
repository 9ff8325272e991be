// SPDX-License-Identifier: MIT
// Views: finds text in the views inside.

@_spi(Nodes) import CuriumEngine
import CuriumEditing
import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumViews

/// The state of a view in which text can be found, and of the bar below it.
struct FindRegion {
  let state: Binding<EditorBar.State>
  let handle: EditorBar.Handle
  let focus: SearchFocus
  let options: EditorOptions

  @MainActor var link: EditorBar.Link { EditorBar.Link(state, handle, options) }
}

/// Finds text in the views inside, and highlights the matches. It takes no part in layout.
///
/// The texts are collected when the bar opens, and again after a layout or a change of one of them.
final class FindRegionNode: ValueNode<FindRegion>, EditorBarHost, TextSearching {
  /// A collection all of whose rows exist because of the search.
  private struct HeldCollection {
    weak var node: LazyCollectionNode?
  }

  private var find: RegionFind?
  /// The current match, or the place from which the next one is searched for.
  private var place = RegionFind.Place()
  private var held: [HeldCollection] = []
  private var isQueued = false

  /// In a lazy stack with more rows, only those that exist are searched.
  private static let rowLimit = 5_000

  override init(_ region: FindRegion, _ context: borrowing _MountContext) {
    super.init(region, context)
    region.handle.node = self
  }

  @MainActor override func willUnmount() { graph.selections.searches.removeAll { $0 === self } }

  // MARK: Searching

  @MainActor func receive(_ query: FindQuery?) {
    guard query != find?.query, !flags.contains(.unmounted) else { return }
    guard let query else { return end() }
    if createsRows(for: query) {
      // The rows have their places after the next layout.
      return graph.afterCommit(for: self) { $0.receive($0.value.link.query) }
    }
    var next = find ?? RegionFind()
    _ = next.receive(textsInOrder(), moving: &place)
    if find == nil {
      graph.selections.searches.append(self)
      place = next.firstVisible
    }
    next.search(for: query, from: next.sought ?? place)
    find = next
    findDidProceed()
  }

  @MainActor private func end() {
    graph.selections.searches.removeAll { $0 === self }
    find = nil
    release { _ in true }
    damage()
  }

  func includes(_ node: LayoutNode) -> Bool { find?.index(of: node) != nil }

  func textsMayChange() {
    if isQueued { return }
    isQueued = true
    graph.afterCommit(for: self) { $0.follow() }
  }

  /// Searches the texts that have changed again. The current match stays the same, and isn't
  /// scrolled into view.
  @MainActor private func follow() {
    isQueued = false
    guard var next = find, !flags.contains(.unmounted), !createsRows(for: next.query),
      next.receive(textsInOrder(), moving: &place)
    else { return }
    find = next
    findDidProceed()
  }

  @MainActor private func findDidProceed() {
    if find?.isSearching == true { startTicking() }
    if let match = find?.takeSought() { show(match) }
    matchesDidChange()
  }

  override var nextTick: Duration? { find?.isSearching == true ? .zero : nil }

  @MainActor override func tick(at now: Duration) {
    find?.proceed()
    findDidProceed()
  }

  /// Highlights the matches, and passes the result to the bar before the next frame.
  @MainActor private func matchesDidChange() {
    damage()
    graph.beforeFrame { [weak self] in
      guard let self, !flags.contains(.unmounted), let find else { return }
      let status = find.status(selection: place)
      let state = value.state
      if state.wrappedValue.status != status { state.wrappedValue.status = status }
    }
  }

  private func damage() {
    graph.damage.add(layoutBounds)
    graph.requestFrame()
  }

  // MARK: Rows

  /// Creates the rows of lazy stacks that don't exist, except in stacks with too many of them.
  /// Returns whether there are any.
  @MainActor private func createsRows(for query: FindQuery) -> Bool {
    release { $0.extents.count > Self.rowLimit }
    return !query.text.isEmpty && createsRows(in: self)
  }

  /// Removes the rows out of view of the collections for which `isOver` returns `true`.
  @MainActor private func release(where isOver: (LazyCollectionNode) -> Bool) {
    held.removeAll { collection in
      guard let node = collection.node else { return true }
      guard isOver(node) else { return false }
      node.keepsAll = false
      node.checkWindow()
      return true
    }
  }

  @MainActor private func createsRows(in node: Node) -> Bool {
    var isFound = false
    node.forEachChild { child in
      if child.isOutOfReach { return }
      if let collection = child.lazyCollection, !collection.keepsAll,
        collection.extents.count <= Self.rowLimit
      {
        held.append(HeldCollection(node: collection))
        if collection.realizeAll() { isFound = true }
      }
      if createsRows(in: child) { isFound = true }
    }
    return isFound
  }

  // MARK: Matches

  func marks(in bytes: Range<Int>, of node: LayoutNode) -> [TextMark] {
    // Until the texts are collected again, the places aren't valid.
    guard !isQueued, let find, let index = find.index(of: node) else { return [] }
    return find.matches(in: bytes, ofText: index).map { match in
      if RegionFind.Place(text: index, range: match) != place {
        return TextMark(match, ground: matchColor)
      }
      return TextMark(
        match, ground: ComponentTokens.Editor.matchColorSelected,
        ink: ComponentTokens.Editor.matchTextColor, isStrong: true)
    }
  }

  @MainActor private func show(_ match: RegionFind.Place) {
    place = match
    guard let node = find?.node(at: match), !node.flags.contains(.unmounted) else { return }
    node.scrollIntoView(node.cells(of: match.range))
  }

  @MainActor func findNext() {
    let isEmptyMatch = place.range.isEmpty && find?.isMatch(place) == true
    let start = place.range.upperBound + (isEmptyMatch ? 1 : 0)
    find?.seek(from: RegionFind.Place(text: place.text, range: start..<start))
    findDidProceed()
  }

  @MainActor func findPrevious() {
    find?.seek(from: nil)
    if let match = find?.match(before: place) { show(match) }
    matchesDidChange()
  }

  @MainActor func performInBar(_ command: TextCommand, seeking selection: String?) -> Bool {
    switch command {
    case .find: value.link.open(.find, text: selection)
    case .findNext where find != nil: findNext()
    case .findPrevious where find != nil: findPrevious()
    default: return false
    }
    return true
  }

  /// Moves the focus from the bar to the view that had it before.
  @MainActor func takeFocus() {
    if let focused = graph.focus.current, contains(focused) { return }
    value.focus.goToOrigin()
  }
}
