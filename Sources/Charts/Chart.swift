// SPDX-License-Identifier: MIT
// Organism: a chart with areas, lines, bars or candles, a histogram or a heat map.

import CuriumTerminal
public import CuriumControls
public import CuriumTokens

/// A chart with lines, points, areas or bars above an axis, and a legend for several series.
///
/// Areas and bars of several series can be stacked. `ChartStyle` describes the other styles.
///
/// The first eight series have the colours `color.chart.1` to `color.chart.8`, unless they have
/// their own. After that, the colours repeat. Without colours, each of several series has its own
/// texture or mark. The area of a single series is coloured by height, with `gradient.data` or a
/// gradient of your choice. The axis shows as many evenly spaced round values as fit; to compare
/// charts, give them the same fixed range. A chart with more values than columns shows the smallest
/// and the largest value of each column, so peaks are never lost. Without values, it says so.
///
/// A histogram takes raw values and counts how many fall into each bin; `format` formats the limits
/// of the bins. A heat map shows one row for each series, from the top, coloured by `gradient.heat`
/// or a gradient of your choice, and the numbers if all of them fit. With 16 or no colours, it
/// consists of shading characters.
///
/// Horizontal bars have a row for each value: its label, a bar and the value at its end. They suit
/// long labels and rankings. Long labels take up to half of the width. Without room for
/// empty rows between them, bars end at whole columns, with a thin line between two of them. If
/// there are more rows than fit, the last row shows how many are left out, and the cursor scrolls.
///
/// Candlesticks show the first, the highest, the lowest and the last price of each period. Their
/// colours, or textures, show which of the first and the last one is higher. If there are more
/// candles than columns, a candle shows all periods of its column.
///
/// A series of points has a horizontal axis of its own (`.chartXScale`), such as for times, in
/// line, point and area charts. It replaces `labels`. The cursor reads the nearest point.
///
/// `.chartRule` adds reference lines, such as a limit, and `.chartValueLabels` shows values at bars
/// and points. With `.chartXVisibleDomain`, the user can zoom and scroll the horizontal axis.
///
/// While the chart has the focus, or while the pointer is over it, a cursor shows the values at its
/// position. Screen readers read the first, the last, the lowest and the highest value of each
/// series, and can move the cursor.
///
/// *Sizing:* fills the available space. If there isn't enough room, the labels below the axis are
/// omitted, then the axis and its values.
/// *Keys:* Left and Right move the cursor, and Home and End move it to the ends. In a heat map, Up
/// and Down move it to another series. Along horizontal bars, Up and Down move it instead of Left
/// and Right. If the chart can zoom, + and - zoom around the cursor, and 0 shows everything.
/// *Tokens:* `chart.*`, `color.chart.*`, `gradient.data`, `gradient.heat`.
///
///     Chart([ChartSeries("Requests", [120, 180, 90])], labels: ["Mon", "Tue", "Wed"])
///     Chart([ChartSeries("CPU", [12, 62, 97])], style: .area, in: 0...100, gradient: .heat) {
///       "\(Int($0))%"
///     }
///     Chart([ChartSeries("Latency", [12, 18, 41, 22])], style: .histogram) { "\(Int($0)) ms" }
///     Chart([ChartSeries("Mon", [3, 9]), ChartSeries("Tue", [5, 2])], style: .heatMap)
///     Chart([ChartSeries("Disk", [412, 96])], style: .horizontalBars, labels: ["redis", "mysql"])
///     Chart([ChartSeries("Read", [3, 9]), ChartSeries("Write", [5, 2])], style: .stackedBars)
///     Chart([ChartSeries("Used", [3, 4]), ChartSeries("Cached", [2, 1])], style: .stackedArea)
///     Chart([ChartSeries("Latency", points: [ChartPoint(x: 0, y: 12), ChartPoint(x: 2, y: 18)])])
public struct Chart: View {
  private let series: [ChartSeries]
  private let style: ChartStyle
  private let labels: [String]
  private let bounds: ClosedRange<Double>?
  private let gradient: Gradient?
  private let format: (@Sendable (Double) -> String)?
  /// The minimum height of a chart with an empty row above the legend.
  private static let leastWithGap = 10
  @State private var sortedPoints = Memo<ChartPoints.Source, ChartPoints>()
  /// The values selected with the keys and under the pointer, among all places.
  @State private var chosen: ChartCursor?
  @State private var hovered: ChartCursor?
  @FocusState private var isFocused: Bool
  @Environment(\.chartOptions) private var options
  @Environment(\.strings) private var strings
  @Environment(\.announce) private var announce
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide

