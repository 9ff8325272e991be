// SPDX-License-Identifier: MIT
// Page: a line in the colours of a gradient.

package import Curium

/// A line in the colours of a gradient at the upper edge of its row, such as below the visible tab.
package struct GradientLine: View {
  private let columns: Int
  private let gradient: Gradient
  @Environment(\.iconSet) private var iconSet

  /// Creates a line of `columns` cells.
  package init(columns: Int, gradient: Gradient) {
    self.columns = columns
    self.gradient = gradient
  }

  package var body: some View {
    Text(String(repeating: iconSet == .ascii ? "=" : "▔", count: columns))
      .foregroundStyle(
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}
