// SPDX-License-Identifier: MIT
// Controls: settings and fields beneath each other.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// Settings and fields beneath each other, which scroll where there is too little room.
///
/// The labels of pickers, sliders, steppers and `LabeledContent` take one column, flush left; what they name
/// begins in the next. A `Section` is a group with a ground of its own.
///
/// *Sizing:* takes what it is offered; where that is left open, as large as its rows. *Tokens:* `page.…`,
/// `card.…`.
///
///     struct Preferences: View {
///       @State private var name = ""
///       @State private var isPublic = false
///       var body: some View {
///         Form {
///           Section("Account") {
///             LabeledContent("Name") { TextField("Name", text: $name) }
///             Toggle("Public", isOn: $isPublic)
///           }
///         }
///       }
///     }
public struct Form<Content: View>: View {
  private let content: Content
  @State private var column = FormColumn()

  /// The rows of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows in a scroll view.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .environment(\.formColumn, column)
    }
  }
}
