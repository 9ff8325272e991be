// SPDX-License-Identifier: MIT
// Views: the background of a page, which a sheet replaces with its own.

package import CuriumEngine
package import CuriumTokens

extension View {
  /// Adds the background `color` to a page or to a part of it. In a sheet, a popover or a dialog,
  /// the view shows the background of that panel instead.
  package func pageBackground(_ color: Color) -> some View {
    PageBackground(content: self, color: color)
  }
}

private struct PageBackground<Content: View>: PartView {
  let content: Content
  let color: Color
  @Environment(\.panelBackground) private var panel

  var body: some View { content.background(panel == nil ? color : .clear) }
}
