// SPDX-License-Identifier: MIT
// Views: the text that views show.

extension Graph {
  /// Returns the text of the descendants of a node, in order.
  @MainActor package func text(below node: Node) -> String {
    var words: [String] = []
    collectText(node, &words)
    return words.joined(separator: " ")
  }

  @MainActor private func collectText(_ node: Node, _ words: inout [String]) {
    if node.hidesContent { return }
    if let own = node.semanticsOverride {
      if own.isHidden { return }
      if let label = own.label {
        if !label.isEmpty { words.append(label) }
        return
      }
    }
    if let text = node.selectableText?.words {
      if !text.isEmpty { words.append(text) }
      return
    }
    node.forEachChild {
      if !$0.flags.isDisjoint(with: .unspoken) || $0.pressable?.showsValue == true
        || isOmitted($0)
      {
        return
      }
      collectText($0, &words)
    }
  }

  /// Returns whether a container omits `node`. A container that was never laid out, such as that of
  /// a row out of view, hasn't chosen yet: its first view counts.
  private func isOmitted(_ node: Node) -> Bool {
    guard node.isLeftOut, let container = node.layoutAncestor else { return false }
    return container.flags.contains(.placed)
      || container.firstOfChildren { $0.topmostLayoutNodes.first }
        !== node.topmostLayoutNodes.first
  }
}
