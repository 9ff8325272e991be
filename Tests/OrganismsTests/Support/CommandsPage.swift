// SPDX-License-Identifier: MIT
// Testing: a page that shows hints and lists its commands.

import Curium

struct CommandsPage<Content: View>: View {
  let model: CommandsModel
  let content: Content
  @Environment(\.keyRegistry) private var registry

  init(_ model: CommandsModel, @ViewBuilder content: () -> Content) {
    self.model = model
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content
      Spacer(minLength: 0)
      KeyHints()
    }
    .keyBinding("List", "f5") {
      model.commands = registry.commands.map(\.title)
      model.help = registry.all.map(\.title)
    }
  }
}
