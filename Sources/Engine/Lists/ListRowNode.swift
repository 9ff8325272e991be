// SPDX-License-Identifier: MIT
// Views: a row of a lazy stack, which can be selected if the stack belongs to a list.

public import CuriumTerminal
import CuriumTokens

/// One element of a collection in a lazy stack. If the stack belongs to a list, the list draws the
/// background and the marker of the row, and the row sets the colour of its text. Selecting a row
/// runs no body.
@_spi(Nodes) public class ListRowNode: LazyRunNode {
  /// The space for the mark of a selected row and a column after it; one more column at the other
  /// end.
  package static let inset: Int32 = 2

  package unowned(unsafe) final let collection: LazyCollectionNode
  /// The index of the element in its collection.
  @exclusivity(unchecked) package internal(set) final var index: Int
  /// The length of the row with the space after it, as stored in the collection.
  final var knownStride: Int32 = -1
  /// The last measured extent of the row across the stack.
  final var ownCross: Int32 = 0
  /// The guide of the content in a cell of a grid; `nil` in a stack.
  package final var cellGuide: Guide? { didSet { flags.insert(.needsPlacement) } }
  /// The environment of the content.
  final let inner: EnvironmentScope
  package private(set) final var isSelected = false
  /// `true` if the keyboard moves from this row.
  package private(set) final var isLead = false
  package private(set) final var isHovered = false
  /// `true` while a control in the row has the focus.
  package private(set) final var holdsFocus = false

  init(_ collection: LazyCollectionNode, index: Int, _ context: borrowing _MountContext) {
    self.collection = collection
    self.index = index
    inner =
      collection.stack.list == nil ? context.scope : EnvironmentScope(context.scope.values)
    super.init(context)
  }

  package final override var stack: LazyStackNode { collection.stack }
  package final override var headroom: Int32 { stack.list?.lineLength(above: self) ?? 0 }
  public final override var viewName: String { "ForEach" }
  package final override var listRow: ListRowNode? { self }
  final override var elementIndex: Int? { index }
  public final override var paintsOnlyChildren: Bool { false }
  /// `true`, so that a `zIndex` in the row reaches the collection. Priorities have no effect there.
  public final override var passesOnPriority: Bool { true }
  /// The painting order of the topmost view in the row.
  public final override var zIndex: Double? {
    collectChildren()
    return children.lazy.map { $0._withUnsafeGuaranteedRef { $0.zOrder } }.max()
  }

  /// The id of the element.
  package var identifier: AnyHashable { preconditionFailure("Subclasses must override this.") }

  public final override func isIdentified(by id: AnyHashable) -> Bool { identifier == id }

  @MainActor public final override var isSelectableRow: Bool? {
    stack.list?.isControl == true && stack.list?.canSelect(self) == true
  }
  public final override var opensScope: Bool { inner !== scope }

  public final override func isSolid(at point: CellPoint) -> Bool {
    stack.list?.hasSolidRows == true
  }

  /// `true` if the row contains no rows itself.
  package final var isLeaf: Bool {
    collectChildren()
    return !children.contains { $0._withUnsafeGuaranteedRef { $0.flags.contains(.isCollection) } }
  }

  /// `true` if the row is a leaf in a list, and the user can select it.
  package final var isSelectable: Bool { isLeaf && stack.list?.canSelect(self) == true }

  /// Updates the row to the selection of the list.
  @MainActor package final func refresh() {
    guard let list = stack.list else { return }
    let id = identifier
    // An element that contains rows isn't a row, even if its id is that of one.
    let isSelected = list.isSelected(id, at: index) && isLeaf
    let isLead = list.isLead(id) && isLeaf
    if isSelected == self.isSelected, isLead == self.isLead { return }
    self.isSelected = isSelected
    self.isLead = isLead
    applyInk()
    damageFrame()
  }

  @MainActor private func applyInk() {
    var next = scope.values
    if isSelected, next.inherited.isEnabled {
      next.inherited.foreground = ComponentTokens.Sidebar.textColorSelected
    }
    graph.give(next, to: inner, below: self)
  }

  @MainActor public override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if inner !== scope { applyInk() }
  }

  public final override func paint(_ painter: inout Painter) {
    guard let list = stack.list else { return super.paint(&painter) }
    list.paint(self, &painter) { super.paint(&$0) }
  }

  @MainActor public final override func focusWithinDidChange(_ isWithin: Bool) {
    guard let list = stack.list, isLeaf else { return }
    holdsFocus = isWithin
    damageFrame()
    if isWithin { list.focusDidEnter(self) }
  }

  public final override var followsHover: Bool { stack.list?.isControl == true && isSelectable }

  @MainActor public final override func pointerIsOver(_ isOver: Bool) {
    isHovered = isOver && scope.values.inherited.isEnabled
    damageFrame()
  }

  @MainActor public override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard event.kind == .down, let list = stack.list, list.isFocusable, isSelectable else {
      return false
    }
    return list.press(self, with: event)
  }

  @MainActor public final override func perform(_ request: SemanticRequest) -> Bool {
    guard request == .press, let list = stack.list, list.isFocusable, isSelectable else {
      return false
    }
    return list.press(self)
  }

  @MainActor public final override var semantics: Semantics? {
    guard let list = stack.list, isLeaf else { return nil }
    return Semantics(
      role: .row, label: graph.text(below: self), value: list.value(of: self),
      isEnabled: !list.isControl || list.isFocusable, isSelected: isSelected)
  }
}
