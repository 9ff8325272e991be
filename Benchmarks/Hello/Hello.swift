// SPDX-License-Identifier: MIT
// Tool: the smallest possible app, for W7. It quits when its first frame is on the screen.

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
