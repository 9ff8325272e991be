// SPDX-License-Identifier: MIT
// Views: content that the user can refresh.

public import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

extension View {
  /// Runs `action` when the user presses Control-R or F5 while the focus is in this view, or while
  /// nothing has the focus.
  ///
  /// A spinner appears above the view while the action runs. The action doesn't start again before
  /// it has finished, and it is cancelled when the view disappears. Views inside can start it
  /// through `\.refresh`.
  ///
  ///     List(packages) { Text($0.name) }
  ///       .refreshable { _ = await repository.load("all") }
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    RefreshableContent(content: self, action: action)
  }
}

/// An action that refreshes the content of the enclosing view.
///
///     struct Reload: View {
///       @Environment(\.refresh) private var refresh
///       var body: some View {
///         Button("Reload") { refresh?() }.disabled(refresh == nil)
///       }
///     }
public struct RefreshAction {
  /// The number of refreshes, which starts another one when it changes. A binding, not a closure:
  /// it stays equal when the view is updated, so readers of the environment don't run again.
  let run: Binding<Int>
  let isRunning: Binding<Bool>

  /// Starts the refresh, unless one is running.
  @MainActor public func callAsFunction() {
    if isRunning.wrappedValue { return }
    isRunning.wrappedValue = true
    run.wrappedValue += 1
  }
}

extension EnvironmentValues {
  /// Refreshes the content of the enclosing view; `nil` if it can't be refreshed.
  public internal(set) var refresh: RefreshAction? {
    get { self[TypeKey<RefreshAction>.self] }
    set { self[TypeKey<RefreshAction>.self] = newValue }
  }
}

private struct RefreshableContent<Content: View>: View {
  let content: Content
  let action: @MainActor @Sendable () async -> Void
  @State private var run = 0
  /// The last run that has started its action.
  @State private var started = 0
  @State private var isRunning = false

  var body: some View {
    let number = run
    let refresh = RefreshAction(run: $run, isRunning: $isRunning)
    VStack(alignment: .leading, spacing: 0) {
      RefreshSign(isRunning: $isRunning)
      content
        .environment(\.refresh, refresh)
    }
    .onKeyPress { press in
      let isControlR = press.key == "r" && press.modifiers == .control
      guard isControlR || press.key == .function(5) && press.modifiers.isEmpty else {
        return .ignored
      }
      refresh()
      return .handled
    }
    .task(id: number) {
      // The task starts again when the view reappears, but the action may still be running.
      guard number > started, isRunning else { return }
      started = number
      await action()
      isRunning = false
    }
  }
}

/// Reads in its own body whether an action is running, so that the content isn't updated.
private struct RefreshSign: View {
  @Binding var isRunning: Bool
  @Environment(\.strings) private var strings

  var body: some View {
    if isRunning { ProgressView().accessibilityLabel(strings.refreshing) }
  }
}
