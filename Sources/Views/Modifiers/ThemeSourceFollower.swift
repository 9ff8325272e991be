// SPDX-License-Identifier: MIT
// Views: follows the theme of a source.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// Draws the view in the theme of `source`. While the view exists, the source follows its files.
  ///
  /// When a theme file is saved, the screen changes. If the file is invalid, nothing changes, and a
  /// toast shows the error. While the source has no theme, the view keeps the theme of its
  /// environment.
  ///
  /// `ThemeLibrary` in `CuriumThemeFiles` is such a source:
  ///
  ///     struct Inbox: App {
  ///       @State private var themes = ThemeLibrary(files: ["ocean.tokens.json"])
  ///       var body: some View { Text("No new messages").themed(following: themes) }
  ///     }
  public func themed(following source: some ThemeSource) -> some View {
    ThemeSourceFollower(content: self, source: source)
  }
}

/// Reads the theme in its own body, so that the body that passes the source doesn't depend on it.
private struct ThemeSourceFollower<Content: View, Source: ThemeSource>: View {
  let content: Content
  let source: Source
  @State private var report = ThemeReport()

  var body: some View {
    ThemeReporter(content: content, report: report)
      .themed(source.theme)
      .task(id: ObjectIdentifier(source)) {
        await source.follow { report = ThemeReport(count: report.count + 1, message: $0) }
      }
  }
}

/// The last error of a source, with a count, so that a repeated error is shown again.
private struct ThemeReport: Equatable {
  var count = 0
  var message = ""
}

/// Shows a toast for each report, in the current theme.
private struct ThemeReporter<Content: View>: View {
  let content: Content
  let report: ThemeReport
  @Environment(\.toast) private var toast

  var body: some View {
    content.onChange(of: report) { _, report in
      toast(
        report.message, systemImage: "exclamationmark.triangle.fill", color: .error,
        duration: .seconds(8))
    }
  }
}
