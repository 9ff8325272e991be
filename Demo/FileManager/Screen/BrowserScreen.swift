// SPDX-License-Identifier: MIT
// Page: the whole screen.

import Curium

/// The files in the theme that the user has chosen.
struct BrowserScreen: View {
  let browser: Browser
  @AppStorage("theme") private var theme: String?

  var body: some View {
    BrowserView(browser: browser)
      .themed(
        Binding(
          get: { theme.flatMap { AppTheme.builtIn(named: $0) } }, set: { theme = $0?.name }))
  }
}

/// The path, the entries and the preview, and the commands that don't depend on the selection.
private struct BrowserView: View {
  @Bindable var browser: Browser
  @AppStorage("preview") private var showsPreview = true
  @State private var preview = Preview.nothing
  @State private var newName = Question<String>()
  @State private var newPlace = Question<String>()
  /// `true` if the new name is that of a folder.
  @State private var createsFolder = false
  @Environment(\.quit) private var quit
  @Environment(\.runProgram) private var runProgram

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PathBar(browser: browser)
      if let problem = browser.problem {
        Banner(title: "That didn't work", message: problem, intent: .error) {
          browser.problem = nil
        }
      }
      GeometryReader { geometry in
        BrowserPanes(
          browser: browser, preview: preview, showsPreview: showsPreview, size: geometry.size)
      }
      StatusBar { BrowserStatus(browser: browser) }
    }
    .sheet(newName) { answer in
      InputSheet(
        title: createsFolder ? "New folder" : "New file", button: "Create",
        objection: browser.objection(to:), onSubmit: answer)
    }
    .sheet(newPlace) { answer in
      InputSheet(
        title: "Go to folder", button: "Go", objection: browser.objection(toFolder:),
        suggestions: { [folder = browser.folder] in await Entry.folders(for: $0, in: folder) },
        onSubmit: answer)
    }
    .keyBinding("new folder", "n", section: "Folder") { create(folder: true) }
    .keyBinding("new file", "shift+n", section: "Folder", hintPriority: .low) {
      create(folder: false)
    }
    .keyBinding("hidden files", ".", section: "Folder", hintPriority: .low) {
      browser.showsHidden.toggle()
    }
    .keyBinding("preview", "p", section: "Folder", hintPriority: .low) { showsPreview.toggle() }
    .keyBinding("shell", "!", section: "Folder", hintPriority: .low) { runShell() }
    .keyBinding("refresh", "r", section: "Folder", hintPriority: .low) { browser.refresh() }
    .keyBinding("go to folder", "g", section: "Go to", hintPriority: .low) { askForFolder() }
    .keyBinding("home", "~", section: "Go to", hintPriority: .low) { browser.go(to: FilePath.home) }
    .keyBinding(
      "back", "[", "alt+left", section: "Go to", hintPriority: .low, isEnabled: browser.canGoBack
    ) { browser.goBack() }
    .keyBinding(
      "forward", "]", "alt+right", section: "Go to", hintPriority: .low,
      isEnabled: browser.canGoForward
    ) { browser.goForward() }
    .keyBinding(
      "stop copying", "shift+x", section: "Folder", hintPriority: .high, isEnabled: isCopying
    ) {
      browser.copying.last?.cancel()
    }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .undoCommands(browser.history)
    .keyHelp()
    .commandPalette()
    .maximizablePanes()
    .dismissalConfirmationDialog(
      "Stop copying?", shouldPresent: isCopying,
      actions: { Button("Stop and Quit", role: .destructive) {} },
      message: { Text("Files that are complete stay.") }
    )
    .task(id: Reading(folder: browser.folder, revision: browser.revision)) { await browser.load() }
    .task(id: browser.folder) { [folder = browser.folder] in
      for await _ in FileChanges(of: [folder]) { browser.refresh() }
    }
    .task(id: PreviewSubject(browser, isShown: showsPreview)) { await loadPreview() }
  }

  private var isCopying: Bool { !browser.copying.isEmpty }

  private func create(folder isFolder: Bool) {
    createsFolder = isFolder
    Task {
      if let name = await newName.ask() { browser.create(name, isFolder: isFolder) }
    }
  }

  private func askForFolder() {
    Task {
      if let path = await newPlace.ask() {
        browser.go(to: FilePath.absolute(path, in: browser.folder))
      }
    }
  }

  private func loadPreview() async {
    guard showsPreview, let entry = browser.single else { return preview = .nothing }
    let new = await Preview.load(entry, showsHidden: browser.showsHidden)
    if !Task.isCancelled, new != preview { preview = new }
  }

  private func runShell() {
    Task {
      do {
        try await runProgram(
          "sh", arguments: ["-c", "cd -- \"$1\" && exec \"${SHELL:-sh}\"", "sh", browser.folder])
      } catch {
        browser.problem = "\(error)"
      }
      browser.refresh()
    }
  }
}

/// A request to read a folder.
private struct Reading: Equatable {
  let folder: String
  let revision: Int
}

/// Everything that determines the preview.
private struct PreviewSubject: Equatable {
  private let entry: Entry?
  private let showsHidden: Bool

  @MainActor init(_ browser: Browser, isShown: Bool) {
    entry = isShown ? browser.single : nil
    showsHidden = browser.showsHidden
  }
}
