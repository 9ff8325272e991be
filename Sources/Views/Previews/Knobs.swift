// SPDX-License-Identifier: MIT
// Views: what can be set about a preview while it is shown.

public import CuriumEngine
public import CuriumTokens
public import Observation

/// What can be set about a preview while it is shown: its texts, numbers, flags and choices.
///
///     Preview("Playground") { knobs in
///       Badge(text: knobs.text("text", "New"), color: knobs.color("color", .brandPrimary))
///     }
///
/// To read a knob declares it, by a name and what it is at first; the view stays an ordinary expression.
/// When a knob changes, the views that read it run again and no others. Knobs are read where the
/// preview's view is made, not in the rows of a list or in what is shown later: only then a panel knows
/// them from the start.
///
/// A component that changes a value by itself is given a binding: `knobs.binding("query", "")`.
@MainActor @Observable public final class Knobs {
  @ObservationIgnored private var known: [String: Knob] = [:]
  @ObservationIgnored private var met: [Knob]?
  @ObservationIgnored private let read: (@MainActor (Knobs) -> Void)?

  /// The knobs of the preview as it is now, in the order in which it reads them.
  public private(set) var all: [Knob] = []

  /// Knobs that a panel cannot know.
  init() { read = nil }

  /// The knobs of a preview; none of one that reads none.
  public init(of preview: Preview) {
    read = preview.readKnobs
    let found = meetKnobs()
    all = found
  }

  /// Puts every knob back to where it began.
  public func reset() {
    for knob in all { knob.reset() }
  }

  /// Finds the knobs that the preview reads now.
  private func meetKnobs() -> [Knob] {
    met = []
    read?(self)
    defer { met = nil }
    return met ?? []
  }

  private func knobDidChange() {
    guard read != nil else { return }
    let found = meetKnobs()
    if found.map(\.name) != all.map(\.name) { all = found }
  }

  /// The knob of a name, made when it is met first.
  private func knob(
    _ name: String, _ kind: Knob.Kind, _ initial: Knob.Value, isBinding: Bool = false
  ) -> Knob {
    let knob =
      known[name]
      ?? Knob(name, kind, initial, isBinding: isBinding) { [weak self] in self?.knobDidChange() }
    known[name] = knob
    if met?.contains(where: { $0 === knob }) == false { met?.append(knob) }
    return knob
  }

  /// The value of a knob. Who looks for knobs is not told of changes.
  private func value(of knob: Knob) -> Knob.Value { met == nil ? knob.value : knob.silentValue }

  // MARK: Values

  /// A text.
  public func text(_ name: String, _ initial: String) -> String {
    if case .text(let text) = value(of: knob(name, .text, .text(initial))) { text } else { initial }
  }

  /// A text or nothing; an empty text is nil.
  public func optionalText(_ name: String, _ initial: String?) -> String? {
    let knob = knob(name, .optionalText, .text(initial ?? ""))
    guard case .text(let text) = value(of: knob) else { return initial }
    return text.isEmpty ? nil : text
  }

  /// Yes or no.
  public func flag(_ name: String, _ initial: Bool) -> Bool {
    if case .flag(let isOn) = value(of: knob(name, .flag, .flag(initial))) { isOn } else { initial }
  }

