// SPDX-License-Identifier: MIT
// Page: a conversation.

import Curium
import Foundation

/// A conversation with automatic replies, which arrive word by word. Return sends; Shift-Return or
/// Control-J starts a new line. ↑ recalls earlier messages; `@` completes the name of a service.
struct Chat: App {
  struct Message: Identifiable {
    let id: Int
    let isMine: Bool
    var text: String
  }

  @State private var messages: [Message] = [
    Message(id: 0, isMine: false, text: "Hi! What should I **deploy**?")
  ]
  @State private var draft = ""
  @State private var history: [String] = []
  @FocusState private var isWriting: Bool
  @Environment(\.clock) private var clock
  @Environment(\.quit) private var quit

  private static let services = ["@billing", "@checkout", "@search", "@storefront"]

  var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(title: "Deployments")
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 1) {
            ForEach(messages) { message in
              VStack(alignment: .leading, spacing: 0) {
                Text(message.isMine ? "You" : "Deploy bot").bold()
                  .foregroundStyle(message.isMine ? .brandPrimary : .success)
                if message.isMine { Text(message.text) } else { MarkdownView(message.text) }
              }
            }
          }
          .padding(1)
        }
        // The view stays at the end while answers arrive, until the user scrolls up.
        .defaultScrollAnchor(.bottom)
        Divider()
        HStack(alignment: .top, spacing: 1) {
          Text(">").bold().foregroundStyle(.brandPrimary).accessibilityHidden()
          TextEditor(text: $draft, prompt: Text("Write a message"))
            .focused($isWriting)
            .submitKey(.return)
            .onSubmit { send() }
            .lineLimit(1...6)
            .textInputHistory($history)
            .textInputSuggestions(for: $draft, completing: .lastWord) { word in
              word.hasPrefix("@") ? Self.services.filter { $0.hasPrefix(word) } : []
            }
        }
        .padding(.horizontal, 1)
      }
      .frame(maxWidth: 100)
      KeyHints()
    }
    .onAppear { isWriting = true }
    .task(id: messages.last { $0.isMine }?.id) { await answer() }
    .keyHint("send", "enter")
    .keyHint("new line", "ctrl+j")
    .keyBinding("quit", "ctrl+q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    messages.append(Message(id: messages.count, isMine: true, text: text))
    draft = ""
  }

  /// Replies to the user's message after a moment. The next message interrupts the reply.
  private func answer() async {
    guard let last = messages.last, last.isMine, await clock.sleep(for: .seconds(1)) else { return }
    let index = messages.count
    messages.append(Message(id: index, isMine: false, text: ""))
    let reply = """
      **Done:** \(last.text)

      1. The tests passed.
      2. The new version has *all* of the traffic.
      3. To go back, run `deploy --undo`.
      """
    for word in reply.split(separator: " ", omittingEmptySubsequences: false) {
      messages[index].text += (messages[index].text.isEmpty ? "" : " ") + word
      guard await clock.sleep(for: .milliseconds(40)) else { return }
    }
  }
}
