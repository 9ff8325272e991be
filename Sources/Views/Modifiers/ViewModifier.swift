// SPDX-License-Identifier: MIT
// Views: reusable changes of views.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A change that can be applied to any view.
///
///     struct Boxed: ViewModifier {
///       func body(content: Content) -> some View { content.padding(1).border(.border) }
///     }
///     Text("Note").modifier(Boxed())
@MainActor @preconcurrency
public protocol ViewModifier: _DynamicField {
  /// The type of the changed view.
  associatedtype Body: View
  /// Returns the view that replaces `content`, usually with changes around it.
  @ViewBuilder func body(content: Content) -> Body
  /// The view that the modifier changes.
  typealias Content = ViewModifierContent<Self>
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier>: _PrimitiveView {
  let content: AnyView

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    AnyView._mount(view.content, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    AnyView._update(view.content, &cursor)
  }
}

extension View {
  /// Applies `modifier` to the view.
  ///
  ///     Text("Night mode").modifier(ThemedModifier(theme: .dark))
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view and the modifier that changes it.
///
/// *Sizing:* same as the body of the modifier.
///
///     ModifiedContent(content: Text("Night mode"), modifier: ThemedModifier(theme: .dark))
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  private let content: Content
  var modifier: Modifier

  /// Creates a view that applies `modifier` to `content`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The view after the modifier is applied.
  public var body: some View {
    modifier.body(content: ViewModifierContent(content: AnyView(content)))
  }
}

extension ModifiedContent: RenamedView {
  package nonisolated static var namedType: Any.Type { Modifier.self }
}

extension ModifiedContent: Animatable where Modifier: Animatable {
  /// The animatable data of the modifier.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
