// SPDX-License-Identifier: MIT
// Views: the path of a view, for warnings and the inspector.

extension Node {
  /// The names of the views from the app down to this one, such as `ContentView ▸ VStack ▸ Row`. A
  /// long path is shortened to the last eight names.
  package final var viewPath: String {
    var names: [String] = [shownName ?? viewName]
    // The elements of a lazy collection use its name.
    for node in selfAndAncestors.dropFirst() where !node.isElement {
      guard let name = node.shownName else { continue }
      if names.count == Self.pathLimit {
        names.append("…")
        break
      }
      names.append(name)
    }
    return names.reversed().joined(separator: " ▸ ")
  }

  private static var pathLimit: Int { 8 }

  /// The name of the node's view in the app; `nil` for nodes between views: modifiers, branches,
  /// elements of collections, private parts of the kit.
  package final var shownName: String? {
    let name = String(viewName.prefix { $0 != "<" })
    if hasContent {
      // A private view of the kit is a part of another view.
      let type = String(reflecting: type(of: self))
      return type.contains("ComposedNode<Curium") && type.contains(".(")
        || type.contains("<CuriumViews.Presenting") ? nil : name
    }
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
