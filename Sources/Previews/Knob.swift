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
    /// One of several values, given as Swift expressions.
    case choice([String])
    /// A value that only the component changes.
    case state
  }

  enum Value {
    case text(String)
    case flag(Bool)
    case integer(Int)
    case number(Double)
    /// The index of the choice.
    case choice(Int)
    case state(Any)
  }

  /// The name, unique in the preview.
  public nonisolated let name: String
  /// The kind of the value.
  public nonisolated let kind: Kind
  /// A Boolean value that indicates whether the component gets a binding to the value.
  public nonisolated let isBinding: Bool
  @ObservationIgnored private let initial: Value
  @ObservationIgnored private let didChange: @MainActor () -> Void
  /// The value. Reading it registers a dependency.
  private(set) var value: Value

  init(
    _ name: String, _ kind: Kind, _ initial: Value, isBinding: Bool,
    didChange: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.kind = kind
    self.isBinding = isBinding
    self.initial = initial
    self.didChange = didChange
    value = initial
  }

  /// The name of the knob.
  public nonisolated var id: String { name }

  /// The value, without registering a dependency.
  var silentValue: Value { _value }

  func set(_ value: Value) {
    self.value = value
    didChange()
  }

  /// Resets the value to the initial one.
  public func reset() { set(initial) }

  // MARK: Bindings for a panel

  /// A binding to the value of a text knob; empty for other kinds.
  public var text: Binding<String> {
    Binding {
      if case .text(let text) = self.value { text } else { "" }
    } set: {
      if case .text = self.silentValue { self.set(.text($0)) }
    }
  }

  /// A binding to the value of a flag knob; `false` for other kinds.
  public var flag: Binding<Bool> {
    Binding {
      if case .flag(let isOn) = self.value { isOn } else { false }
    } set: {
      if case .flag = self.silentValue { self.set(.flag($0)) }
    }
  }

  /// A binding to the value of an integer knob, limited to its range; 0 for other kinds.
  public var integer: Binding<Int> {
    Binding {
      if case .integer(let number) = self.value { number } else { 0 }
    } set: { number in
      if case .integer(let range) = self.kind {
        self.set(.integer(min(range.upperBound, max(range.lowerBound, number))))
      }
    }
  }

  /// A binding to the value of a number knob, limited to its range; 0 for other kinds.
  public var number: Binding<Double> {
    Binding {
      if case .number(let number) = self.value { number } else { 0 }
    } set: { number in
      if case .number(let range) = self.kind, !number.isNaN {
        self.set(.number(min(range.upperBound, max(range.lowerBound, number))))
      }
    }
  }

  /// A binding to the index in a choice knob; 0 for other kinds.
  public var choice: Binding<Int> {
    Binding {
      if case .choice(let place) = self.value { place } else { 0 }
    } set: { place in
      if case .choice(let names) = self.kind, names.indices.contains(place) {
        self.set(.choice(place))
      }
    }
  }

  // MARK: In Swift

  /// The Swift expression for the value: `"New"`, `true`, `.success`, `$query`.
  public var code: String {
    if isBinding { return "$\(name)" }
    switch value {
    case .text(let text):
      return kind == .optionalText && text.isEmpty ? "nil" : Self.literal(text)
    case .flag(let isOn): return "\(isOn)"
    case .integer(let number): return "\(number)"
    case .number(let number): return "\((number * 1_000).rounded() / 1_000)"
    case .choice(let place):
      if case .choice(let names) = kind, names.indices.contains(place) { return names[place] }
      return name
    case .state: return name
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
