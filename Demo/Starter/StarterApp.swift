// SPDX-License-Identifier: MIT
// Page: the app that `Scripts/new app` copies.

import Curium

@main
struct StarterApp: App {
  @State private var model = ReadingList(items: ReadingList.samples)

  var body: some View {
    ReadingScreen(model: model)
      // Users can still choose another theme with the environment variable `CURIUM_THEME`.
      .themed(light: .brandLight, dark: .brandDark)
  }
}
