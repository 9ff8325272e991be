// SPDX-License-Identifier: MIT
// Views: actions for keys.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension KeyPress {
  /// The result of an action for a key press or a paste.
  public enum Result: Hashable, Sendable {
    /// The action handled the key or the paste.
    case handled
    /// The key or the paste is passed on to the enclosing views.
    case ignored
  }

  /// Returns whether the key is one of `keys`, pressed without modifiers.
  func isOne(of keys: Set<KeyEquivalent>) -> Bool {
    keys.contains { KeyboardShortcut($0, modifiers: []).matches(self) }
  }
}

extension View {
  /// Calls `action` for `key` while the view or a descendant has the focus, or while nothing has
  /// the focus.
  ///
  /// On a control, the action gets the key before the control does; `.ignored` passes the key on to
  /// the control. On a container, the action gets the key after the focused control. On a list or a
  /// table, it gets the key before the rows do, but after a focused control in a row, or a focused
  /// title.
  ///
  ///     TextEditor(text: $name)
  ///       .onKeyPress(.return) {
  ///         save()
  ///         return .handled
  ///       }
  ///
  /// The key must be pressed without modifiers. Shift is allowed if it is needed to type the
  /// character.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls `action` for each of `keys`, pressed without modifiers.
  ///
  /// - Parameters:
  ///   - keys: The keys, pressed without modifiers.
  ///   - phases: The phases of a key press that call `action`. `.up` needs a terminal that reports
  ///    it.
  ///   - action: Returns whether it handled the key; `.ignored` passes the key on.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self, isCommand: false) { press in
      phases.contains(press.phase) && press.isOne(of: keys) ? action(press) : .ignored
    }
  }

  /// Calls `action` for every key, with or without modifiers.
  ///
  /// - Parameters:
  ///   - phases: The phases of a key press that call `action`. `.up` needs a terminal that reports
  ///    it.
  ///   - action: Returns whether it handled the key; `.ignored` passes the key on.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self, isCommand: false) { press in
      phases.contains(press.phase) ? action(press) : .ignored
    }
  }
}

extension View {
  /// Calls `action` for every key like `onKeyPress(phases:action:)`, but not while nothing has the
  /// focus: the keys of a control do nothing until the user has reached it.
  package func onFocusedKeyPress(
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self, isCommand: false, needsFocus: true) { press in
      press.phase == .up ? .ignored : action(press)
    }
  }

  /// Calls `action` for each of `keys`, pressed without modifiers, but not while nothing has the
  /// focus.
  package func onFocusedKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onFocusedKeyPress { $0.isOne(of: keys) ? action($0) : .ignored }
  }
}

extension View {
  /// Adds a command of a control, which is the view itself. The command is available only while the
  /// control or a descendant has the focus, and while `isAvailable` returns `true`. Both closures
  /// get the node around the control.
  ///
  /// - Parameters:
  ///   - binding: The title, keys and id of the command.
  ///   - needsFocus: `false` keeps the command available while nothing has the focus.
  ///   - repeats: `false` calls `action` only once while a key is held.
  ///   - isAvailable: Returns whether the command has something to do.
  ///   - action: Called when the user presses the keys. Returns whether it used them.
  package func keyCommand(
    _ binding: KeyBinding, needsFocus: Bool = true, repeats: Bool = true,
    isAvailable: @escaping (Node) -> Bool, action: @escaping @MainActor (Node) -> Bool
  ) -> some View {
    KeyContent(
      content: self, declared: DeclaredKeys(binding: binding), needsFocus: needsFocus,
      control: ControlCommand(isAvailable: isAvailable, action: action, repeats: repeats)
    ) { _ in .ignored }
  }
}

