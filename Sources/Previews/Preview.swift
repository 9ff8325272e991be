// SPDX-License-Identifier: MIT
// Views: examples of a component, declared next to it.

public import CuriumEngine

/// A named example of a component. It is used as a gallery exhibit, a snapshot and a picture.
public struct Preview {
  /// The name of the variant or state that the preview shows.
  public let name: String
  /// The view. A playground gets knobs with their initial values.
  public let content: @MainActor () -> AnyView
  /// The view for given knobs; `nil` if the preview isn't a playground.
  public let playground: (@MainActor (Knobs) -> AnyView)?
  /// Reads all knobs and discards the view.
  let readKnobs: (@MainActor (Knobs) -> Void)?

  /// Creates a preview named `name` of the view that `content` returns.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.content = { AnyView(content()) }
    playground = nil
    readKnobs = nil
  }

  /// Creates a playground named `name`: a preview of the view that `content` returns for its knobs.
  ///
  ///     Preview("Playground") { knobs in
  ///       InfoRow(label: knobs.text("label", "Version"), value: knobs.text("value", "6.3"))
  ///     }
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor (Knobs) -> Content
  ) {
    self.name = name
    self.content = { AnyView(Playground(content: content)) }
    playground = { AnyView(KnobbedContent(knobs: $0, content: content)) }
    readKnobs = { _ = content($0) }
  }
}

/// A playground whose knobs no panel changes.
private struct Playground<Content: View>: View {
  @State private var knobs = Knobs()
  private let content: @MainActor (Knobs) -> Content

  init(content: @escaping @MainActor (Knobs) -> Content) { self.content = content }

  var body: some View { KnobbedContent(knobs: knobs, content: content) }
}

/// Reads the knobs, so that only this view runs again when one changes.
private struct KnobbedContent<Content: View>: View {
  let knobs: Knobs
  let content: @MainActor (Knobs) -> Content

  var body: some View { content(knobs) }
}

/// The previews of a component.
///
///     enum BadgePreviews: PreviewProvider {
///       static var level: Level { .atom }
///       static var previews: [Preview] {
///         Preview("Default") { Badge(text: "New") }
///         Preview("Danger") { Badge(text: "Full", color: .error) }
///         Preview("Playground") { knobs in
///           Badge(text: knobs.text("text", "New"), color: knobs.color("color", .error))
///         }
///       }
///     }
@MainActor public protocol PreviewProvider {
  /// The atomic level of the component.
  static var level: Level { get }
  /// The previews: one for each variant and state.
  @PreviewBuilder static var previews: [Preview] { get }
}

extension PreviewProvider {
  /// The previews without knobs.
  public static var variants: [Preview] { previews.filter { $0.playground == nil } }
  /// The preview with knobs, if there is one.
  public static var playground: Preview? { previews.first { $0.playground != nil } }
}

/// The levels of the catalogue. Each one is made of the levels before it.
public enum Level: String, Hashable, Sendable, CaseIterable {
  /// A visual constant.
  case token
  /// A single visual element.
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

/// Builds a list of previews.
@resultBuilder
public enum PreviewBuilder {
  /// Returns `previews` in order.
  public static func buildBlock(_ previews: Preview...) -> [Preview] { previews }
}

/// A preview of a view that needs a binding.
///
///     Preview("Filled") { StatefulPreview("swift-nio") { SearchBar(query: $0) {} } }
public struct StatefulPreview<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a preview of the view that `content` returns for a binding, whose value is initially
  /// `value`.
  public init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  /// The view with a binding to the value.
  public var body: some View { content($value) }
}