  /// A whole number in a range.
  public func number(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Int {
    let knob = knob(name, .integer(range), .integer(initial))
    if case .integer(let number) = value(of: knob) { return number }
    return initial
  }

  /// A number in a range.
  public func number(_ name: String, _ initial: Double, in range: ClosedRange<Double>) -> Double {
    let knob = knob(name, .number(range), .number(initial))
    if case .number(let number) = value(of: knob) { return number }
    return initial
  }

  /// A case of an enumeration.
  public func choice<Value: CaseIterable & Equatable>(_ name: String, _ initial: Value) -> Value {
    let values = Array(Value.allCases)
    let knob = knob(
      name, .choice(values.map { ".\($0)" }), .choice(values.firstIndex(of: initial) ?? 0))
    guard case .choice(let place) = value(of: knob), values.indices.contains(place) else {
      return initial
    }
    return values[place]
  }

  /// One of several values by what stands for them in Swift; the first to begin with.
  ///
  ///     Preview("Playground") { knobs in
  ///       Text("Tide").shadow(knobs.choice("shadow", of: [".none": Shadow.none, ".low": .low]))
  ///     }
  ///
  /// - Precondition: There is one.
  public func choice<Value>(_ name: String, of options: KeyValuePairs<String, Value>) -> Value {
    let knob = knob(name, .choice(options.map(\.key)), .choice(0))
    guard case .choice(let place) = value(of: knob), options.indices.contains(place) else {
      return options[0].value
    }
    return options[place].value
  }

  /// One of several texts; the first to begin with.
  ///
  /// - Precondition: There is one.
  public func choice(_ name: String, of texts: [String]) -> String {
    let knob = knob(name, .choice(texts.map(Knob.literal)), .choice(0))
    guard case .choice(let place) = value(of: knob), texts.indices.contains(place) else {
      return texts[0]
    }
    return texts[place]
  }

  /// A colour by its role.
  public func color(_ name: String, _ initial: Color) -> Color {
    let roles = Self.colors
    let first = roles.firstIndex { $0.value == initial } ?? 0
    let knob = knob(name, .choice(roles.map(\.key)), .choice(first))
    guard case .choice(let place) = value(of: knob), roles.indices.contains(place) else {
      return initial
    }
    return roles[place].value
  }

  /// The name of an icon, of a dozen that differ.
  public func icon(_ name: String, _ initial: String) -> String {
    choice(name, of: [initial] + Self.icons.filter { $0 != initial })
  }

  /// The name of an icon, or none.
  public func optionalIcon(_ name: String, _ initial: String?) -> String? {
    let names = [initial].compactMap(\.self) + Self.icons.filter { $0 != initial }
    let options = initial == nil ? [nil] + names : names + [nil]
    let knob = knob(
      name, .choice(options.map { $0.map(Knob.literal) ?? "nil" }), .choice(0))
    guard case .choice(let place) = value(of: knob), options.indices.contains(place) else {
      return initial
    }
    return options[place]
  }

  /// A length in cells.
  public func length(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Length {
    Length(number(name, initial, in: range))
  }

  /// An action that does nothing, or none.
  public func action(_ name: String, _ isGiven: Bool = true) -> (@MainActor () -> Void)? {
    let knob = knob(name, .choice(["nil", "{}"]), .choice(isGiven ? 1 : 0))
    if case .choice(0) = value(of: knob) { return nil }
    return {}
  }

  private static let colors: KeyValuePairs<String, Color> = [
    ".brandPrimary": .brandPrimary, ".brandSecondary": .brandSecondary,
    ".brandAccent": .brandAccent, ".success": .success, ".warning": .warning, ".error": .error,
    ".info": .info, ".primary": .primary, ".secondary": .secondary, ".chart1": .chart1,
  ]

  private static let icons = [
    "folder", "gear", "star.fill", "bell", "person", "lock", "trash", "doc", "plus", "checkmark",
    "globe", "magnifyingglass",
  ]

  // MARK: Bindings

  /// A text that the component changes too.
  public func binding(_ name: String, _ initial: String) -> Binding<String> {
    told(knob(name, .text, .text(initial), isBinding: true)).text
  }

  /// A flag that the component changes too.
  public func binding(_ name: String, _ initial: Bool) -> Binding<Bool> {
    told(knob(name, .flag, .flag(initial), isBinding: true)).flag
  }

  /// A whole number that the component changes too.
  public func binding(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Binding<Int> {
    told(knob(name, .integer(range), .integer(initial), isBinding: true)).integer
  }

  /// A number that the component changes too.
  public func binding(
    _ name: String, _ initial: Double, in range: ClosedRange<Double>
  ) -> Binding<Double> {
    told(knob(name, .number(range), .number(initial), isBinding: true)).number
  }

  /// One of several texts, which the component changes too; the first to begin with.
  ///
  /// - Precondition: There is one.
  public func binding(_ name: String, of texts: [String]) -> Binding<String> {
    let knob = told(
      knob(name, .choice(texts.map(Knob.literal)), .choice(0), isBinding: true))
    return Binding {
      let place = knob.choice.wrappedValue
      return texts.indices.contains(place) ? texts[place] : texts[0]
    } set: {
      if let place = texts.firstIndex(of: $0) { knob.choice.wrappedValue = place }
    }
  }

  /// A value that the component alone changes; no panel shows it.
  public func state<Value>(_ name: String, _ initial: Value) -> Binding<Value> {
    let knob = told(knob(name, .state, .state(initial), isBinding: true))
    return Binding {
      if case .state(let value) = knob.value, let value = value as? Value { value } else { initial }
    } set: {
      knob.set(.state($0))
    }
  }

  /// The knob, of whose changes the view that is given a binding is told.
  private func told(_ knob: Knob) -> Knob {
    _ = value(of: knob)
    return knob
  }
}
