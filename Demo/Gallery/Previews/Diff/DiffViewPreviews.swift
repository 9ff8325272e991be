// SPDX-License-Identifier: MIT
// Page: previews of DiffView.

import Curium
import CuriumDiff
import CuriumPreviews

enum DiffViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Patch") {
      DiffView(patch: DiffSamples.patch).frame(height: 14)
    }
    Preview("Side by side") {
      DiffView(patch: DiffSamples.patch).diffStyle(.split)
        .frame(idealWidth: 72).frame(height: 14)
    }
    Preview("Two texts") {
      DiffView(old: DiffSamples.old, new: DiffSamples.new, language: .swift)
        .frame(height: 12)
    }
    Preview("Long lines") {
      DiffView(
        old: "let timeouts = [connect, read, write, idle].map { $0.inSeconds(roundedUp: true) }\n",
        new: "let timeouts = [connect, read, idle].map { $0.inSeconds(roundedUp: true) }",
        language: .swift
      )
      .lineWrapping(.disabled)
      .frame(height: 2)
    }
    Preview("Disabled") {
      DiffView(old: "retries: 3\n", new: "retries: 5\n", language: .yaml)
        .frame(height: 2).disabled(true)
    }
    Preview("No changes") {
      DiffView(old: "retries: 3\n", new: "retries: 3\n").frame(height: 2)
    }
    Preview("Playground") { knobs in
      DiffView(
        old: "let port = 80", new: knobs.text("new", "let port = 8080"), language: .swift
      )
      .diffStyle(knobs.choice("style", .unified))
      .lineWrapping(knobs.choice("wrapping", .automatic))
      .frame(height: knobs.length("height", 4, in: 0...16))
    }
  }
}

/// A patch and two versions of a text.
private enum DiffSamples {
  static let patch = """
    commit 5f2c1aa
    Author: Ada Okafor

    Listen on the public port

    diff --git a/Server.swift b/Server.swift
    --- a/Server.swift
    +++ b/Server.swift
    @@ -4,4 +4,4 @@ import HTTP
     let host = address(of: interface)
    -let port = 80
    +let port = 8080
     // Connections that wait for a worker.
     let backlog = 128
    diff --git a/logo.png b/logo.png
    Binary files a/logo.png and b/logo.png differ
    diff --git a/notes.txt b/changes.txt
    rename from notes.txt
    rename to changes.txt
    """

  static let old = (1...14).map { "let step\($0) = \($0) * scale\n" }.joined()
  static let new = old.replacing("step9 = 9", with: "step9 = 10")
}
