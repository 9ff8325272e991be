// SPDX-License-Identifier: MIT
// Views: values passed down the tree.

package import CuriumTerminal
package import CuriumText
package import CuriumTokens

/// The key of a value in the environment.
///
///     private struct AccountKey: EnvironmentKey { static let defaultValue: Account? = nil }
///     extension EnvironmentValues {
///       var account: Account? {
///         get { self[AccountKey.self] }
///         set { self[AccountKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
}

/// The kinds of environment values that have changed.
@_spi(Nodes) public struct EnvironmentChange: OptionSet, Sendable {
  /// The raw value.
  public var rawValue: UInt16
  /// Creates a set from a raw value.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The theme, if only colours differ.
  @inlinable package static var theme: EnvironmentChange { EnvironmentChange(rawValue: 1) }
  /// The theme, if layout tokens differ as well.
  @inlinable package static var themeLayout: EnvironmentChange { EnvironmentChange(rawValue: 2) }
  @inlinable package static var foreground: EnvironmentChange { EnvironmentChange(rawValue: 4) }
  @inlinable package static var font: EnvironmentChange { EnvironmentChange(rawValue: 8) }
  @inlinable package static var textLayout: EnvironmentChange { EnvironmentChange(rawValue: 16) }
  @inlinable package static var enabled: EnvironmentChange { EnvironmentChange(rawValue: 32) }
  @inlinable package static var density: EnvironmentChange { EnvironmentChange(rawValue: 64) }
  @inlinable package static var icons: EnvironmentChange { EnvironmentChange(rawValue: 128) }
  @inlinable package static var motion: EnvironmentChange { EnvironmentChange(rawValue: 256) }
  @inlinable package static var tint: EnvironmentChange { EnvironmentChange(rawValue: 512) }
  @inlinable package static var colors: EnvironmentChange { EnvironmentChange(rawValue: 2048) }
  /// A value with its own key.
  @inlinable package static var keyed: EnvironmentChange { EnvironmentChange(rawValue: 1024) }

  @inlinable package static var affectsLayout: EnvironmentChange {
    [.themeLayout, .font, .textLayout, .density, .icons]
  }
  @inlinable package static var affectsPaint: EnvironmentChange {
    [.theme, .themeLayout, .foreground, .font, .enabled, .icons, .tint, .colors]
  }
}

/// The values that nodes read at every layout or paint, stored directly instead of in a list.
package struct InheritedStyle {
  // The values that painting reads for every `Text` come first, within one CPU cache line.
  package var sharedTheme = SharedTheme(AppThemeKey.defaultValue)
  /// The colour of text and icons. Setting it removes the gradient of an outer view.
  package var foreground: Color = .textPrimary { didSet { foregroundRamp = nil } }
  /// The gradient that replaces the colour of text. A reference, so that its absence costs one
  /// word.
  package var foregroundRamp: RampReference?
  package var font: Font?
  package var redaction: RedactionReasons = []
  package var tint: Color = .accentColor
  package var isEnabled = true
  package var density: Density = .comfortable
  package var iconSet: IconSet = .unicode
  /// The colours of the terminal, or fewer where a view limits them.
  package var availableDepth: ColorDepth = .trueColor { didSet { adaptDepth() } }
  /// The colours that views can use: at most 16 in a theme of the terminal's own colours, because
  /// nothing can be mixed with them.
  package private(set) var colorDepth: ColorDepth = .trueColor
  /// The rotation of icons, in degrees.
  package var turn = 0.0
  package var reducesMotion = false
  package var lineLimit: Int?
  package var truncationMode: TextTruncationMode = .tail
  package var textAlignment: TextAlignment = .leading
  package var paragraph = ParagraphStyle()

  /// The current theme. Setting it replaces the shared object, unless nothing else refers to it.
  package var theme: AppTheme {
    get { sharedTheme.theme }
    set {
      if isKnownUniquelyReferenced(&sharedTheme) {
        sharedTheme.theme = newValue
      } else {
        sharedTheme = SharedTheme(newValue)
      }
      adaptDepth()
    }
  }

  private mutating func adaptDepth() {
    colorDepth = theme.usesTerminalColors ? min(availableDepth, .ansi16) : availableDepth
  }

  /// Returns the glyph of an icon in the current theme and icon set.
  package func glyph(_ name: String) -> String? { theme.glyph(name, iconSet) }

  /// The rotation of icons, in quarter turns.
  package var quarterTurns: Int {
    ((Int((turn / 90).rounded()) % 4) + 4) % 4
  }

  /// Returns the text style for drawing text: `font` or the environment's, dimmed in a disabled
  /// view if there are 16 or no colours.
  @inline(__always) package func textStyle(_ font: Font?) -> Font {
    let font = font?.withWeightOfContents(from: self.font) ?? self.font ?? .body
    return isEnabled || colorDepth >= .ansi256 ? font : font.dimmed
  }

  func changes(to next: InheritedStyle) -> EnvironmentChange {
    var change: EnvironmentChange = []
    // Compared by identity: readers of one object must switch to the other, even if both are equal.
    if sharedTheme !== next.sharedTheme {
      change.insert(.theme)
      if theme.layoutHash != next.theme.layoutHash { change.insert(.themeLayout) }
    }
    if foreground != next.foreground || foregroundRamp != next.foregroundRamp
      || redaction != next.redaction
    {
      change.insert(.foreground)
    }
    if tint != next.tint { change.insert(.tint) }
    if colorDepth != next.colorDepth { change.insert(.colors) }
    if font != next.font { change.insert(.font) }
    if isEnabled != next.isEnabled { change.insert(.enabled) }
    if density != next.density { change.insert(.density) }
    if iconSet != next.iconSet || quarterTurns != next.quarterTurns { change.insert(.icons) }
    if reducesMotion != next.reducesMotion { change.insert(.motion) }
    if lineLimit != next.lineLimit || truncationMode != next.truncationMode
      || textAlignment != next.textAlignment || paragraph != next.paragraph
    {
      change.insert(.textLayout)
    }
    return change
  }
}

