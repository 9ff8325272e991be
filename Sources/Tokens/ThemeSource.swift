// SPDX-License-Identifier: MIT
// Token: where an app's theme comes from while it runs.

/// Something that holds a theme and learns of another one, as from a file that is being edited.
///
/// `.themed(following:)` shows what a source holds. It should be observable, so that a change is seen.
@MainActor public protocol ThemeSource: AnyObject {
  /// The theme to show; nil for that of the surroundings.
  var theme: AppTheme? { get }

  /// Keeps `theme` up to date until the task is cancelled.
  ///
  /// What cannot be read changes nothing; `report` is told why, in a line.
  func follow(report: @escaping @MainActor (String) -> Void) async
}
