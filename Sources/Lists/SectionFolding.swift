// SPDX-License-Identifier: MIT
// Views: the heading and the rows of a section that the user can collapse.

@_spi(Nodes) import CuriumEngine
import CuriumControls
import CuriumViews
import CuriumTokens

/// The heading of a section, with a chevron, which expands and collapses the section.
struct FoldingHeading<Header: View>: View {
  let isExpanded: Binding<Bool>
  let header: Header

  var body: some View {
    let isExpanded = isExpanded
    let isOpen = isExpanded.wrappedValue
    Interactive(role: .disclosure, action: { isExpanded.wrappedValue.toggle() }) { state in
      HStack(spacing: 0) {
        Image(systemName: isOpen ? "curium.section.open" : "curium.section.closed")
          .foregroundStyle(ComponentTokens.Section.chevronColors[state])
          .padding(.trailing, ComponentTokens.Section.spacing)
        header
          .font(ComponentTokens.Sidebar.headingFont)
          // Also legible on the background of the focus.
          .ink(ComponentTokens.Sidebar.headingColor.legible())
          .lineLimit(1)
          .underlined(while: state.isFocused)
      }
      .controlGroundWithMargin(state)
    }
    .expandable(isExpanded)
  }
}

/// The content of a section while it is expanded.
struct FoldingRows<Content: View>: View {
  let isExpanded: Bool
  let content: Content

  var body: some View {
    ValueContent(content: rows, value: isExpanded, make: FoldingRowsNode.init)
  }

  @ViewBuilder private var rows: some View {
    if isExpanded {
      content
    } else {
      // Without a collection, a list would take the section of a `ForEach` for a row.
      ForEach(0..<0) { _ in EmptyView() }
    }
  }
}

/// Tells the list around it that rows appear or disappear. It takes no part in layout.
private final class FoldingRowsNode: ValueNode<Bool> {
  @MainActor override func didReceiveValue(after old: Bool) {
    if value == old { return }
    selfAndAncestors.lazy.compactMap(\.rowHost).first?.rowsWillChange()
  }
}
