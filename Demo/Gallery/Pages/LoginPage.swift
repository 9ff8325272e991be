// SPDX-License-Identifier: MIT
// Page: the sign-in page.

import Curium
import CuriumPreviews
import CuriumControls

/// A sign-in form, and its result.
struct LoginPage: View {
  @State private var name: String?
  @FocusState private var isSigningIn: Bool

  private var signOut: (@MainActor () -> Void)? {
    guard name != nil else { return nil }
    return {
      name = nil
      isSigningIn = true
    }
  }

  var body: some View {
    MainLayout(title: "Pulse", onBack: signOut) {
      if let name {
        ContentUnavailableView(
          "Welcome, \(name)", systemImage: "checkmark.circle.fill",
          description: Text("All 8 services are running."))
      } else {
        GeometryReader { geometry in
          ScrollView {
            Card {
              Text("Sign in").font(.title).accessibilityRole(.heading)
                .padding(.bottom, SemanticTokens.Spacing.gutter)
              LoginForm { name, _ in self.name = name }
            }
            .frame(maxWidth: 44)
            .frame(maxWidth: .infinity, minHeight: Length(geometry.size.height))
          }
        }
        .focused($isSigningIn)
      }
    }
  }
}

enum LoginPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Default") { LoginPage() }
  }
}
