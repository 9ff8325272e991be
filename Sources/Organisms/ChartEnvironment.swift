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
  /// Shows or hides the line that reads values in the charts of this view. Charts without it don't
  /// take the focus.
  public func chartCursor(_ visibility: Visibility) -> some View {
    environment(\.chartCursorVisibility, visibility)
  }

  /// Shows or hides the last value of each series at the right of the charts in this view. By default,
  /// charts of lines show it where there is room; areas can show it too.
  public func chartLastValue(_ visibility: Visibility) -> some View {
    environment(\.chartLastValueVisibility, visibility)
  }

  /// Sets the parts of cells that lines in the charts of this view consist of. By default, they
  /// consist of half blocks, which nearly all fonts have, and with the icons of Nerd Fonts of braille
  /// dots.
  public func chartResolution(_ resolution: CanvasResolution) -> some View {
    environment(\.chartResolution, resolution)
  }
}
