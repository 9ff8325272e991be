// SPDX-License-Identifier: MIT
// Organism: a sheet at the bottom of the screen.

import CuriumTokens
public import CuriumControls
import CuriumNavigation

/// A titled sheet for the bottom of the screen, with a short handle at its upper edge.
///
/// `.bottomSheet(isPresented:title:content:)` presents one above everything else.
///
/// *Sizing:* fills the width; as tall as its content, plus a frame in terminals with 16 or no
/// colours. The content scrolls if there is less room.
/// *Tokens:* `bottomSheet.*`.
///
///     BottomSheet(title: "Share") {
///       Text("Share with…")
///     }
public struct BottomSheet<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.dialogStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  /// Creates a sheet with `title` above `content`.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The handle, the title and the content. In terminals with 16 or no colours, a frame sets them
  /// off.
  public var body: some View {
    let look = style.component(.bottomSheet)
    if colorDepth < .ansi256 {
      parts(look).background(look.background)
        .border(look.border, cornerRadius: SemanticTokens.BorderRadius.md)
    } else {
      parts(look).background(look.background)
    }
  }

  private func parts(_ look: DialogComposableStyle) -> some View {
    VStack(spacing: 0) {
      Divider()
        .token(ComponentTokens.Divider.lineColor, look.border)
        .token(ComponentTokens.Divider.lineStyle, look.line)
        .frame(width: ComponentTokens.BottomSheet.width)
        .accessibilityHidden()
      VStack(alignment: .leading, spacing: look.spacing) {
        Text(title)
          .font(look.titleFont)
          .foregroundStyle(look.titleColor)
          .lineLimit(1)
          .padding(.horizontal, look.padding)
          .accessibilityRole(.heading)
        // The focus bars of rows need the column before them.
        ScrollView {
          VStack(alignment: .leading, spacing: look.spacing) { content }
            .padding(.horizontal, look.padding)
        }
        .fittingContent()
        .rowsKept()
      }
      .padding(.vertical, look.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension View {
  /// Presents a sheet at the bottom of the screen, above key hints and a status bar, while
  /// `isPresented` is `true`. Escape and a click above the sheet dismiss it. If it opens inside
  /// `withAnimation`, it rises from the lower edge.
  ///
  ///     struct Share: View {
  ///       @State private var isSharing = false
  ///
  ///       var body: some View {
  ///         Button("Share") { isSharing = true }
  ///           .bottomSheet(isPresented: $isSharing, title: "Share") { Text("Share with…") }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is visible. Dismissing the sheet sets it to `false`.
  ///   - title: The heading of the sheet.
  ///   - content: The views below the heading.
  public func bottomSheet<Content: View>(
    isPresented: Binding<Bool>, title: String, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, edge: .bottom) {
      BottomSheet(title: title, content: content)
        .transition(.move(edge: .bottom))
    }
  }

  /// Presents a sheet with the content for `item` at the bottom of the screen, while there is an
  /// item. A different item presents a new sheet, with new state. Otherwise, it works like
  /// `bottomSheet(isPresented:title:content:)`.
  ///
  ///     @State private var chosen: Package?
  ///
  ///     Button("Details") { chosen = packages.first }
  ///       .bottomSheet(item: $chosen, title: "Package") { package in Text(package.name) }
  ///
  /// - Parameters:
  ///   - item: The item to show. Dismissing the sheet sets it to `nil`.
  ///   - title: The heading of the sheet.
  ///   - content: Returns the views below the heading for an item.
  public func bottomSheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, title: String, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, edge: .bottom) { item in
      BottomSheet(title: title) { content(item) }
        .transition(.move(edge: .bottom))
    }
  }
}
