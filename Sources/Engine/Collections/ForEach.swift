// SPDX-License-Identifier: MIT
// Views: a view for each element of a collection.

/// Creates a view for each element. An element keeps its state and focus when it moves, as long as
/// its id stays the same.
///
///     ForEach(packages) { InfoRow(label: $0.name, value: $0.version) }
///     ForEach(names, id: \.self) { Text($0) }
///     ForEach(0..<3) { Text("Line \($0)") }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _PrimitiveView {
  // Closures created where the element types are known run several times as fast as the same loops
  // over the collection's witnesses here.
  @usableFromInline enum Source {
    /// The numbers of a range, which are their ids. Their views need no array: `fill` creates the
    /// views of some numbers in memory. It captures nothing, because a closure around `content`
    /// would need another allocation.
    case numbers(
      Range<Int>, id: (Int) -> ID, content: (Int) -> Content,
      fill: (UnsafeMutablePointer<Content>, Range<Int>, (Int) -> Content) -> Void)
    /// The elements of another collection.
    case elements(
      ids: (Range<Int>) -> ContiguousArray<ID>,
      contents: (Range<Int>) -> ContiguousArray<Content>)
  }

  @usableFromInline let count: Int
  @usableFromInline let source: Source

  @inlinable @inline(__always) init(
    _ data: Data, by id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    count = data.count
    source = .elements(
      ids: { data.results(at: $0) { id($1) } },
      contents: { data.results(at: $0) { content($1) } })
  }

  package init(
    count: Int, ids: @escaping (Range<Int>) -> ContiguousArray<ID>,
    contents: @escaping (Range<Int>) -> ContiguousArray<Content>
  ) {
    self.count = count
    source = .elements(ids: ids, contents: contents)
  }

  func ids(_ range: Range<Int>) -> ContiguousArray<ID> {
    switch source {
    case .numbers(let numbers, let id, _, _):
      ContiguousArray(unsafeUninitializedCapacity: range.count) { ids, count in
        for place in range {
          ids.initializeElement(at: count, to: id(numbers.lowerBound + place))
          count += 1
        }
      }
    case .elements(let ids, _): ids(range)
    }
  }

  func contents(_ range: Range<Int>) -> ContiguousArray<Content> {
    switch source {
    case .numbers(let numbers, _, let content, let fill):
      ContiguousArray(unsafeUninitializedCapacity: range.count) { views, count in
        guard let first = views.baseAddress else { return }
        let start = numbers.lowerBound + range.lowerBound
        fill(first, start..<start + range.count, content)
        count = range.count
      }
    case .elements(_, let contents): contents(range)
    }
  }

  // A binding is a collection too. It has its own initializers, which find elements by their ids.

  /// Creates a view with `content` for each element of `data`, identified by the value at `id`.
  @_disfavoredOverload @inlinable @inline(__always) public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, by: { $0[keyPath: id] }, content: content)
  }

  /// Creates a view with `content` for each element of `data`, identified by its `id`.
  @_disfavoredOverload @inlinable @inline(__always)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, by: { $0.id }, content: content)
  }

  /// Creates a view with `content` for each number of the range `data`.
  @inlinable @inline(__always)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    count = data.count
    source = .numbers(
      data, id: { $0 }, content: content,
      fill: { views, numbers, content in
        var view = views
        for number in numbers {
          view.initialize(to: content(number))
          view += 1
        }
      })
  }

  private var numbers: Range<Int>? {
    if case .numbers(let range, _, _, _) = source { range } else { nil }
  }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    if let stack = context.parent.lazyStack {
      context.append(LazyForEachNode(view, stack: stack, context))
      return
    }
    let node = ForEachNode<ID>(context)
    node.numbers = view.numbers
    node.namesOptions = namesOptions(in: context.scope)
    context.append(node)
    var inner = _MountContext(parent: node)
    context.graph.warnOfMany(view.count, at: node)
    let ids = view.ids(0..<view.count)
    let contents = context.graph.observing { view.contents(0..<view.count) }
    // Found once, because looking up a generic class takes 300 instructions.
    let kind = ForEachItemNode<ID>.self
    for index in ids.indices {
      var place = inner.open(kind.init(id: ids[index], inner))
      mount(contents[index], id: ids[index], &place, in: node)
    }
    node.warnOfDuplicates()
  }

  // Inlined into its witness, which has the metadata of `Self`. Elsewhere it is looked up.
  @inline(__always) public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    if cursor.next?.asLayoutNode != nil {
      cursor.take(as: LazyForEachNode<Data, ID, Content>.self).receive(view)
      return
    }
    let node = cursor.take(as: ForEachNode<ID>.self)
    if case .numbers(let range, _, let content, let fill) = view.source, range == node.numbers {
      return updateNumbers(of: node, range) { fill($0, range, content) }
    }
    node.numbers = view.numbers
    let ids = view.ids(0..<view.count)
    // Created together, so that the models they read are observed once.
    let contents = node.graph.observing { view.contents(0..<view.count) }
    if node.holds(ids) {
      var item = node.nextItem(from: node.firstChild)
      for content in contents {
        guard let current = item else { break }
        update(content, in: current, of: node)
        item = node.nextItem(from: current.nextSibling)
      }
    } else {
      node.graph.warnOfMany(view.count, at: node)
      rebuild(node, ids, contents)
    }
  }

  /// Updates the views of the same numbers as before, without creating arrays.
  @MainActor private static func updateNumbers(
    of node: ForEachNode<ID>, _ range: Range<Int>,
    _ contents: (UnsafeMutablePointer<Content>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Content.self, capacity: range.count) { views in
      guard let first = views.baseAddress else { return }
      node.graph.observing { contents(first) }
      var place = first
      node.forEachChild { item in
        if item.flags.contains(.departing) { return }
        update(place.move(), in: unsafeDowncast(item, to: ForEachItemNode<ID>.self), of: node)
        place += 1
      }
    }
  }

  @MainActor private static func rebuild(
    _ node: ForEachNode<ID>, _ ids: ContiguousArray<ID>, _ contents: ContiguousArray<Content>
  ) {
    // The nodes of each id, the first one last.
    var known: [ID: ContiguousArray<ForEachItemNode<ID>>] = [:]
    var items: ContiguousArray<ForEachItemNode<ID>> = []
    var order: [ObjectIdentifier: Int] = [:]
    let old = node.reviveItems(ids)
    var child = node.firstChild
    node.firstChild = nil
    while let current = child {
      child = current.nextSibling
      current.nextSibling = nil
      if current.flags.contains(.departing) { continue }
      let item = unsafeDowncast(current, to: ForEachItemNode<ID>.self)
      items.append(item)
      order[ObjectIdentifier(item)] = order.count
    }
    for item in items.reversed() { known[item.id, default: []].append(item) }
    var inner = _MountContext(parent: node)
    var furthest = 0
    for index in ids.indices {
      if let item = known[ids[index]]?.popLast() {
        // An element that moved after another may now cover it without changing its position.
        let place = order.removeValue(forKey: ObjectIdentifier(item)) ?? 0
        if place < furthest { item.damageSubtree() }
        furthest = max(furthest, place)
        inner.append(item)
        update(contents[index], in: item, of: node)
      } else {
        let item = ForEachItemNode(id: ids[index], inner)
        inner.append(item)
        var place = _MountContext(parent: item)
        mount(contents[index], id: ids[index], &place, in: node)
        if !node.graph.motion.departures.isUnused { item.enter() }
      }
    }
    let gone = known.values.joined().sorted {
      order[ObjectIdentifier($0), default: 0] < order[ObjectIdentifier($1), default: 0]
    }
    for item in gone where Departure.begin([item], in: node, as: nil) == nil { item.remove() }
    if !node.graph.motion.departures.isEmpty { node.linkDeparting(of: old) }
    node.warnOfDuplicates()
    node.structureDidChange()
  }

  /// Returns whether the ids identify the options of a picker, because the views have no tags.
  @MainActor private static func namesOptions(in scope: EnvironmentScope) -> Bool {
    scope.values.options != nil && !Content.hasTag
  }

  @MainActor private static func mount(
    _ content: Content, id: ID, _ context: inout _MountContext, in node: ForEachNode<ID>
  ) {
    if node.namesOptions {
      mountOption(content, tag: Tag(id), &context)
    } else {
      Content._mount(content, &context)
    }
  }

  @MainActor private static func update(
    _ content: Content, in item: ForEachItemNode<ID>, of node: ForEachNode<ID>
  ) {
    var cursor = _UpdateCursor(childrenOf: item)
    if node.namesOptions {
      updateOption(content, tag: Tag(item.id), &cursor)
    } else {
      Content._update(content, &cursor)
    }
  }

  // Not inlined: the metadata of an option would be looked up for every element.

  @inline(never) @MainActor private static func mountOption(
    _ content: Content, tag: Tag, _ context: inout _MountContext
  ) {
    OptionSwitch._mount(OptionSwitch(content: content, tag: tag), &context)
  }

  @inline(never) @MainActor private static func updateOption(
    _ content: Content, tag: Tag, _ cursor: inout _UpdateCursor
  ) {
    OptionSwitch._update(OptionSwitch(content: content, tag: tag), &cursor)
  }
}

