// SPDX-License-Identifier: MIT
// Views: transitions of views that appear and disappear.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A custom transition: the appearance of a view in each phase. Differences between phases are
/// animated.
///
///     struct Drop: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase.isIdentity ? 0 : -3).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// Returns `content` as it appears in `phase`.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The view that appears and disappears.
  typealias Content = ViewModifierContent<Self>
}

/// The way in which a view appears and disappears.
///
/// *Sizing:* a disappearing view keeps its space until it is gone, unless another view takes its
/// place; then it disappears above that one. It is drawn inside its own frame.
///
///     if isExpanded { DetailView(id: id).transition(.move(edge: .trailing)) }
public struct AnyTransition: Sendable {
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// Identifies the kinds of views that `apply` adds around the content, innermost first.
  let layers: [ObjectIdentifier]
  /// The animations to appear and to disappear; `nil` for that of the change.
  private(set) var animations: (insertion: Animation?, removal: Animation?) = (nil, nil)

  private init(
    layers: [ObjectIdentifier],
    _ apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView
  ) {
    self.layers = layers
    self.apply = apply
  }

  /// Creates a transition from `transition`, a custom one.
  @MainActor public init<Way: Transition>(_ transition: Way) {
    self.init(layers: [ObjectIdentifier(Way.self)]) { content, phase in
      AnyView(transition.body(content: ViewModifierContent(content: content), phase: phase))
    }
  }

  private init(_ effect: @escaping @Sendable (TransitionPhase) -> TransitionEffect) {
    self.init(layers: [ObjectIdentifier(EffectNode.self)]) { content, phase in
      AnyView(
        ValueContent(content: content, value: effect(phase), make: EffectNode.init))
    }
  }

  /// A transition that shows and hides the view immediately.
  public static var identity: AnyTransition {
    AnyTransition(layers: []) { content, _ in content }
  }

  /// A transition that fades in and out.
  public static var opacity: AnyTransition {
    AnyTransition(layers: [ObjectIdentifier(Opacity.self)]) { content, phase in
      AnyView(content.opacity(phase.isIdentity ? 1 : 0))
    }
  }

  /// A transition that moves in from the left edge of the view's frame, and out to the right edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  /// A transition that moves in from `edge` of the view's frame, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { phase in TransitionEffect(shiftedTo: edge, share: phase.isIdentity ? 0 : 1) }
  }

  /// A transition that moves in from `edge` of the view's frame, and out to the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition { phase in TransitionEffect(shiftedTo: edge, share: -phase.value) }
  }

  /// A transition that moves in from `x` cells to the right and `y` cells below, and out to the
  /// same place.
  public static func offset(x: Length = 0, y: Length = 0) -> AnyTransition {
    AnyTransition(layers: [ObjectIdentifier(Length.self)]) { content, phase in
      AnyView(content.offset(x: phase.isIdentity ? 0 : x, y: phase.isIdentity ? 0 : y))
    }
  }

  /// A transition that grows from the view's centre and shrinks to it. Cells are uncovered, not
  /// scaled.
  public static var scale: AnyTransition {
    AnyTransition { phase in
      var effect = TransitionEffect()
      effect.window = phase.isIdentity ? 1 : 0
      return effect
    }
  }

  /// A transition that grows and shrinks the view row by row. Views below move along.
  public static var reveal: AnyTransition {
    AnyTransition { phase in
      var effect = TransitionEffect()
      effect.height = phase.isIdentity ? 1 : 0
      return effect
    }
  }

  /// A transition that uses `insertion` to appear and `removal` to disappear, each with its own
  /// animation.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(layers: insertion.layers + removal.layers) { content, phase in
      let coming = insertion.apply(content, phase == .willAppear ? phase : .identity)
      return removal.apply(coming, phase == .didDisappear ? phase : .identity)
    }
    transition.animations = (insertion.animations.insertion, removal.animations.removal)
    return transition
  }

  /// A transition that animates between two states of a modifier: `active` while the view is
  /// hidden, `identity` while it is visible.
  @MainActor public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition(layers: [ObjectIdentifier(Modifier.self)]) { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// Returns this transition combined with `other`.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(layers: layers + other.layers) { content, phase in
      other.apply(apply(content, phase), phase)
    }
    transition.animations = (
      animations.insertion ?? other.animations.insertion,
      animations.removal ?? other.animations.removal
    )
    return transition
  }

  /// Returns the transition with `animation`, which also applies if the change has none. `nil` uses
  /// the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    edited(self) { $0.animations = (animation, animation) }
  }
}

extension View {
  /// Sets how the view appears and disappears when it is inserted or removed with an animation: by
  /// an `if` or a `switch`, in a `ForEach`, or by a new `.id`. A visible view keeps its transition
  /// when `transition` changes to another kind, for example from a fade to a move.
  ///
  ///     if isExpanded { Text("3 packages installed").transition(.move(edge: .bottom)) }
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }

  /// Sets a custom `transition` for the view.
  public func transition<Way: Transition>(_ transition: Way) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }
}

private struct TransitionView<Content: View>: _PrimitiveView {
  let content: Content
  let transition: AnyTransition

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.appendAndEvaluate(ContentTransitionNode(view, context))
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ContentTransitionNode<Content>.self)
    node.view = view
    node.evaluate()
  }
}

private final class ContentTransitionNode<Content: View>: TransitionNode {
  var view: TransitionView<Content>

  /// The current transition. One with other layers isn't adopted, because the content would lose
  /// its state.
  private var transition: AnyTransition

  @MainActor init(_ view: TransitionView<Content>, _ context: borrowing _MountContext) {
    self.view = view
    transition = view.transition
    super.init(context)
  }

  override var isPart: Bool { true }
  override func animation(to phase: TransitionPhase) -> Animation? {
    phase == .didDisappear ? transition.animations.removal : transition.animations.insertion
  }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    if view.transition.layers == transition.layers { transition = view.transition }
    graph.evaluate(self) { transition.apply(AnyView(view.content), phase) }
  }
}
