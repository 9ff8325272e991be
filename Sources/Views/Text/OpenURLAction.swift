// SPDX-License-Identifier: MIT
// Views: opens URLs outside of the app.

public import CuriumEngine
import CuriumMarkup
import CuriumTerminal
import CuriumTokens

/// Opens a URL.
///
///     struct Source: View {
///       @Environment(\.openURL) private var openURL
///
///       var body: some View {
///         Button("Source code") { openURL("https://github.com/apple/swift") }
///       }
///     }
///
/// The system opens `http`, `https`, `mailto` and `ftp` URLs as the desktop does (xdg-open, open).
/// Over SSH or without a desktop, the URL is copied to the terminal's clipboard, and a message says
/// so. To handle URLs in the app, set your own action:
///
///     struct Help: View {
///       var body: some View {
///         Text("Help")
///           .environment(\.openURL, OpenURLAction { address in
///             address.hasPrefix("help:") ? .handled : .systemAction
///           })
///       }
///     }
public struct OpenURLAction {
  /// The way in which an app handles a URL.
  public struct Result: Hashable, Sendable {
    enum Kind: Hashable { case handled, discarded, system(String?) }
    let kind: Kind

    /// The result if the app has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The result if the URL shouldn't be opened.
    public static let discarded = Result(kind: .discarded)
    /// The result if the system should open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// Returns the result if the system should open `address` instead.
    public static func systemAction(_ address: some StringProtocol) -> Result {
      Result(kind: .system(String(address)))
    }
  }

  private let handler: @MainActor (String) -> Result
  var system: SystemOpening?

  /// Creates an action whose `handler` decides how a URL is handled.
  public init(handler: @escaping @MainActor (String) -> Result) { self.handler = handler }

  /// Opens the URL `address`.
  @MainActor public func callAsFunction(_ address: some StringProtocol) {
    callAsFunction(address) { _ in }
  }

  /// Opens the URL `address`. Calls `completion` with `true` if it was accepted.
  @MainActor public func callAsFunction(
    _ address: some StringProtocol, completion: @escaping @MainActor (_ accepted: Bool) -> Void
  ) {
    let address = String(address)
    switch handler(address).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      guard let system else { return completion(false) }
      system.open(other ?? address, then: completion)
    }
  }
}

/// Opens URLs with the system.
struct SystemOpening {
  let app: RunningApp
  let terminal: TerminalActions
  let toast: ToastAction
  let log: AppLog
  /// The message for a URL that was copied instead of opened.
  let copied: String

  /// Opens a URL, or copies it if the system can't open it.
  @MainActor func open(
    _ address: String, then completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard LinkAddress.isSafe(address) else {
      log.warning(
        "This URL isn't safe to open: \(address.prefix(80)). Only short http, https, mailto and "
          + "ftp URLs without spaces are opened.", source: "openURL")
      return completion(false)
    }
    guard let device = app.device else { return completion(false) }
    device.perform(.open(address: address)) { result in
      switch result {
      case .success: completion(true)
      case .failure(let error):
        log.info("\(error)", source: "openURL")
        completion(offer(address))
      }
    }
  }

  /// Copies a URL that can't be opened. Returns `true` on success.
  @MainActor private func offer(_ address: String) -> Bool {
    let isCopied = terminal.copy(address) != .no
    toast(
      isCopied ? Strings.fill(copied, address) : address, systemImage: "link", color: .info)
    return isCopied
  }
}

extension EnvironmentValues {
  /// Opens a URL. Set your own action to handle some URLs in the app.
  public var openURL: OpenURLAction {
    get {
      var action = self[TypeKey<OpenURLAction>.self] ?? OpenURLAction { _ in .systemAction }
      action.system = SystemOpening(
        app: runningApp, terminal: terminal, toast: toast, log: log, copied: strings.copied)
      return action
    }
    set { self[TypeKey<OpenURLAction>.self] = newValue }
  }
}
