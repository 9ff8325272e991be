// SPDX-License-Identifier: MIT
// Testing: every public name of the kit, used as an app uses it, beside the modules apps import too.

import Curium
import Foundation
import Observation
import Testing

@Observable private final class Model {}

/// An app that chooses what it asks of its terminal; that this compiles is the test.
private struct GuardedApp: App {
  var body: some View { Text("Hello") }

  static func start() {
    main(options: TerminalSessionOptions(pointer: .motion, guardsTerminal: true))
    main(options: TerminalSessionOptions(presentation: .inline(maxRows: 5, keepsLastFrame: false)))
  }

  static func export() -> [String] {
    let printed = render(GuardedApp(), width: 40)
    return [printed.text, printed.ansi(colors: .ansi256), printed.svg(title: "Hello")]
  }
}

/// The name of a type without its module and its arguments.
private enum Name<Subject> {
  static var text: String {
    let name = String(reflecting: Subject.self).prefix { $0 != "<" }
    return String(name.split { $0 == "." || $0 == " " || $0 == ")" }.last ?? "")
  }
}

/// The names that an app sees by `import Curium`; that this compiles shows that none is ambiguous.
enum PublicNames {
  static let used: [String] = [
    // Tokens
    Name<AppTheme>.text,
    Name<Axis>.text,
    Name<BorderGlyphs>.text,
    Name<BorderLine>.text,
    Name<BorderStyle>.text,
    Name<CardComposableStyle>.text,
    Name<any CardStyle>.text,
    Name<CellLength>.text,
    Name<CheckBoxComposableStyle>.text,
    Name<CheckBoxState>.text,
    Name<any CheckBoxStyle>.text,
    Name<Color>.text,
    Name<ColorProvider>.text,
    Name<ColorScale>.text,
    Name<ColorScheme>.text,
    Name<ColorSchemeContrast>.text,
    Name<any ColorType>.text,
    Name<ColorVariant>.text,
    Name<ComplementaryStyle>.text,
    Name<ComponentSize>.text,
    Name<ComponentState>.text,
    Name<any ComponentStyle>.text,
    Name<ComponentTokens>.text,
    Name<DarkStyle>.text,
    Name<DButtonComposableStyle>.text,
    Name<any DButtonStyle>.text,
    Name<Density>.text,
    Name<DesignTokens>.text,
    Name<DLabelAlignment>.text,
    Name<DLabelComposableStyle>.text,
    Name<any DLabelStyle>.text,
    Name<Easing>.text,
    Name<any EditableObject>.text,
    Name<Font>.text,
    Name<FontProvider>.text,
    Name<FontSizes>.text,
    Name<any FontType>.text,
    Name<FontWeights>.text,
    Name<Gradient>.text,
    Name<Icon>.text,
    Name<IconSet>.text,
    Name<ImageCategory>.text,
    Name<ImageProvider<Int>>.text,
    Name<ImageSpace<Int>>.text,
    Name<any ImageType>.text,
    Name<InputComposableStyle>.text,
    Name<InputState>.text,
    Name<any InputStyle>.text,
    Name<any KeyPathSettable>.text,
    Name<Length>.text,
    Name<LetterCase>.text,
    Name<LightStyle>.text,
    Name<Motion>.text,
    Name<Opacity>.text,
    Name<PrimaryStyle>.text,
    Name<ResolvedColor>.text,
    Name<ResolvedFont>.text,
    Name<ResolvedShadow>.text,
    Name<SemanticTokens>.text,
    Name<Shadow>.text,
    Name<Spacing>.text,
    Name<TokenCatalog>.text,
    Name<TokenKind>.text,
    Name<TokenTier>.text,
    Name<any TonedStyle>.text,
    // Views
    Name<AccessibilityActionKind>.text,
    Name<AccessibilityAdjustmentDirection>.text,
    Name<AccessibilityChildBehavior>.text,
    Name<AccessibilityHeadingLevel>.text,
    Name<AccessibilityRole>.text,
    Name<AccessibilityTraits>.text,
    Name<Alignment>.text,
    Name<AnnounceAction>.text,
    Name<AnyView>.text,
    Name<any App>.text,
    Name<AppClock>.text,
    Name<AppRuntime>.text,
    Name<Bindable<Model>>.text,
    Name<Binding<Int>>.text,
    Name<Button<EmptyView>>.text,
    Name<ButtonRole>.text,
    Name<any ButtonStyle>.text,
    Name<ButtonStyleConfiguration>.text,
    Name<ConditionalContent<EmptyView, EmptyView>>.text,
    Name<ControlState>.text,
    Name<DismissAction>.text,
    Name<Divider>.text,
    Name<any DynamicProperty>.text,
    Name<Edge>.text,
    Name<EdgeInsets>.text,
    Name<EmptyView>.text,
    Name<Environment<Int>>.text,
    Name<any EnvironmentKey>.text,
    Name<EnvironmentValues>.text,
    Name<FocusState<Bool>>.text,
    Name<ForEach<[Int], Int, EmptyView>>.text,
    Name<GeometryProxy>.text,
    Name<GeometryReader<EmptyView>>.text,
    Name<Group<EmptyView>>.text,
    Name<HorizontalAlignment>.text,
    Name<HStack<EmptyView>>.text,
    Name<Image>.text,
    Name<Interactive<EmptyView>>.text,
    Name<KeyboardShortcut>.text,
    Name<KeyboardType>.text,
    Name<any Layout>.text,
    Name<LayoutSubview>.text,
    Name<LayoutSubviews>.text,
    Name<LazyHStack<EmptyView>>.text,
    Name<LazyVStack<EmptyView>>.text,
    Name<Level>.text,
    Name<LinearRuntime>.text,
    Name<Menu<EmptyView, EmptyView>>.text,
    Name<List<Int, EmptyView>>.text,
    Name<ModifiedContent<EmptyView, ThemedModifier>>.text,
    Name<PlainButtonStyle>.text,
    Name<PlainTextFieldStyle>.text,
    Name<Preview>.text,
    Name<PreviewBuilder>.text,
    Name<any PreviewProvider>.text,
    Name<PrintLineAction>.text,
    Name<ProgressView>.text,
    Name<ProposedViewSize>.text,
    Name<QuitAction>.text,
    Name<RenderedView>.text,
    Name<Reveal<EmptyView>>.text,
    Name<ScrollView<EmptyView>>.text,
    Name<ScrollViewProxy>.text,
    Name<ScrollViewReader<EmptyView>>.text,
    Name<Section<EmptyView, EmptyView, EmptyView>>.text,
    Name<SecureField>.text,
    Name<Semantics>.text,
    Name<Spacer>.text,
    Name<State<Int>>.text,
    Name<StatefulPreview<Int, EmptyView>>.text,
    Name<Text>.text,
    Name<TextAlignment>.text,
    Name<TextEditor>.text,
    Name<TextField>.text,
    Name<any TextFieldStyle>.text,
    Name<TextFieldStyleConfiguration>.text,
    Name<ThemedModifier>.text,
    Name<ToastAction>.text,
    Name<TupleView<EmptyView, EmptyView>>.text,
    Name<UnitPoint>.text,
    Name<VerticalAlignment>.text,
    Name<any View>.text,
    Name<ViewBuilder>.text,
    Name<any ViewModifier>.text,
    Name<ViewModifierContent<ThemedModifier>>.text,
    Name<Visibility>.text,
    Name<VStack<EmptyView>>.text,
    Name<ZStack<EmptyView>>.text,
    // Atoms
    Name<Badge>.text,
    Name<DestructiveButton>.text,
    Name<EdgeBarTextFieldStyle>.text,
    Name<IconButton>.text,
    Name<PrimaryButton>.text,
    Name<SecondaryButton>.text,
    Name<StandardTextField>.text,
    // Molecules
    Name<Card<EmptyView>>.text,
    Name<InfoRow>.text,
    Name<SearchBar>.text,
    // Organisms
    Name<ContentSection<EmptyView>>.text,
    Name<CustomNavigationBar>.text,
    // Templates
    Name<DetailPageTemplate<EmptyView, EmptyView, EmptyView>>.text,
    Name<MainLayout<EmptyView>>.text,
    // The terminal layer, as Sources/Views/Exports.swift passes it on
    Name<CellPoint>.text,
    Name<CellRect>.text,
    Name<CellSize>.text,
    Name<ColorDepth>.text,
    Name<EventModifiers>.text,
    Name<KeyEquivalent>.text,
    Name<KeyPress>.text,
    Name<TerminalSessionOptions>.text,
    Name<TerminalSupport>.text,
    Name<TerminalProgress>.text,
    Name<TerminalActions>.text,
    Name<PointerShape>.text,
  ]
}
