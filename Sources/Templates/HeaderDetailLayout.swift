// SPDX-License-Identifier: MIT
// Template: a header with details below.

import CuriumTokens
public import CuriumControls

/// A header on its own background, with details below.
///
/// Unless `state` is `.loaded`, a placeholder replaces the details.
///
/// *Sizing:* fills the available space; the header is as tall as its content.
/// *Tokens:* `page.*` and `nav.background`. The labels come from `\.strings`.
///
///     HeaderDetailLayout {
///       Text("swift-nio").font(.title)
///     } detail: {
///       InfoRow(label: "Version", value: "2.101.2")
///     }
public struct HeaderDetailLayout<Header: View, Detail: View>: View {
  private let state: PageState
  private let onRetry: (@MainActor () -> Void)?
  private let header: Header
  private let detail: Detail

  /// Creates a screen with a header and details.
  ///
  /// - Parameters:
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the details.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the data couldn't
  ///    be loaded. With `nil`, there is no button.
  ///   - header: The heading above the details.
  ///   - detail: The views below the header.
  public init(
    state: PageState = .loaded, onRetry: (@MainActor () -> Void)? = nil,
    @ViewBuilder header: () -> Header, @ViewBuilder detail: () -> Detail
  ) {
    self.state = state
    self.onRetry = onRetry
    self.header = header()
    self.detail = detail()
  }

  /// The header above the details.
  public var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) { header }
        .padding(ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(ComponentTokens.Nav.backgroundColor)
        .layoutPriority(1)
      PageData(state, onRetry: onRetry) { detail.pageBlock() }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }
}
