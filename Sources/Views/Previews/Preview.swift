// SPDX-License-Identifier: MIT
// Views: a use of a component, declared beside it.

public import CuriumEngine

/// A named use of a component: an exhibit of the gallery, a snapshot and a picture at once.
public struct Preview {
  /// What the use shows: a variant, a state.
  public let name: String
  /// The view; of a playground one whose knobs stand where they begin.
  public let content: @MainActor () -> AnyView
  /// The view with knobs of one's own; nil where there are none to set.
  public let playground: (@MainActor (Knobs) -> AnyView)?
  /// Reads every knob and forgets the view.
  let readKnobs: (@MainActor (Knobs) -> Void)?

  /// A use called `name`.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.content = { AnyView(content()) }
    playground = nil
    readKnobs = nil
  }

  /// A use called `name` with knobs: a playground.
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

/// A use with knobs that nobody else turns.
private struct Playground<Content: View>: View {
  @State private var knobs = Knobs()
  private let content: @MainActor (Knobs) -> Content

  init(content: @escaping @MainActor (Knobs) -> Content) { self.content = content }

  var body: some View { KnobbedContent(knobs: knobs, content: content) }
}

/// What reads the knobs, and alone runs again when one changes.
private struct KnobbedContent<Content: View>: View {
  let knobs: Knobs
  let content: @MainActor (Knobs) -> Content

  var body: some View { content(knobs) }
}

/// The uses of one component.
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
  /// Its uses: each variant and state.
  @PreviewBuilder static var previews: [Preview] { get }
}

extension PreviewProvider {
  /// The uses that stand as they are: all but the playground.
  public static var variants: [Preview] { previews.filter { $0.playground == nil } }
  /// The use whose parameters can be set, if there is one.
  public static var playground: Preview? { previews.first { $0.playground != nil } }
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
