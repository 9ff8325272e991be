// SPDX-License-Identifier: MIT
// Page: the options for showing exhibits: width, colours, icons, and one theme or two.

import Curium
import CuriumThemeFiles
import Observation

/// The options for showing exhibits. `nil` keeps the terminal's own setting.
@MainActor @Observable package final class ViewOptions {
  /// The width of the page in columns; `nil` for all available columns.
  var columns: Int?
  /// The colour depth of the page.
  var depth = ColorDepth.trueColor
  var iconSet: IconSet?
  var density: Density?
  var reducesMotion = false
  /// `true` if the page uses the kit's high-contrast theme.
  package var increasesContrast = false
  /// `true` if the page appears twice, in two themes.
  var isSplit = false
  /// The second theme; `nil` for one with the other appearance.
  var secondTheme: ThemeLibrary.Entry.ID?

  static let widths: [Int?] = [nil, 40, 60, 80, 120]
  static let depths: [ColorDepth] = [.trueColor, .ansi256, .ansi16, .none]

  static func name(ofWidth columns: Int?) -> String { columns.map { "\($0)" } ?? "Full" }

  static func name(of depth: ColorDepth) -> String {
    switch depth {
    case .trueColor: "24-bit"
    case .ansi256: "256"
    case .ansi16: "16"
    case .none: "None"
    }
  }

  static let iconSets: [IconSet] = [.unicode, .ascii, .symbols, .nerdFont]

  static func name(of iconSet: IconSet) -> String {
    switch iconSet {
    case .unicode: "Unicode"
    case .symbols: "Symbols"
    case .nerdFont: "Nerd"
    case .ascii: "ASCII"
    }
  }

  static func name(of density: Density) -> String {
    density == .comfortable ? "Comfortable" : "Compact"
  }

  // MARK: Keys

  /// Switches to the next width.
  func turnWidth() { columns = Self.next(after: columns, in: Self.widths) }

  /// Switches to the next colour depth.
  func turnDepth() { depth = Self.next(after: depth, in: Self.depths) }

  /// Switches to the next set of icons after `current`.
  func turnIcons(from current: IconSet) {
    iconSet = Self.next(after: iconSet ?? current, in: Self.iconSets)
  }

  /// Switches from `current` to the other density.
  func turnDensity(from current: Density) {
    density = Self.next(after: density ?? current, in: [.comfortable, .compact])
  }

  private static func next<Value: Equatable>(after value: Value, in values: [Value]) -> Value {
    values[((values.firstIndex(of: value) ?? -1) + 1) % values.count]
  }

  // MARK: Words

  /// The changed options, in a few words.
  var summary: [String] {
    var words: [String] = []
    if let columns { words.append("\(columns) columns") }
    switch depth {
    case .trueColor: break
    case .ansi256, .ansi16: words.append("\(Self.name(of: depth)) colours")
    case .none: words.append("no colours")
    }
    if let iconSet { words.append("\(Self.name(of: iconSet)) icons") }
    if density == .compact { words.append("compact") }
    if increasesContrast { words.append("high contrast") }
    if reducesMotion { words.append("still") }
    if isSplit { words.append("two themes") }
    return words
  }

  /// Resets all options.
  func reset() {
    columns = nil
    depth = .trueColor
    iconSet = nil
    density = nil
    reducesMotion = false
    increasesContrast = false
    isSplit = false
    secondTheme = nil
  }
}

/// Applies the options that affect the whole gallery to its content.
struct FollowingOptions<Content: View>: View {
  let options: ViewOptions
  let content: Content
  @Environment(\.iconSet) private var iconSet
  @Environment(\.density) private var density
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(_ options: ViewOptions, @ViewBuilder content: () -> Content) {
    self.options = options
    self.content = content()
  }

  var body: some View {
    content
      .environment(\.iconSet, options.iconSet ?? iconSet)
      .environment(\.density, options.density ?? density)
      .environment(\.accessibilityReduceMotion, options.reducesMotion || reducesMotion)
  }
}
