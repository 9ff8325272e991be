// SPDX-License-Identifier: MIT
// Views: margins around views.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// The edges of a view that have a margin.
public typealias MarginEdges = Edge.Set

/// A view with a margin around it.
///
///     let badge = DLabel(text: "New").margin(.sm, .horizontal)
///     let margin = badge.margin  // the length, .sm
@MainActor @preconcurrency
public protocol MarginViewable: WrapperViewable {
  /// The margin, in cells or as a token. A token gives columns or rows, depending on the edge.
  var margin: Length { get }
  /// The edges that have the margin.
  var marginEdges: MarginEdges { get }
}

/// A view with a margin around it, like `.padding`. `wrappedView` gives access to the view without
/// the margin.
///
/// *Sizing:* the view and its margin.
///
///     let badge = DLabel(text: "New").margin(.sm, .horizontal)
///     let label = badge.wrappedView
public struct MarginView<Wrapped: View, Original: View>: MarginViewable, DrawnWrapper {
  let content: WrappedContent<Wrapped, Original>
  /// The margin, in cells or as a token.
  public let margin: Length
  /// The edges that have the margin.
  public let marginEdges: MarginEdges

  /// The view without the margin.
  public var wrappedView: Wrapped { content.view }
  /// The view without its wrappers.
  public var originalView: Original { content.original }

  var drawn: some View { wrappedView.padding(marginEdges, margin) }
}

extension View {
  /// Adds a margin of `length`, in cells or as a token, at `edges`.
  ///
  ///     DLabel(text: "New").margin(.sm, .horizontal)
  @_disfavoredOverload
  public func margin(_ length: Length, _ edges: MarginEdges = .all) -> MarginView<Self, Self> {
    MarginView(content: WrappedContent(self), margin: length, marginEdges: edges)
  }
}

extension Viewable {
  /// Adds a margin of `length`, in cells or as a token, at `edges`. `originalView` keeps its type.
  public func margin(_ length: Length, _ edges: MarginEdges = .all) -> MarginView<Self, Original> {
    MarginView(content: WrappedContent(self), margin: length, marginEdges: edges)
  }
}
