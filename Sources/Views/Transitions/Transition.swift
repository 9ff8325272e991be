// SPDX-License-Identifier: MIT
// Views: how a view comes and goes.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A way of your own for a view to come and go: how it looks in each phase. What differs moves.
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
  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The view that comes and goes.
  typealias Content = ViewModifierContent<Self>
}

/// How a view comes and goes.
///
/// *Sizing:* a view that goes keeps its room until it has gone, unless another took its place; then it
/// departs above that. It is drawn within its own frame.
///
///     if isExpanded { DetailView(id: id).transition(.move(edge: .trailing)) }
public struct AnyTransition: @unchecked Sendable {
  // Made anywhere, run on the main actor alone.
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  var animation: Animation?

  init(_ apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  /// A transition of your own.
  @MainActor public init<Way: Transition>(_ transition: Way) {
    apply = { content, phase in
      AnyView(transition.body(content: ViewModifierContent(content: content), phase: phase))
    }
  }

  private init(_ effect: @escaping @Sendable (TransitionPhase) -> TransitionEffect) {
    apply = { content, phase in AnyView(EffectContent(content: content, effect: effect(phase))) }
  }

  /// At once.
  public static var identity: AnyTransition { AnyTransition { content, _ in content } }

  /// Fades in and out.
  public static var opacity: AnyTransition {
    AnyTransition { content, phase in AnyView(content.opacity(phase.isIdentity ? 1 : 0)) }
  }

  /// Comes from the left edge of its frame and goes to the right one.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  /// Comes from an edge of its frame and goes there.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { phase in TransitionEffect(shiftedTo: edge, share: phase.isIdentity ? 0 : 1) }
  }

  /// Comes from an edge of its frame and goes to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition { phase in TransitionEffect(shiftedTo: edge, share: -phase.value) }
  }

  /// Moves by so many columns and rows.
  public static func offset(x: Length = 0, y: Length = 0) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.offset(x: phase.isIdentity ? 0 : x, y: phase.isIdentity ? 0 : y))
    }
  }

  /// Grows from its middle, and shrinks to it: cells are uncovered, not made smaller.
  public static var scale: AnyTransition {
    AnyTransition { phase in
      var effect = TransitionEffect()
      effect.window = phase.isIdentity ? 1 : 0
      return effect
    }
  }

  /// Grows row by row, and what stands beneath makes room.
  public static var reveal: AnyTransition {
    AnyTransition { phase in
      var effect = TransitionEffect()
      effect.height = phase.isIdentity ? 1 : 0
      return effect
    }
  }

  /// Comes one way and goes another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = AnyTransition { content, phase in
      let coming = insertion.apply(content, phase == .willAppear ? phase : .identity)
      return removal.apply(coming, phase == .didDisappear ? phase : .identity)
    }
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }

  /// Goes from one look of a modifier to another.
  @MainActor public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition { content, phase in
      other.apply(apply(content, phase), phase)
    }
    transition.animation = animation ?? other.animation
    return transition
  }

  /// The transition by an animation of its own, also where the change has none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}

extension View {
  /// How the view comes and goes when it is put in or taken out under an animation: by an `if` or a `switch`,
  /// in a `ForEach`, by another `.id`.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }

  /// How the view comes and goes, by a transition of your own.
  public func transition<Way: Transition>(_ transition: Way) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }
}

private struct TransitionView<Content: View>: _PrimitiveView {
  let content: Content
  let transition: AnyTransition

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = ContentTransitionNode(view, context)
    context.append(node)
    node.evaluate()
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ContentTransitionNode<Content>.self)
    node.view = view
    node.evaluate()
  }
}

private final class ContentTransitionNode<Content: View>: TransitionNode {
  var view: TransitionView<Content>

  @MainActor init(_ view: TransitionView<Content>, _ context: borrowing _MountContext) {
    self.view = view
    super.init(context)
  }

  override var viewName: String { "Transition" }
  override var animation: Animation? { view.transition.animation }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    graph.evaluate(self) { view.transition.apply(AnyView(view.content), phase) }
  }
}
