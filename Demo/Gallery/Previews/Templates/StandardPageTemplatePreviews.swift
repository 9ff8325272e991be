// SPDX-License-Identifier: MIT
// Page: previews of StandardPageTemplate.

import Curium
import CuriumPreviews

enum StandardPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("With a back button") {
      StandardPageTemplate(title: "Release notes", onBack: {}) {
        ContentSection(title: "2.4.1", subtitle: "today", icon: "shippingbox") {
          Text("Checkout retries failed payments.")
          Text("Logs follow new lines at the end.")
        }
        ContentSection(title: "2.4.0", subtitle: "3 November", icon: "shippingbox") {
          Text("You can roll back a deployment from the list.")
          Text("Search finds services by their owner.")
          Text("Fixes a crash when the disk is full.")
        }
        ContentSection(title: "2.3.0", subtitle: "12 October", icon: "shippingbox") {
          Text("Secrets are stored in the system keychain.")
          Text("The status page loads twice as fast.")
        }
        ContentSection(title: "2.2.0", subtitle: "9 September", icon: "shippingbox") {
          Text("Adds regions in Asia.")
          Text("Removes the old billing page.")
        }
      }
    }
    Preview("Title only") {
      StandardPageTemplate(title: "Release notes") {
        Text("2.4.1 retries failed payments and follows logs.")
      }
    }
    Preview("Loading") { ReleasePage(state: .loading) }
    Preview("Empty") { ReleasePage(state: .empty) }
    Preview("Failed") { ReleasePage(state: .failed("Couldn't read the file.")) }
    Preview("Playground") { knobs in
      StandardPageTemplate(
        title: knobs.text("title", "Release notes"),
        state: knobs.pageState("state"), onBack: knobs.action("onBack"),
        onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("content", "2.4.1 retries failed payments."))
      }
    }
  }
}

/// A page in a state.
private struct ReleasePage: View {
  @State var state: PageState

  var body: some View {
    StandardPageTemplate(
      title: "Release notes", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      Text("2.4.1 retries failed payments and follows logs.")
    }
  }
}
