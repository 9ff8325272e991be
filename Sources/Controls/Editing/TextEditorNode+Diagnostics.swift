// SPDX-License-Identifier: MIT
// Views: the diagnostics of a text editor: marks, underlines, and the row with their messages.

import CuriumEditing
@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
import CuriumViews

extension TextEditorNode {
  /// The rows that the message needs: 1 in an editor with diagnostics.
  var messageRow: Int { options.diagnostics == nil ? 0 : 1 }

  /// The diagnostics whose messages are shown, the most severe ones first: those at the caret, or
  /// else the most severe one in its line.
  var shownDiagnostics: [TextDiagnostic] {
    if diagnostics.isEmpty || !isEnabled { return [] }
    let caret = editing.caret
    let places = diagnostics.places(inLine: editing.buffer.line(at: caret), of: editing)
    let met = places.filter { $0.range.lowerBound <= caret && caret <= $0.range.upperBound }
    if !met.isEmpty { return met.map(\.diagnostic).sorted { $0.severity > $1.severity } }
    let first = places.max { $0.diagnostic.severity < $1.diagnostic.severity }
    return first.map { [$0.diagnostic] } ?? []
  }

  // MARK: Moving

  /// Moves the caret to the start of the next place with a diagnostic, or of the previous one.
  /// Returns `false` if there are none.
  @MainActor func goToDiagnostic(forward: Bool) -> Bool {
    if diagnostics.isEmpty { return false }
    let caret = editing.caret
    let line = editing.buffer.line(at: caret)
    var starts = diagnostics.places(inLine: line, of: editing).map(\.range.lowerBound)
      .filter { forward ? $0 > caret : $0 < caret }
    if starts.isEmpty {
      let next = diagnostics.line(from: line, forward: forward, in: editing.buffer)
      starts = diagnostics.places(inLine: next, of: editing).map(\.range.lowerBound)
    }
    guard let start = forward ? starts.min() : starts.max() else { return false }
    editing.move(to: start)
    revealInMiddle()
    return true
  }

  /// Goes to the next diagnostic after a press on the message. Returns `false` outside of it.
  @MainActor func pressMessage(_ event: PointerEvent) -> Bool {
    guard isEnabled, local(event.position).y >= height else { return false }
    takeFocus()
    _ = goToDiagnostic(forward: true)
    return true
  }

  // MARK: Reading aloud

  /// Returns the messages with their severities.
  func spoken(_ diagnostics: [TextDiagnostic]) -> String {
    let strings = scope.values.strings
    return diagnostics.map { diagnostic in
      let kind =
        switch diagnostic.severity {
        case .info: strings.logInfo
        case .warning: strings.logWarning
        case .error: strings.logError
        }
      return "\(kind): \(diagnostic.message)"
    }
    .joined(separator: " ")
  }

  /// Announces the messages that the caret has come to.
  func announce(_ diagnostics: [TextDiagnostic]) {
    guard isFocused, !diagnostics.isEmpty else { return }
    // Used only on the main actor, although this function isn't isolated to it.
    nonisolated(unsafe) let node = self
    graph.beforeFrame {
      guard !node.flags.contains(.unmounted) else { return }
      node.scope.values.announce(node.spoken(diagnostics))
    }
  }

  // MARK: Painting

  /// Paints the mark of a line, in the colour of its most severe diagnostic.
  func paintMark(ofLine line: Int, y: Int, _ gutter: EditorGutter, _ painter: Painter) {
    guard gutter.diagnosticWidth > 0,
      let severity = diagnostics.severity(ofLine: line, in: editing.buffer)
    else { return }
    paint(mark: severity, x: gutter.markWidth, y: y, painter)
  }

  private func paint(mark severity: TextDiagnostic.Severity, x: Int, y: Int, _ painter: Painter) {
    let glyph = scope.values.inherited.glyph(severity.icon) ?? "!"
    painter.draw(glyph, x: x, y: y, color(of: severity).legible(3), [], scope)
  }

  private func color(of severity: TextDiagnostic.Severity) -> Color {
    if !isEnabled { return .textDisabled }
    return switch severity {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }

  /// Underlines the places in the visible part of a row. The most severe ones are drawn last.
  func underlineDiagnostics(
    in shown: Range<Int>, of row: Row, column: Int, x: Int, y: Int, _ painter: Painter
  ) {
    if diagnostics.isEmpty { return }
    let line = editing.buffer.line(ofBlock: row.block)
    let places = diagnostics.places(inLine: line, of: editing).filter { $0.range.overlaps(shown) }
    for place in places.sorted(by: { $0.diagnostic.severity < $1.diagnostic.severity }) {
      let cells = cells(
        of: place.range.clamped(to: shown), of: shown, column: column, x: x, y: y)
      underline(cells, color(of: place.diagnostic.severity), painter)
    }
  }

  private func underline(_ cells: CellRect, _ color: Color, _ painter: Painter) {
    let text = CellRect(x: gutter.width, y: cells.minY, width: textWidth, height: 1)
    let area = cells.intersection(text).offset(x: painter.originX, y: painter.originY)
      .intersection(painter.clip)
    if area.isEmpty { return }
    let line = painter.resolve(color, scope).color
    for x in area.minX..<area.maxX {
      let cell = painter.grid[x, area.minY]
      if cell.glyph == .continuation { continue }
      var style = cell.style
      style.attributes.underlineStyle = CellAttributes.curlyUnderline.underlineStyle
      style.link = painter.grid.links.link(style.link, underline: line)
      painter.grid.draw(cell.glyph, x: x, y: area.minY, style: style, clip: painter.clip)
    }
  }

  /// Paints the row below the text: the messages, or the number of diagnostics.
  func paintMessage(_ painter: Painter) {
    let (y, width) = (height, Int(size.width))
    if y >= Int(size.height) { return }
    painter.fill(
      CellRect(x: 0, y: y, width: width, height: 1), ComponentTokens.Editor.barColor, scope)
    let shown = shownDiagnostics
    guard let first = shown.first else {
      let strings = scope.values.strings
      let text =
        diagnostics.isEmpty
        ? strings.noProblems : Strings.fill(strings.problems, "\(diagnostics.count)")
      let color = isEnabled ? Color.textSecondary : .textDisabled.legible(3)
      return paint(text, x: 0, y: y, width: width, color, attributes, painter)
    }
    paint(mark: first.severity, x: 0, y: y, painter)
    // The text begins after the mark and a space.
    guard width > 2 else { return }
    paint(
      shown.map(\.message).joined(separator: " "), x: 2, y: y, width: width - 2,
      ComponentTokens.Input.textColors[ControlState()].legible(), attributes, painter)
  }
}

extension TextDiagnostic.Severity {
  /// The icon of the mark. Its shape shows the severity in terminals without colours.
  var icon: String {
    switch self {
    case .info: "info.circle"
    case .warning: "exclamationmark.triangle"
    case .error: "xmark"
    }
  }
}
