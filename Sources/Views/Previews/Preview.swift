// SPDX-License-Identifier: MIT
// Views: a use of a component, declared beside it.

/// A named use of a component: an exhibit of the gallery, a snapshot and a picture at once.
public struct Preview {
  /// What the use shows: a variant, a state.
  public let name: String
  /// The view.
  public let content: @MainActor () -> AnyView

  /// A use called `name`.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.content = { AnyView(content()) }
  }
}

/// The uses of one component.
///
///     enum BadgePreviews: PreviewProvider {
///       static var level: Level { .atom }
///       static var previews: [Preview] {
///         Preview("Default") { Badge(text: "New") }
///         Preview("Danger") { Badge(text: "Full", color: .error) }
///       }
///     }
@MainActor public protocol PreviewProvider {
  /// The atomic level of the component.
  static var level: Level { get }
  /// Its uses: each variant and state.
  @PreviewBuilder static var previews: [Preview] { get }
}

/// The levels of the catalogue, each made of those before it.
public enum Level: String, Hashable, Sendable, CaseIterable {
  /// A visual constant.
  case token
  /// One visual element.
  case atom
  /// Two or three atoms for one purpose.
  case molecule
  /// A section of the screen.
  case organism
  /// The arrangement of a screen.
  case template
  /// A template with real data.
  case page
}

/// Collects previews.
@resultBuilder
public enum PreviewBuilder {
  /// The previews in order.
  public static func buildBlock(_ previews: Preview...) -> [Preview] { previews }
}

/// A preview whose view needs a value that can change.
///
///     Preview("Filled") { StatefulPreview("swift-nio") { SearchBar(query: $0) {} } }
public struct StatefulPreview<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Keeps a value that begins as `value`.
  public init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  /// The view with a binding to the value.
  public var body: some View { content($value) }
}
