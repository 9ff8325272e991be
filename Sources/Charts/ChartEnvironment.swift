// SPDX-License-Identifier: MIT
// Organism: the environment values of charts.

public import CuriumControls
public import CuriumTokens

/// The horizontal axis of a chart of points.
struct ChartXScale {
  var domain: ClosedRange<Double>?
  /// The distance that those of labels are multiples of.
  var step: Double?
  var format: (@Sendable (Double) -> String)?
}

/// The options that modifiers set for charts.
struct ChartOptions {
  var cursorVisibility = Visibility.automatic
  var lastValueVisibility = Visibility.automatic
  var valueLabelVisibility = Visibility.automatic
  var resolution = CanvasResolution.automatic
  var xScale = ChartXScale()
  /// The scale of the values.
  var scaleType = ChartScaleType.linear
  var xTitle = ""
  var yTitle = ""
  /// The visible part of the horizontal axis; `nil` if it is always the whole axis.
  var visibleDomain: Binding<ClosedRange<Double>?>?
  /// The position at the cursor, for the app.
  var selection: Binding<Double?>?
  /// The reference lines, in the order of the modifiers.
  var rules: [ChartRule] = []
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[TypeKey<ChartOptions>.self] ?? ChartOptions() }
    set { self[TypeKey<ChartOptions>.self] = newValue }
  }
}

