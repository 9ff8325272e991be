// SPDX-License-Identifier: MIT
// Page: the steps of the tutorial, started by number.

import Curium

/// `swift run tutorial 3` starts the app of step 3; without a number, that of the last step.
@main
struct Tutorial {
  @MainActor static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "1": FirstScreen.main()
    case "2": ReleaseBrowser.main()
    case "3": ReleaseEditor.main()
    default: ReleasesApp.main()
    }
  }
}
