// SPDX-License-Identifier: MIT
// Organism: columns of bars and coloured numbers.

public import CuriumTokens
public import CuriumControls

extension DataColumn {
  /// Creates a column of bars, each with its value, that the user can sort by. The title is aligned
  /// with the values, or with the bars if there are no values.
  ///
  ///     struct Job: Identifiable {
  ///       let id: Int
  ///       var load = 0.0
  ///     }
  ///     let column = DataColumn<Job>.meter("CPU", value: \.load, in: 0...100) { "\(Int($0))%" }
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id for sort orders.
  ///   - value: Returns the number to show for an element.
  ///   - bounds: The values of an empty and a full bar.
  ///   - fill: The colours of the bar and the value.
  ///   - format: Returns a value as text. Without it, there are only bars.
  public static func meter(
    _ title: String, value: @escaping @MainActor (Element) -> Double,
    in bounds: ClosedRange<Double> = 0...1, fill: MeterFill = .gradient(.heat),
    format: (@MainActor (Double) -> String)? = nil
  ) -> DataColumn {
    var column = numbers(title, .leading, value) { number in
      MeterCell(
        fraction: bounds.fraction(of: number), fill: fill, text: format.map { $0(number) },
        widest: format.map { $0(bounds.upperBound) } ?? "", hasBar: true)
    }
    if let format { column.titleGuide = { format(bounds.upperBound) } }
    column.valueText = { element in
      let number = value(element)
      return format.map { $0(number) } ?? number.description
    }
    return column
  }

  /// Creates a column of numbers in the colours of their values, that the user can sort by.
  ///
  ///     struct Job: Identifiable {
  ///       let id: Int
  ///       var seconds = 0.0
  ///     }
  ///     let column = DataColumn<Job>.heat("Time", value: \.seconds, in: 0...60) { "\(Int($0)) s" }
  ///
  /// - Parameters:
  ///   - title: The title of the column, and its id for sort orders.
  ///   - value: Returns the number to show for an element.
  ///   - bounds: The values of the coolest and the hottest colour.
  ///   - fill: The colours of the numbers by their values.
  ///   - format: Returns a value as text.
  public static func heat(
    _ title: String, value: @escaping @MainActor (Element) -> Double,
    in bounds: ClosedRange<Double> = 0...1, fill: MeterFill = .gradient(.heat),
    format: @escaping @MainActor (Double) -> String
  ) -> DataColumn {
    var column = numbers(title, .trailing, value) { number in
      MeterCell(
        fraction: bounds.fraction(of: number), fill: fill, text: format(number), widest: "",
        hasBar: false)
    }
    column.valueText = { format(value($0)) }
    return column
  }
}

/// A number in the colour of its value, and a bar.
private struct MeterCell: View {
  let fraction: Double
  let fill: MeterFill
  let text: String?
  /// The text of a full bar, which keeps stacked bars aligned.
  let widest: String
  let hasBar: Bool
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let look = style.component(.gauge, color: fill.color(at: fraction), isEnabled: isEnabled)
    HStack(spacing: look.spacing) {
      if let text, !text.isEmpty || !widest.isEmpty {
        ZStack(alignment: .trailing) {
          if hasBar { Text(widest).hidden() }
          Text(text).foregroundStyle(fill.style(at: fraction, otherwise: look.valueColor))
        }
        .layoutPriority(1)
      }
      if hasBar {
        ProgressBar(
          fraction: fraction, fill: look.fill, gradient: fill.gradient(isEnabled: isEnabled),
          track: look.track
        )
        .accessibilityHidden(text != nil)
      }
    }
    .lineLimit(1)
  }
}
