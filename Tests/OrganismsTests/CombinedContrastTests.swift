// SPDX-License-Identifier: MIT
// Testing: text on the backgrounds of controls that lie over each other.

import Curium
import CuriumTesting
import Testing

/// The previews show each control alone. Here, a selection lies over the background of a field,
/// which lies over that of a card or a layer.
@MainActor struct CombinedContrastTests {
  private nonisolated static let grounds: [Color] = [.background, .surfaceOverlay]

  private struct FieldsInSection: View {
    @State private var name = "Ada"
    @State private var count = 5_000
    @State private var secret = "secret"

    var body: some View {
      Form {
        Section("Route") {
          TextField("Name", text: $name)
          NumberField("Most", value: $count, in: 1...10_000)
          SecureTextField(placeholder: "Password", text: $secret)
        }
      }
    }
  }

  @Test(arguments: grounds)
  func `selected text in the fields of a section has enough contrast`(ground: Color) async {
    await ComponentChecks(width: 40, height: 12) { FieldsInSection().background(ground) }
      .expectContrast()
  }

  private struct Account: Equatable { var secret = "secret" }

  private struct SecretInput: View {
    @State private var form = FormModel(Account()) { FormField(\.secret, "Password") }
    var body: some View { ValidatedInput(form.secret, isSecure: true) }
  }

  @Test(arguments: grounds)
  func `the button in a secure field has enough contrast in each state of both`(
    ground: Color
  ) async {
    await ComponentChecks(width: 30, height: 4) { SecretInput().background(ground) }
      .expectContrast()
  }

  private struct Schema: Identifiable { let id: String }

  @Test(arguments: grounds)
  func `the selected row of a tree has enough contrast, also while it is disabled`(
    ground: Color
  ) async {
    await ComponentChecks(width: 24, height: 4) {
      TreeView(
        [Schema(id: "shop"), Schema(id: "misc")], children: { _ in nil },
        selection: Binding<String?>.constant("misc")
      ) { Text($0.id) }
      .background(ground)
    }
    .expectContrast()
  }

  @Test(arguments: grounds)
  func `selected text in an editor has enough contrast`(ground: Color) async {
    await ComponentChecks(width: 24, height: 4) {
      TextEditor(text: .constant("let name = 4"))
        .syntaxHighlighting(.swift)
        .background(ground)
    }
    .expectContrast()
  }
}