private final class ForEachNode<ID: Hashable>: Node {
  /// The elements, if they are the numbers of a range.
  var numbers: Range<Int>?
  var namesOptions = false

  /// Returns whether the elements are those of `ids`, in order.
  func holds(_ ids: ContiguousArray<ID>) -> Bool {
    var item = nextItem(from: firstChild)
    for id in ids {
      guard let current = item, current.id == id else { return false }
      item = nextItem(from: current.nextSibling)
    }
    return item == nil
  }

  /// Returns `node`, or the first element after it that doesn't depart.
  @inline(__always) func nextItem(from node: Node?) -> ForEachItemNode<ID>? {
    var node = node
    while let current = node, current.flags.contains(.departing) { node = current.nextSibling }
    return node.map { unsafeDowncast($0, to: ForEachItemNode<ID>.self) }
  }

  /// Revives departing elements that are in `ids` again. Returns the current children if some of
  /// them depart or may depart.
  @MainActor func reviveItems(_ ids: ContiguousArray<ID>) -> [Node] {
    if graph.motion.departures.isUnused { return [] }
    let wanted = Set(ids)
    for departure in graph.motion.departures.departures where departure.host === self {
      let item = departure.nodes.first.map { unsafeDowncast($0, to: ForEachItemNode<ID>.self) }
      if let item, wanted.contains(item.id) { departure.revive() }
    }
    return chain
  }

