// SPDX-License-Identifier: MIT
// Testing: a SwiftUI page written elsewhere. Only the import is different, and lengths are cells.

import Curium

typealias CGFloat = Int
typealias CGPoint = CellPoint
typealias CGSize = CellSize
typealias CGRect = CellRect

// From here on, nothing is specific to Curium.

struct LandmarkRow: View {
  var landmark: Landmark

  var body: some View {
    HStack {
      Image(systemName: "star.fill")
        .foregroundStyle(landmark.isFavorite ? .yellow : .gray)
      Text(landmark.name)
      Spacer()
      if landmark.isFavorite {
        Text("**favorite**")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct FavoriteButton: View {
  @Environment(ModelData.self) private var modelData: ModelData?
  @Binding var isSet: Bool

  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
        .labelStyle(.titleAndIcon)
    }
    .disabled(modelData == nil)
  }
}

struct LandmarkList: View {
  @Environment(ModelData.self) private var modelData
  @State private var showFavoritesOnly = false
  @State private var path: [Landmark] = []

  var filteredLandmarks: [Landmark] {
    modelData.landmarks.filter { landmark in
      !showFavoritesOnly || landmark.isFavorite
    }
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        Toggle(isOn: $showFavoritesOnly) {
          Text("Favorites only")
        }
        List {
          ForEach(filteredLandmarks) { landmark in
            NavigationLink(value: landmark) {
              LandmarkRow(landmark: landmark)
            }
          }
        }
      }
      .animation(.default, value: filteredLandmarks)
      .navigationTitle("Landmarks")
      .navigationDestination(for: Landmark.self) { landmark in
        LandmarkDetail(landmark: landmark)
      }
    }
  }
}

struct LandmarkDetail: View {
  @Environment(ModelData.self) private var modelData
  @State private var rowWidth: CGFloat = 0
  var landmark: Landmark

  var landmarkIndex: Int {
    modelData.landmarks.firstIndex(where: { $0.id == landmark.id })!
  }

  var body: some View {
    @Bindable var modelData = modelData

    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        HStack {
          Text(landmark.name)
            .font(.title)
          FavoriteButton(isSet: $modelData.landmarks[landmarkIndex].isFavorite)
        }
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: RowWidthKey.self, value: proxy.size.width)
          }
        )
        HStack {
          Text(landmark.park)
          Spacer()
          Text("\(Int(landmark.elevation)) m")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)

        Divider()

        Text("About \(landmark.name)")
          .font(.title2)
          .lineLimit(2)
          .truncationMode(.tail)
      }
      .padding()
      .onPreferenceChange(RowWidthKey.self) { rowWidth = $0 }
    }
    .navigationTitle(landmark.name)
  }
}

struct ProfileEditor: View {
  @Binding var profile: Profile
  @FocusState private var isNameFocused: Bool

  var body: some View {
    Form {
      LabeledContent("Username") {
        TextField("Username", text: $profile.username)
          .focused($isNameFocused)
          .onSubmit { isNameFocused = false }
      }
      Toggle("Enable Notifications", isOn: $profile.prefersNotifications)
      Picker("Seasonal Photo", selection: $profile.seasonalPhoto) {
        ForEach(Profile.Season.allCases) { season in
          Text(season.rawValue).tag(season)
        }
      }
      .pickerStyle(.segmented)
    }
    .onAppear { isNameFocused = true }
  }
}

struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct TitledModifier: ViewModifier {
  var title: String

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content
    }
  }
}

extension View {
  func titled(_ title: String) -> some View {
    modifier(TitledModifier(title: title))
  }
}

struct FeatureBadge: View {
  @State private var isZoomed = false
  @State private var offset: CGFloat = 0

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 1)
        .fill(.blue)
        .frame(width: 12, height: 3)
      Circle()
        .stroke(.secondary, lineWidth: 1)
      Text("7")
        .bold()
    }
    .offset(x: offset)
    .onTapGesture {
      withAnimation(.spring()) { isZoomed.toggle() }
    }
    .gesture(
      DragGesture()
        .onChanged { value in offset = value.translation.width }
        .onEnded { _ in withAnimation { offset = 0 } }
    )
  }
}

struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = CGPoint(x: bounds.minX, y: bounds.minY)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.x += size.width
      point.y += size.height
    }
  }
}

struct HomeView: View {
  @State private var modelData = ModelData()
  @State private var selection = Tab.list
  @State private var showingProfile = false
  @State private var progress = 0.25

  enum Tab {
    case list
    case featured
  }

  var body: some View {
    TabView(selection: $selection) {
      LandmarkList()
        .tabItem {
          Label("List", systemImage: "folder")
        }
        .tag(Tab.list)
      featured
        .tabItem {
          Label("Featured", systemImage: "star")
        }
        .tag(Tab.featured)
    }
    .environment(modelData)
    .sheet(isPresented: $showingProfile) {
      ProfileEditor(profile: $modelData.profile)
        .environment(modelData)
    }
    .alert("Done", isPresented: .constant(false)) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("It is finished.")
    }
    .task(id: selection) {
      progress = 0.5
    }
    .onChange(of: selection, initial: true) { oldValue, newValue in
      progress = oldValue == newValue ? progress : 1
    }
  }

  @ViewBuilder private var featured: some View {
    Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 0) {
      GridRow {
        Text("Progress")
        ProgressView(value: progress)
      }
      GridRow {
        Text("Profile")
        Button("Show") { showingProfile = true }
          .buttonStyle(PressedStyle())
          .keyboardShortcut("p")
      }
    }
    .titled("Featured")
    Canvas { context, size in
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: .init(x: size.width, y: size.height))
      context.stroke(path, with: .color(.green), lineWidth: 1)
    }
    .frame(height: 4)
    ViewThatFits {
      Diagonal {
        Text("a long line")
        Text("of two parts")
      }
      Text("short")
    }
    if progress > 0.9 {
      Text("Almost there")
        .transition(.opacity.combined(with: .slide))
    } else {
      EmptyView()
    }
    FeatureBadge()
  }
}