/// The environment values of a view.
public struct EnvironmentValues {
  package var inherited = InheritedStyle()
  package var keyed: EnvironmentEntry?
  /// The node whose body reads the values, so that it runs again when they change.
  unowned(unsafe) var reader: Node?

  /// Creates an environment with the default values.
  public init() {}

  /// The value for `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      note(.keyed)
      return EnvironmentEntry.find(ObjectIdentifier(key), in: keyed).map {
        unsafeDowncast($0, to: TypedEnvironmentEntry<Key.Value>.self).value
      } ?? Key.defaultValue
    }
    set {
      keyed = TypedEnvironmentEntry(key: ObjectIdentifier(key), value: newValue, next: keyed)
    }
  }

  /// Removes the entries that are hidden by newer ones with the same key.
  mutating func removeHiddenEntries() {
    var visible: [EnvironmentEntry] = []
    var entry = keyed
    while let current = entry {
      if !visible.contains(where: { $0.key == current.key }) { visible.append(current) }
      entry = current.next
    }
    keyed = visible.reversed().reduce(nil) { $1.copy(before: $0) }
  }

  package func note(_ change: EnvironmentChange) {
    guard let reader else { return }
    reader.noteEnvironmentRead(change)
    if change.contains(.theme) { reader.registerThemeReader() }
  }

  /// Returns the kinds of values that differ from `previous`.
  func changes(from previous: EnvironmentValues) -> EnvironmentChange {
    var change = previous.inherited.changes(to: inherited)
    if keyed !== previous.keyed { change.insert(.keyed) }
    return change
  }
}

/// A keyed value and the list of older ones, of which it hides those with the same key.
package class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  /// Returns a copy in front of other entries. Overridden by entries with a value.
  func copy(before next: EnvironmentEntry?) -> EnvironmentEntry {
    EnvironmentEntry(key: key, next: next)
  }

  /// Returns the newest entry for `key`. Visits the entries without retaining them.
  static func find(_ key: ObjectIdentifier, in list: EnvironmentEntry?) -> EnvironmentEntry? {
    var entry = list.map { Unmanaged.passUnretained($0) }
    while let current = entry {
      if current.borrow({ $0.key == key }) { return current.takeUnretainedValue() }
      entry = current.borrow { $0.next.map { Unmanaged.passUnretained($0) } }
    }
    return nil
  }
}

private final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }

  override func copy(before next: EnvironmentEntry?) -> EnvironmentEntry {
    TypedEnvironmentEntry(key: key, value: value, next: next)
  }
}

/// The environment shared by all nodes between two environment modifiers.
///
/// Its values change only on the main actor, never while being read. Every `Text` reads several,
/// and an exclusivity check for each would cost more than the reading.
package final class EnvironmentScope {
  @exclusivity(unchecked) package var values: EnvironmentValues

  package init(_ values: EnvironmentValues) { self.values = values }

  /// Returns the colour in the current theme.
  @inline(__always) func resolve(_ color: Color) -> ResolvedColor {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.resolve(color) }
  }

  /// Returns the contrast that text gets in the current theme; `nil` if colours aren't adjusted.
  @inline(__always) func contrast(for ratio: Double) -> Double? {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.contrast(for: ratio) }
  }

  /// Returns the text attributes of a font in the current theme.
  @inline(__always) package func resolve(_ font: Font) -> ResolvedFont {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.resolve(font) }
  }
}
