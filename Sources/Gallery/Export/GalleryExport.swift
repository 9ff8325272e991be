// SPDX-License-Identifier: MIT
// Tool: draws exhibits in several themes.

import CuriumRendering
import CuriumPreviews
import Curium
import CuriumTerminal
import CuriumHarness
import CuriumControls

/// Draws views in each of some themes.
@MainActor struct GalleryExport {
  let themes: [AppTheme]
  /// The requested size, instead of the exhibit's own.
  let size: CellSize?
  /// The title of the page.
  var name = "Gallery"

  /// The width of anything that isn't a screen, and its maximum height.
  private static let room = CellSize(width: 60, height: 60)

  /// A file and its folder.
  struct File {
    let folder: String
    let name: String
    let text: String
  }

  /// A picture of one view in one theme.
  struct Frame {
    var rows: [[CellPicture.Cell]]
    let ground: Int
  }

  /// Returns a picture of all previews of a subject for each theme.
  func files(of subject: ExportSubject, _ format: ExportCommand.Format) async -> [File] {
    let size = size ?? subject.screen ?? Self.room
    let frames = await frames(size: size, isScreen: subject.screen != nil) {
      subject.view
    }
    return zip(themes, frames).map { theme, frame in
      if format == .text {
        return File(folder: theme.name, name: "\(subject.name).txt", text: Self.text(frame))
      }
      let title = "\(subject.name), \(theme.displayName)"
      return File(
        folder: theme.name, name: "\(subject.name).svg",
        text: CellPicture.document(
          frame.rows, columns: size.width, ground: frame.ground, title: title, margin: .narrow))
    }
  }

  /// Returns one page with each preview of each subject.
  func page(of subjects: [ExportSubject]) async -> String {
    var page = ExportPage(themes: themes, name: name)
    for subject in subjects {
      page.begin(subject)
      let size = size ?? subject.screen ?? Self.room
      for preview in subject.previews {
        let frames = await frames(size: size, isScreen: subject.screen != nil) {
          preview.content()
        }
        page.add(frames, name: preview.name, columns: size.width)
      }
    }
    return page.text
  }

  /// Draws the view in each theme. Unless it is a screen, drops the rows below the last one drawn
  /// in any theme.
  private func frames<Content: View>(
    size: CellSize, isScreen: Bool, @ViewBuilder _ content: () -> Content
  ) async -> [Frame] {
    let harness = Harness(
      width: size.width, height: size.height, theme: themes[0],
      environment: { $0.accessibilityReduceMotion = true }, content: content)
    await harness.settle()
    var frames: [Frame] = []
    for theme in themes {
      harness.setTheme(theme)
      await harness.settle()
      let drawn = harness.rendered(in: theme)
      frames.append(Frame(rows: drawn.pictureRows, ground: drawn.ground))
    }
    if isScreen { return frames }
    let count = frames.map(\.drawnRows).max() ?? 0
    return frames.map { frame in
      var frame = frame
      frame.rows.removeLast(frame.rows.count - max(1, count))
      return frame
    }
  }

  private static func text(_ frame: Frame) -> String {
    frame.rows.map { $0.map(\.text).joined().trimmingSuffix { $0 == " " } + "\n" }.joined()
  }
}

extension GalleryExport.Frame {
  /// The number of rows down to the last one that differs from an empty screen.
  var drawnRows: Int {
    let last = rows.lastIndex { row in row.contains { !$0.isBlank || $0.ground != ground } }
    return (last ?? -1) + 1
  }
}
