// SPDX-License-Identifier: MIT
// Views: what a view is, in words, for tests and screen readers.

package import CuriumTerminal

/// What kind of thing a view is.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  /// Words to read.
  case text
  /// The title of a part of the screen.
  case heading
  /// A picture or icon with a meaning.
  case image
  /// Something to press.
  case button
  /// A place to go.
  case link
  /// A field to type in.
  case textField
  /// A field to type in whose text is not shown.
  case secureField
  /// Something that says how far or that something goes on.
  case progress
  /// A choice that is on or off.
  case toggle
  /// A row or a card that belongs together.
  case group
  /// A list of rows.
  case list
  /// A row that can be chosen.
  case row
  /// A bar of actions at the top of a screen.
  case navigationBar
  /// A part of a screen that opens and closes.
  case disclosure
  /// A short status word.
  case status
  /// Something that scrolls.
  case scrollView
  /// A sheet, a popover or a dialog above the screen.
  case dialog
  /// A dialog that must be answered.
  case alert
  /// A list of actions above the screen.
  case menu
  /// A button that opens a menu.
  case menuButton
  /// An explanation of what the pointer or the focus is at.
  case tooltip
  /// One of several choices that exclude each other.
  case radioButton
  /// A value that is moved along a range.
  case slider
  /// A value that is stepped up and down.
  case stepper
  /// A choice of what a part of the screen shows.
  case tab
}

/// What a view tells of itself.
public struct Semantics: Hashable, Sendable {
  /// What kind of thing it is.
  public var role: AccessibilityRole
  /// Its name.
  public var label: String
  /// What it holds now.
  public var value: String
  /// Whether it takes input.
  public var isEnabled: Bool
  /// Whether it has the keyboard.
  public var isFocused: Bool
  /// Whether it is chosen.
  public var isSelected: Bool
  /// Whether it is open; nil where it has nothing to open.
  public var isExpanded: Bool?

  /// Semantics from their parts.
  public init(
    role: AccessibilityRole, label: String = "", value: String = "", isEnabled: Bool = true,
    isFocused: Bool = false, isSelected: Bool = false, isExpanded: Bool? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.isSelected = isSelected
    self.isExpanded = isExpanded
  }
}

/// What modifiers say of a view; what they leave open comes from the view itself.
struct SemanticsOverride: Equatable {
  var role: AccessibilityRole?
  var label: String?
  var value: String?
  var isSelected: Bool?
  var isExpanded: Bool?
  var isHidden = false
  /// Whether the view speaks for everything in it.
  var isElement = false
}

extension View {
  /// What kind of thing the view is. It then speaks for everything in it.
  public func accessibilityRole(_ role: AccessibilityRole) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(role: role, isElement: true))
  }

  /// The name of the view, where its text does not say it.
  public func accessibilityLabel(_ label: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(label: label))
  }

  /// What the view holds now.
  public func accessibilityValue(_ value: String) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(value: value))
  }

  /// Whether the view is chosen among others.
  public func accessibilitySelected(_ isSelected: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isSelected: isSelected))
  }

  /// Whether the view is open or closed.
  public func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isExpanded: isExpanded))
  }

  /// Leaves the view out of what is read aloud; for decoration.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isHidden: isHidden))
  }
}

private struct SemanticContent<Content: View>: NodeBackedView {
  let content: Content
  let override: SemanticsOverride

  func makeNode(_ context: borrowing _MountContext) -> SemanticsNode {
    SemanticsNode(override, context)
  }
  func update(_ node: SemanticsNode) { node.override = override }
}

/// Carries what modifiers say of the nodes beneath. It takes no part in layout.
final class SemanticsNode: Node {
  var override: SemanticsOverride

  init(_ override: SemanticsOverride, _ context: borrowing _MountContext) {
    self.override = override
    super.init(context)
  }
}

/// One thing that the screen tells, and where it stands.
package struct SemanticElement: Equatable, Sendable {
  package var semantics: Semantics
  package var frame: CellRect
}

