// SPDX-License-Identifier: MIT
// Views: dismisses the layer that contains a view.

public import CuriumEngine

/// Dismisses the sheet, popover or dialog that contains the view. In a screen above the root of a
/// `NavigationStack`, it goes back.
///
///     struct Details: View {
///       @Environment(\.dismiss) private var dismiss
///
///       var body: some View {
///         Button("Done") { dismiss() }
///       }
///     }
public struct DismissAction {
  private let dismissal: OverlayDismissal?

  package init(_ dismissal: OverlayDismissal?) { self.dismissal = dismissal }

  /// Dismisses the presentation. Does nothing in a view that isn't presented.
  @MainActor public func callAsFunction() { dismissal?.dismiss() }
}

extension EnvironmentValues {
  /// Dismisses the presentation that contains the view, or goes back in a `NavigationStack`.
  public package(set) var dismiss: DismissAction {
    get { self[TypeKey<DismissAction>.self] ?? DismissAction(nil) }
    set { self[TypeKey<DismissAction>.self] = newValue }
  }
}
