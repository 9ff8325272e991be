// SPDX-License-Identifier: MIT
// Controls: content that is loaded anew on demand.

public import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

extension View {
  /// Runs `action` at Control-R and F5 while the view or something in it has the focus, or nothing has.
  ///
  /// A spinner stands above the view while it runs. Another key does not start it twice; it is cancelled when
  /// the view goes. Views inside start it by `\.refresh`.
  ///
  ///     List(packages) { Text($0.name) }
  ///       .refreshable { _ = await repository.load("all") }
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    RefreshableContent(content: self, action: action)
  }
}

/// Loads anew what the view around shows.
///
///     struct Reload: View {
///       @Environment(\.refresh) private var refresh
///       var body: some View {
///         Button("Reload") { refresh?() }.disabled(refresh == nil)
///       }
///     }
public struct RefreshAction {
  private let start: @MainActor () -> Void

  init(_ start: @escaping @MainActor () -> Void) { self.start = start }

  /// Begins, unless it goes on already.
  @MainActor public func callAsFunction() { start() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads anew what the view around shows; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshableContent<Content: View>: View {
  private let content: Content
  private let action: @MainActor @Sendable () async -> Void
  @State private var run = 0
  @State private var isRunning = false

  init(content: Content, action: @escaping @MainActor @Sendable () async -> Void) {
    self.content = content
    self.action = action
  }

  var body: some View {
    let number = run
    VStack(alignment: .leading, spacing: 0) {
      RefreshSign(isRunning: $isRunning)
      content
        .environment(\.refresh, RefreshAction(start))
    }
    .onKeyPress { press in
      let isControlR = press.key == "r" && press.modifiers == .control
      guard isControlR || press.key == .function(5) && press.modifiers.isEmpty else {
        return .ignored
      }
      start()
      return .handled
    }
    .task(id: number) {
      // The task of the first id may get its turn when the second has been asked for.
      guard number > 0, isRunning else { return }
      await action()
      isRunning = false
    }
  }

  private func start() {
    if isRunning { return }
    isRunning = true
    run += 1
  }
}

/// Reads whether something runs, so that the content beside it is left alone.
private struct RefreshSign: View {
  @Binding var isRunning: Bool
  @Environment(\.strings) private var strings

  var body: some View {
    if isRunning { ProgressView().accessibilityLabel(strings.refreshing) }
  }
}
