// SPDX-License-Identifier: MIT
// Views: a navigation stack and its bar.

public import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A stack of screens that shows the topmost one.
///
/// The screens below keep their state, scroll position and focus. A `NavigationLink` opens the
/// screen that `.navigationDestination(for:)` returns for its value. A bar at the top shows the
/// `.navigationTitle` and a back button.
///
/// *Sizing:* fills the available space. *Keys:* Escape, if no view inside handles it, and Option-←
/// go back. So does the back button of the mouse. *Tokens:* `nav.*`.
///
///     struct Browser: View {
///       @State private var path: [Int] = []
///       var body: some View {
///         NavigationStack(path: $path) {
///           List { ForEach(0..<100) { NavigationLink("Chapter \($0)", value: $0) } }
///             .navigationTitle("Chapters")
///             .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
///         }
///       }
///     }
public struct NavigationStack<Data, Root: View>: View {
  private let access: (any NavigationPathAccess)?
  private let root: Root
  @State private var path = NavigationPath()
  @State private var navigator = Navigator()
  @State private var barRevision = 0
  @State private var screenRevision = 0
  @Environment(\.strings) private var strings

  /// Creates a stack with `root` as its first screen. `path` can contain values of several types.
  /// With `nil`, the stack manages its path itself.
  public init(path: Binding<NavigationPath>? = nil, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    access = path.map { TypedPathAccess(path: $0.values) }
    self.root = root()
  }

  /// Creates a stack with `root` as its first screen. `path` contains values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    access = TypedPathAccess(path: path)
    self.root = root()
  }

  /// The bar, and the topmost screen.
  public var body: some View {
    let navigator = navigator
    let screens = navigator.follow(
      access ?? TypedPathAccess(path: $path.values), bar: $barRevision, screens: $screenRevision)
    let top = screens.last ?? navigator.root
    NodeContent(
      content: VStack(spacing: 0) {
        NavigationBar(navigator: navigator)
        ZStack {
          NavigationScreenContent(
            content: root, screen: navigator.root, isShown: top === navigator.root)
          ForEach(screens, id: \.id) { screen in
            NavigationScreenContent(
              content: DestinationContent(screen: screen), screen: screen,
              isShown: top === screen)
          }
        }
      }
      // The back button of the pointer works on empty cells too.
      .contentShape(Rectangle())
      .onKeyPress { navigator.handle($0) }
      .keyHint(
        KeyBinding(
          strings.back.startingInLowerCase, ["esc"], id: "navigation.back", hintPriority: .high),
        isEnabled: !screens.isEmpty
      )
      .alternating()
    ) { NavigatorNode(navigator, $0) }
  }
}

/// A screen that keeps its state while other screens are above it.
private struct NavigationScreenContent<Content: View>: View {
  let content: Content
  let screen: NavigationScreen
  let isShown: Bool

  var body: some View {
    KeptContent(
      isShown: isShown,
      content: EnvironmentWriter(content: content, value: screen) { values, screen in
        values.navigationScreen = screen
        if screen.level > 0 { values.dismiss = DismissAction(screen.dismissal) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// The title of the topmost screen, and the back button.
private struct NavigationBar: View {
  let navigator: Navigator
  @Environment(\.strings) private var strings

  var body: some View {
    let bar = navigator.readBar()
    if bar.title != "" || bar.canGoBack {
      BarLayout {
        HStack(spacing: 0) {
          if bar.canGoBack {
            Interactive(role: .button, action: { navigator.goBack() }) { state in
              HStack(spacing: 0) {
                FocusMark(isFocused: state.isFocused)
                Image(systemName: "chevron.left").ink(.accentColor)
                Text(bar.backTitle).ink(.accentColor).lineLimit(1)
                  .padding(.horizontal, SemanticTokens.Spacing.componentPaddingSM)
              }
              .controlGround(state)
            }
            .accessibilityLabel(
              bar.backTitle.isEmpty ? strings.back : Strings.fill(strings.backTo, bar.backTitle))
          }
        }
        Text(bar.title)
          .font(ComponentTokens.Nav.titleFont)
          .ink(ComponentTokens.Nav.titleColor)
          .lineLimit(1)
          .accessibilityRole(.heading)
      }
      .frame(maxWidth: .infinity)
      .background(ComponentTokens.Nav.backgroundColor)
      .accessibilityRole(.navigationBar)
      .accessibilityLabel(bar.title)
    }
  }
}
