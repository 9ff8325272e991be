// SPDX-License-Identifier: MIT
// Views: a setting of a preview.

public import CuriumEngine
public import Observation

/// A setting of a preview, with a name, a kind and a value.
///
/// A panel of knobs chooses a control by `kind` and passes the matching binding to it:
///
///     struct KnobControl: View {
///       let knob: Knob
///
///       var body: some View {
///         switch knob.kind {
///         case .flag: Toggle(knob.name, isOn: knob.flag)
///         case .integer(let range): Stepper(knob.name, value: knob.integer, in: range)
///         case .number(let range): Slider(value: knob.number, in: range) { Text(knob.name) }
///         case .choice(let names):
///           Picker(knob.name, selection: knob.choice) {
///             ForEach(names.indices, id: \.self) { Text(names[$0]) }
///           }
///         case .text, .optionalText: TextField(knob.name, text: knob.text)
///         case .state: EmptyView()
///         }
///       }
///     }
@MainActor @Observable public final class Knob: Identifiable {
  /// The kinds of values.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// Any text. Empty text means `nil`.
    case optionalText
    /// A Boolean value.
    case flag
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// One of several values, by its name.
    case choice([String])
    /// A value that only the component changes.
    case state
  }

  /// The name, unique in the preview.
  public nonisolated let name: String
  /// The kind of the value.
  public nonisolated let kind: Kind
  /// A Boolean value that indicates whether the component gets a binding to the value.
  public nonisolated let isBinding: Bool
  @ObservationIgnored private let initial: Any
  /// The Swift expressions for the values of a choice.
  @ObservationIgnored private let codes: [String]
  @ObservationIgnored private let didChange: @MainActor () -> Void
  /// The value; of a choice, its index. Reading it registers a dependency.
  private(set) var value: Any

  init(
    _ name: String, _ kind: Kind, _ initial: Any, codes: [String], isBinding: Bool,
    didChange: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.kind = kind
    self.isBinding = isBinding
    self.initial = initial
    self.codes = codes
    self.didChange = didChange
    value = initial
  }

  /// The name of the knob.
  public nonisolated var id: String { name }

  /// The value, without registering a dependency.
  var silentValue: Any { _value }

  func set(_ value: Any) {
    self.value = value
    didChange()
  }

  /// Resets the value to the initial one.
  public func reset() { set(initial) }

  // MARK: Bindings for a panel

  /// A binding to the value of a text knob; empty for other kinds.
  public var text: Binding<String> {
    binding(or: "") { [kind] in kind == .text || kind == .optionalText ? $0 : nil }
  }

  /// A binding to the value of a flag knob; `false` for other kinds.
  public var flag: Binding<Bool> {
    binding(or: false) { [kind] in kind == .flag ? $0 : nil }
  }

  /// A binding to the value of an integer knob, limited to its range; 0 for other kinds.
  public var integer: Binding<Int> {
    binding(or: 0) { [kind] number in
      guard case .integer(let range) = kind else { return nil }
      return min(range.upperBound, max(range.lowerBound, number))
    }
  }

  /// A binding to the value of a number knob, limited to its range; 0 for other kinds.
  public var number: Binding<Double> {
    binding(or: 0) { [kind] number in
      guard case .number(let range) = kind, !number.isNaN else { return nil }
      return min(range.upperBound, max(range.lowerBound, number))
    }
  }

  /// A binding to the index in a choice knob; 0 for other kinds.
  public var choice: Binding<Int> {
    binding(or: 0) { [kind] place in
      guard case .choice(let names) = kind, names.indices.contains(place) else { return nil }
      return place
    }
  }

  /// Returns a binding to the value, or to `other`, which can't be set, for another kind of knob.
  /// `valid` returns the nearest valid value, or `nil` if there is none.
  private func binding<Value>(
    or other: Value, _ valid: @escaping @MainActor (Value) -> Value?
  ) -> Binding<Value> {
    Binding {
      (self.value as? Value).flatMap { valid($0) } ?? other
    } set: {
      if let value = valid($0) { self.set(value) }
    }
  }

  // MARK: In Swift

  /// The Swift expression for the value: `"New"`, `true`, `.success`, `$query`.
  public var code: String {
    if isBinding { return "$\(name)" }
    return switch kind {
    case .text: Self.literal(text.wrappedValue)
    case .optionalText: text.wrappedValue.isEmpty ? "nil" : Self.literal(text.wrappedValue)
    case .flag: "\(flag.wrappedValue)"
    case .integer: "\(integer.wrappedValue)"
    case .number: "\((number.wrappedValue * 1_000).rounded() / 1_000)"
    case .choice: codes[choice.wrappedValue]
    case .state: name
    }
  }

  /// Returns a string as a Swift literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
