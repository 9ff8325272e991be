// SPDX-License-Identifier: MIT
// Views: facts about a node, the focus and the shortcuts.

@_spi(Nodes) import CuriumEngine
import CuriumControls
import CuriumTerminal
import CuriumTokens

extension Graph {
  /// Returns the facts about a node.
  @MainActor func facts(of node: Node) -> [InspectedFact] {
    var facts: [InspectedFact] = []
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { facts.append(InspectedFact(name: name, value: value)) }
    }
    let bounds = node.layoutBounds
    add("frame", "\(bounds.width)×\(bounds.height) at \(bounds.minX),\(bounds.minY)")
    if let layout = node.asLayoutNode {
      add("proposed", Self.text(of: layout.placedProposal))
      if layout.layoutPriority != 0 { add("priority", "\(layout.layoutPriority)") }
    }
    add("within", Self.modifiers(around: node))
    let inherited = node.scope.values.inherited
    add("theme", inherited.theme.name)
    add("ink", inherited.foreground.path ?? "a literal")
    add("font", inherited.font.map { "\($0)" } ?? "")
    add("enabled", inherited.isEnabled ? "" : "no")
    add("lines", inherited.lineLimit.map { "at most \($0)" } ?? "")
    add("density", inherited.density == .comfortable ? "" : "\(inherited.density)")
    if let layout = node.asLayoutNode {
      if let semantics = layout.semantics {
        add("role", semantics.role.rawValue)
        add("label", semantics.label)
        add("value", semantics.value)
      }
      if layout.isFocusable { add("focus", focus.current === layout ? "focused" : "focusable") }
    }
    add("path", node.viewPath)
    return facts
  }

  /// Returns the columns and rows; `ideal` for an unspecified and `most` for an unlimited size.
  private static func text(of proposal: ProposedViewSize) -> String {
    func text(_ extent: Int?) -> String {
      extent.map { $0 >= Int(ProposedViewSize.limit) ? "most" : "\($0)" } ?? "ideal"
    }
    return "\(text(proposal.width)) × \(text(proposal.height))"
  }

  /// Returns the nodes between a view and the view around it, outermost first, with their padding.
  private static func modifiers(around node: Node) -> String {
    node.selfAndAncestors.dropFirst().prefix { $0.shownName == nil && $0.parent != nil }
      .map { InspectorTree.innerName(of: $0) + room(in: $0) }
      .reversed().joined(separator: ", ")
  }

  /// Returns the padding between a node and its only child: top, right, bottom, left.
  private static func room(in node: Node) -> String {
    guard let wrapper = node.asLayoutNode, let inner = wrapper.modified else { return "" }
    let room = [
      inner.y, wrapper.size.width - inner.x - inner.size.width,
      wrapper.size.height - inner.y - inner.size.height, inner.x,
    ]
    return room == [0, 0, 0, 0] ? "" : " " + room.map { "\($0)" }.joined(separator: " ")
  }

  /// Returns the names of the views that can handle a key, innermost first.
  @MainActor func focusChain() -> [String] {
    guard let focused = focus.current else { return [] }
    return focused.selfAndAncestorsInLayer.prefix { $0.parent != nil }.compactMap { node in
      if let name = node.shownName {
        return node === focused ? "\(name) \"\(text(below: node))\"" : name
      }
      let handlesKeys = node.keyCommand != nil || node.asFocusSection != nil
      return handlesKeys ? InspectorTree.innerName(of: node) : nil
    }
  }

  /// Returns the active shortcuts that have keys, and their titles.
  @MainActor func inspectedBindings() -> [InspectedFact] {
    keys.directory.activeKeys().bindings.compactMap { binding in
      if binding.sequences.isEmpty { return nil }
      let keys = binding.sequences.map { "\($0)" }.joined(separator: ", ")
      return InspectedFact(name: keys, value: binding.title)
    }
  }
}