extension View {
  /// Sets the `visibility` of the cursor that shows values in the charts of this view.
  ///
  /// With `.hidden`, charts don't take the focus. To read or set the position of the cursor, use
  /// `chartXSelection(value:)`.
  ///
  ///     Chart([ChartSeries("Requests", [120, 180, 90])]).chartCursor(.hidden)
  public func chartCursor(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.cursorVisibility, visibility)
  }

  /// Sets the `visibility` of the last value of each series, shown to the right of the charts in
  /// this view.
  ///
  /// With `.automatic`, the default, line charts show it if there is room. With `.visible`, area
  /// charts show it too.
  ///
  ///     Chart([ChartSeries("CPU", [12, 62, 97])], style: .area).chartLastValue(.visible)
  public func chartLastValue(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.lastValueVisibility, visibility)
  }

  /// Sets the `visibility` of a label with the value at each bar, stack or point in the charts of
  /// this view.
  ///
  /// With `.automatic`, the default, only horizontal bars and heat maps show their values. With
  /// `.visible`, charts of bars, stacked bars, lines, points and areas and histograms show values
  /// too: above bars and points, or below them if they are negative or if a line is above them. An
  /// automatic range of the axis leaves a row for the labels. A label that doesn't fit is omitted:
  /// one that is wider than its bar, or that would cover another one or a line. If there are more
  /// values than columns, there are no labels.
  ///
  ///     Chart([ChartSeries("Requests", [120, 180, 90])], style: .bars)
  ///       .chartValueLabels(.visible)
  public func chartValueLabels(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.valueLabelVisibility, visibility)
  }

  /// Sets the `resolution` of the lines and points in the charts of this view: the size of the
  /// parts that they consist of.
  ///
  /// With `.automatic`, the default, lines consist of box-drawing characters with round corners,
  /// which nearly all fonts have. If there are more values than columns, each line is a band of
  /// half cells, from the least to the greatest value of each column. With the icon sets `.symbols`
  /// and `.nerdFont`, and in terminals that show every braille pattern, lines consist of braille
  /// dots. If a chart has more points than columns, they are dots too, or quarters of cells where
  /// lines aren't dots.
  ///
  ///     Chart([ChartSeries("Latency", [12, 18, 41, 22])]).chartResolution(.braille)
  public func chartResolution(_ resolution: CanvasResolution) -> some View {
    environment(\.chartOptions.resolution, resolution)
  }

  /// Sets up the horizontal axis of the charts of points in this view.
  ///
  ///     Chart([ChartSeries("CPU", points: [ChartPoint(x: 0, y: 3), ChartPoint(x: 43_200, y: 5)])])
  ///       .chartXScale(domain: 0...86_400, step: 3_600) { "\(Int($0 / 3_600)):00" }
  ///
  /// - Parameters:
  ///   - domain: The positions at the ends of the axis. Points outside aren't drawn. With `nil`,
  ///    they are the first and the last position of all points.
  ///   - step: The distance between labels is a multiple of it, such as a minute or an hour. With
  ///    `nil`, labels are at round numbers.
  ///   - format: Returns a position as short text, such as a time. With `nil`, positions are short
  ///    numbers.
  public func chartXScale(
    domain: ClosedRange<Double>? = nil, step: Double? = nil,
    format: (@Sendable (Double) -> String)? = nil
  ) -> some View {
    environment(\.chartOptions.xScale, ChartXScale(domain: domain, step: step, format: format))
  }

  /// Lets the user zoom and scroll the horizontal axis of the charts in this view. `domain` is the
  /// visible part: positions of points, or indices of values at equal steps. `nil` is the whole
  /// axis.
  ///
  /// The keys + and - zoom around the cursor, and 0 shows the whole axis. Moving the cursor past an
  /// end scrolls. The wheel scrolls while a part is visible, and zooms with Control or Option.
  /// Dragging scrolls. The labels, the cursor and an automatic range of the values follow the
  /// visible part; a fixed range stays the same. A sign at an upper corner shows that there are
  /// more values on that side.
  ///
  /// Charts with the same binding show the same part. To follow the newest values, set the domain
  /// when they arrive. A part that reaches past an end of the axis moves into the axis. Histograms,
  /// heat maps and horizontal bars always show everything.
  ///
  ///     struct Latency: View {
  ///       let values: [Double]
  ///       @State private var visible: ClosedRange<Double>?
  ///
  ///       var body: some View {
  ///         Chart([ChartSeries("Latency", values)]).chartXVisibleDomain($visible)
  ///       }
  ///     }
  public func chartXVisibleDomain(_ domain: Binding<ClosedRange<Double>?>) -> some View {
    environment(\.chartOptions.visibleDomain, domain)
  }

  /// Writes the position of the cursor in the charts of this view to `x`: the position of a point,
  /// or the index of a value or a bin. Without a cursor, it is `nil`.
  ///
  /// While the user neither points at a chart nor has moved the focus to it, its cursor is at `x`.
  /// So the cursors of charts with the same binding move together.
  ///
  ///     struct Visits: View {
  ///       let values: [Double]
  ///       @State private var day: Double?
  ///
  ///       var body: some View {
  ///         VStack {
  ///           Chart([ChartSeries("Visits", values)], style: .bars).chartXSelection(value: $day)
  ///           Text(day.map { "\(values[Int($0)]) visits" } ?? "")
  ///         }
  ///       }
  ///     }
  public func chartXSelection(value x: Binding<Double?>) -> some View {
    environment(\.chartOptions.selection, x)
  }

  /// Sets the `type` of the scale of the values in the charts of this view. It applies to lines,
  /// points, areas and bars.
  ///
  /// With `.log`, the labels of the axis are powers of ten, and values that aren't positive are
  /// left out. Bars and areas begin at the lowest power of ten.
  ///
  ///     Chart([ChartSeries("Latency", [4, 90, 3200])]).chartYScale(type: .log)
  public func chartYScale(type: ChartScaleType) -> some View {
    environment(\.chartOptions.scaleType, type)
  }

  /// Draws a dashed reference line across the charts in this view at the value `y`, such as a
  /// limit, a target or an average. Several lines can be combined.
  ///
  /// The line is above the grid, areas and bars, and below other lines and points. An automatic
  /// range of the axis includes it; outside a fixed range, it isn't drawn. Its label is in the
  /// line, on the left or right, followed by the value if there is room, and screen readers read
  /// both. In the row of an axis label with another value, the line would seem to be at that value,
  /// so it is drawn in the next row, if that is free. Histograms, heat maps and horizontal bars
  /// don't show the line.
  ///
  ///     Chart([ChartSeries("CPU", [12, 62, 97])], style: .area)
  ///       .chartRule(y: 80, "Limit", color: .warning)
  ///
  /// - Parameters:
  ///   - y: The value. Lines at NaN and infinite values aren't drawn.
  ///   - label: A short label, which is truncated if it doesn't fit.
  ///   - color: The colour, which is made lighter or darker where it wouldn't be legible. With
  ///    `nil`, it is that of the token `chart.rule`.
  public func chartRule(y: Double, _ label: String = "", color: Color? = nil) -> some View {
    chartRule(ChartRule(position: .y(y), label: label, color: color))
  }

  /// Draws a dashed reference line from top to bottom in the charts of this view at the position
  /// `x`, such as the time of a release. Several lines can be combined.
  ///
  /// The line looks like the one of `chartRule(y:_:color:)`. Its label is beside its upper end, and
  /// the cursor reads it at its position. A line outside the horizontal axis doesn't extend the
  /// axis. Heat maps and horizontal bars don't show the line.
  ///
  ///     Chart([ChartSeries("Requests", [120, 180, 90])], labels: ["Mon", "Tue", "Wed"])
  ///       .chartRule(x: 1, "Release")
  ///
  /// - Parameters:
  ///   - x: The position on the axis of points; in a histogram, the value; in other charts, the
  ///    index of a value, or a position between two values of a line or an area.
  ///   - label: A short label, which is truncated if it doesn't fit.
  ///   - color: The colour, which is made lighter or darker where it wouldn't be legible. With
  ///    `nil`, it is that of the token `chart.rule`.
  public func chartRule(x: Double, _ label: String = "", color: Color? = nil) -> some View {
    chartRule(ChartRule(position: .x(x), label: label, color: color))
  }

  private func chartRule(_ rule: ChartRule) -> some View {
    transformEnvironment(\.chartOptions.rules) { $0.insert(rule, at: 0) }
  }

  /// Shows a `label` for the horizontal axis below the charts in this view, if they have at least
  /// eight rows. Horizontal bars don't show it.
  ///
  ///     Chart([ChartSeries("Load", [3, 5, 2])]).chartXAxisLabel("Hour")
  public func chartXAxisLabel(_ label: String) -> some View {
    environment(\.chartOptions.xTitle, label)
  }

  /// Shows a `label` for the axis of the values above the charts in this view, if they have at
  /// least eight rows. Horizontal bars don't show it.
  ///
  ///     Chart([ChartSeries("Latency", [12, 18, 41])]).chartYAxisLabel("ms")
  public func chartYAxisLabel(_ label: String) -> some View {
    environment(\.chartOptions.yTitle, label)
  }
}
