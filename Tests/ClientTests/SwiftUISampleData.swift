// SPDX-License-Identifier: MIT
// Testing: the data of the SwiftUI page, written elsewhere. Only the import is different.

import Curium

struct Landmark: Identifiable, Hashable {
  var id: Int
  var name: String
  var park: String
  var category: Category
  var isFavorite = false
  var elevation: Double

  enum Category: String, CaseIterable, Identifiable {
    case lakes = "Lakes"
    case rivers = "Rivers"
    case mountains = "Mountains"
    var id: Self { self }
  }
}

@Observable
final class ModelData {
  var landmarks: [Landmark] = [
    Landmark(
      id: 1, name: "Turtle Rock", park: "Joshua Tree", category: .mountains, isFavorite: true,
      elevation: 1_218),
    Landmark(
      id: 2, name: "Silver Salmon Creek", park: "Lake Clark", category: .lakes, elevation: 12),
    Landmark(
      id: 3, name: "Chilkoot Trail", park: "Klondike Gold Rush", category: .rivers, elevation: 1_140
    ),
  ]
  var profile = Profile()
}

struct Profile {
  var username = "g_kumar"
  var prefersNotifications = true
  var seasonalPhoto = Season.winter

  enum Season: String, CaseIterable, Identifiable {
    case spring, summer, autumn, winter
    var id: String { rawValue }
  }
}

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}

struct RowWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
