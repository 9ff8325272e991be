// SPDX-License-Identifier: MIT
// Views: a theme that changes while the app runs.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// Draws the view in the theme that `source` holds, and lets the source follow its files while the
  /// view is there.
  ///
  /// A theme file that is saved changes the screen; one that is broken changes nothing, and a toast says
  /// what is wrong. While the source holds no theme, that of the surroundings is in force.
  ///
  /// `ThemeLibrary` of `CuriumThemeFiles` is such a source:
  ///
  ///     struct Harbour: App {
  ///       @State private var themes = ThemeLibrary(files: ["harbour.tokens.json"])
  ///       var body: some View { Text("High water at noon").themed(following: themes) }
  ///     }
  public func themed(following source: some ThemeSource) -> some View {
    ThemeSourceFollower(content: self, source: source)
  }
}

/// Reads the theme where it is used, so that whoever passes the source on need not.
private struct ThemeSourceFollower<Content: View, Source: ThemeSource>: View {
  let content: Content
  let source: Source
  @State private var report = ThemeReport()

  var body: some View {
    ThemeReporter(content: content, report: report)
      .themed(source.theme)
      .task {
        await source.follow { report = ThemeReport(count: report.count + 1, message: $0) }
      }
  }
}

/// The last fault that a source told, counted, so that the same one twice is told twice.
private struct ThemeReport: Equatable {
  var count = 0
  var message = ""
}

/// Shows a message for each report, in the theme in force.
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
