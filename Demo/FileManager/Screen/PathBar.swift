// SPDX-License-Identifier: MIT
// Page: the path of the folder on the screen.

import Curium

/// The folders from the root or the user's folder to the one on the screen.
struct PathBar: View {
  let browser: Browser

  var body: some View {
    let steps = steps
    Breadcrumbs(path: steps.map(\.name)) { browser.go(to: steps[$0].path) }
      .padding(.horizontal)
  }

  private var steps: [(name: String, path: String)] {
    var steps: [(name: String, path: String)] = []
    var path = browser.folder
    while path != "/", path != FilePath.home {
      steps.insert((FilePath.name(of: path), path), at: 0)
      path = FilePath.folder(of: path)
    }
    return [(path == "/" ? "/" : "~", path)] + steps
  }
}
