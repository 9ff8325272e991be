// SPDX-License-Identifier: MIT
// Page: previews of Dialogs.

import Curium
import CuriumPreviews

/// Alerts, confirmation dialogs, sheets and popovers above the screen.
enum DialogsPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Alert") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Delete the database…") { isShown.wrappedValue = true }
          .alert("Delete the database?", isPresented: isShown) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("This also deletes its 214 backups.")
          }
      }
    }
    Preview("Alert with a field") { BranchAlert() }
    Preview("Confirmation") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Close…") { isShown.wrappedValue = true }
          .confirmationDialog("Save your changes?", isPresented: isShown) {
            Button("Save") {}
            Button("Save as a copy") {}
          }
      }
    }
    Preview("Question") { RestartQuestion() }
    Preview("Sheet") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Rename…") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) { RenameSheet() }
      }
    }
    Preview("Bottom sheet") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Share…") { withAnimation { isShown.wrappedValue = true } }
          .bottomSheet(isPresented: isShown, title: "Share this dashboard") { ShareTargets() }
      }
    }
    Preview("Popover") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Details…") { isShown.wrappedValue = true }
          .popover(isPresented: isShown) { Text("Deployed at 14:20\nby Ada Okafor.") }
      }
    }
    Preview("Playground") { knobs in
      let isPresented = knobs.binding("isPresented", false)
      let message = knobs.text("message", "This also deletes its 214 backups.")
      let action = knobs.text("action", "Delete")
      SecondaryButton(title: knobs.text("button", "Delete the database…")) {
        isPresented.wrappedValue = true
      }
      .alert(knobs.text("title", "Delete the database?"), isPresented: isPresented) {
        Button(action, role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(message)
      }
    }
  }
}

/// A button that asks for the name of a new branch.
private struct BranchAlert: View {
  @State private var isShown = false
  @State private var name = ""
  @State private var branch = "main"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      SecondaryButton(title: "New branch…") {
        name = ""
        isShown = true
      }
      .alert("New branch", isPresented: $isShown) {
        TextField("Name", text: $name)
        Button("Create") { branch = name }.disabled(name.isEmpty)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It starts at the last commit of \(branch).")
      }
      CaptionText(text: "On \(branch)")
    }
  }
}

/// A button whose action waits for the answer to a question.
private struct RestartQuestion: View {
  @State private var question = Question<String>()
  @State private var status = "Running"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      SecondaryButton(title: "Restart…") { Task { await restart() } }
        .confirmationDialog("Restart checkout?", question) { answer in
          Button("One at a time") { answer("one at a time") }
          Button("All at once", role: .destructive) { answer("all at once") }
        } message: {
          Text("It has six instances.")
        }
      CaptionText(text: status)
    }
  }

  private func restart() async {
    if let order = await question.ask() { status = "Restarted \(order)" }
  }
}

/// A sheet for entering a name.
private struct RenameSheet: View {
  @State private var name = "Checkout latency"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Rename the dashboard").font(ComponentTokens.Dialog.titleFont)
      LabeledInputField(label: "Name", text: $name)
        .onSubmit { dismiss() }
        .keyHint("rename", "enter")
      HStack(spacing: 2) {
        PrimaryButton(title: "Rename") { dismiss() }
        SecondaryButton(title: "Cancel") { dismiss() }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .frame(idealWidth: 44, maxWidth: 44)
    .padding(.horizontal, ComponentTokens.Dialog.padding)
    .padding(.vertical, 1)
  }
}
