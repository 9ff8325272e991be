// SPDX-License-Identifier: MIT
// Views: icons.

import CuriumTerminal
import CuriumTokens

/// An icon by SF Symbols' name, in the icon set and the colour of its surroundings.
///
/// *Sizing:* hugs the glyph, one column in the Unicode set. A name that no set knows is drawn as `?`.
///
///     Image(systemName: "magnifyingglass").foregroundStyle(.textSecondary)
public struct Image: _PrimitiveView {
  let name: String

  /// The icon called `systemName`.
  public init(systemName: String) { name = systemName }

  /// Adds a node.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(IconNode(view.name, context))
  }

  /// Takes the new name.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: IconNode.self).receive(view.name)
  }
}

private final class IconNode: LayoutNode {
  private var name: String

  init(_ name: String, _ context: borrowing _MountContext) {
    self.name = name
    super.init(context)
  }

  func receive(_ name: String) {
    if name == self.name { return }
    self.name = name
    damageFrame()
    setNeedsLayout()
  }

  private var glyph: String {
    guard let glyph = iconGlyph(named: name, set: scope.values.inherited.iconSet) else {
      graph.warn("No icon is called \"\(name)\": see Icon.names for those there are.")
      return "?"
    }
    return glyph
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let columns = GraphemeWidth.columns(
      of: glyph, ambiguousIsWide: graph.pool.ambiguousIsWide)
    return Extent(width: Int32(columns), height: 1)
  }

  override func paint(_ painter: inout Painter) {
    // Of the text style an icon takes faintness alone: signs are drawn for one weight.
    let inherited = scope.values.inherited
    if inherited.redaction.contains(.placeholder) {
      let shade = iconGlyph(named: "curium.shade", set: inherited.iconSet) ?? ":"
      painter.draw(shade, x: 0, y: 0, .textMuted, [], scope)
      return
    }
    let isDim = inherited.font?.resolve(in: inherited.theme).attributes.contains(.dim) ?? false
    painter.draw(glyph, x: 0, y: 0, inherited.foreground, isDim ? .dim : [], scope)
  }

  @MainActor override var semantics: Semantics? { nil }
}
