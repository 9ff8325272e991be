// SPDX-License-Identifier: MIT
// Tool: W4, in which every colour of a dashboard changes in every frame, but no glyph does.

import Curium
import CuriumTerminal

/// A screen that alternates between two themes.
@MainActor protocol ThemedScreen: View {
  static var themeWorkload: String { get }
  static var themes: [AppTheme] { get }
  static func make() -> Self
}

/// The dashboard of W2.
extension DashboardRows: ThemedScreen {
  static let themeWorkload = "W4"
  static var themes: [AppTheme] { dashboardThemes }
}

/// The dashboard of W2c, in light and dark.
extension ComponentDashboard: ThemedScreen {
  static let themeWorkload = "W4c"
  static let themes = [AppTheme.light, .dark]
}

/// Measures from the theme change in the environment to the written bytes.
@MainActor struct ThemeSwitch<Screen: ThemedScreen>: Workload {
  static var name: String { Screen.themeWorkload }
  static var floorName: String? { "w4" }
  static var baselineName: String? { "w4" }
  private let loop = BenchmarkLoop()
  private let runtime: AppRuntime
  private let themes = Screen.themes

  init(device: CountingDevice) {
    let first = themes[1]
    runtime = AppRuntime(Screen.make(), device: device, loop: loop) { $0.appTheme = first }
    loop.run()
  }

  func frame(_ number: Int) {
    let theme = themes[number & 1]
    runtime.updateEnvironment { $0.appTheme = theme }
    loop.run()
  }
}
