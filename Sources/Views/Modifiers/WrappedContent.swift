// SPDX-License-Identifier: MIT
// Views: a wrapped view with access to its original.

@_spi(Nodes) import CuriumEngine

/// A wrapped view with access to its original.
///
/// A plain view is its own original, and a `Viewable` knows its original. The initializer decides
/// which of the two applies and stores the access, so wrappers of both share one conformance to
/// `WrapperViewable`. The closure captures nothing: 16 bytes, no allocation.
@MainActor struct WrappedContent<Wrapped: View, Original: View> {
  let view: Wrapped
  private let findOriginal: @MainActor (Wrapped) -> Original

  /// Wraps a plain view.
  init(_ view: Wrapped) where Original == Wrapped {
    self.view = view
    findOriginal = { $0 }
  }

  /// Wraps a component or a wrapper.
  init(_ view: Wrapped) where Wrapped: Viewable, Original == Wrapped.Original {
    self.view = view
    findOriginal = { $0.originalView }
  }

  /// The original of the wrapped view.
  var original: Original { findOriginal(view) }
}

/// A primitive view that draws another view.
protocol DrawnWrapper: _PrimitiveView {
  associatedtype Drawn: View
  /// The view that is drawn.
  var drawn: Drawn { get }
}

extension DrawnWrapper {
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    Drawn._mount(view.drawn, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    Drawn._update(view.drawn, &cursor)
  }
}
