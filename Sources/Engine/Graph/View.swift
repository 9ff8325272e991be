// SPDX-License-Identifier: MIT
// Views: the protocol for views.

/// A part of the user interface, described as a value.
///
/// Your views compose other views in `body`. A view is a cheap description: the graph keeps nodes
/// for it, runs `body` again only when a dependency has changed, and draws only the differences.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)").bold() }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of the content.
  associatedtype Body: View
  /// The content of the view. Runs again after a change of a state, binding, environment value or
  /// observable model that it read.
  @ViewBuilder var body: Body { get }

  static func _mount(_ view: Self, _ context: inout _MountContext)
  /// Updates the nodes that `_mount` added, in the same order.
  static func _update(_ view: Self, _ cursor: inout _UpdateCursor)
}

extension View {
  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    context.appendAndEvaluate(BodyNode.of(view, PropertyTable.of(view: Self.self), context))
  }

  /// Runs the body again if the view has changed.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ComposedNode<Self>.self).receive(view)
  }
}

extension Never: View {
  /// Never called.
  public var body: Never { preconditionFailure("This view has no body.") }
}

/// A view that creates nodes itself instead of composing other views.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body.")
  }
}
