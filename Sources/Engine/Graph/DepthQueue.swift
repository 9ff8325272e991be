// SPDX-License-Identifier: MIT
// Views: the layout nodes waiting for the layout pass, deepest first.

/// Layout nodes by their depth in the tree. Takes the deepest first.
struct DepthQueue {
  private var levels: ContiguousArray<ContiguousArray<LayoutNode>> = []
  private var deepest = -1

  var isEmpty: Bool { deepest < 0 }

  mutating func push(_ node: LayoutNode) {
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(node)
    deepest = max(deepest, depth)
  }

  mutating func pop() -> LayoutNode? {
    while deepest >= 0 {
      if let node = levels[deepest].popLast() { return node }
      deepest -= 1
    }
    return nil
  }
}
