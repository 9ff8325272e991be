// SPDX-License-Identifier: MIT
// Testing: every template with an arbitrary text.

import Curium
import CuriumControls

extension SweepCase {
  @MainActor static let templates: [SweepCase] = [
    SweepCase("DetailPageTemplate, failed", textRow: nil) { text in
      DetailPageTemplate(state: .failed(text), onRetry: {}) {
        Text(text)
      } content: {
        Text(text)
      } actions: {
        PrimaryButton(title: text) {}
      }
    },
    SweepCase("DashboardTemplate, failed", from: 13) { text in
      DashboardTemplate(title: text, state: .failed(text), onBack: {}, onRetry: {}) {
        Text(text)
      } panels: {
        Text(text)
      }
    },
    SweepCase("SplitTemplate, failed", textRow: nil) { text in
      SplitTemplate(state: .failed(text), onRetry: {}) {
        Text(text)
      } detail: {
        Text(text)
      }
    },
    SweepCase("DetailPageTemplate", textRow: nil) { text in
      DetailPageTemplate(isLoading: false) {
        Text(text)
      } content: {
        InfoRow(label: text, value: text)
      } actions: {
        PrimaryButton(title: text) {}
      }
    },
    SweepCase("MainLayout", from: 13) { text in
      MainLayout(title: text, onBack: {}, onSettings: {}) { Text(text) }
    },
    SweepCase("StandardPageTemplate", from: 13) { text in
      StandardPageTemplate(title: text, onBack: {}) { Text(text) }
    },
    SweepCase("HeaderDetailLayout", textRow: 1) { text in
      HeaderDetailLayout {
        Text(text).lineLimit(1)
      } detail: {
        Text(text)
      }
    },
    SweepCase("ListPageTemplate", from: 13) { text in
      ListPageTemplate(
        title: text, query: .constant(text), state: .failed(text), onBack: {}, onRetry: {}
      ) {}
    },
    SweepCase("FormTemplate", textRow: 1) { text in
      FormTemplate(title: text, submitButtonTitle: text, onSubmit: {}) { Text(text) }
    },
    SweepCase("SplitTemplate", textRow: nil) { text in
      SplitTemplate {
        Text(text)
      } detail: {
        Text(text)
      }
    },
    SweepCase("SettingsTemplate", from: 13) { text in
      SettingsTemplate(title: text, onBack: {}) {
        Text(text)
      } content: {
        Text(text)
      }
    },
    SweepCase("DashboardTemplate", from: 13) { text in
      DashboardTemplate(title: text, onBack: {}) {
        Card { Text(text) }
        Card { Text(text) }
      } panels: {
        Text(text)
      }
    },
    SweepCase("WizardTemplate", from: 13) { text in
      WizardTemplate(title: text, steps: [text, text], step: .constant(1), onFinish: {}) { _ in
        Text(text)
      }
    },
  ]
}
