// SPDX-License-Identifier: MIT
// Page: the keys of the exhibit on the screen.

import Curium
import CuriumControls

extension View {
  /// Adds the keys of the exhibit on the screen. They work wherever the focus is in the view.
  /// `usesLetters` adds single letters.
  func exhibitKeys(_ desk: ExhibitDesk, usesLetters: Bool) -> some View {
    modifier(ExhibitKeys(desk: desk, usesLetters: usesLetters))
  }
}

private struct ExhibitKeys: ViewModifier {
  let desk: ExhibitDesk
  let usesLetters: Bool
  @Environment(\.terminal) private var terminal

  func body(content: Content) -> some View {
    let isShown = desk.shown != nil
    let hasCode = desk.shown?.previewCode.isEmpty == false
    content
      .command(
        // The tabs of the page have a hint of their own while the focus is in it.
        "next tab", letter: "p", chord: "ctrl+pgdn", section: "Exhibit",
        priority: usesLetters ? .normal : .hidden, usesLetters: usesLetters, isEnabled: isShown
      ) { step(by: 1) }
      .command(
        "copy code", letter: "c", chord: "alt+c", section: "Exhibit", usesLetters: usesLetters,
        isEnabled: hasCode
      ) { copy() }
      .command(
        "previous tab", letter: "P", chord: "ctrl+pgup", id: "tab-before", section: "Exhibit",
        priority: .hidden, usesLetters: usesLetters, isEnabled: isShown
      ) { step(by: -1) }
  }

  /// Selects another part of the exhibit on the screen.
  private func step(by step: Int) {
    if let exhibit = desk.shown { desk.step(by: step, in: exhibit) }
  }

  private func copy() {
    guard let exhibit = desk.shown else { return }
    desk.notice = terminal.copy(desk.code(of: exhibit)) == .no ? .refused : .copied
  }
}

/// Shows the result of copying once. It exists only for that moment, so it doesn't depend on the
/// theme.
struct CopyNotice: View {
  let desk: ExhibitDesk
  @Environment(\.toast) private var toast

  var body: some View {
    EmptyView().onAppear {
      switch desk.notice {
      case .copied: toast("Code copied", systemImage: "checkmark", color: .success)
      case .refused:
        toast(
          "Couldn't copy. The terminal doesn't allow it.", systemImage: "exclamationmark.triangle",
          color: .warning)
      case nil: break
      }
      desk.notice = nil
    }
  }
}