  /// Creates a chart of `series`.
  ///
  /// - Parameters:
  ///   - series: The series, in the order of the legend. A heat map shows the first one at the top.
  ///   - style: The form of the values, such as `.bars`.
  ///   - labels: The labels below the axis, in order, or those to the left of horizontal bars. In
  ///    charts of lines, areas and candles, they are spread from end to end. The cursor shows the
  ///    label of a value, the labels around it, or its position, such as `4 of 7`. To give each
  ///    value a label, pass as many labels as values; the axis omits those without room.
  ///   - bounds: The range of the axis, or of the bins or colours; by default, that of the values.
  ///   - gradient: The colours by height, for a single series, or by value, for a heat map. With
  ///    `nil`, an area uses `gradient.data`, and a heat map `gradient.heat`.
  ///   - format: Returns a value as short text with its unit. With `nil`, values are short
  ///    numbers, such as `3.4k`.
  public init(
    _ series: [ChartSeries], style: ChartStyle = .lines, labels: [String] = [],
    in bounds: ClosedRange<Double>? = nil, gradient: Gradient? = nil,
    format: (@Sendable (Double) -> String)? = nil
  ) {
    self.series = series
    self.style = style
    self.labels = labels
    self.bounds = bounds
    self.gradient = gradient
    self.format = format
  }

  /// The plot and the legend.
  public var body: some View {
    let data = ChartData(
      series: series, style: style, labels: labels, bounds: bounds, gradient: gradient,
      options: options, strings: strings, sortedPoints: sortedPoints,
      ambiguousIsWide: ambiguousIsWide, format: format)
    let isReadable = options.cursorVisibility != .hidden && data.total > 0
    let own = isReadable ? ownCursor(in: data) : nil
    let position = own.map { data.position(of: data.absolute($0).place) }
    let plot = ChartPlot(
      data: data, cursor: own ?? (isReadable ? data.selected(options.selection) : nil),
      keptPlace: isFocused ? chosen.map { data.visible($0).place } : nil,
      resolution: options.resolution, showsEnds: showsEnds)
    GeometryReader { geometry in
      let gap = gap(aboveLegend: geometry.size.height)
      let titles = ChartTitles(options, style, height: geometry.size.height)
      let size = CellSize(
        width: geometry.size.width,
        height: max(0, geometry.size.height - titles.height - gap - (hasLegend ? 1 : 0)))
      let frame = hasRows ? nil : ChartFrame(data, size, showsEnds: showsEnds)
      VStack(alignment: .leading, spacing: 0) {
        AxisTitle(title: titles.vertical)
        Canvas { context, size in plot.draw(&context, size) }
          .frame(height: isHeatMap && data.count > 0 ? frame.map { Length($0.height) } : nil)
          // Horizontal bars show a dash beside each name.
          .overlay { if !data.hasValues, data.count == 0 || !hasRows { NoDataMessage() } }
          .focusable(isReadable)
          .focusEffectDisabled()
          .focused($isFocused)
          .onFocusedKeyPress(keys: keys(in: data)) { press in
            let steps = ChartSteps(data: data, frame: frame)
            let (cursor, window) = steps.step(from: keyCursor(in: data), press.key)
            move(cursor)
            if let window { show(window) }
            return .handled
          }
          .keyHint(hint(strings.readValuesHint, style.arrows), isEnabled: isReadable && isFocused)
          .keyHint(
            hint(strings.zoomHint, ChartSteps.zoomKeys),
            isEnabled: data.window != nil && isReadable && isFocused
          )
          .onContinuousHover { phase in
            guard case .active(let point) = phase, isReadable else { return hovered = nil }
            hovered = plot.target(at: point, frame, size).map { data.absolute($0) }
          }
          .chartPanning(data.window, in: frame) { window, x in
            show(window)
            if let x, hovered != nil { hovered = ChartCursor(place: data.place(nearest: x)) }
          }
          .onChange(of: position) { _, x in options.selection?.wrappedValue = x }
          .onChange(of: options.selection?.wrappedValue) { _, x in
            // Another chart with the same selection no longer has a cursor.
            if x == nil, let position { options.selection?.wrappedValue = position }
          }
          .accessibilityElement()
          .accessibilityRole(.image)
          .accessibilityLabel(series.map(\.name).joined(separator: ", "))
          .accessibilityValue(
            plot.cursor.map { data.reading(at: $0, in: frame) }
              ?? (data.hasValues ? data.summary : strings.noData)
          )
          .accessibilityReading(isEnabled: isReadable && data.count > 0) { direction in
            let before = keyCursor(in: data)
            let cursor = read(direction, in: data, frame)
            // A change of the value of a focused chart is announced by itself.
            if isFocused, cursor != before { return }
            announce(data.reading(at: cursor, in: frame))
          }
        AxisTitle(title: titles.horizontal, plot: frame)
        if hasLegend {
          LegendRow(indent: frame?.plot.minX ?? 0) {
            if isHeatMap {
              HeatScale(data: data, cursor: plot.cursor)
            } else {
              ChartLegend(series: series, style: style)
            }
          }
          .padding(.top, Length(gap))
        }
      }
    }
  }

