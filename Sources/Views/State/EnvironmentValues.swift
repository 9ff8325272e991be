// SPDX-License-Identifier: MIT
// Views: values that flow down the tree.

import CuriumTokens

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
  /// What is read where nobody set a value.
  static var defaultValue: Value { get }
}

/// What kind of value in the environment changed, coarsely.
struct EnvironmentChange: OptionSet {
  var rawValue: UInt16
  /// The theme, where only colours differ.
  static let theme = EnvironmentChange(rawValue: 1)
  /// The theme, where layout tokens differ as well.
  static let themeLayout = EnvironmentChange(rawValue: 2)
  static let foreground = EnvironmentChange(rawValue: 4)
  static let font = EnvironmentChange(rawValue: 8)
  static let textLayout = EnvironmentChange(rawValue: 16)
  static let enabled = EnvironmentChange(rawValue: 32)
  static let density = EnvironmentChange(rawValue: 64)
  static let icons = EnvironmentChange(rawValue: 128)
  static let motion = EnvironmentChange(rawValue: 256)
  static let tint = EnvironmentChange(rawValue: 512)
  /// A value under a key of its own.
  static let keyed = EnvironmentChange(rawValue: 1024)

  static let affectsLayout: EnvironmentChange = [
    .themeLayout, .font, .textLayout, .density, .icons,
  ]
  static let affectsPaint: EnvironmentChange = [
    .theme, .themeLayout, .foreground, .font, .enabled, .icons, .tint,
  ]
}

/// The values that nodes read at every layout or paint, kept side by side instead of in a list.
struct InheritedStyle {
  // What painting reads of every text stands first, within one line of the processor's cache.
  var sharedTheme = SharedTheme(AppThemeKey.defaultValue)
  /// The colour of text and icons; a colour set further in takes the place of a ramp.
  var foreground: Color = .textPrimary { didSet { foregroundRamp = nil } }
  /// The ramp that stands before the colour in text. A reference, so that its absence costs a word.
  var foregroundRamp: RampReference?
  var font: Font?
  var redaction: RedactionReasons = []
  var tint: Color = .accentColor
  var isEnabled = true
  var density: Density = .comfortable
  var iconSet: IconSet = .unicode
  /// How far icons are turned, in degrees.
  var turn = 0.0
  var reducesMotion = false
  var lineLimit: Int?
  var truncationMode: TextTruncationMode = .tail
  var textAlignment: TextAlignment = .leading
  var paragraph = ParagraphStyle()

  /// The theme in force. To set it is to share another with what lies beneath.
  var theme: AppTheme {
    get { sharedTheme.theme }
    set {
      if isKnownUniquelyReferenced(&sharedTheme) {
        sharedTheme.theme = newValue
      } else {
        sharedTheme = SharedTheme(newValue)
      }
    }
  }

  /// How many quarters of a turn icons show.
  var quarterTurns: Int {
    ((Int((turn / 90).rounded()) % 4) + 4) % 4
  }

  func changes(to next: InheritedStyle) -> EnvironmentChange {
    var change: EnvironmentChange = []
    // Not by value: who looked at the one is to look at the other, even if it says the same.
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

/// The values around a view.
public struct EnvironmentValues {
  var inherited = InheritedStyle()
  var keyed: EnvironmentEntry?
  /// The node whose body reads, so that it runs again when the value changes.
  unowned(unsafe) var reader: Node?

  /// The defaults.
  public init() {}

  /// The value under `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      note(.keyed)
      let identity = ObjectIdentifier(key)
      var entry = keyed
      while let current = entry {
        if current.key == identity {
          return unsafeDowncast(current, to: TypedEnvironmentEntry<Key.Value>.self).value
        }
        entry = current.next
      }
      return Key.defaultValue
    }
    set {
      keyed = TypedEnvironmentEntry(key: ObjectIdentifier(key), value: newValue, next: keyed)
    }
  }

  func note(_ change: EnvironmentChange) {
    guard let reader else { return }
    reader.noteEnvironmentRead(change)
    if change.contains(.theme) { reader.hearTheme() }
  }

  /// What differs from `previous`.
  func changes(from previous: EnvironmentValues) -> EnvironmentChange {
    var change = previous.inherited.changes(to: inherited)
    if keyed !== previous.keyed { change.insert(.keyed) }
    return change
  }
}

/// A link in the list of keyed values; the newest comes first and hides older ones.
class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }
}

private final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }
}

/// The environment shared by all nodes between two environment modifiers.
///
/// Its values change on the main actor alone, never while they are read; every text reads several, and a
/// check of exclusive access each time would cost more than the reading.
final class EnvironmentScope {
  @exclusivity(unchecked) var values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }

  /// The colour in the theme in force.
  @inline(__always) func resolve(_ color: Color) -> ResolvedColor {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.resolve(color) }
  }

  /// The look of the letters in the theme in force.
  @inline(__always) func resolve(_ font: Font) -> ResolvedFont {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.resolve(font) }
  }
}
