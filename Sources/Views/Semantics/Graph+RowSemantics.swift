// SPDX-License-Identifier: MIT
// Views: list rows in the accessibility tree.

@_spi(Nodes) import CuriumEngine

extension Graph {
  /// Adds the elements of a list row: the row, and in it the parts that have an action.
  ///
  /// The words of the other parts describe the row. If a row can't be selected but has parts with
  /// an action, it is no element: its parts are read in turn.
  @MainActor func collectRow(
    _ row: ListRowNode, _ semantics: Semantics, _ outer: SemanticsOverride,
    _ elements: inout [SemanticElement]
  ) {
    var (own, content) = modifiers(aroundContentOf: row)
    var parts = semanticElements(in: content, SemanticsOverride())
    if parts.count == 1, parts[0].isControl {
      // The modifiers belong to the control.
      own = SemanticsOverride()
      parts = semanticElements(in: row, own)
    }
    var override = own.over(outer)
    if !content.scope.values.inherited.isEnabled { override.actions = [] }
    if override.isHidden { return }
    let active = parts.filter(\.hasAction)
    if !active.isEmpty, row.isSelectableRow != true {
      elements += semanticElements(in: row, outer)
      return
    }
    var element = SemanticElement(
      semantics: semantics, frame: row.absoluteFrame, priority: override.sortPriority ?? 0,
      node: row, actions: override.actions)
    if parts.count == 1, !parts[0].isControl {
      // The only part describes the row.
      element.semantics = parts[0].semantics
      element.semantics.role = .row
      element.semantics.isEnabled = semantics.isEnabled && parts[0].semantics.isEnabled
      element.semantics.isSelected = semantics.isSelected
      element.semantics.value = Self.joined([semantics.value, element.semantics.value])
      element.actions += parts[0].actions
      element.children = parts[0].children.filter(\.hasAction)
    } else {
      let words = parts.filter { part in !part.hasAction && !parts.contains { part.shows($0) } }
        .map(\.semantics)
      if !words.isEmpty {
        element.semantics.label = Self.joined(words.map(\.label))
        element.semantics.value = Self.joined([semantics.value] + words.map(\.value))
      }
      element.children = active
    }
    override.apply(to: &element.semantics, actions: element.actions)
    elements.append(element)
  }

  /// Returns the values of the modifiers around all of a row's content, and their innermost node.
  @MainActor private func modifiers(aroundContentOf row: Node) -> (SemanticsOverride, Node) {
    var (override, node) = (SemanticsOverride(), row)
    while let next = node.firstChild, next.nextSibling == nil {
      if next.asLayoutNode?.semantics != nil { break }
      if let own = next.semanticsOverride {
        if own.isElement { break }
        override = own.over(override)
      }
      node = next
    }
    return (override, node)
  }

  /// Returns the words of the elements in a node, and their values except secret ones.
  @MainActor package func words(in node: Node) -> String {
    Self.joined(
      semanticElements(in: node, SemanticsOverride()).map(\.semantics).flatMap {
        [$0.label, $0.role == .secureField ? "" : $0.value]
      })
  }

  private static func joined(_ words: [String]) -> String {
    words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension SemanticElement {
  /// `true` for a control, enabled or not.
  @MainActor var isControl: Bool { node.asLayoutNode?.isControl == true }

  /// Returns whether the element is an image that only shows what `other` says, such as an avatar
  /// beside a name.
  @MainActor package func shows(_ other: SemanticElement) -> Bool {
    semantics.role == .image && other.semantics.role != .image && !canAct
      && !semantics.label.isEmpty && semantics.label == other.semantics.label
  }

  /// `true` if the element, or one in it, can perform actions.
  @MainActor var hasAction: Bool { canAct || children.contains(where: \.hasAction) }
}
