// SPDX-License-Identifier: MIT
// Views: a view with a find bar below it.

@_spi(Nodes) import CuriumEngine
import CuriumEditing
import CuriumViews

/// A view whose text can be found, with the bar below it. If there are text editors in the view,
/// they show their own bars instead.
struct FindNavigator<Content: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  @State private var state = EditorBar.State()
  @State private var handle = EditorBar.Handle()
  @State private var focus = SearchFocus()
  @State private var holdsEditor = false
  @Environment(\.editorOptions) private var options
  @Environment(\.strings) private var strings

  /// Only the bar reads the state, so typing in it doesn't update the content.
  var body: some View {
    let region = FindRegion(state: $state, handle: handle, focus: focus, options: ownOptions)
    searched(region, isOpen: region.options.canFind && isPresented.wrappedValue)
      .safeAreaInset(edge: .bottom) { FindBarSlot(region: region) }
  }

  private var ownOptions: EditorOptions {
    var own = options
    own.findNavigator = isPresented
    own.canFind = options.canFind && !holdsEditor
    return own
  }

  /// The content, with the keys that are available outside the bar.
  private func searched(_ region: FindRegion, isOpen: Bool) -> some View {
    ValueContent(
      content:
        content
        .environment(\.editorOptions.findNavigator, isPresented)
        .onPreferenceChange(EditorPresence.self) { holdsEditor = $0 },
      value: region, make: FindRegionNode.init
    )
    .searchContent(of: focus)
    .keyBinding(
      binding(strings.find, .find, "ctrl+f", "cmd+f"), isEnabled: region.options.canFind
    ) {
      region.link.open(.find)
    }
    .keyBinding(binding(strings.findNext, .findNext, "f3", "cmd+g"), isEnabled: isOpen) {
      region.handle.node?.findNext()
    }
    .keyBinding(
      binding(strings.findPrevious, .findPrevious, "shift+f3", "cmd+shift+g"), isEnabled: isOpen
    ) {
      region.handle.node?.findPrevious()
    }
    .keyBinding(
      KeyBinding(strings.closeHint, ["esc"], id: "find.close", hintPriority: .high),
      isEnabled: isOpen
    ) {
      region.link.close()
    }
  }

  private func binding(_ title: String, _ command: TextCommand, _ keys: KeySequence...)
    -> KeyBinding
  {
    KeyBinding(title.startingInLowerCase, keys, id: command.rawValue, hintPriority: .low)
  }
}

/// The bar below a view while it is open. It starts and ends the search.
private struct FindBarSlot: View {
  let region: FindRegion

  var body: some View {
    let link = region.link
    Group {
      if let mode = link.mode {
        EditorBar(link: link, mode: mode)
          .replaceDisabled()
          .searchField(of: region.focus)
      }
    }
    .onChange(of: link.mode != nil) { _, isOpen in
      if isOpen { region.state.wrappedValue.requests += 1 }
    }
    .onChange(of: link.query, initial: true) { _, query in
      region.handle.node?.receive(query)
    }
  }
}

/// `true` if a view contains a text editor that can show a find bar.
struct EditorPresence: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
