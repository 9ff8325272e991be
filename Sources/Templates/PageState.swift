// SPDX-License-Identifier: MIT
// Template: the state of the data on a page.

/// The state of the data on a page.
///
/// Every template takes one as `state`, with an `onRetry` for data that couldn't be loaded, except
/// `FormTemplate` and `WizardTemplate`, which take input. The state replaces only the data: titles,
/// headers, categories and actions stay where they are.
///
///     DetailPageTemplate(state: .failed("You're offline."), onRetry: { refresh() }) {
///       Text("swift-nio").font(.title)
///     } content: {
///       InfoRow(label: "Version", value: "2.101.2")
///     } actions: {
///       PrimaryButton(title: "Install") { install() }
///     }
public enum PageState: Hashable, Sendable {
  /// The data is loaded.
  case loaded
  /// The data is loading.
  case loading
  /// There is no data, or none that matches a query.
  case empty
  /// The data couldn't be loaded, for the given reason.
  case failed(String)
}
