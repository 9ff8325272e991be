// SPDX-License-Identifier: MIT
// Page: a conversation.

import Curium
import Foundation

/// A conversation with automatic replies. Return sends; Shift-Return or Control-J starts a new
/// line.
struct Chat: App {
  struct Message: Identifiable {
    let id: Int
    let isMine: Bool
    let text: String
  }

  @State private var messages: [Message] = [
    Message(id: 0, isMine: false, text: "Hi! What should I deploy?")
  ]
  @State private var draft = ""
  @FocusState private var isWriting: Bool
  @Environment(\.clock) private var clock
  @Environment(\.quit) private var quit

  private static let mostRows = 6

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          ForEach(messages) { message in
            VStack(alignment: .leading, spacing: 0) {
              Text(message.isMine ? "You" : "Deploy bot").bold()
                .foregroundStyle(message.isMine ? .brandPrimary : .success)
              Text(message.text)
            }
          }
        }
        .padding(1)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .defaultScrollAnchor(.bottom)
      Divider()
      HStack(alignment: .top, spacing: 1) {
        Text(">").bold().foregroundStyle(.brandPrimary).accessibilityHidden()
        // The editor grows with its lines.
        TextEditor(text: $draft, prompt: Text("Write a message"))
          .focused($isWriting)
          .submitKey(.return)
          .onSubmit { send() }
          .frame(height: Length(min(Self.mostRows, rows)))
      }
      .padding(.horizontal, 1)
      KeyHints()
    }
    .onAppear { isWriting = true }
    .task(id: messages.count) { await answer() }
    .keyHint("send", "enter")
    .keyBinding("quit", "ctrl+q", hintPriority: .pinned) { quit() }
  }

  private var rows: Int { draft.count { $0 == "\n" } + 1 }

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    messages.append(Message(id: messages.count, isMine: true, text: text))
    draft = ""
  }

  /// Replies to the user's message after a moment.
  private func answer() async {
    guard let last = messages.last, last.isMine, await clock.sleep(for: .seconds(1)) else { return }
    messages.append(
      Message(id: messages.count, isMine: false, text: "Done: \(last.text)"))
  }
}
