// SPDX-License-Identifier: MIT
// Page: a conversation of several users, served by one process.

import CuriumPrompts
import CuriumServe
import Foundation

/// A conversation of several users. `examples lounge serve` starts the server; every
/// `examples lounge` on the same machine joins it.
struct Lounge: App {
  /// Someone who sees the app.
  struct Guest: Identifiable {
    let id: Int
    let name: String
  }

  struct Message: Identifiable {
    let id: Int
    let author: String
    let text: String
  }

  /// The conversation, which all sessions show.
  @MainActor @Observable final class Room {
    static let shared = Room()

    private(set) var guests: [Guest] = []
    private(set) var messages: [Message] = []

    func add(_ text: String, from author: String) {
      messages.append(Message(id: messages.count, author: author, text: text))
    }

    func enter(_ guest: Guest) {
      guests.append(guest)
      add("has joined", from: guest.name)
    }

    func leave(_ guest: Guest) {
      guests.removeAll { $0.id == guest.id }
      add("has left", from: guest.name)
    }
  }

  @State private var draft = ""
  @FocusState private var isWriting: Bool
  @Environment(\.connection) private var connection
  @Environment(\.quit) private var quit
  private let room = Room.shared

  private var guest: Guest {
    let number = connection?.id ?? 0
    return Guest(id: number, name: "\(connection?.environment["USER"] ?? "guest") \(number)")
  }

  var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(title: "Lounge")
      HStack(spacing: 0) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(room.messages) { message in
              Text(
                "\(Text(message.author).bold().foregroundStyle(.brandPrimary)) \(message.text)")
            }
          }
          .padding(1)
        }
        .defaultScrollAnchor(.bottom)
        Divider()
        VStack(alignment: .leading, spacing: 0) {
          ForEach(room.guests) { Text($0.name).lineLimit(1) }
          Spacer()
        }
        .padding(1)
        .frame(width: 18, alignment: .leading)
      }
      Divider()
      TextField("Message", text: $draft, prompt: Text("Say something"))
        .labelsHidden()
        .focused($isWriting)
        .onSubmit { send() }
        .padding(.horizontal, 1)
      KeyHints()
    }
    .onAppear {
      room.enter(guest)
      isWriting = true
    }
    .onDisappear { room.leave(guest) }
    .keyHint("send", "enter")
    .keyBinding("leave", "ctrl+q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    room.add(text, from: guest.name)
    draft = ""
    isWriting = true
  }

  /// Serves the app, or joins it.
  @MainActor static func start() {
    let folder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? NSHomeDirectory()
    let path = "\(folder)/.curium-lounge"
    do {
      if CommandLine.arguments.last == "serve" {
        try serve(at: path)
      } else {
        try Terminal.attach(to: path)
      }
    } catch {
      Terminal.exit(withError: error)
    }
  }
}
