// SPDX-License-Identifier: MIT
// Page: grids, guides, and views that adapt to their room.

import Curium

/// A grid, a custom alignment guide, and views that adapt to their room.
struct LayoutPage: ShowcasePage {
  static let name = "Layout"
  static let summary = "Grids, guides and views that fit."

  @State private var room = 30
  @State private var isUpright = false

  var body: some View {
    Samples {
      Sample("The first view that fits") {
        Stepper("Room: \(room) columns", value: $room, in: 4...44)
        FittingView().frame(width: Length(room), alignment: .leading)
          .background(DesignTokens.Colors.surface)
      }
      Sample("A stack whose direction changes") {
        Toggle("Upright", isOn: $isUpright)
        Directions(isUpright: isUpright)
      }
      Sample("A grid") { HarbourGrid() }
      Sample("A guide of one’s own: the colon") { ColonTable() }
      Sample("Borders that join") { JoinedBorders() }
      Sample("A bar that takes its room from what scrolls") { InsetBar() }
    }
  }
}

/// The longest title that fits.
private struct FittingView: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Label("Downloads and software updates", systemImage: "arrow.down")
      Label("Downloads", systemImage: "arrow.down")
      Image(systemName: "arrow.down")
    }
    .lineLimit(1)
  }
}

/// Three names in a row or a column; the views stay the same.
private struct Directions: View {
  let isUpright: Bool

  var body: some View {
    let layout =
      isUpright
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 2))
    layout {
      Badge(text: "Brest", color: .info)
      Badge(text: "Hamburg", color: .success)
      Badge(text: "Bergen", color: .warning)
    }
  }
}

/// Columns as wide as their widest cell.
private struct HarbourGrid: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 3) {
      GridRow {
        Text("Harbour")
        Text("Tide")
        Text("Depth").gridColumnAlignment(.trailing)
      }
      .bold()
      Divider()
      row("Brest", tide: "05:12", depth: "12 m")
      row("Hamburg", tide: "08:40", depth: "17 m")
      row("Bergen", tide: "11:03", depth: "9 m")
    }
    .fixedSize()
  }

  private func row(_ harbour: String, tide: String, depth: String) -> some View {
    GridRow {
      Text(harbour)
      Text(tide).foregroundStyle(.accentColor)
      Text(depth).foregroundStyle(.textSecondary)
    }
  }
}

/// The boundary between a label and its value.
private enum ColonAlignment: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions[.leading] }
}

/// Labels and values aligned at the colon.
private struct ColonTable: View {
  private let colon = HorizontalAlignment(ColonAlignment.self)

  var body: some View {
    VStack(alignment: colon) {
      line("From", "Brest")
      line("Destination", "Bergen")
      line("By way of", "Hamburg")
    }
  }

  private func line(_ label: String, _ value: String) -> some View {
    HStack {
      Text("\(label):").foregroundStyle(.textSecondary)
      Text(value).alignmentGuide(colon) { $0[.leading] }
    }
  }
}

/// Frames that overlap by one cell.
private struct JoinedBorders: View {
  var body: some View {
    HStack(spacing: -1) {
      Text("left\nside").padding(.horizontal, DesignTokens.Spacing.sm).border(.borderStrong)
      VStack(spacing: 0) {
        Text("above")
        Divider()
        Text("beneath")
      }
      .frame(width: 14)
      .border(.borderStrong)
    }
    .fixedSize(horizontal: true, vertical: true)
    .joinsBorders()
  }
}

/// Lines that scroll behind a bar.
private struct InsetBar: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) { ForEach(1..<13) { Text("Line \($0)") } }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("12 lines").foregroundStyle(.textInverse)
        .frame(maxWidth: .infinity)
        .background(.accentColor)
    }
    .frame(maxWidth: 32)
    .frame(height: 5)
  }
}
