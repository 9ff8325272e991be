// SPDX-License-Identifier: MIT
// Views: the panel of sheets and popovers.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTokens

/// A panel with content that scrolls if it is taller than the room for the layer.
struct LayerPanel<Content: View>: PartView {
  let content: Content
  let role: DialogRole
  @Environment(\.dialogStyle) private var style

  var body: some View {
    ValueContent(
      content: OverlayPanel(
        content: Closable(content: ScrollView { content }.fittingContent().rowsKept()),
        role: role),
      value: style.component(role).shadow, make: SparedShadowNode.init)
  }
}

/// Cuts off the shadow of its content if everything else fits.
private final class SparedShadowNode: ValueWrapperNode<Shadow> {
  override func didReceiveValue(after old: Shadow) {
    if value != old { setNeedsLayout() }
  }

  /// Returns the proposal for the panel. If everything but its shadow fits, proposes its ideal
  /// height.
  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let height = proposal.packedHeight
    guard height >= 0 else { return proposal }
    let tall = ProposedViewSize(
      packedWidth: proposal.packedWidth, packedHeight: ProposedViewSize.ideal)
    let ideal = measureContent(tall).height
    let shadow = Int32(value.resolve(in: theme).rows)
    return height < ideal && ideal <= height + shadow ? tall : proposal
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    measureContent(offered(proposal))
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    ContentPlacement(x: 0, y: 0, proposal: offered(proposal))
  }
}
