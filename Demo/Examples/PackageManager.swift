// SPDX-License-Identifier: MIT
// Page: the installation of packages, below the prompt.

import Curium

/// Installs packages one by one. Each stays above as a line; a bar shows the progress.
struct PackageManager: App {
  @State private var installed = 0
  @Environment(\.clock) private var clock
  @Environment(\.printLine) private var printLine
  @Environment(\.quit) private var quit

  static let packages = [
    "vegeutils 1.4.2", "libgardening 0.9.1", "currykit 2.0.0", "spicerack 1.1.8",
    "fullenglish 3.2.1",
    "eggy 0.2.4", "bad-kitty 7.7.0", "chai 4.3.10", "hojicha 1.0.1", "standard-uninstall 0.1.0",
  ]

  var body: some View {
    HStack(spacing: 1) {
      if installed < Self.packages.count {
        ProgressView()
        Text("Installing **\(Self.packages[installed])**").lineLimit(1)
        Spacer()
        ProgressView(value: Double(installed), total: Double(Self.packages.count))
          .frame(width: 24)
        Text("\(installed)/\(Self.packages.count)").foregroundStyle(.textMuted)
      } else {
        Text("Done! Installed \(Self.packages.count) packages.").foregroundStyle(.success)
      }
    }
    .task { await install() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
  }

  private func install() async {
    while installed < Self.packages.count, await clock.sleep(for: .milliseconds(350)) {
      printLine("\(Icon("checkmark").glyph()) \(Self.packages[installed])")
      installed += 1
    }
    quit()
  }
}
