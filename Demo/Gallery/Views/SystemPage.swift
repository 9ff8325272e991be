// SPDX-License-Identifier: MIT
// Page: the log, other programs, and quitting.

import Curium

/// Features outside the screen: the log, an editor, URLs, the clipboard, and quitting.
struct SystemPage: ShowcasePage {
  static let name = "System"
  static let summary = "Logs, other programs, the clipboard, quitting."

  @State private var note = "All services are healthy."
  @State private var hasChanges = false
  @Environment(\.log) private var log

  /// The rows with room for some entries of the log. In a lower window, the page scrolls.
  private static let rows = 14

  var body: some View {
    GeometryReader { geometry in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ProgramButtons(note: $note).padding(.bottom, 1)
          Text(note).lineLimit(1).foregroundStyle(.textSecondary)
          Toggle("Ask before quitting", isOn: $hasChanges)
          ShownLog(log: log)
            .background(DesignTokens.Colors.surface)
            .padding(.top, 1)
        }
        .padding(.trailing, DesignTokens.Spacing.lg)
        .frame(height: Length(max(geometry.size.height, Self.rows)))
      }
    }
    .dismissalConfirmationDialog("Quit with unsaved changes?", shouldPresent: hasChanges) {
      Button("Discard changes", role: .destructive) {}
    }
  }
}

/// The log, which begins with a few entries.
private struct ShownLog: View {
  let log: AppLog

  var body: some View {
    LogView(log).padding(.leading, 1).onAppear { begin() }
  }

  private func begin() {
    guard log.entries.isEmpty else { return }
    log.write(.debug, "Loaded 8 services", source: "gateway", at: .milliseconds(12))
    log.write(.info, "Deployed checkout 1.18.0", source: "deploy", at: .milliseconds(35))
    log.write(.warning, "checkout responds slowly", source: "health", at: .milliseconds(90))
    log.write(.error, "checkout doesn't respond", source: "health", at: .milliseconds(210))
    log.write(.info, "Rolled checkout back to 1.17.4", source: "deploy", at: .milliseconds(420))
    log.write(.info, "All services are healthy", source: "health", at: .milliseconds(640))
  }
}

/// Actions of the terminal and other programs.
private struct ProgramButtons: View {
  @Binding var note: String
  @Environment(\.log) private var log
  @Environment(\.openURL) private var openURL
  @Environment(\.openInEditor) private var openInEditor
  @Environment(\.openInPager) private var openInPager
  @Environment(\.terminal) private var terminal

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) {
        logging
        transfers
      }
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) { logging }
        HStack(spacing: 2) { transfers }
      }
    }
  }

  @ViewBuilder private var logging: some View {
    SecondaryButton(title: "Log a message") { log.info("Health checks passed") }
    SecondaryButton(title: "Open site") { openURL("https://www.swift.org") }
  }

  @ViewBuilder private var transfers: some View {
    SecondaryButton(title: "Edit") { edit() }
    SecondaryButton(title: "Page") { page() }
    SecondaryButton(title: "Copy") {
      let support = terminal.copy(note)
      log.info("Copied to the clipboard (terminal support: \(support))")
    }
  }

  private func edit() {
    Task {
      do {
        note = try await openInEditor(note, fileExtension: "txt")
        log.info("Edited the note")
      } catch {
        log.warning("\(error)")
      }
    }
  }

  private func page() {
    Task {
      do { try await openInPager(log.entries.map(\.message).joined(separator: "\n")) } catch {
        log.warning("\(error)")
      }
    }
  }
}
