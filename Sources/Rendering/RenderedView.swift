// SPDX-License-Identifier: MIT
// Rendering: a view printed once, without a terminal.

import CuriumViews
public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// Prints a view once, without a terminal: for a report, a log, a picture in a document.
///
///     let printed = render(InfoRow(label: "Version", value: "6.3"), width: 40)
///     print(printed.text)
///
/// *Sizing:* `width` columns, and `height` rows or as many as the content needs, at most 4,096. What
/// appears in the view acts (`onAppear`, `onChange`); time stands still and tasks are cancelled.
@MainActor public func render<Content: View>(
  _ view: Content, width: Int = 80, height: Int? = nil, theme: AppTheme = .light,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) -> RenderedView {
  let columns = max(1, min(width, RenderedView.mostColumns))
  let device = MemoryDevice(
    size: CellSize(
      width: columns, height: height.map { min($0, RenderedView.mostRows) } ?? 1))
  let loop = StillLoop()
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

/// A view as it was printed: as text, with the colours of a terminal, or as a picture.
///
/// `render(_:width:height:theme:environment:)` makes one.
public struct RenderedView {
  static let mostColumns = 1_024
  static let mostRows = 4_096

  let grid: CellGrid
  let theme: AppTheme

  /// What stands in `grid`, for as long as nothing is drawn into it.
  package init(grid: CellGrid, theme: AppTheme) {
    self.grid = grid
    self.theme = theme
  }

  /// Columns and rows.
  public var size: CellSize { grid.size }

  /// The rows as text, without colours and trailing spaces.
  public var lines: [String] { grid.text() }

  /// The lines, each ended by a line feed.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines with their colours as SGR sequences (ECMA-48 8.3.117), each ended by a reset and a
  /// line feed. The cursor is not moved: it can be written to any terminal, or kept in a file.
  public func ansi(colors: ColorDepth = .trueColor) -> String {
    let bytes = grid.printed(capabilities: TerminalCapabilities(colorDepth: colors))
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A run loop in which no time passes.
@MainActor private final class StillLoop: EventLoop {
  let now = Duration.zero
  private var pending: [@MainActor () -> Void] = []

  func enqueue(_ work: @escaping @MainActor () -> Void) { pending.append(work) }
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void) {}

  /// Runs what is enqueued, and what that enqueues, for as long as a view that settles needs.
  func drain() {
    var turns = 0
    while !pending.isEmpty, turns < 100 {
      let work = pending
      pending = []
      for item in work { item() }
      turns += 1
    }
  }
}
