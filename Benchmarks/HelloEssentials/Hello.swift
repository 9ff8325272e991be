// SPDX-License-Identifier: MIT
// Tool: the smallest possible app, linked without controls, components and the inspector, for W7.

import CuriumEssentials

@main
struct Hello: App {
  @Environment(\.quit) private var quit

  var body: some View {
    Text("Hello, world!")
      .border(.border)
      .task { quit() }
  }
}
