// SPDX-License-Identifier: MIT
// Page: the steps of the tour.

/// A step of the tour: short text, and something to try.
enum TourStep: CaseIterable {
  case welcome, themes, palette, dialog, chart, table, form, inspector, processes, end

  var title: String {
    switch self {
    case .welcome: "Curium in two minutes"
    case .themes: "One key, another look"
    case .palette: "Every command by name"
    case .dialog: "Dialogs and menus"
    case .chart: "Charts in cells"
    case .table: "Tables that sort"
    case .form: "Forms that validate"
    case .inspector: "Look inside"
    case .processes: "A whole app"
    case .end: "Your turn"
    }
  }

  var text: String {
    switch self {
    case .welcome:
      "Ten steps, each with something to try. Everything you see is drawn in terminal cells, and "
        + "each frame is a single write."
    case .themes:
      "A theme is a table of tokens: colours, spacing, borders and motion. Pick one here, or "
        + "press Control-T anywhere."
    case .palette:
      "Type a few letters of a command. Control-P opens this palette anywhere, with every page "
        + "and every theme."
    case .dialog:
      "Alerts, sheets, menus and toasts open above the screen. Escape closes them, and the focus "
        + "returns to where it was."
    case .chart:
      "Lines, bars and sparklines. Select a range; the axis and the labels adapt to it and to the "
        + "width."
    case .table:
      "Click a column title, or press Return on it, to sort. The arrow keys select a row. A "
        + "million rows work the same way."
    case .form:
      "A model holds the values and the rules. Leave a field empty, or enter an address without "
        + "@, and submit the form."
    case .inspector:
      "F12 opens the inspector in any app you build: the tree of views, their frames, the cost of "
        + "each frame, and the log."
    case .processes:
      "The Processes demo is a complete program made of the same parts. It lists what is running "
        + "on your machine."
    case .end:
      "Browse all components in the list, edit a theme, or read the code of any page: each has a "
        + "Code tab."
    }
  }

  /// The key of the gallery that does the same, and a description of its action.
  var hint: (key: String, label: String)? {
    switch self {
    case .themes: ("^T", "next theme")
    case .palette: ("^P", "commands")
    case .dialog: ("esc", "close")
    case .table: ("enter", "sort")
    case .inspector: ("F12", "inspector")
    case .welcome, .chart, .form, .processes, .end: nil
    }
  }
}
