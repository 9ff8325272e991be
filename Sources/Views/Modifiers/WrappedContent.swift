// SPDX-License-Identifier: MIT
// Views: the view inside a wrapper, and the way to its original.

import CuriumEngine

/// The view inside a wrapper, and the way to its original.
///
/// A plain view is its own original. A `Viewable` knows its original. Which of the two applies is
/// decided where the wrapper is made, and the way is kept, so a wrapper of either has one
/// conformance to `WrapperViewable`. The closure captures nothing: 16 bytes, no allocation.
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

  /// The original of the view inside.
  var original: Original { findOriginal(view) }
}
