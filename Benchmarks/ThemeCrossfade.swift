// SPDX-License-Identifier: MIT
// Tool: W4f, one frame of the crossfade between two themes.

import Curium
import CuriumTerminal

/// The theme of the crossfade.
@MainActor @Observable final class CrossfadeModel {
  var theme = dashboardThemes[1]
}

/// The dashboard of W2 in the theme of a model.
struct CrossfadeScreen: View {
  let model: CrossfadeModel

  var body: some View { DashboardRows.make().themed(model.theme) }
}

/// Measures a frame of W4's views while their theme fades into another: every colour of the screen is
/// mixed, and no body runs. A fade takes one second, 60 frames; then the themes change places.
@MainActor struct ThemeCrossfade: Workload {
  static let name = "W4f"
  static let floorName: String? = "w4"
  static let baselineName: String? = "w4"
  private static let frames = 60
  private let loop = BenchmarkLoop()
  private let model = CrossfadeModel()
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    runtime = AppRuntime(CrossfadeScreen(model: model), device: device, loop: loop)
    loop.run()
  }

  func frame(_ number: Int) {
    if number % Self.frames == 0 {
      withAnimation(.linear(duration: 1)) {
        model.theme = dashboardThemes[number / Self.frames & 1]
      }
      loop.run()
    }
    loop.runNextAlarm()
  }
}
