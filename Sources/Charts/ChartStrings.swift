// SPDX-License-Identifier: MIT
// Organism: the user-visible text of charts.

public import CuriumControls

/// The user-visible text of charts. `Strings` gives access to each string.
public struct ChartStrings: StringTable {
  /// The key hint for reading the values of a chart.
  public var readValuesHint = "read values"
  /// The key hint for showing a smaller or a larger part of a chart.
  public var zoomHint = "zoom"
  /// The message in a chart without values.
  public var noData = "No data"
  /// The position of a value without a label in a chart, and the number of values.
  public var valueOf = "{} of {}"
  /// The accessibility value of a series in a chart: its first, last, lowest and highest value.
  public var chartSummary = "first {}, last {}, lowest {}, highest {}"

  /// The name of the first value of a candle.
  public var openValue = "Open"
  /// The name of the highest value of a candle.
  public var highValue = "High"
  /// The name of the lowest value of a candle.
  public var lowValue = "Low"
  /// The name of the last value of a candle.
  public var closeValue = "Close"

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Accesses the string of the charts at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<ChartStrings, Value>) -> Value {
    get { self[ChartStrings.self][keyPath: text] }
    set { self[ChartStrings.self][keyPath: text] = newValue }
  }
}
