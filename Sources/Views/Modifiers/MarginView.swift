// SPDX-License-Identifier: MIT
// Views: margins around views.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// The edges of a view that have a margin.
public typealias MarginEdges = Edge.Set

/// A view with a margin around it.
@MainActor @preconcurrency
public protocol MarginViewable: WrapperViewable {
  /// The margin, in cells or as a token. A token gives columns or rows, depending on the edge.
  var margin: Length { get }
  /// The edges that have the margin.
  var marginEdges: MarginEdges { get }
}

/// A view with a margin around it, like `.padding`. `wrappedView` gives access to the view inside.
///
///     let badge = Text("New").margin(.sm, .horizontal)
///     let text = badge.wrappedView
public struct MarginView<WrappedView: View>: MarginViewable, _PrimitiveView {
  /// The view inside.
  public let wrappedView: WrappedView
  /// The margin.
  public let margin: Length
  /// The edges that have the margin.
  public let marginEdges: MarginEdges

  private var drawn: some View { wrappedView.padding(marginEdges, margin) }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    mount(view.drawn, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    update(view.drawn, &cursor)
  }
}

extension View {
  /// Adds a margin of `length` at some edges.
  public func margin(_ length: Length, _ edges: MarginEdges = .all) -> MarginView<Self> {
    MarginView(wrappedView: self, margin: length, marginEdges: edges)
  }
}

extension View {
  /// Creates the nodes of `view`, which is drawn in place of this view.
  @MainActor static func mount<Drawn: View>(_ view: Drawn, _ context: inout _MountContext) {
    Drawn._mount(view, &context)
  }

  /// Updates the nodes of `view`, which is drawn in place of this view.
  @MainActor static func update<Drawn: View>(_ view: Drawn, _ cursor: inout _UpdateCursor) {
    Drawn._update(view, &cursor)
  }
}
