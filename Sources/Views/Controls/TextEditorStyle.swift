// SPDX-License-Identifier: MIT
// Views: how text editors look.

import CuriumTokens

/// How text editors look.
///
///     struct Framed: TextEditorStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.editor
///           .border(configuration.isFocused ? .focusRing : .border)
///       }
///     }
@MainActor @preconcurrency
public protocol TextEditorStyle: _DynamicPropertyHost {
  /// The type of the editor's look.
  associatedtype Body: View
  /// The look of an editor in one state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The editor and its state.
  typealias Configuration = TextEditorStyleConfiguration
}

/// A text editor and its state, for its style.
public struct TextEditorStyleConfiguration {
  /// The rows themselves.
  public let editor: Editor
  /// Whether it has the keyboard.
  public let isFocused: Bool
  /// Whether the pointer is over it.
  public let isHovered: Bool
  /// Whether it takes input.
  public let isEnabled: Bool

  /// The rows that are typed in.
  public struct Editor: View {
    let text: Binding<String>
    /// The rows. They alone read the text, so that typing runs no style.
    public var body: some View { TextArea(text: text, shown: text.wrappedValue) }
  }
}

private struct StyledTextEditor<Style: TextEditorStyle>: View {
  let style: Style
  let configuration: TextEditorStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A text editor style whose type is known when the app runs.
struct AnyTextEditorStyle {
  let draw: @MainActor (TextEditorStyleConfiguration) -> AnyView

  @MainActor init(_ style: some TextEditorStyle) {
    draw = { AnyView(StyledTextEditor(style: style, configuration: $0)) }
  }
}

/// The rows alone, without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// The rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The rows alone, without decoration.
  public static var automatic: PlainTextEditorStyle { PlainTextEditorStyle() }
  /// The rows alone, without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextEditorStyle {
    MainActor.assumeIsolated { AnyTextEditorStyle(PlainTextEditorStyle()) }
  }
}

extension EnvironmentValues {
  var textEditorStyle: AnyTextEditorStyle {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the text editors in the view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, AnyTextEditorStyle(style))
  }
}
