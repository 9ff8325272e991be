// SPDX-License-Identifier: MIT
// Page: the screen of the program Processes.

import Curium
import CuriumGallery
import CuriumPreviews
import ProcessScreens

/// The only preview of the program.
enum ProcessesPreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Live") { ProcessesView(isSample: true) }
  }
}

extension Exhibit {
  /// The screen of the program `processes`, with a made-up machine.
  @MainActor static let processes = Exhibit(
    page: ProcessesPreviews.self,
    "A whole program: the processes of a machine, its load and its memory.")
}
