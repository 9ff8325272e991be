// SPDX-License-Identifier: MIT
// Testing: a view that uses everything, nested.

import CuriumLists
import CuriumTokens
import CuriumControls
import CuriumNavigation

/// Tabs with navigation, forms, lists, texts, drawings and animations, with layers above.
struct Everything: View {
  @Bindable var model: EverythingModel
  @Environment(\.toast) private var toast
  @Environment(\.log) private var log

  var body: some View {
    TabView(selection: $model.tab) {
      Travels(model: model).tabItem { Text("Nav") }.tag(0)
      Controls(model: model).tabItem { Text("Form") }.badge(model.count).tag(1)
      Movements(model: model).tabItem { Label("Move", systemImage: "gear") }.tag(2)
      Texts(model: model).tabItem { Text("Text") }.tag(3)
      Pointers(model: model).tabItem { Text("Point") }.tag(4)
      LogView(log).tabItem { Text("Log") }.tag(5)
    }
    .id(model.generation)
    .sheet(isPresented: model.shows(.sheet)) { Above(model: model) }
    .alert("Ask", isPresented: model.shows(.alert)) {
      TextField("Answer", text: $model.word)
      Button("Yes") { model.count += 1 }
      Button("No", role: .cancel) {}
    } message: {
      Text(model.word)
    }
    .confirmationDialog("Sure?", isPresented: model.shows(.dialog)) {
      Button("Toast") { toast("toasted") }
      Button("Remove", role: .destructive) { model.rows = [] }
    }
    .keyBinding("Twice", "g g") { model.isOn.toggle() }
    .keyBinding("Long", "ctrl+x k") { model.isWide.toggle() }
    .keyBinding("Note", "n") { log.warning("noted \(model.count)") }
    .environment(\.density, model.isDense ? .compact : .comfortable)
    .dismissalConfirmationDialog("Leave?", shouldPresent: model.isOn) { Button("Leave") {} }
  }
}

/// A stack of screens above a list with grids in its rows.
private struct Travels: View {
  @Bindable var model: EverythingModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List(selection: $model.chosen) {
        Section("Some") {
          ForEach(model.rows, id: \.self) { row in
            Grid(alignment: .leading) {
              GridRow {
                Text("row \(row)").textSelection(.enabled)
                Text(model.isWide ? "日本語 wide" : "x")
              }
              if row % 3 == 0 {
                GridRow { NavigationLink("to \(row)", value: row).gridCellColumns(2) }
              }
            }
            .contextMenu { Button("Open \(row)") { model.path = [row] } }
          }
        }
      }
      .navigationTitle("Rows")
      .navigationDestination(for: Int.self) { Screen(number: $0, model: model) }
      .navigationDestination(isPresented: model.shows(.screen)) {
        Text("a separate screen").transition(.opacity)
      }
    }
  }
}

private struct Total: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Lazy rows with canvases, between bars.
private struct Screen: View {
  let number: Int
  let model: EverythingModel
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<50) { row in
          HStack {
            Canvas { context, size in
              var path = Path()
              path.move(to: PathPoint(x: 0, y: 0))
              path.addLine(to: PathPoint(x: Double(size.width), y: Double(size.height)))
              context.stroke(path, with: .color(.accentColor))
            }
            .frame(width: 4, height: row % 4 == 0 ? 2 : 1)
            Button("cell \(row)") { model.count += 1 }
          }
          .preference(key: Total.self, value: row)
        }
      }
    }
    .onPreferenceChange(Total.self) { model.total = $0 }
    .safeAreaInset(edge: .top) {
      HStack {
        Button("close") { dismiss() }
        if model.isOn { TextField("find", text: model.word.isEmpty ? .constant("") : words) }
      }
    }
    .safeAreaInset(edge: .bottom) { Text("count \(model.count)").transition(.slide) }
    .navigationTitle("Screen \(number)")
  }

  private var words: Binding<String> {
    Binding(get: { model.word }, set: { model.word = $0 })
  }
}

/// Every control.
private struct Controls: View {
  @Bindable var model: EverythingModel

