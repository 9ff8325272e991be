// SPDX-License-Identifier: MIT
// Testing: generating and editing random trees.

import CuriumTerminal
import CuriumControls
import TestModels

/// Generates and edits trees. The same seed gives the same trees.
struct TreeMaker {
  var random: SeededRandom
  private var nextID = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func tree(depth: Int) -> RandomTree {
    nextID += 1
    let id = nextID
    let kind = depth == 0 ? leaf() : random.chance(1, in: 4) ? leaf() : branch()
    var children: [RandomTree] = []
    switch kind {
    case .text, .counter, .spacer, .divider, .color: break
    case .row, .column, .layers, .scroll, .collection, .diagonal:
      for _ in 0..<number(4) { children.append(tree(depth: depth - 1)) }
    case .overlay, .behind:
      children = [tree(depth: depth - 1), tree(depth: depth - 1)]
    default: children = [tree(depth: depth - 1)]
    }
    return RandomTree(id: id, kind: kind, children: children)
  }

  private mutating func leaf() -> RandomTree.Kind {
    switch number(9) {
    case 0...3: .text(number(RandomTree.words.count))
    case 4, 5: .counter(number(4))
    case 6: .spacer(number(3))
    case 7: .divider
    default: .color(number(RandomTree.colors.count))
    }
  }

  private mutating func branch() -> RandomTree.Kind {
    switch number(30) {
    case 0...3: .row(number(3), number(6))
    case 4...7: .column(number(2), number(6))
    case 8: .layers(number(6))
    case 9: .padding(number(16), number(4))
    case 10: .frame(number(14), number(6))
    case 11, 12: .flexible(number(9), number(12))
    case 13: .border(number(2))
    case 14: .ground(number(RandomTree.colors.count))
    case 15: .overlay(number(6))
    case 16: .behind(number(6))
    case 17: .scroll(number(3))
    case 18: .fixed(number(2) == 0, number(2) == 0)
    case 19: .priority(number(3))
    case 20: .geometry
    case 21: .collection
    case 22: .opacity(number(11))
    case 23: .theme(number(2))
    case 24: .ink(number(RandomTree.colors.count))
    case 25: .dense(number(2) == 0)
    case 26: .limit(number(4))
    case 27: .diagonal(number(4))
    case 28: .hidden(number(2) == 0)
    default: number(2) == 0 ? .maybe(number(2) == 0) : .either(number(2) == 0)
    }
  }

  /// A different value of the same kind, so that the node stays and is updated.
  private mutating func varied(_ kind: RandomTree.Kind) -> RandomTree.Kind {
    switch kind {
    case .text: .text(number(RandomTree.words.count))
    case .counter: .counter(number(4))
    case .spacer: .spacer(number(3))
    case .divider, .geometry, .collection: kind
    case .color: .color(number(RandomTree.colors.count))
    case .maybe(let isThere): .maybe(!isThere)
    case .either(let isFirst): .either(!isFirst)
    case .row: .row(number(3), number(6))
    case .column: .column(number(2), number(6))
    case .layers: .layers(number(6))
    case .padding: .padding(number(16), number(4))
    case .frame: .frame(number(14), number(6))
    case .flexible: .flexible(number(9), number(12))
    case .border: .border(number(2))
    case .ground: .ground(number(RandomTree.colors.count))
    case .overlay: .overlay(number(6))
    case .behind: .behind(number(6))
    case .scroll: .scroll(number(3))
    case .fixed: .fixed(number(2) == 0, number(2) == 0)
    case .priority: .priority(number(3))
    case .opacity: .opacity(number(11))
    case .theme: .theme(number(2))
    case .ink: .ink(number(RandomTree.colors.count))
    case .dense(let isDense): .dense(!isDense)
    case .limit: .limit(number(4))
    case .diagonal: .diagonal(number(4))
    case .hidden(let isHidden): .hidden(!isHidden)
    }
  }

  /// Changes the tree in one place.
  mutating func edit(_ tree: inout RandomTree, depth: Int = 4) {
    if !tree.children.isEmpty, random.chance(3, in: 4) {
      let index = number(tree.children.count)
      edit(&tree.children[index], depth: depth - 1)
      return
    }
    switch (tree.kind, number(4)) {
    case (.row, 0), (.column, 0), (.layers, 0), (.scroll, 0), (.collection, 0), (.diagonal, 0):
      let place = number(tree.children.count + 1)
      tree.children.insert(self.tree(depth: max(0, min(2, depth - 1))), at: place)
      if tree.children.count > 6 { tree.children.removeFirst(3) }
    case (.row, 1), (.column, 1), (.layers, 1), (.scroll, 1), (.collection, 1), (.diagonal, 1):
      if !tree.children.isEmpty { tree.children.remove(at: number(tree.children.count)) }
    case (.row, 2), (.column, 2), (.layers, 2), (.scroll, 2), (.collection, 2), (.diagonal, 2):
      tree.children.shuffle(using: &random)
    case (_, 3) where random.chance(1, in: 3):
      tree = self.tree(depth: max(0, min(3, depth)))
    default: tree.kind = varied(tree.kind)
    }
  }
}
