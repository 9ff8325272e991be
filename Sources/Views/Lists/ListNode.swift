// SPDX-License-Identifier: MIT
// Views: focus, selection and keys of a list.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

/// Takes the focus for all rows of a list and moves the selection. Rows out of view are scrolled
/// into view before they are selected, so that moving costs the same in a list of any length.
package final class ListNode: WrapperNode, RowHost {
  package override var rowHost: (any RowHost)? { self }
  package override var paintsEvenly: Bool { true }

  private(set) var selection: (any ListSelection)?
  private(set) var choice = ListChoice.none
  /// The row that keys move from.
  private(set) var lead: AnyHashable?
  /// The row that the first key selects, while nothing is selected and the list has the focus.
  private(set) var hint: AnyHashable?
  /// The row from which Shift extends the selection.
  private var origin: AnyHashable?
  var search: ListSearch?
  private var dependencies = Dependencies()

  @MainActor package init(_ selection: (any ListSelection)?, _ context: borrowing _MountContext) {
    self.selection = selection
    super.init(context)
    noteInput()
    evaluate()
  }

  package override var viewName: String { "List" }
  package override var hasContent: Bool { true }
  package override var layoutPriority: Double { 0 }
  package override var isFocusable: Bool { selection != nil && scope.values.inherited.isEnabled }
  package override var isControl: Bool { selection != nil }
  package var isFocused: Bool { graph.focus.current === self }

  package func isSelected(_ id: AnyHashable) -> Bool { choice.contains(id) }
  package func isLead(_ id: AnyHashable) -> Bool { (lead ?? hint) == id }

  @MainActor package func receive(_ selection: (any ListSelection)?) {
    if (self.selection == nil) != (selection == nil) { graph.focus.setNeedsOrder() }
    self.selection = selection
    evaluate()
  }

  package override var selectsText: Bool { true }

  /// Letters search for a row before shortcuts apply.
  package override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    stroke.typesText && isShortcut
  }

  /// Reads the selection. The views around the rows update their contents.
  @MainActor package override func evaluate() {
    flags.remove(.invalid)
    choice = graph.reading(for: self) { graph.observing { selection?.read() ?? .none } }
    // After a change of the selection elsewhere, keys continue from the new row.
    if let lead, selection?.isMultiple == false, choice.first != nil, !choice.contains(lead) {
      self.lead = nil
    }
    refreshRows()
  }

  @MainActor private func refreshRows() {
    for row in rows { row.refresh() }
  }

  @MainActor package override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.enabled) {
      if !isFocusable, isFocused { graph.focus.moveOff(self) }
      graph.focus.setNeedsOrder()
    }
  }

  package override func withDependencies(_ body: (inout Dependencies) -> Void) {
    body(&dependencies)
  }

  @MainActor package override func focusWithinDidChange(_ isWithin: Bool) {
    let isUndecided = isWithin && isFocused && lead == nil && choice.first == nil
    hint = isUndecided ? firstInSight?.identifier : nil
    refreshRows()
    damageFrame()
  }

  @MainActor package override var semantics: Semantics? {
    Semantics(
      role: .list, isEnabled: scope.values.inherited.isEnabled,
      isFocused: graph.focus.current === self)
  }

  /// A long search continues between frames.
  // `.zero` means at once: the clock is already past it.
  package override var nextTick: Duration? { search?.isRunning == true ? .zero : nil }
  @MainActor package override func tick(at now: Duration) { searchOn() }

  // MARK: Rows

  var scroller: ScrollNode? { firstChild?.scrollArea }

  /// The collections of the list, in the order of their rows.
  var collections: [LazyCollectionNode] {
    var found: [LazyCollectionNode] = []
    func collect(_ node: Node) {
      if let collection = node.lazyCollection, collection.stack.list === self {
        found.append(collection)
      }
      node.forEachChild(collect)
    }
    collect(self)
    return found
  }

  /// The rows that exist, in order.
  private var rows: [ListRowNode] {
    var found: [ListRowNode] = []
    func collect(_ node: Node) {
      if let row = node.listRow, row.stack.list === self, row.isLeaf {
        found.append(row)
      } else {
        node.forEachChild(collect)
      }
    }
    collect(self)
    return found
  }

  /// Returns the position of a row in the content.
  private func top(of row: ListRowNode) -> Int {
    scroller?.position(of: row, along: .vertical) ?? 0
  }

  /// Runs `work` once the rows at the new scroll position exist.
  @MainActor private func whenSettled(
    rounds: Int = 6, _ work: @escaping @MainActor () -> Void
  ) {
    graph.afterCommit { [self] in
      if flags.contains(.unmounted) { return }
      if rounds > 0, scroller?.isSettled == false {
        whenSettled(rounds: rounds - 1, work)
      } else {
        work()
      }
    }
  }

  // MARK: Choosing

  /// Selects an existing row and scrolls it into view.
  @MainActor package func choose(
    _ row: ListRowNode, extending: Bool = false, toggling: Bool = false
  ) {
    guard let selection else { return }
    let id = row.identifier
    lead = id
    hint = nil
    if selection.isMultiple, extending, let origin {
      selection.write(ids(from: origin, to: row))
    } else {
      origin = id
      if selection.isMultiple, toggling { selection.toggle(id) } else { selection.write([id]) }
    }
    evaluate()
    scroller?.reveal(row)
  }

  /// Returns the ids from one row to another, across collections.
  @MainActor private func ids(from id: AnyHashable, to row: ListRowNode) -> [AnyHashable] {
    let collections = collections
    guard let last = collections.firstIndex(where: { $0 === row.collection }),
      let (first, index) = place(of: id, in: collections)
    else { return [row.identifier] }
    let ends = [(first, index), (last, row.index)].sorted { $0 < $1 }
    var ids: [AnyHashable] = []
    for number in ends[0].0...ends[1].0 where collections[number].holdsLeaves {
      let start = number == ends[0].0 ? ends[0].1 : 0
      let end = number == ends[1].0 ? ends[1].1 + 1 : collections[number].extents.count
      ids += collections[number].identifiers(of: start..<end)
    }
    return ids
  }

  @MainActor private func place(of id: AnyHashable, in collections: [LazyCollectionNode])
    -> (Int, Int)?
  {
    for (number, collection) in collections.enumerated() where collection.holdsLeaves {
      if let index = collection.index(of: id) { return (number, index) }
    }
    return nil
  }

  // MARK: Keys

  @MainActor package override func handle(_ press: KeyPress) -> Bool {
    guard isFocusable, press.phase != .up else { return false }
    guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    let extending = press.modifiers.contains(.shift)
    if press.key.isSpecial { search = nil }
    switch press.key {
    case .downArrow: fromLead { $0.move(by: 1, from: $1, extending) }
    case .upArrow: fromLead { $0.move(by: -1, from: $1, extending) }
    case .pageDown: fromLead { $0.page(by: 1, from: $1, extending) }
    case .pageUp: fromLead { $0.page(by: -1, from: $1, extending) }
    case .home: go(to: .start, extending) { $0.first }
    case .end: go(to: .end, extending) { $0.last }
    case .return where press.modifiers.isEmpty: return pressInLead()
    case .space where search?.isFresh(at: graph.now()) != true:
      fromLead { $0.choose($1, toggling: true) }
    default: return find(press)
    }
    return true
  }

  /// Calls `work` with the row that keys move from, once it is in view. If there is no such row,
  /// selects the first row in view.
  @MainActor private func fromLead(_ work: @escaping @MainActor (ListNode, ListRowNode) -> Void) {
    guard let scroller else { return }
    let id = lead ?? choice.first
    if let id {
      if let row = rows.first(where: { $0.identifier == id }), isInSight(row) {
        work(self, row)
        return
      }
      if scroller.scroll(to: id, anchor: nil) {
        whenSettled { [self] in
          if let row = rows.first(where: { $0.identifier == id }) { work(self, row) }
        }
        return
      }
    }
    if let row = firstInSight { choose(row) }
  }

  private var firstInSight: ListRowNode? {
    let rows = rows
    return rows.first { isInSight($0) } ?? rows.first
  }

  /// Presses the first control in the row that keys move from. Returns `false` if there is none.
  @MainActor private func pressInLead() -> Bool {
    guard let id = lead ?? choice.first, let row = rows.first(where: { $0.identifier == id }),
      isInSight(row), let control = graph.firstControl(beneath: row)?.pressable,
      control.hasAction
    else { return false }
    control.press()
    return true
  }

  private func isInSight(_ row: ListRowNode) -> Bool {
    guard let scroller else { return false }
    let top = top(of: row) - scroller.offsetY
    return top >= 0 && top < scroller.extent(along: .vertical)
  }

  @MainActor private func move(by step: Int, from row: ListRowNode, _ extending: Bool) {
    let rows = rows
    guard let index = rows.firstIndex(where: { $0 === row }) else { return }
    choose(rows[max(0, min(rows.count - 1, index + step))], extending: extending)
  }

  /// Scrolls by a page and selects the row at that distance.
  @MainActor private func page(by step: Int, from row: ListRowNode, _ extending: Bool) {
    guard let scroller else { return }
    let goal = top(of: row) + step * scroller.page
    scroller.scroll(y: step * scroller.page)
    whenSettled { [self] in
      let nearest = rows.min { abs(top(of: $0) - goal) < abs(top(of: $1) - goal) }
      if let nearest { choose(nearest, extending: extending) }
    }
  }

  /// Scrolls to an end and selects a row there.
  @MainActor private func go(
    to end: ScrollTarget.Place, _ extending: Bool,
    _ pick: @escaping ([ListRowNode]) -> ListRowNode?
  ) {
    scroller?.scroll(to: ScrollTarget(place: end, anchor: nil))
    whenSettled { [self] in
      if let row = pick(rows) { choose(row, extending: extending) }
    }
  }

  /// Scrolls to a row, which may not exist yet, and selects it.
  @MainActor func choose(_ index: Int, of collection: LazyCollectionNode) {
    let target = ScrollTarget(place: .row(collection, index), anchor: nil)
    scroller?.scroll(to: target)
    whenSettled { [self] in
      if let row = rows.first(where: { $0.collection === collection && $0.index == index }) {
        choose(row)
      }
    }
  }

  /// Returns the collection and the index of the row that keys move from. A search starts after it.
  @MainActor func leadPlace(in collections: [LazyCollectionNode]) -> (Int, Int)? {
    guard let id = lead ?? choice.first else { return nil }
    if let row = rows.first(where: { $0.identifier == id }),
      let number = collections.firstIndex(where: { $0 === row.collection })
    {
      return (number, row.index)
    }
    return place(of: id, in: collections)
  }
}
