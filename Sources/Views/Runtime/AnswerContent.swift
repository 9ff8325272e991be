// SPDX-License-Identifier: MIT
// Views: a view that returns an answer to the program.

package import CuriumEngine
import CuriumTerminal

/// A view that quits when it has an answer. Escape quits without one, unless something in the view
/// uses the key.
package struct AnswerContent<Answer, Content: View>: View {
  private let receive: (Answer) -> Void
  private let content: (@escaping (Answer) -> Void) -> Content
  @Environment(\.quit) private var quit

  /// Creates the view. `content` gets the function to call with the answer, which passes it to
  /// `receive`.
  package init(
    receive: @escaping (Answer) -> Void,
    @ViewBuilder content: @escaping (@escaping (Answer) -> Void) -> Content
  ) {
    self.receive = receive
    self.content = content
  }

  package var body: some View {
    let (receive, quit) = (receive, quit)
    // A stack, so that a control gets Escape first.
    VStack(alignment: .leading) {
      content { answer in
        receive(answer)
        quit()
      }
    }
    .onKeyPress(.escape) {
      quit()
      return .handled
    }
  }
}