  private var isHeatMap: Bool { style == .heatMap }
  private var hasRows: Bool { style == .horizontalBars }
  private var hasLegend: Bool { isHeatMap || series.count > 1 }

  /// Returns the empty rows above the legend, if there is room.
  private func gap(aboveLegend height: Int) -> Int {
    hasLegend && height >= Self.leastWithGap ? 1 : 0
  }

  private func keys(in data: ChartData) -> Set<KeyEquivalent> {
    Set(style.arrows + [.home, .end] + (data.window == nil ? [] : ChartSteps.zoomKeys))
  }

  private func hint(_ title: String, _ keys: [KeyEquivalent]) -> KeyBinding {
    KeyBinding(title, keys.map { KeySequence(KeyboardShortcut($0, modifiers: [])) })
  }

  /// `true` if the newest values are shown on the right.
  private var showsEnds: Bool {
    guard style == .lines || style == .area else { return false }
    return options.lastValueVisibility == .visible
      || options.lastValueVisibility == .automatic && style == .lines
  }

  /// The value that is read: the one under the pointer, or that of the keys.
  private func ownCursor(in data: ChartData) -> ChartCursor? {
    guard data.count > 0, hovered != nil || isFocused else { return nil }
    return keyCursor(in: data)
  }

  /// The value from which keys move the cursor: the one under the pointer, until the pointer moves
  /// again. At the start, it is the newest visible value, or the top of horizontal bars.
  private func keyCursor(in data: ChartData) -> ChartCursor {
    let start = ChartCursor(place: hasRows ? 0 : data.offset + data.count - 1)
    return data.visible(hovered ?? chosen ?? start)
  }

  /// Shows a part of the horizontal axis.
  private func show(_ window: ChartWindow) {
    guard let domain = options.visibleDomain, domain.wrappedValue != window.domain else { return }
    domain.wrappedValue = window.domain
  }

  /// Moves the cursor to one of all places.
  private func move(_ cursor: ChartCursor) {
    hovered = nil
    chosen = cursor
  }

  /// Moves the cursor to the next or the previous value, if there is a direction. Returns it.
  private func read(
    _ direction: AccessibilityAdjustmentDirection?, in data: ChartData, _ frame: ChartFrame?
  ) -> ChartCursor {
    var cursor = keyCursor(in: data)
    if let direction {
      cursor = ChartSteps(data: data, frame: frame).next(after: cursor, direction)
      move(data.absolute(cursor))
    }
    return cursor
  }
}
