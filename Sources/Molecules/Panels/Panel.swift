// SPDX-License-Identifier: MIT
// Molecule: a framed region with a title and other captions in its frame.

import CuriumTokens
public import CuriumControls

/// A framed region with a title and up to five other captions in its upper and lower edges.
///
/// `.caption(_:at:)` sets a caption on the left, in the centre or on the right of an edge.
///
/// The frame of the active panel has the accent colour, and its title is bold. In terminals without
/// colours, its frame has heavy lines. A panel is active while the focus is in it, unless you set
/// `isActive`. A click anywhere in it moves the focus to its first focusable view. If an edge is
/// too short, its centre caption is omitted first, then the right one, and the left one is
/// truncated, or omitted without room for any of it. A caption has one line: of text with a line
/// break, it shows the first line and "…". For screen readers, the title is the name of a group
/// that contains the rest of the panel.
///
/// In a scroll view, the whole panel scrolls into view with the focus in it, if there is room.
///
/// In a `SplitView`, use a spacing of −1 for panels side by side: they share a line, which the user
/// can drag. Both panes must have a line at this edge, because a view without a frame would cover
/// the line of the panel beside it: use a spacing of 0 or 1 then. Panels stacked vertically can
/// share a line too, in which each caption stays visible. If both have a caption at the same place
/// of the line, use a spacing of 0.
///
/// In a maximized pane (see `.maximizablePanes()`), a panel without a caption in the centre of its
/// upper edge shows "maximized" there. The text comes from `\.strings`.
///
/// In a small window, `.framed(false)` removes the frame and the captions and gives their space to
/// the content, which keeps its state and the focus.
///
/// *Sizing:* fills the available space, and clips larger content. `.fixedSize()` makes it hug its
/// content. *Tokens:* `panel.*`.
///
///     HStack(spacing: -1) {
///       Panel(title: "Files", note: "2 of 4", footer: "space stages") {
///         List { ForEach(names, id: \.self) { Text($0) } }
///       }
///       Panel(title: "Diff") { Text(name) }
///         .caption("+12 −3", at: .bottomTrailing)
///     }
///     .joinsBorders()
public struct Panel<Content: View>: View {
  private let isActive: Bool?
  private let content: Content
  private var captions: [Alignment: Text] = [:]
  private var hasFrame = true
  @FocusState private var isFocused: Bool
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.appTheme) private var theme
  @Environment(\.isPaneMaximized) private var isMaximized
  @Environment(\.strings) private var strings

  /// Creates a panel. Empty captions aren't shown.
  ///
  /// - Parameters:
  ///   - title: The caption on the left of the upper edge.
  ///   - note: The caption on the right of the upper edge.
  ///   - footer: The caption on the left of the lower edge.
  ///   - isActive: `true` highlights the panel. `nil` highlights it while the focus is in it.
  ///   - content: The views inside the frame.
  public init(
    title: String = "", note: String = "", footer: String = "", isActive: Bool? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.isActive = isActive
    self.content = content()
    for (text, place) in [
      (title, Alignment.topLeading), (note, .topTrailing), (footer, .bottomLeading),
    ]
    where !text.isEmpty { captions[place] = Text(text) }
  }

  /// Returns the panel with the caption `text` at `place` in its frame. It replaces the current one
  /// there.
  ///
  /// The places are `.topLeading`, which is the title, `.top`, `.topTrailing`, `.bottomLeading`,
  /// `.bottom` and `.bottomTrailing`. Colours and other attributes of `text` are kept. Empty text
  /// removes the caption.
  public func caption(_ text: Text, at place: Alignment) -> Panel {
    edited(self) { $0.captions[place] = text == Text("") ? nil : text }
  }

  /// Returns the panel with the caption `text` at `place` in its frame. It replaces the current one
  /// there.
  public func caption(_ text: some StringProtocol, at place: Alignment) -> Panel {
    caption(Text(text), at: place)
  }

  /// Returns the panel with its frame and captions only if `isFramed`. The content keeps its state
  /// and the focus when `isFramed` changes, for example because the window gets smaller.
  ///
  ///     GeometryReader { geometry in
  ///       Panel(title: "Log") { Text(text) }
  ///         .framed(geometry.size.height >= 12)
  ///     }
  public func framed(_ isFramed: Bool) -> Panel { edited(self) { $0.hasFrame = isFramed } }

  /// The content, its frame, and the captions in the frame.
  public var body: some View {
    let isActive = isActive ?? isFocused
    content
      // A panel can be smaller than its content, and keeps its frame.
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: .topLeading
      )
      .clipped()
      .padding(.horizontal, hasFrame ? ComponentTokens.Panel.padding : .none)
      .transformEnvironment(\.self) { values in
        guard hasFrame else { return }
        values.isFramed = true
        if values.isPaneMaximized { values.isPaneMaximized = false }
      }
      .focused($isFocused)
      .border(
        isActive ? ComponentTokens.Panel.borderActiveColor : ComponentTokens.Panel.borderColor,
        style: hasFrame ? line(isActive) : .none,
        cornerRadius: ComponentTokens.Panel.borderRadius
      )
      .overlay(alignment: .top) {
        edge(
          styled(.topLeading, isTitle: true, isActive), styled(.top), styled(.topTrailing),
          startsWithTitle: true
        )
        // Read after the title, before the content.
        .accessibilitySortPriority(1)
      }
      .overlay(alignment: .bottom) {
        edge(styled(.bottomLeading), styled(.bottom), styled(.bottomTrailing))
      }
      .contentShape(Rectangle())
      .focusRegion()
      .accessibilityRole(.group)
      .accessibilityName(captions[.topLeading]?.plain)
      // A line that two frames share belongs to the active one.
      .zIndex(isActive ? 1 : 0)
  }

  /// Returns the line of the frame. Without colours, only its weight tells the active panel from
  /// those beside it.
  private func line(_ isActive: Bool) -> BorderStyle {
    let line = ComponentTokens.Panel.borderStyle
    guard isActive, colorDepth == .none, ![.none, .ascii].contains(line.line(in: theme)) else {
      return line
    }
    return SemanticTokens.Borders.strong
  }

  private func styled(_ place: Alignment, isTitle: Bool = false, _ isActive: Bool = false) -> Text?
  {
    let mark = place == .top && isMaximized ? Text(strings.maximized) : nil
    guard let text = captions[place] ?? mark else { return nil }
    if !isTitle {
      return text.font(ComponentTokens.Panel.captionFont)
        .foregroundStyle(ComponentTokens.Panel.captionColor)
    }
    return
      text
      .font(
        isActive ? ComponentTokens.Panel.titleActiveFont : ComponentTokens.Panel.titleFont
      )
      .foregroundStyle(
        isActive ? ComponentTokens.Panel.titleActiveColor : ComponentTokens.Panel.titleColor)
  }

  /// The columns of a caption that is truncated to a single cell.
  private static var shortest: Length { 3 }

  /// The captions in an edge that fit.
  @ViewBuilder private func edge(
    _ left: Text?, _ middle: Text?, _ right: Text?, startsWithTitle: Bool = false
  ) -> some View {
    if hasFrame, left != nil || middle != nil || right != nil {
      ViewThatFits(in: .horizontal) {
        if middle != nil { row(left, middle, right, startsWithTitle) }
        if left != nil, right != nil { row(left, nil, right, startsWithTitle) }
        HStack(spacing: 0) {
          label(left ?? right ?? middle, isTitle: startsWithTitle && left != nil)
        }
        .frame(
          idealWidth: Self.shortest, maxWidth: .infinity,
          alignment: left != nil ? .leading : right != nil ? .trailing : .center)
        // The spaces alone would be a gap in the line.
        Text("")
      }
      .padding(.horizontal, ComponentTokens.Panel.inset)
    }
  }

  private func row(
    _ left: Text?, _ middle: Text?, _ right: Text?, _ startsWithTitle: Bool
  ) -> some View {
    HStack(spacing: 0) {
      label(left, isTitle: startsWithTitle)
      Spacer()
      label(middle)
      if middle != nil { Spacer() }
      label(right)
    }
  }

  /// A caption between two spaces, which interrupt the line. The title is already read as the name
  /// of the panel.
  @ViewBuilder private func label(_ text: Text?, isTitle: Bool = false) -> some View {
    if let text {
      Text(" ").accessibilityHidden()
      text.lineLimit(1).accessibilityHidden(isTitle)
      Text(" ").accessibilityHidden()
    }
  }
}
