// SPDX-License-Identifier: MIT
// Testing: layouts defined by apps, and views drawn away from their layout position.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

private final class Calls: @unchecked Sendable {
  var made = 0
  var updated = 0
  var seen: [String] = []
}

/// Distributes the columns by weight.
private struct Weighted: Layout {
  struct Cache { var weights: [Int] }
  let calls: Calls

  func makeCache(subviews: Subviews) -> Cache {
    calls.made += 1
    return Cache(weights: subviews.map { $0[Weight.self] })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    calls.updated += 1
    cache.weights = subviews.map { $0[Weight.self] }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CellSize { CellSize(width: cache.weights.reduce(0) { $0 + 3 * $1 }, height: 1) }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = 0
    for (subview, weight) in zip(subviews, cache.weights) {
      let dimensions = subview.dimensions(in: .unspecified)
      calls.seen.append(
        "\(dimensions.width) \(dimensions[HorizontalAlignment.center]) "
          + "\(dimensions[explicit: .leading].map(String.init) ?? "-") \(subview.priority) "
          + "\(subview.spacing.distance(to: subview.spacing, along: .horizontal))")
      subview.place(at: CellPoint(x: x, y: 0), proposal: .unspecified)
      x += 3 * weight
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? { guide == .leading ? 3 : nil }
}

@MainActor struct LayoutProtocolTests {
  @Test func `a layout reads values, dimensions and priorities, and sets guides`() {
    struct Content: View {
      let calls: Calls
      @State private var weight = 2
      @State private var isAlone = false
      var body: some View {
        VStack(alignment: .leading) {
          Weighted(calls: calls).callAsFunction {
            Text("a").layoutValue(key: Weight.self, value: weight).padding(0).layoutPriority(2)
            if !isAlone { Text("bbb").alignmentGuide(.leading) { _ in 1 } }
          }
          Text("x")
        }
        .onKeyPress("w") {
          weight = 1
          return .handled
        }
        .onKeyPress("d") {
          isAlone = true
          return .handled
        }
      }
    }
    let calls = Calls()
    let harness = Harness(width: 12, height: 2) { Content(calls: calls) }
    #expect(harness.screen == ["a     bbb", "   x"])
    #expect(calls.made == 1)
    #expect(Array(calls.seen.suffix(2)) == ["1 0 - 2.0 1", "3 1 1 0.0 1"])
    harness.press("w")
    #expect(harness.screen == ["a  bbb", "   x"])
    harness.press("d")
    #expect(harness.screen == ["a", "   x"])
    #expect(calls.made == 1 && calls.updated >= 2)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `a ZStack and its layout pass on the guides of their views`(isLayout: Bool) {
    struct Content: View {
      let isLayout: Bool
      var body: some View {
        VStack(alignment: .leading) {
          if isLayout {
            ZStackLayout(alignment: .topLeading).callAsFunction { layers }
          } else {
            ZStack(alignment: .topLeading) { layers }
          }
          Text("x")
        }
      }
      @ViewBuilder private var layers: some View {
        Text("aaa").alignmentGuide(.leading) { _ in 2 }
        Text("b\nb")
      }
    }
    let harness = Harness(width: 6, height: 3) { Content(isLayout: isLayout) }
    #expect(harness.screen == ["aab", "  b", "  x"])
    #expect(harness.repaint() == 0)
  }

  @Test func `replacing a layout keeps the state of its views`() {
    struct Content: View {
      @State private var isWide = true
      var body: some View {
        let layout =
          isWide
          ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
          Counter()
          Spacer().frame(width: 1, height: 1)
          Text("end")
        }
        .onKeyPress("x") {
          isWide.toggle()
          return .handled
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("n\(count)").onKeyPress("+") {
          count += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 12, height: 3) { Content() }
    harness.press("+ +")
    #expect(harness.screen[0] == "n2   end")
    harness.press("x")
    #expect(harness.screen == ["n2", "", "end"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a stack that is erased twice is still a stack`() {
    func screen(_ layout: AnyLayout) -> [String] {
      let harness = Harness(width: 7, height: 2) {
        layout {
          Text("a")
          Divider()
          Spacer()
          Text("b")
        }
      }
      return harness.screen
    }
    let row = AnyLayout(HStackLayout(spacing: 0))
    #expect(screen(row)[1].contains("│"))
    #expect(screen(AnyLayout(row)) == screen(row))
  }

  @Test func `an offset view is clicked where it's drawn, and the topmost view first`() {
    struct Content: View {
      @State private var log = ""
      var body: some View {
        ZStack(alignment: .topLeading) {
          Button("low") { log += "l" }.zIndex(1)
          Button("top") { log += "t" }
          Button("far") { log += "f" }.offset(x: 6, y: 1)
          Text(log).offset(y: 2)
        }
        .frame(width: 12, height: 3, alignment: .topLeading)
      }
    }
    let harness = Harness(width: 14, height: 3) { Content() }
    for text in ["low", "far"] {
      let point = harness.position(of: text)
      #expect(point != nil)
      if let point { harness.click(x: point.x + 1, y: point.y) }
    }
    #expect(harness.position(of: "top") == nil)
    #expect(harness.screen[2] == "lf")
    #expect(harness.repaint() == 0)
  }

  @Test func `ViewThatFits focuses only the view that fits, and keeps its state`() {
    struct Content: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          HStack {
            Button("a long button") {}
            Button("another") {}
          }
          Button("short") {}
        }
      }
    }
    let harness = Harness(width: 40, height: 1) { Content() }
    #expect(harness.elements.filter { $0.role == .button }.count == 2)
    harness.resize(width: 12, height: 1)
    #expect(harness.elements.filter { $0.role == .button }.map(\.label) == ["short"])
    harness.press("⇥")
    #expect(harness.focused?.label == "short")
    #expect(harness.repaint() == 0)
  }

  @Test func `limits out of order and extreme positions cause warnings`() {
    struct Odd: View {
      var body: some View {
        VStack {
          Text("a").frame(minWidth: 9, maxWidth: 3)
          Far().callAsFunction { Text("b") }
        }
      }
    }
    struct Far: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CellSize { CellSize(width: 1, height: 1) }
      func placeSubviews(
        in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for subview in subviews {
          subview.place(at: CellPoint(x: .min, y: .max), anchor: .center, proposal: .infinity)
        }
      }
    }
    let harness = Harness(width: 12, height: 3) { Odd() }
    #expect(harness.screen[0] == "    a")
    #expect(harness.warnings.contains { $0.contains("Odd") && $0.contains("out of order") })
    #expect(harness.warnings.contains { $0.contains("Far in Odd") })
    #expect(harness.repaint() == 0)
  }

