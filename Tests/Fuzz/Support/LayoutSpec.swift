// SPDX-License-Identifier: MIT
// Testing: random trees of views whose layout depends on more than their parent.

import CuriumTokens
import CuriumControls
import Observation

@Observable final class LayoutModel {
  var spec: LayoutSpec
  init(_ spec: LayoutSpec) { self.spec = spec }
}

struct LayoutSpec: CustomStringConvertible {
  enum Kind: CaseIterable {
    case text, color, divider, row, column, layers, guide, offset, grid, fits, inset, ratio, joined
    case border, preference, reader, scroll, any, height, position, frame, clipped, below
  }

  let id: Int
  var kind: Kind
  var number: Int
  var children: [LayoutSpec]

  var description: String {
    "\(kind)\(number)"
      + (children.isEmpty ? "" : "[\(children.map(\.description).joined(separator: ", "))]")
  }

  static func random(depth: Int, _ random: inout some RandomNumberGenerator) -> LayoutSpec {
    let kinds = depth == 0 ? [Kind.text, .color, .divider, .preference] : Kind.allCases
    let kind = kinds[Int.random(in: kinds.indices, using: &random)]
    let count = Int.random(in: 2...4, using: &random)
    return LayoutSpec(
      id: Int.random(in: 0...Int.max, using: &random), kind: kind,
      number: Int.random(in: 0..<9, using: &random),
      children: depth == 0 ? [] : (0..<count).map { _ in .random(depth: depth - 1, &random) })
  }

  mutating func edit(_ random: inout some RandomNumberGenerator) {
    if children.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where children.count > 1: children.removeLast()
      case 1 where children.count > 1: children.swapAt(0, children.count - 1)
      case 2 where !children.isEmpty: children.append(.random(depth: 1, &random))
      default: number = Int.random(in: 0..<9, using: &random)
      }
    } else {
      children[Int.random(in: children.indices, using: &random)].edit(&random)
    }
  }
}

private enum OwnGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context.width / 3 }
}

private struct LabelPreference: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct LayoutSpecRoot: View {
  let model: LayoutModel
  var body: some View { LayoutSpecView(spec: model.spec) }
}

struct LayoutSpecView: View {
  let spec: LayoutSpec
  private static let words = ["a", "two words", "日本語", "line\nbreak", "", "longer than that"]
  private static let across: [HorizontalAlignment] = [
    .leading, .center, .trailing, HorizontalAlignment(OwnGuide.self),
  ]
  private static let down: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  private var horizontal: HorizontalAlignment { Self.across[spec.number % 4] }
  private var vertical: VerticalAlignment { Self.down[spec.number % 5] }
  private var alignment: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
  private var children: some View { ForEach(spec.children, id: \.id) { LayoutSpecView(spec: $0) } }
  private var first: some View {
    Group { if let child = spec.children.first { LayoutSpecView(spec: child) } }
  }
  private var second: some View {
    Group { if spec.children.count > 1 { LayoutSpecView(spec: spec.children[1]) } }
  }

  var body: some View { spec.number < 0 ? AnyView(EmptyView()) : content }

  private var content: AnyView {
    let number = spec.number
    switch spec.kind {
    case .text: return AnyView(Text(Self.words[number % 6]))
    case .color: return AnyView(Color.accentColor)
    case .divider: return AnyView(Divider())
    case .row:
      return AnyView(HStack(alignment: vertical, spacing: Length(number % 3 - 1)) { children })
    case .column:
      return AnyView(VStack(alignment: horizontal, spacing: Length(number % 3 - 1)) { children })
    case .layers: return AnyView(ZStack(alignment: alignment) { children })
    case .guide:
      return number % 2 == 0
        ? AnyView(first.alignmentGuide(horizontal) { $0[HorizontalAlignment.center] - number })
        : AnyView(first.alignmentGuide(vertical) { $0.height + number - 4 })
    case .offset: return AnyView(first.offset(x: Length(number - 4), y: Length(number % 3 - 1)))
    case .grid:
      return AnyView(
        Grid(alignment: alignment, horizontalSpacing: Length(number % 3)) {
          ForEach(spec.children, id: \.id) { child in
            if child.number % 3 == 0 {
              LayoutSpecView(spec: child)
            } else {
              GridRow {
                Text("x\(child.number)")
                LayoutSpecView(spec: child).gridCellColumns(child.number % 2 + 1)
                Text("y").gridColumnAlignment(horizontal)
              }
            }
          }
        })
    default: return decorated
    }
  }

  private var decorated: AnyView {
    let number = spec.number
    switch spec.kind {
    case .fits:
      return AnyView(ViewThatFits(in: number % 2 == 0 ? .horizontal : .vertical) { children })
    case .inset:
      return number % 2 == 0
        ? AnyView(first.safeAreaInset(edge: VerticalEdge.bottom, alignment: horizontal) { second })
        : AnyView(first.safeAreaInset(edge: HorizontalEdge.leading, alignment: vertical) { second })
    case .ratio:
      return AnyView(
        first.aspectRatio(Double(number) / 4, contentMode: number % 2 == 0 ? .fit : .fill))
    case .joined:
      return AnyView(VStack(spacing: -1) { children }.joinsBorders(number != 0))
    case .border:
      return AnyView(
        first.border(.accentColor, style: [.light, .heavy, .double, .ascii][number % 4]))
    case .preference:
      return AnyView(
        first.frame(minWidth: 1).preference(key: LabelPreference.self, value: "\(number)"))
    case .reader:
      return AnyView(
        VStack { children }.transformPreference(LabelPreference.self) {
          if number == 0 { $0 += "!" }
        }
        .overlayPreferenceValue(LabelPreference.self, alignment: alignment) { Text($0) })
    case .scroll:
      return AnyView(
        ScrollView(
          number % 3 == 0 ? [.horizontal, .vertical] : number % 3 == 1 ? .horizontal : .vertical
        ) {
          children
        }
        .defaultScrollAnchor(spec.id % 3 == 0 ? .bottomTrailing : nil)
        .scrollIndicators(number == 5 ? .hidden : .automatic))
    case .any:
      let layout =
        number % 3 == 0
        ? AnyLayout(HStackLayout(alignment: vertical, spacing: 1))
        : number % 3 == 1
          ? AnyLayout(VStackLayout(alignment: horizontal))
          : AnyLayout(ZStackLayout(alignment: alignment))
      return AnyView(layout { children })
    case .height: return AnyView(first.zIndex(Double(number)))
    case .position: return AnyView(first.position(x: Length(number), y: Length(number / 2)))
    case .frame:
      return AnyView(
        number < 6
          ? first.frame(width: Length(number), height: Length(number / 2), alignment: alignment)
          : first.frame(
            width: .share(Double(number)), height: .fraction(Double(number) / 9),
            alignment: alignment))
    case .clipped: return AnyView(first.clipped())
    default: return AnyView(first.background(alignment: alignment) { second })
    }
  }
}
