// SPDX-License-Identifier: MIT
// Organism: how the charts in a view are drawn and read.

public import CuriumControls

private struct ChartCursorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct ChartLastValueVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct ChartResolutionKey: EnvironmentKey {
  static var defaultValue: CanvasResolution { .automatic }
}

extension EnvironmentValues {
  var chartCursorVisibility: Visibility {
    get { self[ChartCursorVisibilityKey.self] }
    set { self[ChartCursorVisibilityKey.self] = newValue }
  }

  var chartLastValueVisibility: Visibility {
    get { self[ChartLastValueVisibilityKey.self] }
    set { self[ChartLastValueVisibilityKey.self] = newValue }
  }

  var chartResolution: CanvasResolution {
    get { self[ChartResolutionKey.self] }
    set { self[ChartResolutionKey.self] = newValue }
  }
}

extension View {
  /// Sets the `visibility` of the line that reads values in the charts of this view.
  ///
  /// With `.hidden`, charts don't take the focus.
  ///
  ///     Chart([ChartSeries("Requests", [120, 180, 90])]).chartCursor(.hidden)
  public func chartCursor(_ visibility: Visibility) -> some View {
    environment(\.chartCursorVisibility, visibility)
  }

  /// Sets the `visibility` of the last value of each series, at the right of the charts in this
  /// view.
  ///
  /// With `.automatic`, the default, charts of lines show it where there is room. With
  /// `.visible`, areas show it too.
  ///
  ///     Chart([ChartSeries("CPU", [12, 62, 97])], style: .area).chartLastValue(.visible)
  public func chartLastValue(_ visibility: Visibility) -> some View {
    environment(\.chartLastValueVisibility, visibility)
  }

  /// Sets the `resolution` of the lines in the charts of this view: the parts of cells that they
  /// consist of.
  ///
  /// By default, these are half blocks, which nearly all fonts have, and braille dots with the
  /// icons of Nerd Fonts.
  ///
  ///     Chart([ChartSeries("Latency", [12, 18, 41, 22])]).chartResolution(.braille)
  public func chartResolution(_ resolution: CanvasResolution) -> some View {
    environment(\.chartResolution, resolution)
  }
}