  private struct Excessive: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CellSize { subviews[subviews.count].sizeThatFits(proposal) }
    func placeSubviews(
      in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `a layout can't read a view that it doesn't have`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Harness(width: 4, height: 1) { Excessive().callAsFunction { Text("a") } }
      }
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 200), (300, 2)])
  func `absurd numbers can be drawn in any window`(width: Int, height: Int) {
    let huge = Length(Int.max)
    let harness = Harness(width: width, height: height) {
      VStack(spacing: Length(Int.min)) {
        Text("a").offset(x: huge, y: Length(Int.min)).position(x: huge, y: huge)
        Grid(horizontalSpacing: huge, verticalSpacing: huge) {
          GridRow {
            Text("b").gridCellColumns(.max).gridCellAnchor(UnitPoint(x: .nan, y: .infinity))
          }
        }
        Color.accentColor.aspectRatio(.nan, contentMode: .fill)
        Color.accentColor.aspectRatio(1e300, contentMode: .fit)
        Text("c").alignmentGuide(.leading) { _ in .max }.alignmentGuide(.leading) { _ in .min }
        Text("d").safeAreaInset(edge: VerticalEdge.top, spacing: huge) { Text("e") }
        ScrollView([.horizontal, .vertical]) { Text("f").frame(width: huge, height: huge) }
          .defaultScrollAnchor(UnitPoint(x: .nan, y: -.infinity))
        Text("g").zIndex(.nan).layoutPriority(.nan).joinsBorders()
      }
    }
    harness.resize(width: 5, height: 5)
    harness.resize(width: width, height: height)
    #expect(harness.repaint() == 0)
  }
}
