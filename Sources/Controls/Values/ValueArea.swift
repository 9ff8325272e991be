// SPDX-License-Identifier: MIT
// Views: values as a small area without axes.

package import CuriumEngine
import CuriumTerminal
package import CuriumTokens
import CuriumViews

/// Values as an area that fills the available space. With more values than columns, it shows the
/// newest ones.
package struct ValueArea: View {
  private let values: [Double]
  private let bounds: ClosedRange<Double>?
  private let gradient: Gradient

  /// Creates an area of `values`, coloured by height with `gradient`.
  package init(values: [Double], in bounds: ClosedRange<Double>?, gradient: Gradient) {
    self.values = values
    self.bounds = bounds
    self.gradient = gradient
  }

  package var body: some View {
    let (values, gradient) = (values, gradient)
    let scale = ValueScale(values, in: bounds)
    Canvas { context, size in
      context.fillColumns(
        scale.spans(of: values, size), at: 0,
        with: .style(LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top)),
        across: CellRect(x: 0, y: 0, width: size.width, height: size.height))
    }
  }
}
