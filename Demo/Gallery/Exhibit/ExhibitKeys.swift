// SPDX-License-Identifier: MIT
// Page: the keys of the exhibit on the screen.

import Curium
import CuriumControls

extension View {
  /// Adds the keys of the exhibit on the screen. They work wherever the focus is in the view.
  func exhibitKeys(_ desk: ExhibitDesk) -> some View { modifier(ExhibitKeys(desk: desk)) }

  /// Adds the key for the previous part, separately, because its hint needs room.
  func partBeforeKey(_ desk: ExhibitDesk) -> some View { modifier(PartBeforeKey(desk: desk)) }
}

private struct PartBeforeKey: ViewModifier {
  let desk: ExhibitDesk

  func body(content: Content) -> some View {
    content.keyBinding(
      "part before", "P", id: "part-before", section: "Exhibit", isEnabled: desk.shown != nil
    ) { desk.step(by: -1) }
  }
}

extension ExhibitDesk {
  /// Selects another part of the exhibit on the screen.
  fileprivate func step(by step: Int) {
    if let exhibit = shown.flatMap({ Exhibit.named($0) }) { self.step(by: step, in: exhibit) }
  }
}

private struct ExhibitKeys: ViewModifier {
  let desk: ExhibitDesk
  @Environment(\.terminal) private var terminal

  func body(content: Content) -> some View {
    let isShown = desk.shown != nil
    content
      .keyBinding("next part", "p", section: "Exhibit", isEnabled: isShown) { desk.step(by: 1) }
      .keyBinding("copy code", "c", section: "Exhibit", isEnabled: isShown) { copy() }
  }

  private var exhibit: Exhibit? { desk.shown.flatMap { Exhibit.named($0) } }

  private func copy() {
    guard let exhibit else { return }
    desk.notice = terminal.copy(desk.code(of: exhibit)) == .no ? .refused : .copied
  }
}

/// Shows the result of copying once. It exists only for that moment, so that it doesn't depend on
/// the theme.
struct CopyNotice: View {
  let desk: ExhibitDesk
  @Environment(\.toast) private var toast

  var body: some View {
    EmptyView().onAppear {
      switch desk.notice {
      case .copied: toast("The code is on the clipboard", systemImage: "checkmark", color: .success)
      case .refused:
        toast(
          "The terminal takes no text", systemImage: "exclamationmark.triangle", color: .warning)
      case nil: break
      }
      desk.notice = nil
    }
  }
}
