// SPDX-License-Identifier: MIT
// Page: sheets, dialogs, menus and toasts above the screen.

import Curium

/// Sheets, dialogs, menus and toasts, and their results.
struct OverlaysPage: ShowcasePage {
  static let name = "Overlays"
  static let summary = "Escape and a click outside close them."

  @State private var outcome = "No action yet."
  @State private var selected: String? = "checkout"
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var isPopoverShown = false
  @Environment(\.toast) private var toast

  var body: some View {
    Samples {
      Sample("Sheets and dialogs") {
        HStack(spacing: 2) {
          SecondaryButton(title: "Sheet…") { isSheetShown = true }
            .sheet(isPresented: $isSheetShown) { NameSheet { outcome = "\($0) is on call." } }
          SecondaryButton(title: "Alert…") { isAlertShown = true }
            .alert("Delete the database?", isPresented: $isAlertShown) {
              Button("Delete", role: .destructive) { outcome = "Deleted." }
              Button("Cancel", role: .cancel) { outcome = "Nothing was deleted." }
            } message: {
              Text("This also deletes its 214 backups.")
            }
          SecondaryButton(title: "Confirmation…") { isDialogShown = true }
            .confirmationDialog("Save your changes?", isPresented: $isDialogShown) {
              Button("Save") { outcome = "Saved." }
              Button("Save as a copy") { outcome = "Saved as a copy." }
            }
        }
      }
      Sample("Next to a view") {
        VStack(alignment: .leading, spacing: 1) {
          HStack(spacing: 2) {
            SecondaryButton(title: "Popover…") { isPopoverShown = true }
              .popover(isPresented: $isPopoverShown) {
                Text("Deployed at 14:20\nby Ada Okafor.")
              }
            Menu("Menu") {
              Button("Copy") { outcome = "Copied." }.keyboardShortcut("y")
              Button("Restart") { outcome = "Restarted." }.keyboardShortcut("r")
              Menu("Sort by") {
                Button("Name") { outcome = "Sorted by name." }
                Button("Latency") { outcome = "Sorted by latency." }
              }
              Divider()
              Button("Delete", role: .destructive) { outcome = "Deleted." }
            }
            .buttonStyle(VariantButtonStyle(.secondary))
          }
          Text("Right-click here, or Shift-F10")
            .focusable()
            .help("Appears on focus and hover.")
            .contextMenu { Button("Rename") { outcome = "Renamed." } }
        }
      }
      Sample("Toasts") {
        HStack(spacing: 2) {
          SecondaryButton(title: "Message") {
            toast("Deployed checkout 1.18.0", systemImage: "checkmark", color: .success)
          }
          SecondaryButton(title: "Warning") {
            toast(
              "checkout responds slowly", systemImage: "exclamationmark.triangle", color: .warning)
          }
          SecondaryButton(title: "Error") {
            toast("media doesn't respond", systemImage: "xmark", color: .error)
          }
          SecondaryButton(title: "Action") {
            let old = outcome
            outcome = "Removed."
            toast("Removed checkout", action: "Undo", key: "z") { outcome = old }
          }
        }
      }
      Sample("Result") { Text(outcome).foregroundStyle(.textSecondary) }
      Sample("Services") { services }
      Sample("Requests per second") {
        Chart(
          [ChartSeries("Requests", [3, 5, 4, 7, 9, 8, 6, 10, 12, 9, 7, 8, 11, 13, 10, 6, 4, 5])],
          style: .area, labels: ["06:00", "12:00", "18:00"], in: 0...15
        )
        .frame(height: 7)
      }
    }
  }

  /// A table for the layers to cover.
  private var services: some View {
    DataTable(
      Array(PreviewService.all.prefix(8)),
      columns: [
        DataColumn("Service", value: \.name).width(.flexible(min: 11)),
        .meter("Load", value: { $0.load * 100 }, in: 0...100) { "\(Int($0))%" },
        DataColumn("Latency", value: \.time, alignment: .trailing).width(.fixed(10)),
      ],
      selection: $selected
    )
    .frame(height: 9)
  }
}

/// A sheet that asks for a name.
private struct NameSheet: View {
  let greet: @MainActor (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Who is on call?").font(ComponentTokens.Dialog.titleFont)
      LabeledInputField(label: "Name", text: $name)
        .onSubmit { close() }
        .keyHint("save", "enter", isEnabled: isComplete)
      HStack(spacing: 2) {
        PrimaryButton(title: "Save", isEnabled: isComplete) { close() }
        SecondaryButton(title: "Cancel") { dismiss() }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .frame(idealWidth: 40, maxWidth: 40)
    .padding(.horizontal, ComponentTokens.Dialog.padding)
    .padding(.vertical, 1)
  }

  private var isComplete: Bool { !name.allSatisfy(\.isWhitespace) }

  private func close() {
    guard isComplete else { return }
    dismiss()
    greet(name)
  }
}
