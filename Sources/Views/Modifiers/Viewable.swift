// SPDX-License-Identifier: MIT
// Views: access to the view inside wrappers.

public import CuriumEngine

/// A view that gives access to the view without its wrappers.
///
/// A component returns itself; a wrapper returns the original of its content.
///
///     let margin = DLabel(text: "Draft").margin(.md).shadow(.low)
///     let label = margin.originalView as? DLabel
@MainActor @preconcurrency
public protocol Viewable: View {
  /// The view without its wrappers.
  var originalView: any View { get }
}

extension Viewable {
  /// The view itself.
  public var originalView: any View { self }
}

/// A wrapper around a view that gives access to it.
@MainActor @preconcurrency
public protocol WrapperViewable: Viewable {
  /// The type of the view inside.
  associatedtype WrappedView: View
  /// The view inside. It can be a wrapper too.
  var wrappedView: WrappedView { get }
}

extension WrapperViewable {
  /// The original of the view inside, or that view itself if it has none.
  public var originalView: any View {
    (wrappedView as? any Viewable)?.originalView ?? wrappedView
  }
}
