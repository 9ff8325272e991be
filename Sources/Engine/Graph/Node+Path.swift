// SPDX-License-Identifier: MIT
// Views: the path of a view, for warnings and the inspector.

import CuriumTokens

extension Node {
  /// The names of the views from the app down to this one, such as `ContentView ▸ VStack ▸ Row`. A
  /// long path is shortened to its last names. For a modifier, the path of the view around it.
  package final var viewPath: String { path(to: shownName) }

  /// The view that a modifier applies to, if it is a single one with a name.
  package final var modifiedView: Node? {
    var node = self
    while node.shownName == nil, let child = node.firstChild, child.nextSibling == nil {
      node = child
    }
    return node.shownName == nil ? nil : node
  }

  /// The view whose body created the node, and those around it: `Row (in ContentView ▸ VStack)`.
  final var ownerDescription: String {
    guard let owner, let name = owner.shownName else { return "The app" }
    let surroundings = owner.path(to: nil)
    return surroundings.isEmpty ? name : "\(name) (in \(surroundings))"
  }

  /// The name of the view whose body created the node.
  package final var ownerName: String { owner?.shownName ?? "the app" }

  /// The nearest view with a body and a name of its own: the node itself or an ancestor.
  private var owner: Node? {
    selfAndAncestors.first { $0.hasContent && $0.shownName != nil }
  }

  /// Returns the names of the views around this one, and then `last`.
  private func path(to last: String?) -> String {
    var names: [String] = []
    if let last { names.append(last) }
    var length = last?.count ?? 0
    // The elements of a lazy collection use its name.
    for node in selfAndAncestors.dropFirst() where !node.isElement {
      guard let name = node.shownName else { continue }
      length += name.count + Self.separator.count
      if names.count == Self.mostNames || length > Self.mostCharacters {
        names.append("…")
        break
      }
      names.append(name)
    }
    return names.reversed().joined(separator: Self.separator)
  }

  private static var separator: String { " ▸ " }
  private static var mostNames: Int { 8 }
  private static var mostCharacters: Int { 200 }

  /// The name of the node's view without generic arguments.
  package final var plainName: String { String(viewName.prefix { $0 != "<" }) }

  /// The name of the node's view in the app; `nil` for nodes between views: modifiers, branches,
  /// elements of collections, private parts of the kit.
  package final var shownName: String? {
    let name = plainName
    if hasContent { return isPart ? nil : name }
    guard name.hasSuffix("Node") else { return name }
    if name == "StackNode", let axis = asLayoutNode?.axis {
      // Scroll views create a stack for several views.
      if parent?.scrollArea != nil { return nil }
      return axis == .horizontal ? "HStack" : "VStack"
    }
    return Self.shownNames[name]
  }

  private static let shownNames = [
    "ZStackNode": "ZStack", "ScrollNode": "ScrollView", "ForEachNode": "ForEach",
    "LazyStackNode": "LazyStack", "TextNode": "Text", "ImageNode": "Image",
    "TextInputNode": "TextField", "TextEditorNode": "TextEditor", "ColorNode": "Color",
    "ProgressBarNode": "ProgressView", "SpinnerNode": "ProgressView", "SpacerNode": "Spacer",
    "DividerNode": "Divider",
  ]
}
