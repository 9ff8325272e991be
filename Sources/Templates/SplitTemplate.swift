// SPDX-License-Identifier: MIT
// Template: a list with the details of the selected item.

import CuriumTokens
public import CuriumControls

/// A list on the background of sidebars, with the details of the selected item.
///
/// Unless `state` is `.loaded`, a placeholder replaces the details; the list stays. Set it to
/// `.empty` while nothing is selected.
///
/// *Sizing:* fills the available space. The parts are side by side if the details keep 32 columns.
/// Otherwise the list is above them, as high as its content, up to two fifths of the height.
/// *Tokens:* `sidebar.background`, `page.*`. The labels are those of `\.strings`.
///
///     SplitTemplate {
///       List { ForEach(packages) { Text($0.name) } }
///     } detail: {
///       InfoRow(label: "Version", value: "2.101.2")
///     }
public struct SplitTemplate<Master: View, Detail: View>: View {
  private let masterWidth: Int
  private let state: PageState
  private let onRetry: (@MainActor () -> Void)?
  private let master: Master
  private let detail: Detail

  /// Creates a screen with a list and details. The list is `masterWidth` columns wide next to the
  /// details. With `onRetry`, details that couldn't be loaded have a button to try again.
  public init(
    masterWidth: Int = 28, state: PageState = .loaded, onRetry: (@MainActor () -> Void)? = nil,
    @ViewBuilder master: () -> Master, @ViewBuilder detail: () -> Detail
  ) {
    self.masterWidth = masterWidth
    self.state = state
    self.onRetry = onRetry
    self.master = master()
    self.detail = detail()
  }

  /// The list and the details.
  public var body: some View {
    SideBySide(columns: max(0, min(masterWidth, 1_000)), roomBeside: 32) {
      VStack(alignment: .leading, spacing: 0) { master }
        .sidePart()
        .focusSection()
      PageData(state, onRetry: onRetry) {
        VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { detail }
          .padding(ComponentTokens.Page.padding)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    .background(ComponentTokens.Page.backgroundColor)
  }
}
