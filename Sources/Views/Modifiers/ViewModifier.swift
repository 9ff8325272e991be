// SPDX-License-Identifier: MIT
// Views: a change of a view that can be given a name.

@_spi(Nodes) public import CuriumEngine

/// A change that can be made to any view.
///
///     struct Boxed: ViewModifier {
///       func body(content: Content) -> some View { content.padding(1).border(.border) }
///     }
///     Text("Note").modifier(Boxed())
@MainActor @preconcurrency
public protocol ViewModifier: _DynamicPropertyHost {
  /// The type of the changed view.
  associatedtype Body: View
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
  /// The view that is changed.
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
  /// This view, changed by `modifier`.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view and the modifier that changes it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  private let content: Content
  var modifier: Modifier

  /// `content`, changed by `modifier`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// What the modifier makes of the view.
  public var body: some View {
    modifier.body(content: ViewModifierContent(content: AnyView(content)))
  }
}

extension ModifiedContent: Animatable where Modifier: Animatable {
  /// What moves in the modifier.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
