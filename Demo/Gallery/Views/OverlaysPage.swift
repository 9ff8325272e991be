// SPDX-License-Identifier: MIT
// Page: sheets, dialogs, menus and toasts above the screen.

import Curium

/// Sheets, dialogs, menus and toasts, and their results.
struct OverlaysPage: ShowcasePage {
  static let name = "Overlays"
  static let summary = "Escape and a click outside close them."

  @State private var outcome = "Nothing yet."
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var isPopoverShown = false
  @Environment(\.toast) private var toast

  var body: some View {
    Samples {
      Text(outcome).foregroundStyle(.textSecondary)
      Sample("Above everything") {
        SecondaryButton(title: "Sheet…") { withAnimation { isSheetShown = true } }
          .sheet(isPresented: $isSheetShown) { NameSheet { outcome = "Hello, \($0)." } }
        SecondaryButton(title: "Alert…") { isAlertShown = true }
          .alert("Empty the logbook?", isPresented: $isAlertShown) {
            Button("Empty", role: .destructive) { outcome = "Emptied." }
            Button("Cancel", role: .cancel) { outcome = "Kept." }
          } message: {
            Text("Its 214 entries cannot be brought back.")
          }
        SecondaryButton(title: "Question…") { isDialogShown = true }
          .confirmationDialog("Save the route?", isPresented: $isDialogShown) {
            Button("Save") { outcome = "Saved." }
            Button("Save as a copy") { outcome = "Saved as a copy." }
          }
      }
      Sample("Beside something") {
        SecondaryButton(title: "Popover…") { isPopoverShown = true }
          .popover(isPresented: $isPopoverShown) {
            Text("Low water at 05:12,\nhigh water at 11:20.")
          }
        Menu("Menu") {
          Button("Copy") { outcome = "Copied." }
          Menu("Sort by") {
            Button("Name") { outcome = "Sorted by name." }
            Button("Depth") { outcome = "Sorted by depth." }
          }
        }
        Text("Right-click here, or Shift-F10")
          .focusable()
          .help("This comes where focus or pointer rest.")
          .contextMenu { Button("Rename") { outcome = "Renamed." } }
      }
      Sample("Passing by") {
        SecondaryButton(title: "Message") {
          toast("The route is saved", systemImage: "checkmark", color: .success)
        }
      }
    }
  }
}

/// A sheet that asks for a name.
private struct NameSheet: View {
  let greet: @MainActor (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Who is at the helm?").bold()
      StandardTextField(placeholder: "Name", text: $name).frame(width: 24).onSubmit { close() }
      PrimaryButton(title: "Done") { close() }
    }
    .padding(.horizontal, DesignTokens.Spacing.sm)
  }

  private func close() {
    dismiss()
    greet(name)
  }
}
