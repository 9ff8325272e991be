// SPDX-License-Identifier: MIT
// Views: the settings of a preview.

public import CuriumEngine
public import CuriumTokens
public import Observation

/// The settings of a preview that can change while it is shown: text, numbers, flags and choices.
///
///     Preview("Playground") { knobs in
///       Badge(text: knobs.text("text", "New"), color: knobs.color("color", .brandPrimary))
///     }
///
/// Reading a knob declares it, with a name and an initial value. The view stays an ordinary
/// expression. When a knob changes, only the views that read it run again. Read knobs where the
/// preview creates its view, not in rows of a list or in content that is shown later. Otherwise a
/// panel doesn't list them from the start.
///
/// Pass a binding to a component that changes a value itself: `knobs.binding("query", "")`.
@MainActor @Observable public final class Knobs {
  @ObservationIgnored private var known: [String: Knob] = [:]
  @ObservationIgnored private var met: [Knob]?
  @ObservationIgnored private let read: (@MainActor (Knobs) -> Void)?

  /// The current knobs of the preview, in the order in which it reads them.
  public private(set) var all: [Knob] = []

  /// Creates knobs that no panel shows.
  init() { read = nil }

  /// Creates the knobs of `preview`; empty if it reads none.
  public init(of preview: Preview) {
    read = preview.readKnobs
    let found = meetKnobs()
    all = found
  }

  /// Resets all knobs to their initial values.
  public func reset() {
    for knob in all { knob.reset() }
  }

  /// Returns the knobs that the preview currently reads.
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

  /// Returns the knob with a name. Creates it the first time.
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

  /// Returns the value of a knob. The search for knobs doesn't register a dependency.
  private func value(of knob: Knob) -> Knob.Value { met == nil ? knob.value : knob.silentValue }

  /// Returns the value that the knob `name` selects by its place in `codes`, initially the one at
  /// `first`.
  private func selected<Value>(
    _ name: String, _ codes: [String], _ values: [Value], first: Int = 0
  ) -> Value {
    let knob = knob(name, .choice(codes), .choice(first))
    guard case .choice(let place) = value(of: knob), values.indices.contains(place) else {
      return values[first]
    }
    return values[place]
  }

  // MARK: Values

  /// Returns the text of the knob `name`, initially `initial`.
  public func text(_ name: String, _ initial: String) -> String {
    if case .text(let text) = value(of: knob(name, .text, .text(initial))) { text } else { initial }
  }

  /// Returns the text of the knob `name`, initially `initial`, or `nil` if it is empty.
  public func optionalText(_ name: String, _ initial: String?) -> String? {
    let knob = knob(name, .optionalText, .text(initial ?? ""))
    guard case .text(let text) = value(of: knob) else { return initial }
    return text.isEmpty ? nil : text
  }

  /// Returns the flag of the knob `name`, initially `initial`.
  public func flag(_ name: String, _ initial: Bool) -> Bool {
    if case .flag(let isOn) = value(of: knob(name, .flag, .flag(initial))) { isOn } else { initial }
  }

