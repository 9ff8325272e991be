// SPDX-License-Identifier: MIT
// Page: previews of DetailPageTemplate.

import Curium
import CuriumPreviews

enum DetailPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Loaded") {
      DetailPageTemplate {
        Text("Header")
      } content: {
        ForEach(1..<13) { Text("Line \($0) of the content") }
      } actions: {
        Text("Actions")
      }
    }
    Preview("Loading") {
      DetailPageTemplate(isLoading: true) {
        Text("Header")
      } content: {
        Text("Content")
      } actions: {
        Text("Actions")
      }
    }
    Preview("Playground") { knobs in
      DetailPageTemplate(isLoading: knobs.flag("isLoading", false)) {
        Text(knobs.text("header", "Header"))
      } content: {
        Text(knobs.text("content", "Page content"))
      } actions: {
        Text(knobs.text("actions", "Actions"))
      }
    }
  }
}
