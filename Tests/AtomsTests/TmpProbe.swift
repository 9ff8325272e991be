import Curium
import CuriumTerminal
import CuriumTesting
import Testing
@MainActor @Suite struct TmpProbe {
  @Test func probe() {
    for theme in [AppTheme.dark, .light, .nord] {
      let h = Harness(width: 50, height: 8, theme: theme, capabilities: TerminalCapabilities(colorDepth: .ansi16)) {
        VStack(alignment: .leading) {
          HStack { Badge(text: "New"); Badge(text: "Failed", color: .error); StatePill(text: "Run", color: .success) }
          HStack { Chip(text: "swift"); Chip(text: "All", isSelected: true) {}; Avatar(name: "Ada L"); IconBadge(icon: "gear", color: .info, size: 1) }
          HStack { KeyCap(text: "q"); CodeText(text: "make"); ActionBadge(label: "Up", style: .secondary) }
          Banner(title: "Saved", intent: .success)
          Toast(message: "Copied")
        }
      }
      print(h.ansi.debugDescription)
    }
  }
}