extension View {
  /// Declares keys that a control handles itself, so that hints and help show them while it or a
  /// view in it has the focus. A command with the same title is another command.
  ///
  /// - Parameters:
  ///   - title: The purpose of the keys: one or two words.
  ///   - keys: The keys. Hints show all of them.
  ///   - isEnabled: `false` hides the keys.
  ///   - inRows: `false` hides the keys of a list while a view in one of its rows has the focus.
  package func controlKeyHint(
    _ title: String, _ keys: KeySequence..., isEnabled: Bool = true, inRows: Bool = true
  ) -> some View {
    let binding = KeyBinding(title, keys, id: "hint.\(title)")
    let declared = DeclaredKeys(binding: binding, isEnabled: isEnabled, isHint: true)
    let list = ControlCommand(
      isAvailable: { $0.graph.focus.current?.rowHost != nil }, action: { _ in false })
    return KeyContent(
      content: self, declared: declared, needsFocus: true, control: inRows ? nil : list
    ) { _ in .ignored }
  }
}

/// A command that acts on a control.
struct ControlCommand {
  let isAvailable: (Node) -> Bool
  let action: @MainActor (Node) -> Bool
  /// `true` if a held key calls the action again and again.
  var repeats = true
}

/// A view with an action for keys, which may be a command or a hint, or with one for pastes.
struct KeyContent<Content: View>: NodeBackedView {
  let content: Content
  var declared: DeclaredKeys?
  /// `true` if the keys call a command. Otherwise they act on a control before it does.
  var isCommand = true
  /// `true` if the keys are ignored while nothing has the focus.
  var needsFocus = false
  /// `true` if the action handles Escape, though it isn't a command.
  var usesEscape = false
  var control: ControlCommand?
  let action: @MainActor (KeyPress) -> KeyPress.Result
  /// The action for pastes; `nil` if the view has none.
  var paste: (@MainActor (String) -> KeyPress.Result)?

  func makeNode(_ context: borrowing _MountContext) -> KeyNode {
    let node = KeyNode(
      declared, isCommand: isCommand, needsFocus: needsFocus, control: control, action, paste,
      context)
    node.setUsesEscape(usesEscape)
    return node
  }
  func update(_ node: KeyNode) {
    node.receive(declared, control, action, paste)
    node.setUsesEscape(usesEscape)
  }
}

/// Handles keys and pastes on their way up from the focused view. It takes no part in layout.
final class KeyNode: Node, KeyCommand {
  private var action: @MainActor (KeyPress) -> KeyPress.Result
  private var paste: (@MainActor (String) -> KeyPress.Result)?
  private(set) var declared: DeclaredKeys?
  private let isCommand: Bool
  private let needsFocus: Bool
  private var usesEscape = false
  private var control: ControlCommand?
  /// The current keys: the declared ones, or those that the key map sets for the command.
  private(set) var sequences: [KeySequence] = []

  @MainActor init(
    _ declared: DeclaredKeys?, isCommand: Bool, needsFocus: Bool, control: ControlCommand?,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result,
    _ paste: (@MainActor (String) -> KeyPress.Result)?,
    _ context: borrowing _MountContext
  ) {
    self.action = action
    self.paste = paste
    self.isCommand = isCommand
    self.needsFocus = needsFocus
    self.control = control
    self.declared = declared
    super.init(context)
    noteInput()
    if declared != nil { findSequences() }
  }

  @MainActor func receive(
    _ declared: DeclaredKeys?, _ control: ControlCommand?,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result,
    _ paste: (@MainActor (String) -> KeyPress.Result)?
  ) {
    self.control = control
    self.action = action
    self.paste = paste
    if declared == self.declared { return }
    self.declared = declared
    findSequences()
  }

  func setUsesEscape(_ usesEscape: Bool) {
    if usesEscape == self.usesEscape { return }
    self.usesEscape = usesEscape
    graph.keys.directory.setNeedsUpdate()
  }

  @MainActor private func findSequences() {
    sequences = []
    if let declared {
      let binding = declared.binding
      sequences = scope.values.keyMap.sequences(for: binding.id) ?? binding.sequences
      warnOfConflicts()
    }
    graph.keys.directory.setNeedsUpdate()
  }

