// SPDX-License-Identifier: MIT
// Views: converts values to the text of settings and back.

/// Converts the values of a type.
protocol SettingCoding {
  /// The type.
  associatedtype Value
  /// Returns the value of a text; `nil` if the text isn't a value of the type.
  static func value(of text: String) -> Value?
  /// Returns the setting for a value.
  static func setting(for value: Value) -> Setting
}

/// Numbers, Boolean values and strings.
enum PlainCoding<Value: LosslessStringConvertible>: SettingCoding {
  static func value(of text: String) -> Value? { Value(text) }

  static func setting(for value: Value) -> Setting {
    Setting(text: value.description, isQuoted: Value.self == String.self)
  }
}

/// Types with numbers or strings as raw values.
enum RawCoding<Value: RawRepresentable>: SettingCoding
where Value.RawValue: LosslessStringConvertible {
  static func value(of text: String) -> Value? {
    Value.RawValue(text).flatMap { Value(rawValue: $0) }
  }

  static func setting(for value: Value) -> Setting {
    PlainCoding<Value.RawValue>.setting(for: value.rawValue)
  }
}

extension SettingCoding {
  /// Returns the value of a text as `Result`, which is `Value` or an optional of it.
  static func value<Result>(of text: String, as type: Result.Type) -> Result? {
    guard let value = value(of: text) else { return nil }
    return value as? Result
  }

  /// Returns the setting for a `Value` or an optional of it; `nil` for `nil`.
  static func setting<Source>(from source: Source) -> Setting? {
    (source as? Value).map { setting(for: $0) }
  }
}
