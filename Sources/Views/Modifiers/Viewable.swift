// SPDX-License-Identifier: MIT
// Views: views that tell which view they are made of.

public import CuriumEngine

/// A view that tells which view it was at first.
///
/// A component is its own original; a view around another one passes on the other's.
///
///     let margin = DLabel(text: "Draft").margin(.md).shadow(.low)
///     let label = margin.originalView as? DLabel
@MainActor @preconcurrency
public protocol Viewable: View {
  /// The view without what was put around it.
  var originalView: any View { get }
}

extension Viewable {
  /// The view itself.
  public var originalView: any View { self }
}

/// A view around another one, which stays reachable.
@MainActor @preconcurrency
public protocol WrapperViewable: Viewable {
  /// The type of the view inside.
  associatedtype WrappedView: View
  /// The view inside; it may be a wrapper too.
  var wrappedView: WrappedView { get }
}

extension WrapperViewable {
  /// The original of the view inside, or that view where it tells none.
  public var originalView: any View {
    (wrappedView as? any Viewable)?.originalView ?? wrappedView
  }
}
