// SPDX-License-Identifier: MIT
// Views: access to the view inside its wrappers.

public import CuriumEngine

/// A view that exposes the original view inside its wrappers, with its concrete type.
///
/// A component returns itself; a wrapper returns the original of its content.
///
///     let raised = DLabel(text: "Draft").margin(.md).shadow(.low)
///     let large = raised.originalView.size(.large)  // of a `DLabel`
///
/// If the wrapped view is a plain view, it is the original. In a generic function, a value known
/// only as a `View` counts as a plain view too.
///
/// To make a component of your app `Viewable`, declare the conformance. The component gets the
/// wrapping modifiers that keep its type:
///
///     struct StatusMark: View, Viewable {
///       var color = Color.info
///       var body: some View { Text("●").foregroundStyle(color) }
///     }
///     let color = StatusMark().aligned(.trailing).margin(.sm).originalView.color
@MainActor @preconcurrency
public protocol Viewable: View {
  /// The type of the view without its wrappers.
  associatedtype Original: View = Self
  /// The view without its wrappers.
  var originalView: Original { get }
}

extension Viewable where Original == Self {
  /// The view itself.
  public var originalView: Self { self }
}

/// A wrapper around a view that gives access to it.
///
/// A wrapper of your app declares the view that it wraps:
///
///     struct Framed<Wrapped: Viewable>: View, WrapperViewable {
///       let wrappedView: Wrapped
///       var body: some View { wrappedView.border(.border) }
///     }
///     let label = Framed(wrappedView: DLabel(text: "Draft")).margin(.sm).originalView
@MainActor @preconcurrency
public protocol WrapperViewable: Viewable {
  /// The type of the wrapped view.
  associatedtype Wrapped: View
  /// The wrapped view. It can be a wrapper too.
  var wrappedView: Wrapped { get }
}

extension WrapperViewable where Wrapped: Viewable {
  /// The original of the wrapped view.
  public var originalView: Wrapped.Original { wrappedView.originalView }
}
