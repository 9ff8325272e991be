// SPDX-License-Identifier: MIT
// Views: a theme for a part of the screen.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension View {
  /// Draws the view and everything in it in `theme`, on the theme's own ground.
  ///
  /// Another theme repaints. It runs no body but those that read `\.appTheme`, and no layout unless
  /// the two themes differ in spacing, borders or other tokens of layout.
  public func themed(_ theme: AppTheme) -> some View {
    modifier(ThemedModifier(theme: theme))
  }

  /// Draws the view in the theme that `theme` holds, or in that of its surroundings while it holds
  /// none. The body that passes the binding on does not run again when the theme changes.
  public func themed(_ theme: Binding<AppTheme?>) -> some View {
    ThemeFollower(content: self, theme: theme)
  }
}

extension View {
  /// Draws the view in `theme`, or in that of its surroundings where there is none.
  func themed(_ theme: AppTheme?) -> some View {
    EnvironmentWriter(content: ThemeGround(content: self), value: theme) {
      if let theme = $1 { $0.inherited.theme = theme }
    }
  }
}

/// Sets the theme of a view and fills its ground.
public struct ThemedModifier: ViewModifier {
  private let theme: AppTheme

  /// A modifier for `theme`.
  public init(theme: AppTheme) { self.theme = theme }

  /// The content on the theme's ground.
  public func body(content: Content) -> some View {
    EnvironmentWriter(content: ThemeGround(content: content), value: theme) {
      $0.inherited.theme = $1
    }
  }
}

/// Reads the theme where it is used, so that whoever passes the binding on need not.
private struct ThemeFollower<Content: View>: View {
  let content: Content
  let theme: Binding<AppTheme?>

  var body: some View { content.themed(theme.wrappedValue) }
}

private struct ThemeGround<Content: View>: NodeBackedView {
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> ThemeGroundNode { ThemeGroundNode(context) }
  func update(_ node: ThemeGroundNode) {}
}

/// Fills the ground of a theme. Text takes its ink from the theme as well.
private final class ThemeGroundNode: WrapperNode {
  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  override func paint(_ painter: inout Painter) {
    painter.fill(
      CellRect(x: 0, y: 0, width: Int(size.width), height: Int(size.height)), .background, scope)
    super.paint(&painter)
  }
}
