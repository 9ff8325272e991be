// SPDX-License-Identifier: MIT
// Page: all themes, with a live preview of the selected one.

import Curium
import CuriumOrganisms
import CuriumThemeFiles

/// All themes, each with a strip of its colours. The arrow keys preview a theme, Return keeps it,
/// Escape goes back.
struct ThemeListPane: View {
  let studio: ThemeStudio
  @Environment(\.appTheme) private var theme

  var body: some View {
    let library = studio.library
    GeometryReader { geometry in
      let width = geometry.size.width
      let isTight = width < 38
      let extent: ThemeStrip.Extent =
        width >= 52 ? .full : width >= 45 ? .narrow : isTight ? .swatches : .one
      VStack(alignment: .leading, spacing: 0) {
        FilteredList(
          studio: studio, part: .themes, placeholder: "Find a theme", source: library.entries,
          find: { words, entries in
            entries.filter { words.match("\($0.displayName) \($0.id)") }
          },
          selection: studio.id(of: theme), onChoose: { studio.look(at: $0.id) },
          onOpen: { studio.keep() }, label: \.displayName,
          value: { $0.fault != nil ? "broken" : studio.isEdited($0.id) ? "edited" : "" }
        ) { entry in
          ThemeRow(
            entry: entry, isEdited: studio.isEdited(entry.id), extent: extent, isTight: isTight)
        }
        // The field and its line are above the themes, and the footer follows the last one.
        .frame(maxHeight: Length(library.entries.count + 2))
        // Without a divider, the footer looks like another theme.
        if (12..<20).contains(geometry.size.height) { Divider() }
        ThemeFooter(studio: studio, entry: library.choice.flatMap(library.entry))
          .padding(.top, geometry.size.height >= 20 ? 1 : 0)
      }
    }
    .onKeyPress(.escape) {
      guard studio.isTrying else { return .ignored }
      studio.goBack()
      return .handled
    }
    .keyHint("move", "up", "down")
    .keyHint("keep", "enter", isEnabled: studio.isTrying)
    .keyHint("go back", "esc", isEnabled: studio.isTrying)
  }
}

/// The name of a theme and its strip.
private struct ThemeRow: View {
  let entry: ThemeLibrary.Entry
  let isEdited: Bool
  let extent: ThemeStrip.Extent
  /// `true` if the name needs every column.
  let isTight: Bool

  var body: some View {
    HStack(spacing: 0) {
      Text(entry.displayName).lineLimit(1).truncationMode(.middle).layoutPriority(1)
      if isEdited {
        Text("edited").foregroundStyle(.textMuted).lineLimit(1).padding(.leading, 1)
      }
      if entry.fault != nil {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.error)
          .padding(.leading, 1)
      } else if entry.path != nil {
        Image(systemName: "doc").foregroundStyle(.textMuted).padding(.leading, 1)
      }
      Spacer(minLength: 1)
      if let theme = entry.theme { ThemeStrip(theme: theme, extent: extent).layoutPriority(2) }
    }
    .padding(.leading, ComponentTokens.Sidebar.padding)
    .padding(.trailing, isTight ? 0 : 1)
  }
}

/// The origin of the theme, the problem with its file, and buttons for the pointer.
private struct ThemeFooter: View {
  let studio: ThemeStudio
  let entry: ThemeLibrary.Entry?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let fault = entry?.fault {
        Text("\(Image(systemName: "curium.input.error")) \(fault.description)")
          .foregroundStyle(.error).lineLimit(3)
      } else {
        Text(source).foregroundStyle(.textMuted).lineLimit(2).truncationMode(.middle)
      }
      if studio.isTrying {
        HStack(spacing: 1) {
          PointerButton(title: "Keep", look: .primary) { studio.keep() }
          PointerButton(title: "Go back", look: .secondary) { studio.goBack() }
        }
      }
    }
    // Aligns with the names, which follow the marker of a row.
    .padding(.leading, 3)
  }

  private var source: String {
    guard let entry else {
      return studio.isThemeNamed ? "Set by CURIUM_THEME" : "The theme follows the terminal"
    }
    return entry.path ?? "\(entry.displayName) is built in"
  }
}

/// A button for an action that also has a key. It never takes the focus, so the focus isn't lost
/// when the button disappears.
private struct PointerButton: View {
  enum Look { case primary, secondary }

  let title: String
  let look: Look
  let action: @MainActor () -> Void

  var body: some View {
    Text(title).lineLimit(1)
      .padding(.horizontal, ComponentTokens.Button.paddingSmall)
      .foregroundStyle(
        look == .primary
          ? ComponentTokens.Button.Primary.foregroundColor
          : ComponentTokens.Button.Secondary.foregroundColor
      )
      .background(
        look == .primary
          ? ComponentTokens.Button.Primary.backgroundColor
          : ComponentTokens.Button.Secondary.backgroundColor
      )
      .pointerAction(title, action: action)
  }
}
