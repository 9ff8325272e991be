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
/// They are joined with line breaks, so that no match crosses from one text to the next.
final class FindRegionNode: ValueNode<FindRegion>, EditorBarHost, TextSearching {
  /// A text, and its place in the joined texts.
  private struct Part {
    let node: TextNode
    let text: String
    let start: Int
  }

  /// A collection all of whose rows exist because of the search.
  private struct HeldCollection {
    weak var node: LazyCollectionNode?
  }

  private var parts: [Part] = []
  /// The index of each text in `parts`.
  private var indices: [ObjectIdentifier: Int] = [:]
  private var editing = TextEditing(isMultiline: true)
  private var find: EditorFind?
  /// The current match, or the place from which the next one is searched for.
  private var place = 0..<0
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
    collect()
    if find == nil {
      graph.selections.searches.append(self)
      place = firstVisible..<firstVisible
    }
    find = EditorFind(query, from: find?.sought ?? place.lowerBound, in: editing)
    findDidProceed()
  }

  @MainActor private func end() {
    graph.selections.searches.removeAll { $0 === self }
    (find, parts, indices) = (nil, [], [:])
    editing = TextEditing(isMultiline: true)
    release { _ in true }
    damage()
  }

  func includes(_ node: LayoutNode) -> Bool { indices[ObjectIdentifier(node)] != nil }

  func textsMayChange() {
    if isQueued { return }
    isQueued = true
    graph.afterCommit(for: self) { $0.follow() }
  }

  /// Searches again if the texts have changed. The current match stays the same, and isn't scrolled
  /// into view.
  @MainActor private func follow() {
    isQueued = false
    guard let old = find, !flags.contains(.unmounted), !createsRows(for: old.query), collect()
    else { return }
    find = EditorFind(old.query, from: place.lowerBound, in: editing)
    if old.sought == nil { find?.seek(from: nil) }
    findDidProceed()
  }

  @MainActor private func findDidProceed() {
    if find?.isSearching == true { startTicking() }
    if let match = find?.takeSought() { show(match) }
    matchesDidChange()
  }

  override var nextTick: Duration? { find?.isSearching == true ? .zero : nil }

  @MainActor override func tick(at now: Duration) {
    find?.proceed(in: editing.buffer)
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

  // MARK: Texts

  /// Collects the texts. The current match moves with its text. If that text is gone, no match is
  /// the current one, and the place is the start of the next text that is still there. Returns
  /// whether the texts have changed.
  @MainActor @discardableResult private func collect() -> Bool {
    var next: [Part] = []
    var start = 0
    for node in textsInOrder() {
      let text = node.shownText
      next.append(Part(node: node, text: text, start: start))
      start += text.utf8.count + 1
    }
    if next.elementsEqual(parts, by: { $0.node === $1.node && $0.text == $1.text }) {
      return false
    }
    let old = parts[(partIndex(at: place.lowerBound) ?? parts.endIndex)...]
    parts = next
    indices = [:]
    for (index, part) in next.enumerated() { indices[ObjectIdentifier(part.node)] = index }
    editing = TextEditing(next.map(\.text).joined(separator: "\n"), isMultiline: true)
    guard let kept = old.first(where: { includes($0.node) }),
      let index = indices[ObjectIdentifier(kept.node)]
    else {
      place = editing.buffer.count..<editing.buffer.count
      return true
    }
    let shift = next[index].start - kept.start
    let isCurrent = kept.node === old.first?.node
    let former = isCurrent ? place : kept.start..<kept.start
    place = former.lowerBound + shift..<former.upperBound + shift
    return true
  }

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

  /// Returns the index of the text at a place in the joined texts.
  private func partIndex(at offset: Int) -> Int? {
    let next = parts.indices.partitioningIndex { parts[$0].start > offset }
    return next > 0 ? next - 1 : nil
  }

  /// The place of the first visible letter.
  private var firstVisible: Int {
    for part in parts {
      let frame = part.node.absoluteFrame
      if frame.isEmpty { continue }
      return part.start + part.node.grapheme(at: part.node.local(frame.origin)).lowerBound
    }
    return 0
  }

  // MARK: Matches

  func marks(in bytes: Range<Int>, of node: LayoutNode) -> [TextMark] {
    // Until the texts are collected again, the places aren't valid.
    guard !isQueued, let find, let index = indices[ObjectIdentifier(node)] else { return [] }
    let start = parts[index].start
    return find.matches(in: bytes.lowerBound + start..<bytes.upperBound + start).map { match in
      let range = match.lowerBound - start..<match.upperBound - start
      if match != place { return TextMark(range, ground: matchColor) }
      return TextMark(
        range, ground: ComponentTokens.Editor.matchColorSelected,
        ink: ComponentTokens.Editor.matchTextColor, isStrong: true)
    }
  }

  @MainActor private func show(_ match: Range<Int>) {
    place = match
    guard let part = partIndex(at: match.lowerBound).map({ parts[$0] }),
      !part.node.flags.contains(.unmounted)
    else { return }
    let range = match.lowerBound - part.start..<match.upperBound - part.start
    part.node.scrollIntoView(part.node.cells(of: range))
  }

  @MainActor func findNext() {
    let isEmptyMatch = place.isEmpty && find?.index(of: place) != nil
    find?.seek(from: place.upperBound + (isEmptyMatch ? 1 : 0))
    findDidProceed()
  }

  @MainActor func findPrevious() {
    find?.seek(from: nil)
    if let match = find?.match(before: place.lowerBound) { show(match) }
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
