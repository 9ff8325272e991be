// SPDX-License-Identifier: MIT
// Testing: the model of the views that use everything.

import CuriumTokens
import CuriumControls
import Observation
import TestModels

/// The state of `Everything`. Two views with equal models look the same when they are at rest.
@MainActor @Observable final class EverythingModel {
  var tab = 0
  var innerTab = 0
  var path: [Int] = []
  var rows = Array(0..<30)
  var chosen: Set<Int> = []
  var word = "a"
  var secret = ""
  var prose = "one\n日本語 two\n"
  var isOn = false
  var isWide = false
  var isRedacted = false
  var isBusy = false
  var isExpanded = false
  var share = 0.3
  var count = 3
  var choice = 1
  var x = 0
  var y = 0
  var few = [1, 2, 3]
  var color = 0
  var isDense = false
  var drag = CellSize.zero
  var open: Set<Presentation> = []
  /// The sum of the rows' preferences.
  var total = 0
  /// Changing it rebuilds all views.
  var generation = 0

  enum Presentation: CaseIterable {
    case sheet, alert, dialog, popover, inner, screen
  }

  init() {}

  init(copying model: EverythingModel) {
    (tab, innerTab, path, rows) = (model.tab, model.innerTab, model.path, model.rows)
    (chosen, word, secret, prose) = (model.chosen, model.word, model.secret, model.prose)
    (isOn, isWide, isRedacted, isBusy) = (model.isOn, model.isWide, model.isRedacted, model.isBusy)
    (isExpanded, share, count, choice) = (model.isExpanded, model.share, model.count, model.choice)
    (x, y, few, color) = (model.x, model.y, model.few, model.color)
    (isDense, drag, open, total) = (model.isDense, model.drag, model.open, model.total)
  }

  func shows(_ presentation: Presentation) -> Binding<Bool> {
    Binding(
      get: { self.open.contains(presentation) },
      set: { isOpen in
        if isOpen {
          self.open.insert(presentation)
        } else {
          self.open.remove(presentation)
        }
      })
  }

  func change(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<22, using: &random) {
    case 0: tab = Int.random(in: 0..<6, using: &random)
    case 1: innerTab = Int.random(in: 0..<3, using: &random)
    case 2: path = (0..<Int.random(in: 0..<3, using: &random)).map { $0 }
    case 3: rows = Array((0..<40).shuffled(using: &random).prefix(random.pick([0, 1, 5, 30])))
    case 4: word = random.pick(RandomTree.words)
    case 5: prose = RandomTree.words.shuffled(using: &random).joined(separator: "\n")
    case 6: isOn.toggle()
    case 7: isWide.toggle()
    case 8: isRedacted.toggle()
    case 9: isBusy.toggle()
    case 10: isExpanded.toggle()
    case 11: share = Double(Int.random(in: 0...10, using: &random)) / 10
    case 12: count = Int.random(in: -2...9, using: &random)
    case 13: choice = Int.random(in: 0..<4, using: &random)
    case 14: x = Int.random(in: -6...12, using: &random)
    case 15: y = Int.random(in: -3...4, using: &random)
    case 16: few = Array((1...5).shuffled(using: &random).prefix(random.pick([0, 1, 3, 4])))
    case 17: color = Int.random(in: 0..<4, using: &random)
    case 18: isDense.toggle()
    case 19: drag = .zero
    default:
      let presentation = random.pick(Presentation.allCases)
      shows(presentation).wrappedValue.toggle()
    }
  }
}
