// SPDX-License-Identifier: MIT
// Views: the accessibility tree of the screen.

@_spi(Nodes) package import CuriumEngine
package import CuriumTerminal
import CuriumTokens

/// An element of the accessibility tree, with its frame and children.
package struct SemanticElement {
  package var semantics: Semantics
  package var frame: CellRect
  /// The elements inside that are read separately.
  var children: [SemanticElement] = []
  /// The sort priority among siblings, higher first.
  var priority = 0.0
  /// The node that performs actions. It may no longer be mounted.
  let node: Node
  /// `true` if the label was set. Otherwise it is the text of the content, which is also read
  /// separately.
  package var isNamed = true
  /// `true` if the label contains the text of the content, but not the links in it.
  var combines = false
  /// The actions that modifiers add.
  var actions: [SemanticAction] = []

  /// Identifies the element for as long as it is kept.
  package var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// `true` if the element can perform actions.
  @MainActor package var canAct: Bool {
    if !actions.isEmpty { return true }
    if let isSelectable = node.asLayoutNode?.isSelectableRow { return isSelectable }
    switch semantics.role {
    // A list acts through its rows, and scrolling isn't an action.
    case .list, .scrollView: return false
    // A view that only takes the focus has no action.
    case .group: return node.pressable?.isControl == true
    case .link where isTextLink: return true
    default: return isControl
    }
  }

  /// The kit's strings in the environment of the element.
  @MainActor package var strings: Strings { node.scope.values.strings }

  /// `true` for a control that only matters on a screen.
  @MainActor package var needsScreen: Bool { node.asLayoutNode?.needsScreen == true }

  /// `true` for a link in a text.
  @MainActor var isTextLink: Bool { node.parent?.selectableText != nil }

  package var isLayer: Bool { node.flags.contains(.detached) }

  /// Returns whether the element is in a part of `outer` that descriptions of `outer` don't apply
  /// to.
  @MainActor func isApart(in outer: Node) -> Bool {
    node.selfAndAncestors.prefix { $0 !== outer }
      .contains { $0.semanticsOverride?.isApart == true }
  }
}

