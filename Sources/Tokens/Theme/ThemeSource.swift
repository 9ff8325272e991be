// SPDX-License-Identifier: MIT
// Token: a source of themes for a running app.

/// An object that provides a theme and updates it, such as a file that the user edits.
///
/// `.themed(following:)` shows the theme of a source. The source should be observable, so that
/// views update.
@MainActor public protocol ThemeSource: AnyObject {
  /// The theme to show; `nil` for the theme of the environment.
  var theme: AppTheme? { get }

  /// Keeps `theme` up to date until the task is cancelled.
  ///
  /// Ignores a theme that can't be read. `report` receives the reason, in one line.
  func follow(report: @escaping @MainActor (String) -> Void) async
}
