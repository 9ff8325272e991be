// SPDX-License-Identifier: MIT
// Page: step 4 of the tutorial, a theme and keys.

import Curium

extension AppTheme {
  /// The look of the app. The kit derives all other colours from these four.
  static let releases = AppTheme(
    primaryColor: Color(hex: 0x2FA4E7), secondaryColor: Color(hex: 0xF2B134),
    backgroundColor: Color(hex: 0x0B1B2B), textColor: Color(hex: 0xE6EEF5)
  ).named("releases", displayName: "Releases")
}

struct ReleasesScreen: View {
  let store: ReleaseStore
  @State private var selection: Release.ID?
  @State private var isAdding = false
  @State private var isRemoving = false
  @Environment(\.toast) private var toast
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      Panel(title: "Releases", note: "\(store.published) of \(store.releases.count) published") {
        List(selection: $selection) {
          ForEach(store.releases) { ReleaseRow(release: $0) }
        }
        .defaultFocus()
      }
      StatusBar()
    }
    .keyBinding("new release", "n") { isAdding = true }
    .keyBinding("publish", "p", isEnabled: selection != nil) { publish() }
    .keyBinding("remove", "d", isEnabled: selection != nil) { isRemoving = true }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
    .commandPalette()
    .sheet(isPresented: $isAdding) { ReleaseForm(store: store) }
    .alert("Remove this release?", isPresented: $isRemoving) {
      Button("Remove", role: .destructive) { remove() }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func remove() {
    store.remove(selection)
    selection = nil
  }

  private func publish() {
    store.publish(selection)
    toast("Published", systemImage: "checkmark", color: .success)
  }
}

struct ReleasesApp: App {
  @State private var store = ReleaseStore()

  static func theme(named name: String) -> AppTheme? {
    name == "releases" ? .releases : .builtIn(named: name)
  }

  var body: some View { ReleasesScreen(store: store) }
}
