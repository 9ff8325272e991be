// SPDX-License-Identifier: MIT
// Views: the styles of text editors.

public import CuriumEngine
import CuriumViews
public import CuriumTokens

/// A type that draws text editors.
///
///     struct Framed: TextEditorStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.editor
///           .border(configuration.isFocused ? .focusRing : .border)
///       }
///     }
@MainActor @preconcurrency
public protocol TextEditorStyle: _ControlStyle
where _Configuration == TextEditorStyleConfiguration {
  /// Returns the view that draws an editor in one state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The rows and the state of a text editor.
  typealias Configuration = TextEditorStyleConfiguration
}

/// The rows and the state of a text editor, for its style.
public struct TextEditorStyleConfiguration {
  let face: TextFieldFace
  /// The variant of the editor; `nil` if none was set.
  public var variant: TextFieldVariant? { face.variant }
  /// `true` if the value of the editor is invalid.
  public var hasError: Bool { face.hasError }
  /// The rows that the user edits.
  public let editor: Editor
  /// The state of the editor.
  public let state: ControlState
  /// `true` while the editor has the keyboard focus.
  public var isFocused: Bool { state.isFocused }
  /// `true` while the pointer is over the editor.
  public var isHovered: Bool { state.isHovered }
  /// `true` if the editor accepts input.
  public var isEnabled: Bool { state.isEnabled }

  /// The rows that the user edits in a text editor.
  ///
  ///     struct PaddedEditor: TextEditorStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         configuration.editor.padding(.horizontal, 1)
  ///       }
  ///     }
  public struct Editor: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    let prompt: String
    @State private var state = EditorBar.State()
    @State private var handle = EditorBar.Handle()
    @Environment(\.editorOptions) private var options

    /// The rows, and the bar below them while it is open. Only they read the text, so typing
    /// doesn't run the style.
    public var body: some View {
      let link = EditorBar.Link($state, handle, options)
      VStack(alignment: .leading, spacing: 0) {
        TextArea(edited: EditedText(text, selection), prompt: prompt, bar: link)
          .preference(key: EditorPresence.self, value: options.canFind)
        if let mode = link.mode { EditorBar(link: link, mode: mode) }
      }
      // A bar that replaces another one gets the focus as well.
      .onChange(of: link.mode.map { $0 == .line }) { _, isLine in
        if isLine != nil { state.requests += 1 }
      }
      // When the app requests the find bar, it replaces the field for going to a line.
      .onChange(of: options.findNavigator?.wrappedValue) { _, isPresented in
        if isPresented == true, options.canFind, state.mode == .line { state.mode = .find }
      }
    }
  }
}

/// The default text editor style: the text field style of the environment draws the editor like the
/// text fields beside it.
public struct DefaultTextEditorStyle: TextEditorStyle {
  @Environment(\.textFieldStyle) private var style

  /// Creates the default text editor style.
  public init() {}

  /// Returns the rows of `configuration`, drawn by the text field style.
  public func makeBody(configuration: Configuration) -> some View {
    style.draw(TextFieldStyleConfiguration(configuration))
  }
}

extension TextFieldStyleConfiguration {
  /// Creates the parts and the state of a text editor that is drawn like a text field.
  package init(_ editor: TextEditorStyleConfiguration) {
    self.init(
      face: editor.face, label: Label(title: ""), field: Field(content: .rows(editor.editor)),
      state: editor.state)
  }
}

/// A text editor style that shows the rows without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a plain text editor style.
  public init() {}
  /// Returns the rows of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == DefaultTextEditorStyle {
  /// The default style, which draws the editor like the text fields beside it.
  public static var automatic: DefaultTextEditorStyle { DefaultTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style that shows the rows without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: DefaultTextEditorStyle { DefaultTextEditorStyle() }
}

extension EnvironmentValues {
  var textEditorStyle: StyleSlot<TextEditorStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the `style` of the text editors in this view.
  ///
  ///     TextEditor(text: $text).textEditorStyle(.plain)
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { controlStyle(style) }
}