extension Graph {
  /// All that the screen tells, in reading order; layers last, and nothing that a modal one covers.
  @MainActor package func semanticElements() -> [SemanticElement] {
    var elements: [SemanticElement] = []
    if topModalOverlay == nil { collectSemantics(root, SemanticsOverride(), &elements) }
    for overlay in reachableOverlays { collectSemantics(overlay, SemanticsOverride(), &elements) }
    return elements
  }

  @MainActor private func collectSemantics(
    _ node: Node, _ outer: SemanticsOverride, _ elements: inout [SemanticElement]
  ) {
    var override = outer
    if let semantic = node as? SemanticsNode {
      override = semantic.override.over(outer)
      if override.isHidden { return }
      if override.isElement, let role = override.role {
        var inner = Semantics(
          role: role, label: override.label ?? text(beneath: node), value: override.value ?? "",
          isSelected: override.isSelected ?? false, isExpanded: override.isExpanded)
        let isContainer = [.group, .list, .scrollView, .navigationBar].contains(role)
        // A control inside lends its state; the modifier only names it.
        if !isContainer, let control = firstControl(beneath: node), let state = control.semantics {
          inner.isEnabled = state.isEnabled
          inner.isFocused = state.isFocused
          if inner.value.isEmpty { inner.value = state.value }
          elements.append(SemanticElement(semantics: inner, frame: control.absoluteFrame))
          return
        }
        elements.append(SemanticElement(semantics: inner, frame: frame(of: node)))
        if !isContainer { return }
        override = SemanticsOverride()
      }
    } else if let layout = node as? LayoutNode, var semantics = layout.semantics {
      if let role = override.role { semantics.role = role }
      if let label = override.label { semantics.label = label }
      if let value = override.value { semantics.value = value }
      if let isSelected = override.isSelected { semantics.isSelected = isSelected }
      if let isExpanded = override.isExpanded { semantics.isExpanded = isExpanded }
      elements.append(SemanticElement(semantics: semantics, frame: layout.absoluteFrame))
      let holdsOthers = semantics.role == .scrollView || semantics.role == .list
      if !holdsOthers, !(node is OverlayNode) { return }
      override = SemanticsOverride()
    }
    node.forEachChild {
      if $0.flags.isDisjoint(with: [.detached, .dormant]) {
        collectSemantics($0, override, &elements)
      }
    }
  }

  /// The words beneath a node, in order.
  @MainActor func text(beneath node: Node) -> String {
    var words: [String] = []
    collectText(node, &words)
    return words.joined(separator: " ")
  }

  @MainActor private func collectText(_ node: Node, _ words: inout [String]) {
    if let semantic = node as? SemanticsNode {
      if semantic.override.isHidden { return }
      if let label = semantic.override.label {
        if !label.isEmpty { words.append(label) }
        return
      }
    }
    if let text = node as? TextNode {
      if !text.text.plain.isEmpty { words.append(text.text.plain) }
      return
    }
    node.forEachChild {
      if $0.flags.contains(.detached) || ($0 as? InteractiveNode)?.showsValue == true { return }
      collectText($0, &words)
    }
  }

  @MainActor func firstControl(beneath node: Node) -> LayoutNode? {
    var found: LayoutNode?
    node.forEachChild { child in
      if found != nil || child.flags.contains(.detached) { return }
      if let layout = child.asLayoutNode, layout.isControl {
        found = layout
      } else {
        found = firstControl(beneath: child)
      }
    }
    return found
  }

  private func frame(of node: Node) -> CellRect {
    if let layout = node.asLayoutNode { return layout.absoluteFrame }
    var frame = CellRect.zero
    node.forEachChild {
      if !$0.flags.contains(.detached) { frame = frame.union(self.frame(of: $0)) }
    }
    return frame
  }
}

extension SemanticsOverride {
  /// What was said around the node, which outweighs what is said here, as with all modifiers.
  func over(_ outer: SemanticsOverride) -> SemanticsOverride {
    SemanticsOverride(
      role: outer.role ?? role, label: outer.label ?? label, value: outer.value ?? value,
      isSelected: outer.isSelected ?? isSelected, isExpanded: outer.isExpanded ?? isExpanded,
      isHidden: isHidden || outer.isHidden, isElement: isElement)
  }
}
