// SPDX-License-Identifier: MIT
// Views: the settings in the environment variables of the user.

import CuriumDriver
package import CuriumTerminal
package import CuriumTokens
import CuriumViews

/// The settings in the environment variables of the user.
package struct LaunchSettings {
  /// The selected theme; `nil` if the app follows the terminal.
  let theme: AppTheme?
  /// The selected icons; `nil` if they depend on the terminal.
  let icons: IconSet?
  let reducesMotion: Bool
  let isRemote: Bool
  /// The lowest level of the log entries to print at the end; `nil` if none are printed.
  let printedLevel: AppLog.Level?
  /// Messages about unknown names.
  private let warnings: [String]

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - fallback: The theme that takes the place of one with an unknown name.
  ///   - variable: Returns the value of an environment variable that is set and not empty.
  ///   - find: Returns the theme of the app with a name.
  package init(
    fallback: AppTheme, variable: (String) -> String? = EnvironmentVariable.value,
    find: (String) -> AppTheme?
  ) {
    func setting<Value>(_ name: String, _ choices: [(name: String, value: Value)])
      -> NamedSetting<Value>
    {
      NamedSetting(name, variable(name), choices)
    }
    let level = setting("CURIUM_LOG", AppLog.Level.allCases.map { (name: "\($0)", value: $0) })
    let choice = ThemeChoice(variable("CURIUM_THEME"), fallback: fallback, find: find)
    let icons = setting("CURIUM_ICONS", IconSet.named)
    // The session applies these.
    let colors = setting("CURIUM_COLORS", TerminalFacts.colorDepths)
    let wheelRows = setting("CURIUM_WHEEL_ROWS", TerminalFacts.wheelRows)
    reducesMotion = EnvironmentVariable.isOn("CURIUM_REDUCE_MOTION", in: variable)
    isRemote = variable("SSH_CONNECTION") != nil
    theme = choice.theme
    self.icons = icons.value
    printedLevel = level.value ?? (level.warning == nil ? nil : .warning)
    warnings = [
      level.warning, choice.warning, icons.warning, colors.warning, wheelRows.warning,
    ].compactMap { $0 }
  }

  /// Returns a new log with the warnings. If CURIUM_LOG_FILE is set in this process, its entries
  /// are appended to that file.
  package func makeLog() -> AppLog {
    let log = AppLog()
    if let path = EnvironmentVariable.value("CURIUM_LOG_FILE") { log.append(to: path) }
    for warning in warnings { log.warning(warning) }
    return log
  }
}
