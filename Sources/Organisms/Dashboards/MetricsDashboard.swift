// SPDX-License-Identifier: MIT
// Organism: metrics in a grid that adapts to the width.

public import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// Metrics in a grid of equal columns: as many as fit without leaving gaps in the last row.
///
/// Each metric is a `StatCard` unless you provide `content`. Their values are in large letters if
/// all values can be, and if all cards fit side by side or there is room for only one in a row.
/// Cards of 20 or more columns side by side always have the same height, so the page doesn't move
/// when a value becomes too long for large letters.
///
/// *Sizing:* fills the width; as tall as its rows. *Tokens:* `page.spacing` between the tiles.
///
///     MetricsDashboard(metrics: [
///       Metric("Downloads", value: "12,480", trend: .up("8%")), Metric("Open issues", value: "7"),
///     ])
///     MetricsDashboard(metrics: packages) { metric in
///       Card {
///         Text(metric.name)
///         Text(metric.version).font(.title)
///       }
///     }
public struct MetricsDashboard<Metrics: RandomAccessCollection, Tile: View>: View
where Metrics.Element: Identifiable {
  private let metrics: Metrics
  private let content: (Metrics.Element) -> Tile
  /// `true` if the tiles are the kit's own cards.
  private let hasCards: Bool
  /// `true` if the values of all cards can be in large letters.
  private let canBeLarge: Bool
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density
  @Environment(\.cardsHaveEdges) private var cardsHaveEdges

  /// Creates a dashboard with a tile for each of `metrics`. `content` returns the tile of a metric.
  public init(
    metrics: Metrics, @ViewBuilder content: @escaping (Metrics.Element) -> Tile
  ) {
    self.init(metrics: metrics, hasCards: false, canBeLarge: false, content: content)
  }

  private init(
    metrics: Metrics, hasCards: Bool, canBeLarge: Bool,
    content: @escaping (Metrics.Element) -> Tile
  ) {
    self.metrics = metrics
    self.content = content
    self.hasCards = hasCards
    self.canBeLarge = canBeLarge
  }

  /// The tiles.
  public var body: some View {
    if hasCards {
      ViewThatFits(in: .horizontal) {
        if canBeLarge { tiles(least: Self.tallCards).environment(\.statLook, .automatic) }
        tiles(least: Self.tallCards).environment(\.statLook, .tall)
        tiles(ideal: .several).environment(\.statLook, .small)
        if canBeLarge { tiles(ideal: .one).environment(\.statLook, .automatic) }
        tiles().environment(\.statLook, .small)
      }
    } else {
      tiles()
    }
  }

  /// The columns of cards that are as tall as large letters.
  private static var tallCards: ClosedRange<Int> { 20...Int.max }

  private func tiles(
    least: ClosedRange<Int>? = nil, ideal: TileLayout.IdealColumns = .all
  ) -> some View {
    TileLayout(
      gap: ComponentTokens.Page.spacing, least: least,
      hasFrames: hasCards && cardsHaveEdges, ideal: ideal, theme, density
    ) {
      ForEach(metrics) { content($0) }
    }
  }
}

extension MetricsDashboard where Metrics.Element == Metric, Tile == StatCard {
  /// Creates a dashboard with a card for each of `metrics`.
  public init(metrics: Metrics) {
    // A card with recent values has no large letters.
    let canBeLarge = metrics.allSatisfy {
      !$0.values.isEmpty || StatCard.hasLargeNumber($0.value)
    }
    self.init(metrics: metrics, hasCards: true, canBeLarge: canBeLarge) {
      StatCard(
        title: $0.title, value: $0.value, trend: $0.trend, values: $0.values, color: $0.color,
        lowerIsBetter: $0.lowerIsBetter)
    }
  }
}
