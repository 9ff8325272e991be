// SPDX-License-Identifier: MIT
// Tool: the smallest app, for W7: it ends when its first frame is on the screen.

import Curium

@main
struct Hello: App {
  @Environment(\.quit) private var quit

  var body: some View {
    Text("Hello, world!")
      .border(.border)
      .task { quit() }
  }
}
