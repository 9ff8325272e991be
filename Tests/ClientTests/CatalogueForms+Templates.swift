// SPDX-License-Identifier: MIT
// Testing: the templates of the catalogue, created in every form listed there.

import Curium

extension CatalogueForms {
  static var templates: Forms {
    [
      (
        "DetailPageTemplate",
        forms(
          DetailPageTemplate(
            header: { Text("a") }, content: { Text("b") }, actions: { Text("c") }, isLoading: true),
          DetailPageTemplate {
            Text("a")
          } content: {
            Text("b")
          } actions: {
            Text("c")
          },
          DetailPageTemplate(isLoading: false) {
            Text("a")
          } content: {
            Text("b")
          } actions: {
            Text("c")
          },
          DetailPageTemplate(state: .failed("a"), onRetry: act) {
            Text("a")
          } content: {
            Text("b")
          } actions: {
            Text("c")
          })
      ),
      (
        "MainLayout",
        forms(
          MainLayout(title: "Home") { Text("a") },
          MainLayout(title: "Home", onBack: act) { Text("a") },
          MainLayout(title: "Home", onSettings: act) { Text("a") },
          MainLayout(title: "Home", onBack: act, onSettings: act, content: { Text("a") }))
      ),
      (
        "ListPageTemplate",
        forms(ListPageTemplate(title: "Packages", query: text) { Text("a") })
      ),
      (
        "StandardPageTemplate",
        forms(
          StandardPageTemplate(title: "Home") { Text("a") },
          StandardPageTemplate(title: "Home", onBack: act) { Text("a") })
      ),
      (
        "FormTemplate",
        forms(
          FormTemplate(title: "New", submitButtonTitle: "Save", onSubmit: act) { Text("a") },
          FormTemplate(title: "New", submitButtonTitle: "Save", isLoading: true, onSubmit: act) {
            Text("a")
          },
          FormTemplate(title: "New", submitButtonTitle: "Save") {
            act()
          } content: {
            Text("a")
          })
      ),
      (
        "HeaderDetailLayout",
        forms(
          HeaderDetailLayout(header: { Text("a") }, detail: { Text("b") }),
          HeaderDetailLayout {
            Text("a")
          } detail: {
            Text("b")
          })
      ),
    ]
  }
}
