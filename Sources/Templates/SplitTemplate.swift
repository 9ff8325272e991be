// SPDX-License-Identifier: MIT
// Template: a list with the details of the selected item.

import CuriumTokens
public import CuriumControls

/// A list with a sidebar background, and the details of the selected item.
///
/// Unless `state` is `.loaded`, a placeholder replaces the details; the list stays. Set it to
/// `.empty` while nothing is selected.
///
/// *Sizing:* fills the available space. The parts are side by side if that leaves the details at
/// least 32 columns. Otherwise the list is above them, in two fifths of the height, but at least
/// three rows if they leave a row for the details. In a low window, it has no space above it.
/// *Keys:* those of `SplitView`: the user can move the divider between the parts.
/// *Tokens:* `sidebar.background`, `page.*`, `split.*`. The labels come from `\.strings`.
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

  /// Creates a screen with a list and details.
  ///
  /// - Parameters:
  ///   - masterWidth: The width of the list, in columns, until the user moves the divider.
  ///   - state: The state of the data. Unless it is `.loaded`, a placeholder replaces the details.
  ///   - onRetry: Called when the user presses the Retry button, which appears if the details
  ///    couldn't be loaded. With `nil`, there is no button.
  ///   - master: The list, on the left or above the details.
  ///   - detail: The details of the selected item.
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
    GeometryReader { geometry in
      let isWide = geometry.size.width - columns >= 32
      // Two fifths of the panes are fewer than three rows and the space above them.
      let isLow = !isWide && geometry.size.height < 11
      let rows = max(1, min(3, geometry.size.height - 2))
      SplitView(isWide ? .horizontal : .vertical) {
        VStack(alignment: .leading, spacing: 0) { master }
          .padding(.top, isLow ? .none : ComponentTokens.Page.padding)
          .sidePart()
          .focusSection()
          .paneSize(
            min: isWide ? 1 : Length(rows), ideal: isWide ? Length(columns) : .fraction(2 / 5))
        PageData(state, onRetry: onRetry) { detail.pageBlock() }
          .paneSize(min: isWide ? 32 : 1)
          .layoutPriority(1)
      }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }

  private var columns: Int { max(0, min(masterWidth, 1_000)) }
}
