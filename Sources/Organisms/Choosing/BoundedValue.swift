// SPDX-License-Identifier: MIT
// Organism: values that users enter within bounds.

/// A kind of values with a first and a last one, such as days. They are encoded as their text.
protocol BoundedValue: Hashable, Comparable, LosslessStringConvertible {
  static var first: Self { get }
  static var last: Self { get }
  /// The value before this one. For the first value, it is the first value.
  var previous: Self { get }
  /// The text of a value, for messages about other texts.
  static var example: String { get }
}

extension BoundedValue {
  /// Reads a value from its text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is no value with this text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" isn't a \(Self.self), such as \"\(Self.example)\".")
    }
    self = value
  }

  /// Writes the text of the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension CalendarDay: BoundedValue {
  static var example: String { "2026-03-14" }
  var previous: CalendarDay { adding(days: -1) }
}

extension TimeOfDay: BoundedValue {
  static var example: String { "14:05" }
}
