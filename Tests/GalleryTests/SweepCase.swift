// SPDX-License-Identifier: MIT
// Testing: a component with an arbitrary text.

import Curium
import CuriumControls

/// A component that shows a text.
struct SweepCase: CustomStringConvertible, Sendable {
  let name: String
  /// The rows above the first text; `nil` if no text is truncated, because it scrolls or wraps.
  let textRow: Int?
  /// The width below which none of the text is visible.
  let width: Int
  let make: @MainActor @Sendable (String) -> AnyView

  var description: String { name }

  @MainActor init<Content: View>(
    _ name: String, textRow: Int? = 0, from width: Int = 8,
    @ViewBuilder _ make: @escaping @MainActor @Sendable (String) -> Content
  ) {
    self.name = name
    self.textRow = textRow
    self.width = width
    self.make = { AnyView(make($0)) }
  }

  @MainActor static let all: [SweepCase] = views + atoms + molecules + organisms + templates
}
