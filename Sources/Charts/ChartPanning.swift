// SPDX-License-Identifier: MIT
// Organism: scrolls and zooms a chart with the pointer.

import CuriumControls
import CuriumTerminal

extension View {
  /// Scrolls and zooms a chart with the pointer, if a part of its axis can be shown.
  ///
  /// - Parameters:
  ///   - window: The visible part of the axis; `nil` if it is always the whole axis.
  ///   - frame: The layout of the chart.
  ///   - show: Shows another part. After a turn of the wheel, also gets the position below the
  ///    pointer.
  func chartPanning(
    _ window: ChartWindow?, in frame: ChartFrame?,
    show: @escaping @MainActor (ChartWindow, _ x: Double?) -> Void
  ) -> some View {
    ChartPanning(content: self, window: window, frame: frame, show: show)
  }
}

/// Scrolls and zooms its content with the wheel, and scrolls it by dragging.
struct ChartPanning<Content: View>: View {
  let content: Content
  let window: ChartWindow?
  let frame: ChartFrame?
  let show: @MainActor (ChartWindow, _ x: Double?) -> Void
  /// The window before dragging.
  @GestureState var start: ChartWindow? = nil

  /// The change of the length by a notch of the wheel.
  private static var zoom: Double { 1.25 }

  var body: some View {
    content
      .onPointerEvent { event in
        guard let window, let next = self.window(after: event, in: window), next != window else {
          return .ignored
        }
        show(next, position(at: event.position.x, in: next))
        return .handled
      }
      .gesture(
        DragGesture()
          .updating($start) { _, start, _ in start = start ?? window }
          .onChanged { value in
            guard let window = start ?? window else { return }
            show(window.dragged(by: value.translation.width, in: columns), nil)
          },
        // There is nothing to scroll in the whole axis.
        isEnabled: window?.domain != nil)
  }

  /// The columns of the plot.
  private var columns: Range<Int> { frame.map { $0.plot.minX..<$0.plot.maxX } ?? 0..<0 }

  /// Returns the position at a column while `window` is visible.
  private func position(at column: Int, in window: ChartWindow) -> Double {
    guard let frame, frame.data.style.hasBands else {
      return window.position(at: column, in: columns)
    }
    let place = frame.bandPlace(at: column, of: window.places.count)
    return window.shown.lowerBound + Double(place)
  }

  /// Returns the window after a notch of the wheel; `nil` for other events.
  private func window(after event: PointerEvent, in window: ChartWindow) -> ChartWindow? {
    guard case .scrolled(let x, let y) = event.kind else { return nil }
    if y == 0 || event.modifiers.isDisjoint(with: [.control, .option]) {
      return window.scrolled(notches: x + y)
    }
    return window.zoomed(
      by: y < 0 ? 1 / Self.zoom : Self.zoom,
      around: position(at: event.position.x, in: window))
  }
}
