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
        SecondaryButton(title: "Empty the logbook…") { isShown.wrappedValue = true }
          .alert("Empty the logbook?", isPresented: isShown) {
            Button("Empty", role: .destructive) {}
            Button("Keep", role: .cancel) {}
          } message: {
            Text("Its 214 entries cannot be brought back.")
          }
      }
    }
    Preview("Confirmation") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Leave…") { isShown.wrappedValue = true }
          .confirmationDialog("Save the route?", isPresented: isShown) {
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
            Text("Share route with…")
          }
      }
    }
    Preview("Popover") {
      StatefulPreview(false) { isShown in
        SecondaryButton(title: "Tides…") { isShown.wrappedValue = true }
          .popover(isPresented: isShown) { Text("Low water at 05:12,\nhigh water at 11:20.") }
      }
    }
    Preview("Playground") { knobs in
      let isPresented = knobs.binding("isPresented", false)
      let message = knobs.text("message", "Its 214 entries cannot be brought back.")
      let action = knobs.text("action", "Empty")
      SecondaryButton(title: knobs.text("button", "Empty the logbook…")) {
        isPresented.wrappedValue = true
      }
      .alert(knobs.text("title", "Empty the logbook?"), isPresented: isPresented) {
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
  @State private var name = "Round the cape"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: ComponentTokens.Card.spacing) {
      Text("Rename the route").font(ComponentTokens.Card.titleFont)
      StandardTextField(placeholder: "Name", text: $name)
      PrimaryButton(title: "Rename") { dismiss() }
    }
    .padding(ComponentTokens.BottomSheet.padding)
  }
}
