// SPDX-License-Identifier: MIT
// Views: one thing that can be set about a preview.

public import CuriumEngine
public import Observation

/// One thing that can be set about a preview: what it is called, what it may be, and what it is now.
///
/// A panel of knobs picks a control by `kind` and gives it the binding of that kind:
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
  /// What a knob may be.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// Any text; an empty one is nil.
    case optionalText
    /// Yes or no.
    case flag
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// One of several, by the names that stand for them in Swift.
    case choice([String])
    /// A value that the component alone changes.
    case state
  }

  enum Value {
    case text(String)
    case flag(Bool)
    case integer(Int)
    case number(Double)
    /// The place among the choices.
    case choice(Int)
    case state(Any)
  }

  /// What it is called; no two knobs of a preview have the same name.
  public nonisolated let name: String
  /// What it may be.
  public nonisolated let kind: Kind
  /// Whether the component is given a binding to it.
  public nonisolated let isBinding: Bool
  @ObservationIgnored private let initial: Value
  @ObservationIgnored private let didChange: @MainActor () -> Void
  private var current: Value

  init(
    _ name: String, _ kind: Kind, _ initial: Value, isBinding: Bool,
    didChange: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.kind = kind
    self.isBinding = isBinding
    self.initial = initial
    self.didChange = didChange
    current = initial
  }

  /// Its name.
  public nonisolated var id: String { name }

  /// The value; who reads it is told when it changes.
  var value: Value { current }

  /// The value, for who need not be told when it changes.
  var silentValue: Value { _current }

  func set(_ value: Value) {
    current = value
    didChange()
  }

  /// Puts it back to where it began.
  public func reset() { set(initial) }

  // MARK: Bindings for a panel

  /// The text of a knob that is one; else empty.
  public var text: Binding<String> {
    Binding {
      if case .text(let text) = self.value { text } else { "" }
    } set: {
      if case .text = self.silentValue { self.set(.text($0)) }
    }
  }

  /// Whether a knob that is a flag is set; else false.
  public var flag: Binding<Bool> {
    Binding {
      if case .flag(let isOn) = self.value { isOn } else { false }
    } set: {
      if case .flag = self.silentValue { self.set(.flag($0)) }
    }
  }

  /// The whole number of a knob that is one, within its range; else 0.
  public var integer: Binding<Int> {
    Binding {
      if case .integer(let number) = self.value { number } else { 0 }
    } set: { number in
      if case .integer(let range) = self.kind {
        self.set(.integer(min(range.upperBound, max(range.lowerBound, number))))
      }
    }
  }

  /// The number of a knob that is one, within its range; else 0.
  public var number: Binding<Double> {
    Binding {
      if case .number(let number) = self.value { number } else { 0 }
    } set: { number in
      if case .number(let range) = self.kind, !number.isNaN {
        self.set(.number(min(range.upperBound, max(range.lowerBound, number))))
      }
    }
  }

  /// The place of what is chosen of several; else 0.
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

  /// What stands for it in Swift: `"New"`, `true`, `.success`, `$query`.
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

  /// A text as a literal of Swift.
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
