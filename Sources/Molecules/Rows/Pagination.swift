// SPDX-License-Identifier: MIT
// Molecule: page numbers.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// Page numbers, with buttons for the previous and the next page.
///
/// The numbers are the first, the last and those around the current one. If there isn't enough
/// room, the numbers around the current one are omitted, then the first and the last. Each page has
/// the same number of places for them, so the buttons for the previous and the next page don't
/// move. The places are equally wide, or in a narrow view each as wide as its widest number.
///
/// *Sizing:* hugs its numbers; one row. *Keys:* a single Tab stop, which the focus enters at the
/// current page. ← and → move between the numbers and the buttons; on a number, Home and End move
/// to the first and the last one. Return and Space go to a page, and the focus stays on the number
/// or the button.
/// *Tokens:* `pagination.*`, `button.plain.*`, `button.icon.*` and `actionBadge.primary.*`. The
/// labels come from `\.strings`.
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

  /// A place for a page number.
  private struct Place {
    /// The number; `nil` for a gap.
    let number: Int?
    /// The widest number that any page shows there.
    let widest: Int
  }

  /// Returns the page numbers to show if `page` is the current one, with `reach` on each side of
  /// it. At the first and the last pages, more of them are on the other side. `nil` is a gap.
  private func shown(at page: Int, reach: Int) -> [Int?] {
    guard count > 2 * reach + 5 else { return (1...count).map { $0 } }
    let first = max(3, min(page - reach, count - 2 * reach - 2))
    let last = first + 2 * reach
    // A gap that would hide a single page shows its number instead.
    var pages: [Int?] = [1, first == 3 ? 2 : nil]
    pages += (first...last).map { $0 }
    pages += [last == count - 2 ? count - 1 : nil, count]
    return pages
  }

  /// Returns the places for the first and the last number and for `reach` on each side of the
  /// current one. A place has its smallest number on the first page, and its greatest on the last.
  private func places(reach: Int) -> [Place] {
    let ends = zip(shown(at: 1, reach: reach), shown(at: count, reach: reach))
    return zip(shown(at: current, reach: reach), ends).map { number, ends in
      Place(number: number, widest: max(ends.0 ?? 1, ends.1 ?? 1))
    }
  }

  /// Returns places of the same width.
  private func even(_ places: [Place]) -> [Place] {
    places.map { Place(number: $0.number, widest: count) }
  }

  /// The buttons and as many numbers as fit.
  public var body: some View {
    HStack(spacing: 0) {
      step("chevron.left", strings.previous, to: current - 1)
      ViewThatFits(in: .horizontal) {
        numbers(even(places(reach: 1)))
        numbers(places(reach: 1))
        numbers(even(places(reach: 0)))
        numbers(places(reach: 0))
        numbers([Place(number: current, widest: count)])
      }
      .padding(.leading, ComponentTokens.Pagination.spacing)
      step("chevron.right", strings.next, to: current == count ? 0 : current + 1)
    }
    // At the first or last page, the next Return would otherwise press a number.
    .keepsFocusWhenDisabled()
    .focusSection(along: .horizontal)
  }

  private func numbers(_ places: [Place]) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<places.count) { index in
        let widest = places[index].widest
        if let number = places[index].number {
          if number == current {
            CurrentPage(number: number, widest: widest).focused($focusedNumber, equals: number)
          } else {
            button(number, widest: widest).focused($focusedNumber, equals: number)
          }
        } else {
          // A gap is as wide as a button.
          button(widest, widest: widest).hidden()
            .overlay {
              Image(systemName: "curium.ellipsis")
                .foregroundStyle(ComponentTokens.Pagination.gapColor)
                .padding(.trailing, ComponentTokens.Pagination.spacing)
            }
            .accessibilityHidden()
        }
      }
    }
    .onFocusedKeyPress(keys: [.home, .end]) { press in
      focusedNumber = (press.key == .home ? places.first : places.last)?.number
      return .handled
    }
  }

  private func button(_ number: Int, widest: Int) -> some View {
    Button(action: { go(to: number) }) {
      ZStack {
        Text(String(widest)).hidden()
        Text(String(number))
      }
      // The space between two numbers belongs to the button, so that each column takes a click.
      .padding(.trailing, ComponentTokens.Pagination.spacing)
    }
    .variant(.plain)
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
  /// The widest number that any page shows in the same place.
  let widest: Int

  var body: some View {
    Interactive(action: {}) { state in
      ZStack {
        ActionBadge(label: String(widest), style: .primary).hidden()
        ActionBadge(label: String(number), style: .primary)
          .overlay(alignment: .leading) { mark(isLeading: true, isShown: state.isFocused) }
          .overlay(alignment: .trailing) { mark(isLeading: false, isShown: state.isFocused) }
      }
      .padding(.trailing, ComponentTokens.Pagination.spacing)
    }
    .accessibilitySelected(true)
  }

  /// The mark of the focus, in the padding of the badge: arrows, because the badge is filled.
  @ViewBuilder private func mark(isLeading: Bool, isShown: Bool) -> some View {
    if isShown {
      let ground = ComponentTokens.ActionBadge.Primary.backgroundColor
      ButtonMark(
        isLeading: isLeading, isShown: true, bar: ground, on: ground,
        ink: ComponentTokens.ActionBadge.Primary.foregroundColor)
    }
  }
}
