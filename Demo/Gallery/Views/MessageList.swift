// SPDX-License-Identifier: MIT
// Page: a list of messages with the selected one.

import Curium
import CuriumControls

/// A message from a colleague.
private struct Message: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let text: String
  let time: String

  private static let texts = [
    (
      "checkout 1.18.0 is live",
      """
      The release is on all regions. Errors and latency are where they were before, so I removed \
      the old version.
      """
    ),
    (
      "Can you review my change?",
      """
      It moves the invoices to the new queue, 214 lines with tests. I'd like to merge it before \
      the weekend.
      """
    ),
    (
      "The incident is resolved",
      """
      A full disk stopped the reports for 12 minutes. The alert came late; I lowered its \
      threshold to 80%.
      """
    ),
    (
      "Latency is back to normal",
      """
      search answers in 31 ms again. The index had grown past its memory; it now has twice as \
      much.
      """
    ),
    (
      "Invoices go out at 18:00",
      "1,284 invoices for $318,400. Please stop deploying billing until they are sent."
    ),
    ("Staging is free again", "I'm done with the load test. The results are in the channel."),
  ]

  static let all: [Message] = (0..<40).map { number in
    let (subject, text) = texts[number % texts.count]
    let minutes = String(100 + (57 - number * 7 % 58) % 60).dropFirst()
    return Message(
      id: number, sender: PreviewTeam.names[number % 4], subject: subject, text: text,
      time: number < 12 ? "\(18 - number):\(minutes)" : number < 26 ? "Tue" : "Mon")
  }
}

/// Messages and the selected one. The position of the list is kept while the other tab is visible.
struct MessageList: View {
  /// The messages that haven't been shown yet.
  @Binding var unread: Set<Int>
  @State private var selected: Int? = 0

  var body: some View {
    let unread = unread
    ListAndDetails {
      GeometryReader { geometry in
        List(Message.all, selection: $selected) { message in
          MessageRow(
            message: message, isUnread: unread.contains(message.id),
            isWide: geometry.size.width >= 58)
        }
        .defaultFocus()
      }
      .padding(.top, 1)
    } details: {
      if let selected {
        MessageText(message: Message.all[selected])
          .onAppear { self.unread.remove(selected) }
          .id(selected)
      }
    }
  }
}

/// The sender, the subject and the time of a message.
private struct MessageRow: View {
  let message: Message
  let isUnread: Bool
  let isWide: Bool

  var body: some View {
    HStack(spacing: 1) {
      StatusDot(color: .accentColor, label: "Unread").accessibilityHidden()
        .hidden(!isUnread)
      Avatar(name: message.sender).accessibilityHidden()
      if isWide { Text(message.sender).bold().frame(width: 12, alignment: .leading) }
      Text(message.subject).foregroundStyle(.textSecondary)
      Spacer(minLength: 1)
      // The same columns for all times, so that all subjects have the same room.
      Text(message.time).foregroundStyle(.textMuted).frame(width: 5, alignment: .trailing)
    }
    .lineLimit(1)
  }
}

/// The whole message, and what to do with it.
private struct MessageText: View {
  let message: Message
  @Environment(\.toast) private var toast

  var body: some View {
    FramedPart("Message") {
      VStack(alignment: .leading, spacing: 1) {
        HStack(alignment: .top, spacing: 2) {
          Avatar(name: message.sender, size: 3).accessibilityHidden()
          VStack(alignment: .leading, spacing: 0) {
            Text(message.sender).bold().lineLimit(1)
            Text(message.subject)
            Text(message.time).foregroundStyle(.textMuted).lineLimit(1)
          }
        }
        Text(message.text).foregroundStyle(.textSecondary)
        HStack(spacing: 2) {
          PrimaryButton(title: "Reply") { toast("Reply to \(message.sender)") }
          SecondaryButton(title: "Archive") { toast("Archived") }
        }
      }
    }
  }
}
