// SPDX-License-Identifier: MIT
// Views: the settings in the environment of the process.

import CuriumDriver
import CuriumTerminal
import CuriumTokens
import CuriumViews

/// The settings in the environment of the process.
struct LaunchSettings {
  /// The selected theme; `nil` if the app follows the terminal.
  let theme: AppTheme?
  /// The selected icons; `nil` if they depend on the terminal.
  let icons: IconSet?
  let reducesMotion = EnvironmentVariable.isOn("CURIUM_REDUCE_MOTION")
  let isRemote = EnvironmentVariable.value("SSH_CONNECTION") != nil
  /// The lowest level of the log entries to print at the end; `nil` if none are printed.
  let printedLevel: AppLog.Level?
  /// Messages about unknown names.
  let warnings: [String]

  init(fallback: AppTheme, find: (String) -> AppTheme?) {
    func setting<Value>(_ name: String, _ choices: [(name: String, value: Value)])
      -> NamedSetting<Value>
    {
      NamedSetting(name, EnvironmentVariable.value(name), choices)
    }
    let level = setting("CURIUM_LOG", AppLog.Level.allCases.map { (name: "\($0)", value: $0) })
    let choice = ThemeChoice(
      EnvironmentVariable.value("CURIUM_THEME"), fallback: fallback, find: find)
    let icons = setting("CURIUM_ICONS", IconSet.named)
    // The session applies these.
    let colors = setting("CURIUM_COLORS", TerminalFacts.colorDepths)
    let wheelRows = setting("CURIUM_WHEEL_ROWS", TerminalFacts.wheelRows)
    theme = choice.theme
    self.icons = icons.value
    printedLevel = level.value ?? (level.warning == nil ? nil : .warning)
    warnings = [
      level.warning, choice.warning, icons.warning, colors.warning, wheelRows.warning,
    ].compactMap { $0 }
  }
}
