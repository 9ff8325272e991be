// SPDX-License-Identifier: MIT
// Views: creates the options of a picker in its style.

/// The picker around an option.
package struct Options {
  let host: OptionHost
  /// Changes when the options must be read again.
  let revision: Int
  /// Makes an option from a view with a tag.
  let makeOption: @MainActor (AnyView, Tag) -> AnyView

  package init(
    host: OptionHost, revision: Int, makeOption: @escaping @MainActor (AnyView, Tag) -> AnyView
  ) {
    self.host = host
    self.revision = revision
    self.makeOption = makeOption
  }
}

/// Reads and writes the selection of a picker of any type.
@MainActor package final class OptionHost {
  package private(set) var read: () -> Tag = { .nothing }
  package private(set) var write: (Tag) -> Void = { _ in }
  package private(set) var revision = 0
  private var source: Any?

  package init() {}

  /// Sets the current selection of the picker.
  package func follow<Value: Hashable>(_ selection: Binding<Value>) {
    if let known = source as? Binding<Value>, areIdentical(known, selection) { return }
    source = selection
    revision &+= 1
    read = { Tag(selection.wrappedValue) }
    write = { tag in
      if let value = tag.chosen(as: Value.self) { selection.wrappedValue = value }
    }
  }
}

private struct OptionsKey: EnvironmentKey {
  static var defaultValue: Options? { nil }
}

extension EnvironmentValues {
  package var options: Options? {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}

/// A view with a tag: an option inside a picker, elsewhere just the view.
struct OptionSwitch<Content: View>: View {
  let content: Content
  let tag: Tag
  @Environment(\.options) private var options

  init(content: Content, tag: Tag) {
    self.content = content
    self.tag = tag
  }

  var body: some View {
    if let options {
      // The content of an option isn't an option itself.
      options.makeOption(AnyView(content), tag).environment(\.options, nil)
    } else {
      content
    }
  }
}