  var body: some View {
    ScrollView {
      Form {
        TextField("Name", text: $model.word)
        SecureField("Secret", text: $model.secret)
        Toggle("On", isOn: $model.isOn)
        Toggle("Box", isOn: $model.isWide.animation()).toggleStyle(.checkbox)
        Picker("Menu", selection: $model.choice) { choices }
        Picker("Segments", selection: $model.choice) { choices }.pickerStyle(.segmented)
        Picker("Radio", selection: $model.choice) { choices }.pickerStyle(.radioGroup)
        Slider(value: $model.share) { Text("Share") }
        Stepper("Count", value: $model.count, in: -2...9)
        LabeledContent("Total", value: "\(model.total)")
        DisclosureGroup("More", isExpanded: $model.isExpanded) {
          GroupBox("Box") { Text("within").help("explains it") }
        }
        ProgressView("Share", value: model.share)
        if model.isBusy { ProgressView("Busy") }
        Menu("Menu") {
          Button("One") { model.count = 1 }.keyboardShortcut("o")
          Menu("Deeper") { Button("Two") { model.count = 2 } }
        }
        Button("Sheet") { withAnimation { model.shows(.sheet).wrappedValue = true } }
          .help("opens a sheet")
        Button("Pop") { model.shows(.popover).wrappedValue = true }
          .popover(isPresented: model.shows(.popover)) {
            VStack { ForEach(model.few, id: \.self) { Button("pop \($0)") {} } }
          }
      }
    }
    .redacted(reason: model.isRedacted ? .placeholder : [])
  }

  @ViewBuilder private var choices: some View {
    ForEach(0..<3) { Text("choice \($0)") }
    Text("last").tag(3)
  }
}

/// Moving views, some of which can have the focus.
private struct Movements: View {
  let model: EverythingModel
  private static let colors: [Color] = [.accentColor, .error, .clear, .background]

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text("moved").background(Self.colors[model.color])
            .offset(x: Length(model.x), y: Length(model.y))
          Text("grown").frame(width: Length(max(0, model.x))).border(.accentColor)
        }
        ViewThatFits {
          HStack { Text("a long line that may not fit").foregroundStyle(Self.colors[model.color]) }
          Text("short").padding(Length(max(0, model.y)))
        }
        ForEach(model.few, id: \.self) { row in
          Button("row \(row)") { model.count = row }
            .transition(row % 2 == 0 ? .reveal : .push(from: .top))
        }
        if model.isOn {
          TextField("goes", text: .constant("x")).transition(.slide)
        } else {
          Button("comes") {}.transition(.opacity)
        }
        HStack(spacing: 0) {
          Text("joined").border(.accentColor)
          Text(model.isWide ? "世界" : "y").border(.accentColor).zIndex(Double(model.count))
        }
        .joinsBorders()
        .opacity(model.share)
        Text("own").id(model.choice).transition(.scale)
        Circle().fill(
          LinearGradient(
            colors: [.accentColor, .error], startPoint: .leading,
            endPoint: .trailing)
        )
        .frame(width: 8, height: 4)
        .clipped()
      }
      .animation(.snappy(duration: 0.2), value: model.few)
    }
  }
}

/// Editable and selectable text.
private struct Texts: View {
  @Bindable var model: EverythingModel

  var body: some View {
    HStack(alignment: .top) {
      TextEditor(text: $model.prose).frame(minHeight: 3)
      ScrollView {
        VStack(alignment: .leading) {
          Text(model.prose).lineLimit(model.isWide ? 2 : nil)
          Text("**bold** and [link](https://example.org) \(model.word)")
          Link("home", destination: "https://example.org")
          List { ForEach(model.few, id: \.self) { Text("item \($0) of many") } }
        }
        .textSelection(.enabled)
      }
      .redacted(reason: model.isRedacted ? .placeholder : [])
    }
  }
}

/// Gestures in a scroll view.
private struct Pointers: View {
  let model: EverythingModel
  @GestureState private var held = CellSize.zero
  @State private var isOver = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text("drag \(held.width) \(held.height)")
          .offset(model.drag)
          .gesture(
            DragGesture().updating($held) { value, state, _ in state = value.translation }
              .onEnded { value in withAnimation { model.drag = value.translation } })
        Text("twice").onTapGesture(count: 2) { model.isWide.toggle() }
          .onTapGesture { model.isOn.toggle() }
        Text("long").onLongPressGesture { withAnimation { model.x += 1 } }
        Text(isOver ? "over" : "away").onHover { isOver = $0 }
        ForEach(0..<12) { row in Text("line \(row)").focusable() }
      }
    }
  }
}

/// The content of a sheet.
private struct Above: View {
  @Bindable var model: EverythingModel

  var body: some View {
    TabView(selection: $model.innerTab) {
      VStack {
        Text(model.word)
        if model.isOn { Text("within").transition(.slide) }
        Button("Inner") { model.shows(.inner).wrappedValue = true }
      }
      .tabItem { Text("First") }
      .tag(0)
      Screen(number: 9, model: model).frame(height: 4).tabItem { Text("Second") }.tag(1)
      Controls(model: model).frame(width: 30, height: 6).tabItem { Text("Third") }.tag(2)
    }
    .alert("Within", isPresented: model.shows(.inner)) { Button("Good") {} }
  }
}