  /// Returns the whole number of the knob `name` in `range`, initially `initial`.
  public func number(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Int {
    let knob = knob(name, .integer(range), .integer(initial))
    if case .integer(let number) = value(of: knob) { return number }
    return initial
  }

  /// Returns the number of the knob `name` in `range`, initially `initial`.
  public func number(_ name: String, _ initial: Double, in range: ClosedRange<Double>) -> Double {
    let knob = knob(name, .number(range), .number(initial))
    if case .number(let number) = value(of: knob) { return number }
    return initial
  }

  /// Returns the selected case of an enumeration from the knob `name`, initially `initial`.
  public func choice<Value: CaseIterable & Equatable>(_ name: String, _ initial: Value) -> Value {
    let values = Array(Value.allCases)
    return selected(
      name, values.map { ".\($0)" }, values, first: values.firstIndex(of: initial) ?? 0)
  }

  /// Returns the selected value of `options` from the knob `name`, initially the first one. Panels
  /// show the values as Swift expressions.
  ///
  ///     Preview("Playground") { knobs in
  ///       Text("Services").shadow(knobs.choice("shadow", of: [".none": Shadow.none, ".low": .low]))
  ///     }
  ///
  /// - Precondition: `options` isn't empty.
  public func choice<Value>(_ name: String, of options: KeyValuePairs<String, Value>) -> Value {
    selected(name, options.map(\.key), options.map(\.value))
  }

  /// Returns the selected string of `texts` from the knob `name`, initially the first one.
  ///
  /// - Precondition: `texts` isn't empty.
  public func choice(_ name: String, of texts: [String]) -> String {
    selected(name, texts.map(Knob.literal), texts)
  }

  /// Returns the colour of the knob `name`, selected by its role, initially `initial`.
  public func color(_ name: String, _ initial: Color) -> Color {
    let roles = Self.colors
    if let first = roles.firstIndex(where: { $0.value == initial }) {
      return selected(name, roles.map(\.key), roles.map(\.value), first: first)
    }
    return selected(name, ["initial"] + roles.map(\.key), [initial] + roles.map(\.value))
  }

  /// Returns an icon name from the knob `name`: `initial`, or one of a dozen others.
  public func icon(_ name: String, _ initial: String) -> String {
    choice(name, of: [initial] + Self.icons.filter { $0 != initial })
  }

  /// Returns an icon name from the knob `name`, initially `initial`, or `nil`.
  public func optionalIcon(_ name: String, _ initial: String?) -> String? {
    let names = [initial].compactMap(\.self) + Self.icons.filter { $0 != initial }
    let options = initial == nil ? [nil] + names : names + [nil]
    return selected(name, options.map { $0.map(Knob.literal) ?? "nil" }, options)
  }

  /// Returns the length of the knob `name` in `range`, initially `initial`, in cells.
  public func length(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Length {
    Length(number(name, initial, in: range))
  }

  /// Returns an empty action or `nil`, as chosen with the knob `name`. At first, it is the action if
  /// `isGiven` is `true`.
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

  /// Returns a binding to the text of the knob `name`, initially `initial`. Components can set it.
  public func binding(_ name: String, _ initial: String) -> Binding<String> {
    tracked(knob(name, .text, .text(initial), isBinding: true)).text
  }

  /// Returns a binding to the flag of the knob `name`, initially `initial`. Components can set it.
  public func binding(_ name: String, _ initial: Bool) -> Binding<Bool> {
    tracked(knob(name, .flag, .flag(initial), isBinding: true)).flag
  }

  /// Returns a binding to the whole number of the knob `name` in `range`, initially `initial`.
  public func binding(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Binding<Int> {
    tracked(knob(name, .integer(range), .integer(initial), isBinding: true)).integer
  }

  /// Returns a binding to the number of the knob `name` in `range`, initially `initial`.
  public func binding(
    _ name: String, _ initial: Double, in range: ClosedRange<Double>
  ) -> Binding<Double> {
    tracked(knob(name, .number(range), .number(initial), isBinding: true)).number
  }

  /// Returns a binding to the selected string of `texts`, initially the first one, from the knob
  /// `name`. Components can set it.
  ///
  /// - Precondition: `texts` isn't empty.
  public func binding(_ name: String, of texts: [String]) -> Binding<String> {
    let knob = tracked(
      knob(name, .choice(texts.map(Knob.literal)), .choice(0), isBinding: true))
    return Binding {
      let place = knob.choice.wrappedValue
      return texts.indices.contains(place) ? texts[place] : texts[0]
    } set: {
      if let place = texts.firstIndex(of: $0) { knob.choice.wrappedValue = place }
    }
  }

  /// Returns a binding to the value `name`, initially `initial`. Only the component changes it.
  public func state<Value>(_ name: String, _ initial: Value) -> Binding<Value> {
    let knob = tracked(knob(name, .state, .state(initial), isBinding: true))
    return Binding {
      if case .state(let value) = knob.value, let value = value as? Value { value } else { initial }
    } set: {
      knob.set(.state($0))
    }
  }

  /// Returns the knob, after making it a dependency of the view that gets the binding.
  private func tracked(_ knob: Knob) -> Knob {
    _ = value(of: knob)
    return knob
  }
}
