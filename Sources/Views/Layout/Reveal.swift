// SPDX-License-Identifier: MIT
// Views: content that is shown and taken away row by row.

import CuriumTerminal
import CuriumTokens

/// Content that is there or not, and grows or shrinks between the two over the theme's `motion.fast`.
///
/// *Sizing:* as high as its content while revealed, nothing while not. Under reduced motion it
/// changes at once. Focus does not reach what is not revealed.
///
///     Reveal(isExpanded) { Text("Details") }
public struct Reveal<Content: View>: View {
  private let isRevealed: Bool
  private let content: Content
  /// The content stays until it has gone from sight.
  @State private var isPresent = false

  /// Shows `content` while `isRevealed`.
  public init(_ isRevealed: Bool, @ViewBuilder content: () -> Content) {
    self.isRevealed = isRevealed
    self.content = content()
    _isPresent = State(wrappedValue: isRevealed)
  }

  /// The content behind a window of the height reached so far.
  public var body: some View {
    RevealWindow(
      content: isRevealed || isPresent ? content : nil, isRevealed: isRevealed,
      finished: { isPresent = isRevealed })
  }
}

private struct RevealWindow<Content: View>: NodeBackedView {
  let content: Content?
  let isRevealed: Bool
  let finished: @MainActor () -> Void

  init(content: Content?, isRevealed: Bool, finished: @escaping @MainActor () -> Void) {
    self.content = content
    self.isRevealed = isRevealed
    self.finished = finished
  }

  func makeNode(_ context: borrowing _MountContext) -> RevealNode {
    let node = RevealNode(isRevealed, context)
    node.finished = finished
    return node
  }

  func update(_ node: RevealNode) {
    node.finished = finished
    node.receive(isRevealed)
  }
}

private final class RevealNode: WrapperNode {
  private var isRevealed: Bool
  /// How much is shown, 0–1.
  private var shown: Double
  private var start: (time: Duration, shown: Double)?
  private var next = Duration.zero
  var finished: @MainActor () -> Void = {}

  init(_ isRevealed: Bool, _ context: borrowing _MountContext) {
    self.isRevealed = isRevealed
    shown = isRevealed ? 1 : 0
    super.init(context)
  }

  @MainActor func receive(_ isRevealed: Bool) {
    if isRevealed == self.isRevealed { return }
    self.isRevealed = isRevealed
    graph.focusOrderIsStale = true
    if scope.values.inherited.reducesMotion {
      start = nil
      arrive()
    } else {
      next = graph.now()
      start = (next, shown)
      startTicking()
    }
  }

  override var nextTick: Duration? { start == nil ? nil : next }

  @MainActor override func tick(at now: Duration) {
    guard let start else { return }
    next = now + .milliseconds(16)
    let passed = (now - start.time) / max(Motion.fast.resolve(in: theme), .milliseconds(1))
    let eased = 1 - (1 - min(1, passed)) * (1 - min(1, passed))
    let target: Double = isRevealed ? 1 : 0
    shown = start.shown + (target - start.shown) * eased
    if passed >= 1 {
      self.start = nil
      arrive()
    } else {
      setNeedsLayout()
    }
  }

  @MainActor private func arrive() {
    shown = isRevealed ? 1 : 0
    setNeedsLayout()
    graph.afterCommit(finished)
  }

  private func height(_ content: Extent) -> Int32 {
    Int32((Double(content.height) * shown).rounded(.up))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    if shown == 0 { return .zero }
    let content = measureContent(proposal)
    return shown == 1 ? content : Extent(width: content.width, height: height(content))
  }

  override func child(at point: CellPoint) -> LayoutNode? {
    shown == 0 ? nil : super.child(at: point)
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if isRevealed { super.forEachLayoutChild(body) }
  }
}
