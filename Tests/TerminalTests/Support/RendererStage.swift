// SPDX-License-Identifier: MIT
// Testing: a renderer and the bytes it writes.

import CuriumTerminal

/// A renderer and the device for its frames.
@MainActor final class RendererStage {
  let renderer: FrameRenderer
  let device: MemoryDevice

  init(
    _ width: Int, _ height: Int = 1, _ capabilities: TerminalCapabilities = TerminalCapabilities()
  ) {
    let size = CellSize(width: width, height: height)
    renderer = FrameRenderer(size: size, capabilities: capabilities)
    device = MemoryDevice(size: size, capabilities: capabilities)
  }

  var grid: CellGrid { renderer.next }

  func draw(_ text: String, _ x: Int = 0, _ y: Int = 0, _ style: CellStyle = CellStyle()) {
    grid.draw(text, x: x, y: y, style: style, clip: grid.bounds)
  }

  /// Presents the frame. Returns the bytes, with ESC as `^`.
  func present(cursor: CellPoint? = nil) -> String {
    _ = renderer.present(cursor: cursor, to: device)
    return String(
      decoding: device.takeBytes().flatMap { $0 == 0x1B ? [0x5E] : [$0] }, as: UTF8.self)
  }

  /// Returns a stage that has presented its first frame, a screen of blanks.
  static func started(
    _ width: Int, _ height: Int = 1, _ capabilities: TerminalCapabilities = TerminalCapabilities()
  ) -> RendererStage {
    let stage = RendererStage(width, height, capabilities)
    _ = stage.present()
    return stage
  }
}
