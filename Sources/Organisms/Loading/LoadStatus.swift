// SPDX-License-Identifier: MIT
// Organism: content that is being loaded, or can't be loaded.

package import CuriumControls
import CuriumTokens

/// A spinner in place of content that is being loaded, or the reason why it can't be loaded.
///
/// After a press of Retry, the spinner has the focus. It passes it on to the content, or back to
/// Retry.
package struct LoadStatus: View {
  private let loadingTitle: String
  private let failureTitle: String
  private let reason: String?
  private let onRetry: (@MainActor () -> Void)?
  @State private var isRetrying = false

  /// Creates the status. `reason` is `nil` while the content is being loaded.
  package init(
    loadingTitle: String, failureTitle: String, reason: String?,
    onRetry: (@MainActor () -> Void)?
  ) {
    self.loadingTitle = loadingTitle
    self.failureTitle = failureTitle
    self.reason = reason
    self.onRetry = onRetry
  }

  package var body: some View {
    Group {
      if let reason {
        LoadFailure(title: failureTitle, reason: reason, onRetry: retry)
      } else {
        ProgressView(loadingTitle)
          .focusable(isRetrying)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .onChange(of: reason) { _, reason in
      if reason != nil { isRetrying = false }
    }
  }

  private var retry: (@MainActor () -> Void)? {
    guard let onRetry else { return nil }
    return {
      isRetrying = true
      onRetry()
    }
  }
}