extension Graph {
  /// Performs a request. Returns `false` if the element can't, is disabled, or is gone.
  @MainActor package func perform(_ request: SemanticRequest, on element: SemanticElement) -> Bool {
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

  /// Returns all elements in reading order, layers last, without those below a modal layer.
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

  /// Returns all elements as a tree.
  @MainActor private func semanticTree() -> [SemanticElement] {
    var elements: [SemanticElement] = []
    if layers.topModal == nil { elements = semanticElements(in: root, SemanticsOverride()) }
    for overlay in layers.reachable {
      collectSemantics(overlay, SemanticsOverride(), &elements)
    }
    return elements
  }

  /// Returns the elements inside a node, sorted by priority.
  @MainActor func semanticElements(in node: Node, _ outer: SemanticsOverride)
    -> [SemanticElement]
  {
    var elements: [SemanticElement] = []
    node.forEachSpokenChild { collectSemantics($0, outer, &elements) }
    guard elements.contains(where: { $0.priority != 0 }) else { return elements }
    let order = elements.indices.sorted {
      (-elements[$0].priority, $0) < (-elements[$1].priority, $1)
    }
    return order.map { elements[$0] }
  }

  @MainActor private func collectSemantics(
    _ node: Node, _ outer: SemanticsOverride, _ elements: inout [SemanticElement]
  ) {
    var inherited = outer
    if let own = node.semanticsOverride {
      inherited = own.over(outer)
      if inherited.isHidden { return }
      if inherited.isElement, inherited.role != nil || inherited.children != nil {
        return collectElement(of: node, inherited, &elements)
      }
    } else if let layout = node.asLayoutNode, let semantics = layout.semantics {
      return collectElement(of: layout, semantics, outer, &elements)
    }
    guard let row = node.semanticsOverride, let name = row.fieldName else {
      node.forEachSpokenChild { collectSemantics($0, inherited, &elements) }
      return
    }
    inherited.isInvalid = outer.isInvalid
    var inside: [SemanticElement] = []
    node.forEachSpokenChild { collectSemantics($0, inherited, &inside) }
    elements += named(inside, name, isInvalid: row.isInvalid == true, node)
  }

  /// Returns the elements of a form row with the name and the state of the field. If none of them
  /// is a field, all have that state, and they form a group with that name.
  @MainActor private func named(
    _ elements: [SemanticElement], _ name: String, isInvalid: Bool, _ node: Node
  ) -> [SemanticElement] {
    var elements = elements
    let own = elements.indices.filter { !elements[$0].isApart(in: node) }
    let fields = own.filter { elements[$0].semantics.takesFieldName }
    if isInvalid {
      for index in fields.isEmpty ? own : fields { elements[index].semantics.isInvalid = true }
    }
    if name.isEmpty { return elements }
    for index in fields { elements[index].semantics.label = name }
    if !fields.isEmpty || elements.isEmpty { return elements }
    var group = SemanticElement(
      semantics: Semantics(role: .group, label: name), frame: node.spokenFrame, node: node)
    group.children = elements
    return [group]
  }

  /// Adds the element of a modifier, and the links in a text that it describes.
  @MainActor private func collectElement(
    of node: Node, _ override: SemanticsOverride, _ elements: inout [SemanticElement]
  ) {
    let element = element(of: node, override)
    elements.append(element)
    if element.combines, element.node === node {
      elements += semanticElements(in: node, SemanticsOverride()).filter(\.isTextLink)
    }
  }

  /// Adds the element of a node that describes itself.
  @MainActor private func collectElement(
    of layout: LayoutNode, _ own: Semantics, _ outer: SemanticsOverride,
    _ elements: inout [SemanticElement]
  ) {
    if let row = layout.listRow { return collectRow(row, own, outer, &elements) }
    var semantics = own
    outer.apply(to: &semantics)
    // A plain view has no state of its own.
    if !outer.actions.isEmpty, !layout.scope.values.inherited.isEnabled {
      semantics.isEnabled = false
    }
    var element = SemanticElement(
      semantics: semantics, frame: layout.absoluteFrame, priority: outer.sortPriority ?? 0,
      node: layout, actions: outer.actions)
    // A focusable view with controls in it. A button is a single element.
    let isGroup =
      own.role == .group && layout.isControl && layout.pressable == nil
      && layout.firstControl != nil
    if isGroup { element.isNamed = outer.label != nil }
    let holdsOthers = semantics.role == .scrollView || semantics.role == .list || isGroup
    if holdsOthers || layout.flags.contains(.detached) {
      element.children = semanticElements(in: layout, SemanticsOverride())
      // A focusable scroll view is a single element.
      if semantics.role == .scrollView, layout.scrollArea == nil, element.children.count == 1,
        element.children[0].semantics.role == .scrollView
      {
        element.children = element.children[0].children
      }
    }
    elements.append(element)
    // The links in a text are read after it. The modifiers describe the text.
    if layout.selectableText != nil {
      elements += semanticElements(in: layout, SemanticsOverride())
    }
  }

  /// Returns the element that a modifier creates from everything inside it.
  @MainActor private func element(of node: Node, _ override: SemanticsOverride)
    -> SemanticElement
  {
    let role = override.role ?? (override.children == .contain ? .group : .text)
    let isContainer = [.group, .list, .scrollView, .navigationBar].contains(role)
    let children = override.children?.kind ?? (isContainer ? .contain : .combine)
    // The content of a container is read separately. As its name, it would be read twice.
    let words = children == .ignore || override.children == .contain ? "" : text(below: node)
    // The state comes from a control inside. The modifier only names it.
    let control = children == .combine ? control(in: node) : nil
    var semantics =
      control?.state
      ?? Semantics(
        role: role,
        isEnabled: override.actions.isEmpty || node.scope.values.inherited.isEnabled)
    if override.role != nil || override.children != .combine { semantics.role = role }
    (semantics.label, semantics.actions) = (override.label ?? words, [])
    var element = SemanticElement(
      semantics: semantics, frame: control?.node.absoluteFrame ?? node.spokenFrame,
      priority: override.sortPriority ?? 0, node: control?.node ?? node,
      actions: override.actions)
    if let control, override.children == .combine {
      element.actions += otherActions(below: node, than: control.node)
    }
    override.apply(to: &element.semantics, actions: element.actions)
    element.combines = children == .combine
    if children == .contain {
      element.isNamed = override.label != nil
      element.children = semanticElements(in: node, SemanticsOverride())
    }
    return element
  }

  /// Returns the first control in `node`, with the state that modifiers inside `node` describe.
  @MainActor private func control(in node: Node) -> (node: LayoutNode, state: Semantics)? {
    guard let control = node.firstControl else { return nil }
    let element = semanticElements(in: node, SemanticsOverride()).first { $0.node === control }
    return (element?.semantics ?? control.semantics).map { (node: control, state: $0) }
  }

  /// Returns the actions of the other controls inside a node, by their names.
  @MainActor private func otherActions(below node: Node, than first: LayoutNode)
    -> [SemanticAction]
  {
    var actions: [SemanticAction] = []
    func collect(_ node: Node) {
      node.forEachSpokenChild { child in
        guard let control = child.pressable, control.isControl else { return collect(child) }
        if control === first { return }
        actions.append(
          SemanticAction(trigger: .named(text(below: control))) { _ in control.press() })
      }
    }
    collect(node)
    return actions
  }
}

extension SemanticAction {
  /// Returns whether the action is the one of a request.
  func answers(_ request: SemanticRequest) -> Bool {
    switch (trigger, request) {
    case (.kind(let own), .kind(let asked)): own == asked
    case (.kind(let own), .press): own == .default
    case (.named(let own), .named(let asked)): own == asked
    case (.adjust, .adjust): true
    default: false
    }
  }
}

extension Semantics {
  /// `true` for a field, and for a control without a name of its own. The names of buttons and
  /// choices say what they do, or which value they select.
  var takesFieldName: Bool {
    switch role {
    case .textField, .secureField, .comboBox, .menuButton, .slider, .stepper: true
    case .text, .image: false
    default: label.isEmpty
    }
  }
}

extension SemanticsOverride {
  /// Returns these values, overridden by those of the modifiers around the node.
  func over(_ outer: SemanticsOverride) -> SemanticsOverride {
    let around = isApart ? SemanticsOverride() : outer
    return edited(self) {
      ($0.fieldName, $0.isApart) = (nil, false)
      $0.isHidden = isHidden || outer.isHidden
      $0.role = around.role ?? role
      $0.label = around.label ?? label
      $0.value = around.value ?? value
      $0.hint = around.hint ?? hint
      $0.isSelected = around.isSelected ?? isSelected
      $0.isExpanded = around.isExpanded ?? isExpanded
      $0.isChecked = around.isChecked ?? isChecked
      $0.isBusy = around.isBusy ?? isBusy
      $0.isInvalid = around.isInvalid ?? isInvalid
      $0.headingLevel = around.headingLevel ?? headingLevel
      $0.level = around.level ?? level
      $0.added = added.subtracting(around.removed).union(around.added)
      $0.removed = removed.subtracting(around.added).union(around.removed)
      $0.sortPriority = around.sortPriority ?? sortPriority
      $0.actions = around.actions + actions
      $0.choices = around.choices ?? choices
      $0.children = around.children ?? children
    }
  }

  /// Applies the values to an element.
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
    if let level { semantics.level = level }
    if let choices, semantics.role == .textField {
      semantics.role = .comboBox
      semantics.choices = choices
    }
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

extension AccessibilityTraits {
  /// The roles of the traits, most specific first.
  static let roles: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
    (.isToggle, .toggle), (.isLink, .link), (.isButton, .button), (.isHeader, .heading),
    (.isImage, .image), (.isStaticText, .text),
  ]

  var role: AccessibilityRole? { Self.roles.first { contains($0.trait) }?.role }
}
