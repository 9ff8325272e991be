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
            Button("Keep", role: .cancel) {}
          } message: {
            Text("Its 214 backups can’t be restored.")
          }
      }
    }
    Preview("Confirmation") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Close…") { isShown.wrappedValue = true }
          .confirmationDialog("Save your changes?", isPresented: isShown) {
            Button("Save") {}
            Button("Save as a copy") {}
          }
      }
    }
    Preview("Sheet") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Rename…") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) { RenameSheet() }
      }
    }
    Preview("Bottom sheet") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Share…") { isShown.wrappedValue = true }
          .bottomSheet(isPresented: isShown, title: "Share") {
            Text("Share this dashboard with…")
          }
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
      let message = knobs.text("message", "Its 214 backups can’t be restored.")
      let action = knobs.text("action", "Delete")
      SecondaryButton(title: knobs.text("button", "Delete the database…")) {
        isPresented.wrappedValue = true
      }
      .alert(knobs.text("title", "Delete the database?"), isPresented: isPresented) {
        Button(action, role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text(message)
      }
    }
  }
}

/// A sheet for entering a name.
private struct RenameSheet: View {
  @State private var name = "Checkout latency"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: ComponentTokens.Card.spacing) {
      Text("Rename the dashboard").font(ComponentTokens.Card.titleFont)
      StandardTextField(placeholder: "Name", text: $name)
      PrimaryButton(title: "Rename") { dismiss() }
    }
    .padding(ComponentTokens.BottomSheet.padding)
  }
}
