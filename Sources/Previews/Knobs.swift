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

  /// Resets all knobs to their initial values, including those that the preview doesn't currently
  /// read.
  public func reset() {
    for knob in known.values { knob.reset() }
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
    _ name: String, _ kind: Knob.Kind, _ initial: Any, codes: [String] = [],
    isBinding: Bool = false
  ) -> Knob {
    let knob =
      known[name]
      ?? Knob(name, kind, initial, codes: codes, isBinding: isBinding) { [weak self] in
        self?.knobDidChange()
      }
    known[name] = knob
    if met?.contains(where: { $0 === knob }) == false { met?.append(knob) }
    return knob
  }

  /// Returns the value of a knob. The search for knobs doesn't register a dependency.
  private func value(of knob: Knob) -> Any { met == nil ? knob.value : knob.silentValue }

  /// Returns the value of the knob `name`, initially `initial`.
  private func read<Value>(_ name: String, _ kind: Knob.Kind, _ initial: Value) -> Value {
    value(of: knob(name, kind, initial)) as? Value ?? initial
  }

  /// Returns the value that the knob `name` selects by its place in `codes`, initially the one at
  /// `first`. Panels list `words`, or the expressions without the leading dot.
  private func selected<Value>(
    _ name: String, _ codes: [String], words: [String]? = nil, _ values: [Value], first: Int = 0
  ) -> Value {
    let words = words ?? codes.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    let knob = knob(name, .choice(words), first, codes: codes)
    guard let place = value(of: knob) as? Int, values.indices.contains(place) else {
      return values[first]
    }
    return values[place]
  }

  // MARK: Values

  /// Returns the text of the knob `name`, initially `initial`.
  public func text(_ name: String, _ initial: String) -> String {
    read(name, .text, initial)
  }

  /// Returns the text of the knob `name`, initially `initial`, or `nil` if it is empty.
  public func optionalText(_ name: String, _ initial: String?) -> String? {
    let text = read(name, .optionalText, initial ?? "")
    return text.isEmpty ? nil : text
  }

  /// Returns the flag of the knob `name`, initially `initial`.
  public func flag(_ name: String, _ initial: Bool) -> Bool {
    read(name, .flag, initial)
  }

  /// Returns the whole number of the knob `name` in `range`, initially `initial`.
  public func number(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Int {
    read(name, .integer(range), initial)
  }

  /// Returns the number of the knob `name` in `range`, initially `initial`.
  public func number(_ name: String, _ initial: Double, in range: ClosedRange<Double>) -> Double {
    read(name, .number(range), initial)
  }

  /// Returns the selected case of an enumeration from the knob `name`, initially `initial`.
  public func choice<Value: CaseIterable & Equatable>(_ name: String, _ initial: Value) -> Value {
    let values = Array(Value.allCases)
    return selected(
      name, values.map { ".\($0)" }, values, first: values.firstIndex(of: initial) ?? 0)
  }

  /// Returns the selected value of `options` from the knob `name`, initially the first one. Panels
  /// show the Swift expressions of the values, without the leading dot.
  ///
  ///     Preview("Playground") { knobs in
  ///       Text("Panel").shadow(knobs.choice("shadow", of: [".none": Shadow.none, ".low": .low]))
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
    selected(name, texts.map(Knob.literal), words: texts, texts)
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
    return selected(
      name, options.map { $0.map(Knob.literal) ?? "nil" }, words: options.map { $0 ?? "nil" },
      options)
  }

  /// Returns the length of the knob `name` in `range`, initially `initial`, in cells.
  public func length(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Length {
    Length(number(name, initial, in: range))
  }

  /// Returns an empty action or `nil`, as chosen with the knob `name`. At first, it is the action
  /// if `isGiven` is `true`.
  public func action(_ name: String, _ isGiven: Bool = true) -> (@MainActor () -> Void)? {
    selected(name, ["nil", "{}"], [nil, {}], first: isGiven ? 1 : 0)
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
    tracked(knob(name, .text, initial, isBinding: true)).text
  }

  /// Returns a binding to the flag of the knob `name`, initially `initial`. Components can set it.
  public func binding(_ name: String, _ initial: Bool) -> Binding<Bool> {
    tracked(knob(name, .flag, initial, isBinding: true)).flag
  }

  /// Returns a binding to the whole number of the knob `name` in `range`, initially `initial`.
  public func binding(_ name: String, _ initial: Int, in range: ClosedRange<Int>) -> Binding<Int> {
    tracked(knob(name, .integer(range), initial, isBinding: true)).integer
  }

  /// Returns a binding to the number of the knob `name` in `range`, initially `initial`.
  public func binding(
    _ name: String, _ initial: Double, in range: ClosedRange<Double>
  ) -> Binding<Double> {
    tracked(knob(name, .number(range), initial, isBinding: true)).number
  }

  /// Returns a binding to the selected string of `texts`, initially the first one, from the knob
  /// `name`. Components can set it.
  ///
  /// - Precondition: `texts` isn't empty.
  public func binding(_ name: String, of texts: [String]) -> Binding<String> {
    let knob = tracked(
      knob(name, .choice(texts), 0, codes: texts.map(Knob.literal), isBinding: true))
    return Binding {
      let place = knob.choice.wrappedValue
      return texts.indices.contains(place) ? texts[place] : texts[0]
    } set: {
      if let place = texts.firstIndex(of: $0) { knob.choice.wrappedValue = place }
    }
  }

  /// Returns a binding to the value `name`, initially `initial`. Only the component changes it.
  public func state<Value>(_ name: String, _ initial: Value) -> Binding<Value> {
    let knob = tracked(knob(name, .state, initial, isBinding: true))
    return Binding {
      knob.value as? Value ?? initial
    } set: {
      knob.set($0)
    }
  }

  /// Returns the knob, after making it a dependency of the view that gets the binding.
  private func tracked(_ knob: Knob) -> Knob {
    _ = value(of: knob)
    return knob
  }
}
