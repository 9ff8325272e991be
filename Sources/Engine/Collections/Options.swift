// SPDX-License-Identifier: MIT
// Views: creates the options of a picker in its style.

/// The picker around an option.
package struct Options {
  /// Makes an option from a view with a tag.
  let makeOption: @MainActor (AnyView, Tag) -> AnyView

  package init(makeOption: @escaping @MainActor (AnyView, Tag) -> AnyView) {
    self.makeOption = makeOption
  }
}

extension EnvironmentValues {
  package var options: Options? {
    get { self[TypeKey<Options>.self] }
    set { self[TypeKey<Options>.self] = newValue }
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
