// SPDX-License-Identifier: MIT
// Views: renders a view without a terminal.

import CuriumViews
public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// Renders a view once, without a terminal, for a report, a log or a picture in a document.
///
///     let printed = render(InfoRow(label: "Version", value: "6.3"), width: 40)
///     print(printed.text)
///
/// *Sizing:* `width` columns, and `height` rows or as many as the content needs. The actions of
/// `onAppear` and `onChange` run. Time doesn't advance, and tasks are cancelled.
///
/// - Parameters:
///   - view: The view to render.
///   - width: The width in columns, from 1 to 1,024.
///   - height: The height in rows, from 1 to 4,096. `nil` means as many as the content needs.
///   - theme: The theme of the view, which also supplies the background.
///   - environment: Changes the environment of the view before it is rendered.
@MainActor public func render<Content: View>(
  _ view: Content, width: Int = 80, height: Int? = nil, theme: AppTheme = .light,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) -> RenderedView {
  let columns = max(1, min(width, RenderedView.mostColumns))
  let device = MemoryDevice(
    size: CellSize(
      width: columns, height: height.map { min($0, RenderedView.mostRows) } ?? 1))
  let loop = ManualLoop()
  let runtime = AppRuntime(view, device: device, loop: loop) { values in
    values.appTheme = theme
    values.accessibilityReduceMotion = true
    environment(&values)
  }
  runtime.alignment = .topLeading
  if height == nil { runtime.takeRows(upTo: RenderedView.mostRows) }
  loop.drain()
  runtime.tearDown()
  return RenderedView(grid: runtime.renderer.shown, theme: theme)
}

/// A rendered view: as text, as text with terminal colours, or as a picture.
///
/// Create one with `render(_:width:height:theme:environment:)`.
public struct RenderedView {
  static let mostColumns = 1_024
  static let mostRows = 4_096

  let grid: CellGrid
  let theme: AppTheme

  /// Creates a view of the contents of `grid`. It is valid until something else is drawn into the
  /// grid.
  package init(grid: CellGrid, theme: AppTheme) {
    self.grid = grid
    self.theme = theme
  }

  /// The number of columns and rows.
  public var size: CellSize { grid.size }

  /// The rows as text, without colours or trailing spaces.
  public var lines: [String] { grid.text() }

  /// The lines, each followed by a line feed.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns the lines with their colours as SGR sequences (ECMA-48 8.3.117), each followed by a
  /// reset and a line feed, for a terminal with `colors`. It contains no cursor movements, so it
  /// can be written to any terminal or saved in a file.
  public func ansi(colors: ColorDepth = .trueColor) -> String {
    let bytes = grid.printed(capabilities: TerminalCapabilities(colorDepth: colors))
    return String(decoding: bytes, as: UTF8.self)
  }
}
