// SPDX-License-Identifier: MIT
// Molecule: page numbers.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// Page numbers, with buttons for the previous and the next page.
///
/// The numbers are the first, the last and those around the current one. If there isn't enough room,
/// the numbers around the current one are omitted, then the first and the last.
///
/// *Sizing:* hugs its numbers; one row. *Keys:* Return and Space go to a page, and the focus stays
/// on the number or the button.
/// *Tokens:* `pagination.*`, `button.plain.*`, `button.icon.*`, `actionBadge.primary.*`. The labels
/// come from `\.strings`.
///
///     struct Results: View {
///       @State private var page = 1
///       var body: some View { Pagination(page: $page, count: 20) }
///     }
public struct Pagination: View {
  private let page: Binding<Int>
  private let count: Int
  /// The number that has the focus.
  @FocusState private var focusedNumber: Int?
  @Environment(\.strings) private var strings

  /// Creates page numbers from 1 to `count`. `page` is the number of the current page.
  public init(page: Binding<Int>, count: Int) {
    self.page = page
    self.count = max(1, count)
  }

  private var current: Int { max(1, min(count, page.wrappedValue)) }

  /// Returns the page numbers to show, with up to `reach` on each side of the current one. `nil` is
  /// a gap.
  private func shown(around reach: Int) -> [Int?] {
    let near = max(1, current - reach)...(count - current < reach ? count : current + reach)
    var pages: [Int?] = near.lowerBound > 1 ? [1] : []
    // A gap that would hide a single page shows its number instead.
    if near.lowerBound == 3 { pages.append(2) }
    if near.lowerBound > 3 { pages.append(nil) }
    pages += near.map { $0 }
    if near.upperBound == count - 2 { pages.append(count - 1) }
    if near.upperBound < count - 2 { pages.append(nil) }
    if near.upperBound < count { pages.append(count) }
    return pages
  }

  /// The buttons and as many numbers as fit.
  public var body: some View {
    HStack(spacing: ComponentTokens.Pagination.spacing) {
      step("chevron.left", strings.previous, to: current - 1)
      ViewThatFits(in: .horizontal) {
        numbers(shown(around: 1))
        numbers(shown(around: 0))
        numbers([current])
      }
      step("chevron.right", strings.next, to: current == count ? 0 : current + 1)
    }
    // At the first or last page, the next Return would otherwise press a number.
    .keepsFocusWhenDisabled()
  }

  private func numbers(_ shown: [Int?]) -> some View {
    HStack(spacing: ComponentTokens.Pagination.spacing) {
      ForEach(0..<shown.count) { index in
        if let number = shown[index] {
          if number == current {
            CurrentPage(number: number).focused($focusedNumber, equals: number)
          } else {
            PlainButton(title: "\(number)") { go(to: number) }
              .focused($focusedNumber, equals: number)
          }
        } else {
          Image(systemName: "curium.ellipsis")
            .foregroundStyle(ComponentTokens.Pagination.gapColor)
            .accessibilityHidden()
        }
      }
    }
  }

  private func go(to number: Int) {
    let hasFocus = focusedNumber != nil
    page.wrappedValue = number
    // Another control shows the number of the current page.
    if hasFocus { focusedNumber = number }
  }

  private func step(_ icon: String, _ label: String, to target: Int) -> some View {
    IconButton(systemName: icon) { page.wrappedValue = target }
      .accessibilityLabel(label)
      .disabled(target < 1)
  }
}

/// The number of the current page. It can have the focus, but a press does nothing.
private struct CurrentPage: View {
  let number: Int

  var body: some View {
    Interactive(action: {}) { state in
      ActionBadge(label: "\(number)", style: .primary)
        .overlay(alignment: .leading) { mark(isLeading: true, isShown: state.isFocused) }
        .overlay(alignment: .trailing) { mark(isLeading: false, isShown: state.isFocused) }
    }
    .accessibilitySelected(true)
  }

  /// The mark of the focus, in the padding of the badge.
  @ViewBuilder private func mark(isLeading: Bool, isShown: Bool) -> some View {
    if isShown {
      ButtonMark(isLeading: isLeading, isShown: true)
        .ink(ComponentTokens.ActionBadge.Primary.foregroundColor)
    }
  }
}
