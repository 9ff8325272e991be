// SPDX-License-Identifier: MIT
// Views: the tree of what the screen tells, and how its elements are made to act.

@_spi(Nodes) package import CuriumEngine
package import CuriumTerminal

/// One thing that the screen tells, where it stands, and what is in it.
package struct SemanticElement {
  package var semantics: Semantics
  package var frame: CellRect
  /// What it holds and does not speak for.
  package var children: [SemanticElement] = []
  /// The place among its neighbours; higher first.
  var priority = 0.0
  /// What acts for it. It may have left the tree since.
  let node: Node
  /// Whether its label was given, and is not the text of what it holds and is read after it.
  package var isNamed = true
  /// What modifiers let it do.
  var actions: [SemanticAction] = []

  /// Tells it from every other element for as long as it is kept.
  package var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether it can be made to act.
  @MainActor package var canAct: Bool {
    if !actions.isEmpty { return true }
    if let isSelectable = node.asLayoutNode?.isSelectableRow { return isSelectable }
    // A list as a whole acts by its rows.
    return node.asLayoutNode?.isControl == true && semantics.role != .list
  }

  /// Whether it is a layer above the screen.
  package var isLayer: Bool { node.flags.contains(.detached) }
}

extension Graph {
  /// Does what is asked. False where the element cannot, is disabled, or is no longer there.
  @MainActor package func perform(_ request: SemanticRequest, on element: SemanticElement) -> Bool {
    active { performNow(request, on: element) }
  }

  @MainActor private func performNow(
    _ request: SemanticRequest, on element: SemanticElement
  ) -> Bool {
    guard !element.node.flags.contains(.unmounted), element.semantics.isEnabled else {
      return false
    }
    var direction = AccessibilityAdjustmentDirection.increment
    if case .adjust(let asked) = request { direction = asked }
    if let action = element.actions.first(where: { $0.answers(request) }) {
      action.act(direction)
      requestFrame()
      return true
    }
    if request == .focus {
      guard let layout = element.node.asLayoutNode, layout.isFocusable else { return false }
      focus.move(to: layout)
      return true
    }
    return element.node.perform(request)
  }

  /// All that the screen tells, in reading order; layers last, and nothing that a modal one covers.
  @MainActor package func semanticElements() -> [SemanticElement] {
    var flat: [SemanticElement] = []
    func add(_ elements: [SemanticElement]) {
      for element in elements {
        flat.append(element)
        add(element.children)
      }
    }
    add(semanticTree())
    return flat
  }

  /// The same as a tree.
  @MainActor package func semanticTree() -> [SemanticElement] {
    var elements: [SemanticElement] = []
    if layers.topModal == nil { elements = semanticElements(in: root, SemanticsOverride()) }
    for overlay in layers.reachable {
      collectSemantics(overlay, SemanticsOverride(), &elements)
    }
    return elements
  }

  /// What is told beneath a node, in the order that priorities make of it.
  @MainActor private func semanticElements(in node: Node, _ outer: SemanticsOverride)
    -> [SemanticElement]
  {
    var elements: [SemanticElement] = []
    node.forEachChild {
      if $0.flags.isDisjoint(with: .unspoken), !$0.isLeftOut {
        collectSemantics($0, outer, &elements)
      }
    }
    guard elements.contains(where: { $0.priority != 0 }) else { return elements }
    let order = elements.indices.sorted {
      (-elements[$0].priority, $0) < (-elements[$1].priority, $1)
    }
    return order.map { elements[$0] }
  }

  @MainActor private func collectSemantics(
    _ node: Node, _ outer: SemanticsOverride, _ elements: inout [SemanticElement]
  ) {
    if let own = node.semanticsOverride {
      let override = own.over(outer)
      if override.isHidden { return }
      if override.isElement, override.role != nil || override.children != nil {
        elements.append(element(of: node, override))
        return
      }
      node.forEachChild {
        if $0.flags.isDisjoint(with: .unspoken), !$0.isLeftOut {
          collectSemantics($0, override, &elements)
        }
      }
      return
    }
    if let layout = node.asLayoutNode, var semantics = layout.semantics {
      outer.apply(to: &semantics)
      var element = SemanticElement(
        semantics: semantics, frame: layout.absoluteFrame, priority: outer.sortPriority ?? 0,
        node: layout, actions: outer.actions)
      let holdsOthers = semantics.role == .scrollView || semantics.role == .list
      if holdsOthers || node.flags.contains(.detached) {
        element.children = semanticElements(in: node, SemanticsOverride())
      }
      elements.append(element)
      return
    }
    node.forEachChild {
      if $0.flags.isDisjoint(with: .unspoken), !$0.isLeftOut {
        collectSemantics($0, outer, &elements)
      }
    }
  }