  /// Inserts departing children after the siblings that they followed.
  func linkDeparting(of old: [Node]) {
    let children = chain
    let kept = Set(children.map(ObjectIdentifier.init))
    var followers: [ObjectIdentifier?: [Node]] = [:]
    var before: ObjectIdentifier?
    for node in old {
      if node.flags.contains(.departing) {
        followers[before, default: []].append(node)
      } else if kept.contains(ObjectIdentifier(node)) {
        before = ObjectIdentifier(node)
      }
    }
    link(
      children.reduce(into: followers[nil] ?? []) { linked, child in
        linked.append(child)
        linked += followers[ObjectIdentifier(child)] ?? []
      })
  }

  func warnOfDuplicates() {
    // The numbers of a range are distinct.
    if numbers != nil { return }
    var seen: Set<ID> = []
    forEachChild { child in
      if child.flags.contains(.departing) { return }
      let id = unsafeDowncast(child, to: ForEachItemNode<ID>.self).id
      if !seen.insert(id).inserted { graph.warnOfDuplicate(id, at: self) }
    }
  }
}

extension Graph {
  func warnOfDuplicate<ID: Hashable>(_ id: ID, at node: Node) {
    warn(
      "ForEach has the id \("\(id)".prefix(80)) more than once. Elements with the same id can swap "
        + "their state. Give each element a unique id.", at: node)
  }

  /// The number of views above which creating all of them, visible or not, takes noticeable time
  /// and memory.
  private static let manyViews = 10_000

  func warnOfMany(_ count: Int, at node: Node) {
    if count < Self.manyViews { return }
    warn(
      "ForEach creates \(Self.manyViews) or more views at once, visible or not. In a LazyVStack "
        + "or a List, it creates only the visible ones.", at: node)
  }
}

private final class ForEachItemNode<ID: Hashable>: Node {
  let id: ID

  required init(id: ID, _ context: borrowing _MountContext) {
    self.id = id
    super.init(context)
  }

  override func isIdentified(by id: AnyHashable) -> Bool { AnyHashable(self.id) == id }
}

extension RandomAccessCollection {
  /// Returns the results of `make` for the elements at some positions, with their indices.
  @inlinable @inline(__always) package func results<Result>(
    at positions: Range<Int>, _ make: (Index, Element) -> Result
  ) -> ContiguousArray<Result> {
    var results: ContiguousArray<Result> = []
    results.reserveCapacity(positions.count)
    var index = index(startIndex, offsetBy: positions.lowerBound)
    for _ in positions {
      results.append(make(index, self[index]))
      formIndex(after: &index)
    }
    return results
  }
}
