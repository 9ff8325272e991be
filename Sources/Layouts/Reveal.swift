// SPDX-License-Identifier: MIT
// Views: shows and hides content row by row.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// Content that can be shown and hidden. It grows and shrinks with the theme's `motion.fast`.
///
/// *Sizing:* as tall as its content while revealed, empty otherwise. With reduced motion, it
/// changes immediately. Hidden content can't take the focus.
///
///     Reveal(isExpanded) { Text("Details") }
public struct Reveal<Content: View>: View {
  private let isRevealed: Bool
  private let content: Content
  /// `true` if the content still exists. It is removed once it is completely hidden.
  @State private var isPresent = false

  /// Creates a view that shows `content` while `isRevealed` is `true`.
  public init(_ isRevealed: Bool, @ViewBuilder content: () -> Content) {
    self.isRevealed = isRevealed
    self.content = content()
    _isPresent = State(wrappedValue: isRevealed)
  }

  /// The content, cut off at the current height.
  public var body: some View {
    RevealWindow(
      content: isRevealed || isPresent ? content : nil, isRevealed: isRevealed,
      presenceDidChange: { isPresent = isRevealed })
  }
}

private struct RevealWindow<Content: View>: NodeBackedView {
  let content: Content?
  let isRevealed: Bool
  let presenceDidChange: @MainActor () -> Void

  func makeNode(_ context: borrowing _MountContext) -> RevealNode {
    let node = RevealNode(isRevealed, context)
    node.presenceDidChange = presenceDidChange
    return node
  }

  func update(_ node: RevealNode) {
    node.presenceDidChange = presenceDidChange
    node.receive(isRevealed)
  }
}

private final class RevealNode: WrapperNode {
  private var isRevealed: Bool
  private var motion = Moving<Double>()
  private var isMoving = false
  /// Called after the content begins to appear, and after it has appeared or disappeared.
  var presenceDidChange: @MainActor () -> Void = {}

  init(_ isRevealed: Bool, _ context: borrowing _MountContext) {
    self.isRevealed = isRevealed
    super.init(context)
  }

  /// The visible share of the height, 0–1.
  private var shown: Double { max(0, min(1, motion.value ?? (isRevealed ? 1 : 0))) }

  @MainActor func receive(_ isRevealed: Bool) {
    if isRevealed == self.isRevealed { return }
    let old: Double = self.isRevealed ? 1 : 0
    self.isRevealed = isRevealed
    graph.focus.visibilityDidChange(in: self)
    // Animates by default, unless the transaction disables animations.
    var transaction = graph.motion.transactions.current
    if transaction.animation == nil, !transaction.disablesAnimations {
      transaction.animation = .fast
    }
    isMoving = graph.motion.transactions.run(with: transaction) {
      motion.go(from: old, to: isRevealed ? 1 : 0, on: self)
    }
    if !isMoving {
      arrive()
    } else if isRevealed {
      // The content then stays until it is hidden again, even if that begins during the opening.
      graph.afterCommit(presenceDidChange)
    }
  }

  @MainActor override func animationDidAdvance() {
    if motion.value == nil, isMoving { arrive() } else { setNeedsLayout() }
  }

  @MainActor private func arrive() {
    isMoving = false
    setNeedsLayout()
    graph.afterCommit(presenceDidChange)
  }

  private func height(_ content: Extent) -> Int32 {
    Int32((Double(content.height) * shown).rounded(.up))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    if shown == 0 { return .zero }
    let content = measureContent(proposal)
    return shown == 1 ? content : Extent(width: content.width, height: height(content))
  }

  override var hidesContent: Bool { !isRevealed }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if isRevealed { super.forEachLayoutChild(body) }
  }
}
