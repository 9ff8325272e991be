// SPDX-License-Identifier: MIT
// Views: prints a view without an app.

import CuriumDriver
import CuriumTerminal
import CuriumTokens
package import CuriumViews

extension App {
  /// Prints a view once on standard output, with the themes of the app. Without a terminal there,
  /// and if the environment requests lines, prints only its characters.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - environment: Changes the environment of the view.
  package static func printView<Content: View>(
    _ content: Content, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let styled = LineSession.isRequested ? nil : StandardOutput.capabilities
    let capabilities = styled ?? TerminalCapabilities(colorDepth: .none)
    // A terminal whose background is unknown isn't asked for it, because it may not answer. The
    // terminal's own colours are legible on any background.
    let theme = capabilities.prefersDark.map { Self.theme(isDark: $0) } ?? .terminal
    let settings = LaunchSettings(fallback: theme, find: { Self.theme(named: $0) })
    var values = EnvironmentValues()
    values.appTheme = settings.theme ?? theme
    if let icons = settings.icons { values.iconSet = icons }
    environment(&values)
    let device = MemoryDevice(
      size: CellSize(width: StandardOutput.columns, height: 1), capabilities: capabilities)
    let lines = PrintedLine.lines(of: content, values, on: device)
    print(lines.map { styled == nil ? $0.plain : $0.styled }.joined(separator: "\n"))
  }
}