  /// Warns if a key of this command hides a key of another command on the same view.
  @MainActor private func warnOfConflicts() {
    guard let declared, !declared.isHint, isAvailable else { return }
    var node = parent?.keyCommand
    while let outer = node {
      if let other = outer.declared, !other.isHint, other.isEnabled, declared.isEnabled,
        other.binding.id != declared.binding.id
      {
        for sequence in sequences where outer.sequences.contains(where: { sequence.hides($0) }) {
          graph.warn(
            "\"\(declared.binding.title)\" and \"\(other.binding.title)\" in the same view both "
              + "use the key \(sequence). The first one gets it. Change a key of the other one.")
        }
      }
      node = outer.parent?.keyCommand
    }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if change.contains(.keyed), declared != nil { findSequences() }
    if change.contains(.enabled), declared != nil { graph.keys.directory.setNeedsUpdate() }
  }

  override var keyCommand: (any KeyCommand)? { self }
  override var listensToKeys: Bool { !needsFocus }

  /// `true` unless the command of a control has nothing to do.
  private var isAvailable: Bool { control?.isAvailable(self) ?? true }

  /// `true` if the command or hint is enabled and has something to do.
  private var isUsable: Bool {
    declared?.isEnabled == true && scope.values.inherited.isEnabled && isAvailable
  }

  /// `true` if the keys of the command are active.
  var isActive: Bool { !sequences.isEmpty && isUsable && !losesEscape }

  private static let escape: KeySequence = "esc"

  /// `true` if the only key is Escape, and a view inside, around the focus, handles it first.
  private var losesEscape: Bool {
    guard sequences.allSatisfy({ $0 == Self.escape }), declared?.overridesControls != true,
      let focused = graph.focus.current
    else { return false }
    return focused.selfAndAncestorsInLayer.prefix { $0 !== self }
      .contains { ($0.keyCommand as? KeyNode)?.usesEscape == true }
  }

  /// `true` if the command can be called by its id, with or without keys.
  var isCallable: Bool { declared?.isHint == false && isUsable }

  func comesFirst(isOnControl: Bool) -> Bool {
    declared?.overridesControls == true || !isCommand && isOnControl
  }

  /// Returns whether the command is active or a hint, with a sequence that starts with this key.
  func wants(_ press: KeyPress) -> Bool {
    sequences.contains { $0.strokes[0].matches(press) } && isActive
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard let declared else {
      return scope.values.inherited.isEnabled && action(press) == .handled
    }
    guard press.phase != .up, !declared.isHint, wants(press) else { return false }
    let matching = sequences.filter { $0.strokes[0].matches(press) }
    if !graph.keys.isReplaying, matching.contains(where: { $0.strokes.count > 1 }) {
      graph.keys.chords.begin(press)
      return true
    }
    return matching.contains { $0.strokes.count == 1 } && complete(press)
  }

  @MainActor override func handle(paste text: String) -> Bool {
    scope.values.inherited.isEnabled && paste?(text) == .handled
  }

  /// Returns whether a view around the focus takes pastes, and Control-V pastes the user's
  /// clipboard there.
  @MainActor static func pastesClipboard(in graph: Graph) -> Bool {
    graph.keys.visitInOrder { node in
      guard let key = node.keyCommand as? KeyNode, key.paste != nil else { return false }
      return key.scope.values.inherited.isEnabled && key.scope.values.pasteSource == .clipboard
    }
  }

  /// Calls the command after the last key of its sequence was pressed.
  @MainActor func complete(_ press: KeyPress) -> Bool {
    if let control {
      return !control.repeats && press.phase == .repeat || control.action(self)
    }
    if action(press) == .ignored { return false }
    graph.keys.commandDidRun()
    return true
  }

  @MainActor override func willUnmount() {
    if declared != nil { graph.keys.directory.setNeedsUpdate() }
  }
}
