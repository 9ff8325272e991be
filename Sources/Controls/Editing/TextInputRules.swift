// SPDX-License-Identifier: MIT
// Controls: what text fields and editors take, and what Return does in a field.

import CuriumText
public import CuriumEngine
import CuriumViews

/// Which characters a text field takes.
public enum KeyboardType: Hashable, Sendable, CaseIterable {
  /// All.
  case `default`
  /// Digits.
  case numberPad
  /// Digits, a sign and a decimal mark.
  case decimalPad
  /// Digits and the signs of telephone numbers.
  case phonePad
  /// What an e-mail address may hold: no spaces.
  case emailAddress
  /// What a URL may hold: no spaces.
  case url

  /// Whether the field takes `character`.
  public func accepts(_ character: Character) -> Bool {
    switch self {
    case .default: true
    case .numberPad: character.isASCII && character.isNumber
    case .decimalPad: character.isASCII && (character.isNumber || "+-.,".contains(character))
    case .phonePad: character.isASCII && (character.isNumber || "+-() */#".contains(character))
    case .emailAddress, .url: !character.isWhitespace
    }
  }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: KeyboardType { .default }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct TextInputFilterKey: EnvironmentKey {
  static var defaultValue: (@MainActor (Character) -> Bool)? { nil }
}

private struct TextInputLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  var keyboardType: KeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  var submit: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  var textInputFilter: (@MainActor (Character) -> Bool)? {
    get { self[TextInputFilterKey.self] }
    set { self[TextInputFilterKey.self] = newValue }
  }

  var textInputLimit: Int? {
    get { self[TextInputLimitKey.self] }
    set { self[TextInputLimitKey.self] = newValue }
  }

  var textInputRules: TextInputRules {
    let type = keyboardType
    let filter = textInputFilter
    if type == .default { return TextInputRules(accepts: filter, limit: textInputLimit) }
    return TextInputRules(
      accepts: { type.accepts($0) && filter?($0) ?? true }, limit: textInputLimit)
  }
}

extension View {
  /// Which characters the text fields in the view take.
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Calls `action` when Return is pressed in a text field of the view.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.submit, action)
  }

  /// Has the text fields and editors in the view take only the characters that `accepts` allows, of
  /// those typed, pasted and yanked. What is in the text already stays.
  ///
  ///     TextField("Port", text: $port).textInputFilter { $0.isHexDigit }
  public func textInputFilter(_ accepts: @escaping @MainActor (Character) -> Bool) -> some View {
    environment(\.textInputFilter, accepts)
  }

  /// Has the text fields and editors in the view take no more once their text has so many graphemes;
  /// of a paste they take the beginning. nil takes a limit away.
  public func textInputLimit(_ count: Int?) -> some View {
    environment(\.textInputLimit, count)
  }
}
