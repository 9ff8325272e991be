// SPDX-License-Identifier: MIT
// Page: a tour through a gallery.

package import Curium

/// A tour through a gallery: some steps, which replace the list and the page one after another.
package struct GalleryTourGuide {
  /// The number of steps.
  let count: Int
  /// The step at an index.
  let step: @MainActor (Int, GalleryNavigator, ThemeStudio) -> AnyView

  /// Creates a tour. Its steps call `GalleryNavigator.stepTour(by:)` to go on.
  package init<Step: View>(
    count: Int, @ViewBuilder step: @escaping @MainActor (Int, GalleryNavigator, ThemeStudio) -> Step
  ) {
    self.count = count
    self.step = { AnyView(step($0, $1, $2)) }
  }
}
