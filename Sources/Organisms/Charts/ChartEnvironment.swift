// SPDX-License-Identifier: MIT
// Organism: the environment values of charts.

public import CuriumControls

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
  var resolution = CanvasResolution.automatic
  var xScale = ChartXScale()
  /// The scale of the values.
  var scaleType = ChartScaleType.linear
  var xTitle = ""
  var yTitle = ""
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
  /// With `.hidden`, charts don't take the focus.
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

  /// Sets the `resolution` of the lines in the charts of this view: the size of the parts that make
  /// up a line.
  ///
  /// With `.automatic`, the default, lines consist of box-drawing characters with round corners,
  /// which nearly all fonts have. If there are more values than columns, each line is a band of
  /// half cells, from the least to the greatest value of each column. With the icon sets `.symbols`
  /// and `.nerdFont`, and in terminals that show every braille pattern, lines consist of braille
  /// dots.
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