  /// The element that a modifier makes of all that is beneath it.
  @MainActor private func element(of node: Node, _ override: SemanticsOverride)
    -> SemanticElement
  {
    let role = override.role ?? (override.children == .contain ? .group : .text)
    let isContainer = [.group, .list, .scrollView, .navigationBar].contains(role)
    let children = override.children?.kind ?? (isContainer ? .contain : .combine)
    // A container's name is what is said of it, or nobody would read what is in it twice.
    let words = children == .ignore || override.children == .contain ? "" : text(beneath: node)
    var semantics = Semantics(role: role, label: override.label ?? words)
    var element = SemanticElement(
      semantics: semantics, frame: frame(of: node), priority: override.sortPriority ?? 0,
      node: node, actions: override.actions)
    // A control inside lends its state; the modifier only names it.
    if children == .combine, let control = firstControl(beneath: node),
      let state = control.semantics
    {
      semantics.isEnabled = state.isEnabled
      semantics.isFocused = state.isFocused
      semantics.isAdjustable = state.isAdjustable
      semantics.value = state.value
      element = SemanticElement(
        semantics: semantics, frame: control.absoluteFrame, priority: element.priority,
        node: control, actions: element.actions)
      if override.children == .combine {
        if override.role == nil { semantics.role = state.role }
        element.actions += otherActions(beneath: node, than: control)
      }
    }
    override.apply(to: &semantics, actions: element.actions)
    element.semantics = semantics
    if children == .contain {
      element.isNamed = override.label != nil
      element.children = semanticElements(in: node, SemanticsOverride())
    }
    return element
  }

  /// What the controls beneath a node do that speaks for them, under their names.
  @MainActor private func otherActions(beneath node: Node, than first: LayoutNode)
    -> [SemanticAction]
  {
    var actions: [SemanticAction] = []
    func collect(_ node: Node) {
      node.forEachChild { child in
        if !child.flags.isDisjoint(with: .unspoken) || child.isLeftOut { return }
        guard let control = child.pressable, control.isControl else {
          return collect(child)
        }
        if control === first { return }
        actions.append(
          SemanticAction(trigger: .named(text(beneath: control))) { _ in control.press() })
      }
    }
    collect(node)
    return actions
  }

  private func frame(of node: Node) -> CellRect {
    if let layout = node.asLayoutNode { return layout.absoluteFrame }
    var frame = CellRect.zero
    node.forEachChild {
      if $0.flags.isDisjoint(with: .unspoken) { frame = frame.union(self.frame(of: $0)) }
    }
    return frame
  }
}

extension SemanticsOverride {
  /// What was said around the node, which outweighs what is said here, as with all modifiers.
  func over(_ outer: SemanticsOverride) -> SemanticsOverride {
    let outer = isApart ? SemanticsOverride(isHidden: outer.isHidden) : outer
    return SemanticsOverride(
      role: outer.role ?? role, label: outer.label ?? label, value: outer.value ?? value,
      isSelected: outer.isSelected ?? isSelected, isExpanded: outer.isExpanded ?? isExpanded,
      isHidden: isHidden || outer.isHidden, hint: outer.hint ?? hint,
      isChecked: outer.isChecked ?? isChecked, isBusy: outer.isBusy ?? isBusy,
      isInvalid: outer.isInvalid ?? isInvalid, headingLevel: outer.headingLevel ?? headingLevel,
      added: added.subtracting(outer.removed).union(outer.added),
      removed: removed.subtracting(outer.added).union(outer.removed),
      sortPriority: outer.sortPriority ?? sortPriority, actions: outer.actions + actions,
      children: outer.children ?? children, isElement: isElement)
  }

  /// Says what the modifiers say.
  func apply(to semantics: inout Semantics, actions given: [SemanticAction]? = nil) {
    if let role { semantics.role = role }
    if let kind = added.role { semantics.role = kind }
    for (trait, role) in AccessibilityTraits.roles
    where removed.contains(trait) && semantics.role == role {
      semantics.role = .text
    }
    if let label { semantics.label = label }
    if let value { semantics.value = value }
    if let hint { semantics.hint = hint }
    if added.contains(.isSelected) { semantics.isSelected = true }
    if removed.contains(.isSelected) { semantics.isSelected = false }
    if let isSelected { semantics.isSelected = isSelected }
    if let isExpanded { semantics.isExpanded = isExpanded }
    if let isChecked { semantics.isChecked = isChecked }
    if let isBusy { semantics.isBusy = isBusy }
    if let isInvalid { semantics.isInvalid = isInvalid }
    if let headingLevel { semantics.headingLevel = headingLevel }
    if added.contains(.updatesFrequently) { semantics.updatesFrequently = true }
    for action in given ?? actions {
      switch action.trigger {
      case .named(let name): semantics.actions.append(name)
      case .adjust: semantics.isAdjustable = true
      case .kind: break
      }
    }
  }
}
