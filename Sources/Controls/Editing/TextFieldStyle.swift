// SPDX-License-Identifier: MIT
// Views: the styles of text fields.

public import CuriumEngine
public import CuriumTokens

/// A type that draws text fields, and text editors without a style of their own.
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
public protocol TextFieldStyle: _ControlStyle where _Configuration == TextFieldStyleConfiguration {
  /// Returns the view that draws a field with the parts and the state of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts and the state of a text field.
  typealias Configuration = TextFieldStyleConfiguration
}

/// The parts and the state of a text field, for its style.
public struct TextFieldStyleConfiguration {
  let face: TextFieldFace
  /// The variant of the field; `nil` if none was set.
  public var variant: TextFieldVariant? { face.variant }
  /// `true` if the value of the field is invalid.
  public var hasError: Bool { face.hasError }
  /// The title, which the field shows while it is empty. The title of a text editor is empty.
  public let label: Label
  /// The line that the user edits, or the rows of a text editor.
  public let field: Field
  /// The state of the field.
  public let state: ControlState
  /// `true` while the field has the keyboard focus.
  public var isFocused: Bool { state.isFocused }
  /// `true` while the pointer is over the field.
  public var isHovered: Bool { state.isHovered }
  /// `true` if the field accepts input.
  public var isEnabled: Bool { state.isEnabled }

  /// The title of a text field.
  ///
  ///     struct TitleBefore: TextFieldStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         HStack {
  ///           configuration.label.bold()
  ///           configuration.field
  ///         }
  ///       }
  ///     }
  public struct Label: View {
    let title: String
    /// The title as text.
    public var body: some View { Text(title) }
  }

  /// The line that the user edits in a text field, or the rows of a text editor.
  ///
  ///     struct BoldField: TextFieldStyle {
  ///       func makeBody(configuration: Configuration) -> some View { configuration.field.bold() }
  ///     }
  public struct Field: View {
    enum Content {
      case line(TextInput)
      case rows(TextEditorStyleConfiguration.Editor)
    }

    let content: Content

    /// `true` if the field has several rows.
    var isMultiline: Bool {
      if case .rows = content { true } else { false }
    }

    /// The text without decoration.
    @ViewBuilder public var body: some View {
      switch content {
      case .line(let line): line
      case .rows(let rows): rows
      }
    }
  }
}

/// The default text field style: an edge bar for a field with a variant or in a row of a form,
/// otherwise the line without decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  @Environment(\.formFieldFace) private var formFace

  /// Creates the default text field style.
  public init() {}

  /// Returns the line of `configuration`, on the background of the field's variant if it has one.
  public func makeBody(configuration: Configuration) -> some View {
    if let variant = configuration.variant ?? formFace.variant {
      DesignedField(
        configuration: configuration, icon: variant == .search ? "magnifyingglass" : nil,
        hasError: configuration.hasError || formFace.hasError)
    } else {
      configuration.field
    }
  }
}

/// A text field style that shows the line without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a plain text field style.
  public init() {}
  /// Returns the line of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { configuration.field }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style, which draws a field by its variant, or as a line without decoration.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style that shows the line without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
  var textFieldStyle: StyleSlot<TextFieldStyleConfiguration> { styleSlot() }

  /// The properties of text fields in a row of a form.
  var formFieldFace: TextFieldFace {
    get { self[TypeKey<TextFieldFace>.self] ?? TextFieldFace() }
    set { setInLayer(TypeKey<TextFieldFace>.self, to: newValue) }
  }
}

extension View {
  /// Gives text fields and editors without a variant the background of the fields of a form, marked
  /// as invalid if `hasError` is `true`. Their labels aren't in the column of a form, because the
  /// row shows its name above them.
  package func formFields(hasError: Bool) -> some View {
    EnvironmentWriter(
      content: self, value: TextFieldFace(variant: .standard, hasError: hasError)
    ) {
      $0.formFieldFace = $1
      $0.formColumn = nil
    }
  }

  /// Sets the `style` of the text fields in this view.
  ///
  ///     TextField("City", text: $city).textFieldStyle(.plain)
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { controlStyle(style) }
}
