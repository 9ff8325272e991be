// SPDX-License-Identifier: MIT
// Organism: the environment values of charts.

public import CuriumControls

/// The options that modifiers set for charts.
struct ChartOptions {
  var cursorVisibility = Visibility.automatic
  var lastValueVisibility = Visibility.automatic
  var resolution = CanvasResolution.automatic
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
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
}
