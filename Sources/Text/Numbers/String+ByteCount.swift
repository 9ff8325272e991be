// SPDX-License-Identifier: MIT
// Views: amounts of data as text.

extension String {
  /// Creates a short text for a number of bytes, such as `842 B`, `1.5 kB`, `803 MB` and `25.3 GB`.
  ///
  /// Amounts below 100 have at most one decimal; larger amounts and bytes have none. An amount that
  /// rounds up to the next unit uses that unit: 999,960 bytes are `1 MB`.
  ///
  ///     let size = String(byteCount: 1_536)
  ///     let memory = String(byteCount: 1_536, units: .binary)
  public init(byteCount: some BinaryInteger, units: ByteCountUnits = .decimal) {
    self.init(byteCount: Double(byteCount), units: units)
  }

  /// Creates a short text for a number of bytes that isn't an integer, as in charts and tables.
  ///
  ///     Chart([ChartSeries("Disk", [412e6, 1.9e9])], style: .bars) { String(byteCount: $0) }
  public init(byteCount: Double, units: ByteCountUnits = .decimal) {
    let symbols = units.symbols
    var amount = byteCount
    var unit = 0
    while unit + 1 < symbols.count, amount.isFinite, amount.magnitude.rounded() >= units.base {
      amount /= units.base
      unit += 1
    }
    let isWhole = unit == 0 || amount.magnitude >= 99.95
    let number = isWhole ? amount.rounded() : amount
    let digits =
      isWhole && number.magnitude < units.base ? "\(Int(number))" : String(shortNumber: number)
    self = "\(digits) \(symbols[unit])"
  }
}
