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
    "zlib 1.3.1", "openssl 3.4.0", "libcurl 8.11.0", "pcre2 10.44", "git 2.47.1",
    "sqlite 3.47.2", "jq 1.7.1", "ripgrep 14.1.1", "tmux 3.5", "neovim 0.10.3",
  ]

  var body: some View {
    HStack(spacing: 1) {
      if installed < Self.packages.count {
        ProgressView()
        Text("Installing **\(Self.packages[installed])**").lineLimit(1).layoutPriority(1)
        // In a narrow terminal, the bar gets shorter before the name does.
        ProgressView(value: Double(installed), total: Double(Self.packages.count))
          .meterFill(.gradient(.brand))
          .frame(maxWidth: 24)
          .frame(maxWidth: .infinity, alignment: .trailing)
        Text("\(installed)/\(Self.packages.count)").foregroundStyle(.textMuted)
          .frame(width: 5, alignment: .trailing).layoutPriority(1)
      } else {
        Text("Done! Installed \(Self.packages.count) packages.").foregroundStyle(.success)
      }
    }
    .task { await install() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
  }

  private func install() async {
    while installed < Self.packages.count, await clock.sleep(for: .milliseconds(350)) {
      printLine(
        Text(Icon("checkmark").glyph()).foregroundStyle(.success)
          + Text(" \(Self.packages[installed])"))
      installed += 1
    }
    quit()
  }
}
