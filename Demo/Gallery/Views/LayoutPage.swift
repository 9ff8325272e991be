// SPDX-License-Identifier: MIT
// Page: grids, guides, and views that adapt to the available space.

import Curium

/// A grid, a custom alignment guide, and views that adapt to the available space.
struct LayoutPage: ShowcasePage {
  static let name = "Layout"
  static let summary = "Grids, guides and views that fit."

  @State private var room = 30
  @State private var isUpright = false

  var body: some View {
    Samples {
      Sample("The first view that fits") {
        Stepper("Width: \(room) columns", value: $room, in: 4...44)
          .padding(.bottom, 1)
        FittingView().frame(width: Length(room), alignment: .leading)
          .background(DesignTokens.Colors.surface)
      }
      Sample("A stack whose direction changes") {
        Toggle("Vertical", isOn: $isUpright)
          .padding(.bottom, 1)
        Directions(isUpright: isUpright)
      }
      Sample("A grid") { ServiceGrid() }
      Sample("A grid whose columns depend on the width") { ServiceTiles() }
      Sample("Views that wrap") { ServiceBadges() }
      Sample("A custom alignment guide: the colon") { ColonTable() }
      Sample("Borders that join") { JoinedBorders() }
      Sample("A bar over scrolling content") { InsetBar() }
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
      Badge(text: "Running", color: .success)
      Badge(text: "Slow", color: .warning)
      Badge(text: "Stopped", color: .textMuted)
    }
  }
}

/// Columns as wide as their widest cell.
private struct ServiceGrid: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 3) {
      GridRow {
        Text("Service")
        Text("Version")
        Text("Latency").gridColumnAlignment(.trailing)
      }
      .bold()
      Divider()
      row("api-gateway", version: "2.4.1", latency: "42 ms")
      row("checkout", version: "1.18.0", latency: "812 ms")
      row("billing", version: "3.2.0", latency: "67 ms")
    }
    .fixedSize()
  }

  private func row(_ service: String, version: String, latency: String) -> some View {
    GridRow {
      Text(service)
      Text(version).foregroundStyle(.accentColor)
      Text(latency).foregroundStyle(.textSecondary)
    }
  }
}

/// Services side by side, in as many columns as fit.
private struct ServiceTiles: View {
  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 14), spacing: 2, alignment: .topLeading)], spacing: 1
    ) {
      ForEach(PreviewService.all.prefix(6)) { service in
        VStack(alignment: .leading, spacing: 0) {
          Text(service.name).bold()
          Text(service.time).foregroundStyle(.textSecondary)
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: 64)
  }
}

/// Names in rows that wrap.
private struct ServiceBadges: View {
  var body: some View {
    FlowLayout(spacing: 2, lineSpacing: 1) {
      ForEach(PreviewService.all.prefix(8)) { Badge(text: $0.name) }
    }
    .frame(maxWidth: 44, alignment: .leading)
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
      line("Owner", "Ada Okafor")
      line("Service", "api-gateway")
      line("Deployed", "today at 14:20")
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
      Text("main\n2 ahead").padding(.horizontal, DesignTokens.Spacing.sm).border(.borderStrong)
      VStack(spacing: 0) {
        Text("Changes")
        Divider()
        Text("History")
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
      VStack(alignment: .leading) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("\(PreviewService.all.count) services").foregroundStyle(.textSecondary)
        .frame(maxWidth: .infinity)
        .background(.surfaceRaised)
    }
    .frame(maxWidth: 32)
    .frame(height: 5)
  }
}
