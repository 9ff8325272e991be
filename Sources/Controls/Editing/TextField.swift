// SPDX-License-Identifier: MIT
// Views: a text field and its styles.

public import CuriumEngine
import CuriumViews
public import CuriumTokens

/// A control for editing one line of text.
///
/// *Keys:* arrows, Home and End move the caret, with Control or Option by words; with Shift they
/// select. Control with A, E, B, F, D, H, W, K or U, and Option with B, F or D, move and delete as
/// in Emacs. Control-V and Control-Y insert the text that the user last deleted, cut or copied in
/// the app; Option-Y then replaces it with earlier text. Text deleted in a `SecureField` is
/// inserted only there. Control-Z or Control-_ undoes, Control-Shift-Z or Option-_ redoes.
/// Control-C copies and Control-X cuts the selection; if nothing is selected, the enclosing views
/// get these keys. Return submits. A key map can change or remove the keys with Control, Option and
/// Command: see `KeyMap`. A key that moves the focus to the field leaves the caret where it was, at
/// first at the end; with `.selectsTextOnFocus()`, it selects the text.
/// *Undo:* text that your code sets while the field or a button has the focus is a step of its own,
/// and text that it sets in response to an edit belongs to that edit. Text that it sets at any
/// other time, for example when the user selects a row of a list, is a different text without undo
/// steps. So is text that it sets after the user has submitted the field, for example an empty one,
/// until the next edit: Control-Z can then undo what the submission did. If a key or a button shows
/// another document in the field, set its identity with `.id(file)`. A `SecureField` doesn't
/// restore text that your code has replaced.
/// *Pointer:* a click places the caret, a drag selects, a double click selects a word, and a triple
/// click selects the line. A drag after a double click selects whole words, in both directions.
/// *Sizing:* as wide as proposed, or 20 columns if the width is unspecified; one row. The text is
/// at the left edge, unless `.multilineTextAlignment` aligns it.
///
///     TextField("Name", text: $name).onSubmit { save() }
///
/// Outside a form and the actions of a dialog, a field has no background, so that it looks like the
/// text that it replaces, such as in a cell of a table. To make it look like a field, for example
/// in a bar, add `.textFieldStyle(.edgeBar)` to the bar. *Tokens:* `input.*`.
///
///     TextField("Formula", text: $text).textFieldStyle(.edgeBar)
///
/// A field shows its title while it is empty. In a `Form`, the title is a label in the column of
/// labels, unless the field has a variant. A prompt replaces the title in the empty field:
///
///     Form {
///       TextField("City", text: $city, prompt: Text("Where do you live?"))
///     }
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private let prompt: Text?
  private let secrecy: TextSecrecy?
  private var face = TextFieldFace()
  @Environment(\.textFieldStyle) private var style
  @Environment(\.formColumn) private var column
  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates a field that edits `text`. It shows the text of `prompt` while it is empty, or else
  /// `title`.
  ///
  /// The field writes its `selection` when it gets the focus and when the caret moves. Setting the
  /// binding moves the caret; `nil` leaves it where it is.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    selection: Binding<TextSelection?>? = nil, prompt: Text? = nil
  ) {
    self.init(
      title: String(title), text: text, selection: selection, prompt: prompt, secrecy: nil)
  }

  init(
    title: String, text: Binding<String>, selection: Binding<TextSelection?>? = nil,
    prompt: Text? = nil, secrecy: TextSecrecy?
  ) {
    self.title = title
    self.text = text
    self.selection = selection
    self.prompt = prompt
    self.secrecy = secrecy
  }

  /// The label in a form, and the line, drawn by the text field style of the environment.
  public var body: some View {
    if isTitled {
      TitledField(title: title) { _ in field }
    } else {
      field
    }
  }

  /// `true` if a label in the column of a form shows the title.
  private var isTitled: Bool {
    face.variant == nil && column?.isForm == true && !hidesLabels
  }

  private var field: some View {
    let style = style
    let input = TextInput(
      edited: EditedText(text, selection), name: title,
      placeholder: prompt?.plain ?? (isTitled ? "" : title), secrecy: secrecy)
    return Interactive(following: .textField) { state in
      style.draw(
        TextFieldStyleConfiguration(
          face: face, label: TextFieldStyleConfiguration.Label(title: title),
          field: TextFieldStyleConfiguration.Field(content: .line(input)), state: state))
    }
  }

  /// Returns the field with `variant`, which the text field style draws.
  ///
  ///     TextField("Search", text: $query).variant(.search)
  public func variant(_ variant: TextFieldVariant) -> TextField {
    edited(self) { $0.face.variant = variant }
  }

  /// Returns the field, marked as invalid if `hasError` is `true`. Describe the error in a message
  /// below the field.
  public func hasError(_ hasError: Bool) -> TextField {
    edited(self) { $0.face.hasError = hasError }
  }
}

/// The variants of a text field.
public enum TextFieldVariant: UInt8, Hashable, Sendable, CaseIterable {
  /// A field with its own background.
  case standard
  /// A field for a search, which starts with an icon.
  case search
}

/// The properties of a text field that its style draws.
struct TextFieldFace: Equatable {
  var variant: TextFieldVariant?
  var hasError = false
}

/// A text field for a secret. It shows a dot for each grapheme, and its text can't be copied.
///
/// *Keys, Sizing:* same as `TextField`. In a `Form`, its title is a label.
///
///     SecureField("Password", text: $text).onSubmit { open() }
public struct SecureField: View {
  private let field: TextField

  /// Creates a field that edits `text`. It shows `prompt` while it is empty, or else `title`.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    field = TextField(title: String(title), text: text, prompt: prompt, secrecy: .hidden)
  }

  /// The line, drawn by the text field style of the environment.
  public var body: some View { field }
}

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
