// SPDX-License-Identifier: MIT
// Tool: W4f, one frame of the crossfade between two themes.

import Curium
import CuriumTerminal

/// The dashboard of W2. A key fades it into its other theme.
struct CrossfadeScreen: View {
  @State private var place = 1

  var body: some View {
    DashboardRows.make()
      .themed(dashboardThemes[place])
      .onKeyPress("t") {
        withAnimation(.linear(duration: 1)) { place = 1 - place }
        return .handled
      }
  }
}

/// Measures a frame of W4's views while their theme fades into another: every colour of the screen
/// is mixed, and no body runs. A fade takes one second, 60 frames; then the themes change places.
@MainActor struct ThemeCrossfade: Workload {
  static let name = "W4f"
  static let floorName: String? = "w4"
  static let baselineName: String? = "w4"
  private static let frames = 60
  private static let pressedT: [TerminalEvent] = [.key(KeyPress("t"))]
  private let device: CountingDevice
  private let loop = BenchmarkLoop()
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    self.device = device
    runtime = AppRuntime(CrossfadeScreen(), device: device, loop: loop)
    loop.run()
  }

  func frame(_ number: Int) {
    if number % Self.frames == 0 {
      device.eventHandler?(Self.pressedT)
      loop.run()
    }
    loop.runNextAlarm()
  }
}
