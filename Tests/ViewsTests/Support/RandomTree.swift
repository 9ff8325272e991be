// SPDX-License-Identifier: MIT
// Testing: random trees of views as values that can be edited.

import CuriumTokens
import CuriumControls
import Observation

/// A description of a view tree. Equal trees must look the same, whatever their history.
struct RandomTree: Identifiable, CustomStringConvertible {
  enum Kind {
    case text(Int), counter(Int), spacer(Int), divider, color(Int), maybe(Bool), either(Bool)
    case row(Int, Int), column(Int, Int), layers(Int), padding(Int, Int), frame(Int, Int)
    case flexible(Int, Int), border(Int), ground(Int), overlay(Int), behind(Int), scroll(Int)
    case fixed(Bool, Bool), priority(Int), geometry, collection, opacity(Int), theme(Int), ink(Int)
    case dense(Bool), limit(Int), diagonal(Int), hidden(Bool)
  }

  let id: Int
  var kind: Kind
  var children: [RandomTree]

  var description: String {
    children.isEmpty
      ? "\(kind)" : "\(kind)[\(children.map(\.description).joined(separator: ", "))]"
  }

  static let words = [
    "", "a", "swift", "two words", "a longer line of words", "日本語", "mixed 日本 text",
    "e\u{301}t\u{e9}",
    "line\nbreak", "👨‍👩‍👧", "tab\there", "unbreakablelongword", "中", "x 中 y", "日本語の文章です",
  ]
  static let colors: [Color] = [.accentColor, .error, .success, .background, .info, .warning]
  static let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing, .top, .leading, .trailing,
  ]
}

/// Values that leaves read in addition to the tree.
@Observable final class RandomModel {
  var tree: RandomTree
  var counters = [1, 22, 333, 4_444]

  init(_ tree: RandomTree) { self.tree = tree }

  init(copying model: RandomModel) {
    tree = model.tree
    counters = model.counters
  }
}

struct RandomRoot: View {
  let model: RandomModel
  var body: some View { RandomTreeView(tree: model.tree, model: model) }
}

struct RandomCounter: View {
  let index: Int
  let model: RandomModel
  var body: some View { Text("n\(model.counters[index])") }
}

/// Places each view one step to the right of and below the previous one.
struct Diagonal: Layout {
  let step: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    subviews.enumerated().reduce(CellSize.zero) { size, next in
      let own = next.element.sizeThatFits(proposal)
      return CellSize(
        width: max(size.width, own.width + next.offset * step),
        height: max(size.height, own.height + next.offset))
    }
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CellPoint(x: index * step, y: index), proposal: proposal)
    }
  }
}

struct RandomTreeView: View {
  let tree: RandomTree
  let model: RandomModel

  var body: some View { content }

  private func child(_ index: Int) -> RandomTreeView {
    RandomTreeView(tree: tree.children[index], model: model)
  }

  private var children: some View {
    ForEach(tree.children) { RandomTreeView(tree: $0, model: model) }
  }

  private var content: AnyView {
    let words = RandomTree.words
    let colors = RandomTree.colors
    switch tree.kind {
    case .text(let index): return AnyView(Text(words[index]))
    case .counter(let index): return AnyView(RandomCounter(index: index, model: model))
    case .spacer(let least): return AnyView(Spacer(minLength: Length(least)))
    case .divider: return AnyView(Divider())
    case .color(let index): return AnyView(colors[index])
    case .maybe(let isThere):
      return AnyView(
        Group {
          if isThere { child(0) }
          Text("|")
        })
    case .either(let isFirst):
      return AnyView(
        Group {
          if isFirst {
            child(0)
          } else {
            HStack { child(0) }
          }
        })
    default: return container
    }
  }

  private var container: AnyView {
    let colors = RandomTree.colors
    let alignments = RandomTree.alignments
    switch tree.kind {
    case .row(let spacing, let alignment):
      return AnyView(
        HStack(alignment: alignments[alignment].vertical, spacing: Length(spacing)) { children })
    case .column(let spacing, let alignment):
      return AnyView(
        VStack(alignment: alignments[alignment].horizontal, spacing: Length(spacing)) { children })
    case .layers(let alignment):
      return AnyView(ZStack(alignment: alignments[alignment]) { children })
    case .padding(let edges, let length):
      return AnyView(
        child(0).padding(Edge.Set(rawValue: Int8(edges)), length > 2 ? Spacing.md : Length(length)))
    case .frame(let width, let height):
      return AnyView(
        child(0).frame(
          width: width > 9 ? nil : Length(width), height: height > 3 ? nil : Length(height),
          alignment: alignments[(width + height) % alignments.count]))
    case .flexible(let least, let most):
      return AnyView(
        child(0).frame(
          minWidth: least > 6 ? nil : Length(least), maxWidth: most > 8 ? .infinity : Length(most),
          maxHeight: most % 2 == 0 ? nil : .infinity,
          alignment: alignments[least % alignments.count]))
    case .border(let style):
      return AnyView(child(0).border(.accentColor, style: style == 0 ? .light : .heavy))
    case .ground(let index): return AnyView(child(0).background(colors[index]))
    case .overlay(let alignment):
      return AnyView(child(0).overlay(alignment: alignments[alignment]) { child(1) })
    case .behind(let alignment):
      return AnyView(child(0).background(alignment: alignments[alignment]) { child(1) })
    case .diagonal(let step): return AnyView(Diagonal(step: step) { children })
    default: return decoration
    }
  }

  private var decoration: AnyView {
    switch tree.kind {
    case .scroll(let axes):
      return AnyView(
        ScrollView(axes == 0 ? .vertical : axes == 1 ? .horizontal : [.horizontal, .vertical]) {
          children
        })
    case .fixed(let horizontal, let vertical):
      return AnyView(child(0).fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let priority): return AnyView(child(0).layoutPriority(Double(priority)))
    case .geometry:
      return AnyView(
        GeometryReader { geometry in
          VStack {
            Text("\(geometry.size.width)x\(geometry.size.height)")
            if geometry.size.width > 10 { child(0) }
          }
        })
    case .opacity(let tenths): return AnyView(child(0).opacity(Double(tenths) / 10))
    case .theme(let index): return AnyView(child(0).themed(index == 0 ? .light : .highContrastDark))
    case .ink(let index): return AnyView(child(0).foregroundStyle(RandomTree.colors[index]))
    case .dense(let isDense):
      return AnyView(child(0).environment(\.density, isDense ? .compact : .comfortable))
    case .limit(let lines):
      return AnyView(
        child(0).lineLimit(lines == 0 ? nil : lines)
          .truncationMode(lines == 1 ? .middle : .tail)
          .multilineTextAlignment(lines == 2 ? .trailing : .leading))
    case .hidden(let isHidden): return AnyView(child(0).hidden(isHidden))
    default: return AnyView(VStack { children })
    }
  }
}
