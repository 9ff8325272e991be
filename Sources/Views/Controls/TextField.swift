// SPDX-License-Identifier: MIT
// Views: a line that can be typed in, in a style.

/// A field for one line of text.
///
/// *Keys:* arrows, Home and End move the caret, with Control or Option by words, with Shift they
/// select; Control+A E B F D H W K U and Option+B F D move and delete as in emacs, Control+Y yanks
/// what was killed last, Option+Y then what was killed before. Control+Z undoes while there is
/// something to undo, Control+Shift+Z does it again; Control+_ and Option+_ too. Control+C copies and
/// Control+X cuts what is selected; without a selection they go on. Return submits.
/// *Pointer:* a click places the caret, a drag selects, a double click selects a word, a triple the line.
/// *Sizing:* as wide as offered, 20 columns where that is left open; one row.
///
///     TextField("Name", text: $name).onSubmit { save() }
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let isSecure: Bool
  @Environment(\.textFieldStyle) private var style

  /// A field for `text`; `title` stands in it while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title: String(title), text: text, isSecure: false)
  }

  init(title: String, text: Binding<String>, isSecure: Bool) {
    self.title = title
    self.text = text
    self.isSecure = isSecure
  }

  /// The line in the style in force.
  public var body: some View {
    let style = style
    let input = TextInput(
      text: text, shown: text.wrappedValue, placeholder: title, isSecure: isSecure)
    return Interactive(following: .textField) { state in
      style.draw(
        TextFieldStyleConfiguration(
          label: TextFieldStyleConfiguration.Label(title: title),
          field: TextFieldStyleConfiguration.Field(content: input), isFocused: state.isFocused,
          isHovered: state.isHovered, isEnabled: state.isEnabled))
    }
  }
}

/// A field for one line of text that nobody should read: it shows a dot for each grapheme, and copies
/// nothing.
public struct SecureField: View {
  private let field: TextField

  /// A field for `text`; `title` stands in it while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    field = TextField(title: String(title), text: text, isSecure: true)
  }

  /// The line in the style in force.
  public var body: some View { field }
}

/// How text fields look.
///
///     struct Underlined: TextFieldStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label.font(.caption)
///           configuration.field
///             .background(configuration.isFocused ? .surfaceRaised : .surfaceSunken)
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle: _DynamicPropertyHost {
  /// The type of the field's look.
  associatedtype Body: View
  /// The look of a field in one state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The field and its state.
  typealias Configuration = TextFieldStyleConfiguration
}

/// A text field and its state, for its style.
public struct TextFieldStyleConfiguration {
  /// The title, which stands in the field while it is empty.
  public let label: Label
  /// The line itself.
  public let field: Field
  /// Whether it has the keyboard.
  public let isFocused: Bool
  /// Whether the pointer is over it.
  public let isHovered: Bool
  /// Whether it takes input.
  public let isEnabled: Bool

  /// The title of a field.
  public struct Label: View {
    let title: String
    /// The title.
    public var body: some View { Text(title) }
  }

  /// The line that is typed in.
  public struct Field: View {
    let content: TextInput
    /// The line.
    public var body: some View { content }
  }
}

extension TextFieldStyle {
  func host(_ configuration: Configuration) -> AnyView {
    AnyView(StyledTextField(style: self, configuration: configuration))
  }
}

private struct StyledTextField<Style: TextFieldStyle>: View {
  let style: Style
  let configuration: TextFieldStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A text field style whose type is known when the app runs.
struct AnyTextFieldStyle {
  let draw: @MainActor (TextFieldStyleConfiguration) -> AnyView

  @MainActor init(_ style: some TextFieldStyle) { draw = { style.host($0) } }
}

/// The line alone, without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The line.
  public func makeBody(configuration: Configuration) -> some View { configuration.field }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The line alone, without decoration.
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
  /// The line alone, without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle {
    MainActor.assumeIsolated { AnyTextFieldStyle(PlainTextFieldStyle()) }
  }
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the text fields in the view.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}
