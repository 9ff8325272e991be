// SPDX-License-Identifier: MIT
// Views: counts, warnings, and the detection of views that never settle.

package import CuriumTerminal
package import CuriumTokens

/// The diagnostics of a graph: counts, a record for tests, warnings, and views that never settle.
package final class Diagnostics {
  /// The cost of frames since the counts were last taken.
  @exclusivity(unchecked) var counts = FrameStatistics()
  /// Records bodies and tokens for tests.
  @exclusivity(unchecked) package var recorder: FrameRecorder?
  /// The last 200 warnings about the app's views, newest last.
  package private(set) var warnings: [String] = []
  /// The app's log, which receives warnings.
  package let log: AppLog
  /// The number of views that show the log.
  @exclusivity(unchecked) package var logViews = 0

  private static let warningLimit = 200
  /// The number of frames after which a warning names a view that hasn't settled.
  private static let unsettledLimit = 16
  @exclusivity(unchecked) private var unsettled: Node?
  /// The cause of its last change, if that isn't an action such as `onChange`.
  private var unsettledCause: String?
  @exclusivity(unchecked) private var unsettledFrames = 0
  /// The number of consecutive frames with bodies that change what bodies read. After these, such
  /// changes are stored but run no more bodies until the next event: an app whose body changes a
  /// state each time it runs would draw forever.
  private static let loopLimit = 8
  @exclusivity(unchecked) private var loopFrames = 0
  @exclusivity(unchecked) private var bodyHasChanged = false
  /// The nodes that read a value that has changed, but whose bodies haven't run since.
  private var stale: [ObjectIdentifier: Node] = [:]

  init(log: AppLog) { self.log = log }

  /// Records a resolved token. Without a recorder, this costs a comparison.
  @inline(__always) package func note(_ kind: TokenKind, _ index: @autoclosure () -> Int?) {
    if recorder != nil { recorder?.note(kind, index()) }
  }

  /// Returns the counts and resets them, except for the number of nodes.
  package func takeCounts() -> FrameStatistics {
    defer { counts = FrameStatistics(nodes: counts.nodes) }
    return counts
  }

  // MARK: Warnings

  /// Stores and logs a warning about the view of `node`, once: `ContentView ▸ VStack ▸ Row: …`.
  func warn(_ message: String, at node: Node?) {
    let source = node?.viewPath ?? ""
    let text = source.isEmpty ? message : "\(source): \(message)"
    if warnings.contains(text) { return }
    warnings.append(text)
    if warnings.count > Self.warningLimit { warnings.removeFirst() }
    log.warning(message, source: source)
  }

  // MARK: Views that never settle

  /// Records the node whose view last changed something in `onChange` or a similar action. `cause`
  /// says why such changes can go on without end.
  package func noteChange(by node: Node, cause: String? = nil) {
    unsettled = node
    unsettledCause = cause
  }

  /// `false` if too many frames in a row have changed something, so that the next one must wait.
  var mayRunAnotherFrame: Bool { unsettledFrames < Self.unsettledLimit }

  /// Counts frames drawn while something still changes. `waiting`: a node waiting for the next
  /// pass. `isSettled`: nothing is waiting.
  func countFrame(isSettled: Bool, waiting: @autoclosure () -> Node?) {
    if isSettled {
      unsettledFrames = 0
      unsettled = nil
      unsettledCause = nil
      return
    }
    unsettledFrames += 1
    guard unsettledFrames == Self.unsettledLimit else { return }
    // A removed node must not be asked for its ancestors.
    let node = [unsettled, waiting()].lazy.compactMap(\.self)
      .first { !$0.flags.contains(.unmounted) }
    let cause =
      unsettledCause
      ?? "each change it makes in onChange, onPreferenceChange or its body causes another"
    warn(
      "\(node?.ownerName ?? "A view") never settles: \(cause). Updates resume at the next event.",
      at: node)
  }

  // MARK: Bodies that change their dependencies

  /// Warns that the running body of `node` changed `subject`, and counts the frames with such
  /// changes. Returns whether bodies that read `subject` may run again.
  func allowsChange(of subject: String, by node: Node) -> Bool {
    let advice =
      "Make the change in an action, in onAppear or in onChange instead, and not in a "
      + "body or in the initializer of a view."
    bodyHasChanged = true
    if loopFrames < Self.loopLimit {
      warn(
        "\(node.ownerDescription) changes \(subject) while its body runs. The change appears in "
          + "the next frame. \(advice)", at: nil)
      return true
    }
    warn(
      "\(node.ownerDescription) changed \(subject) in \(Self.loopLimit) frames in a row "
        + "while its body ran. \(advice) Updates resume at the next event.", at: nil)
    return false
  }

  func frameDidEnd() {
    loopFrames = bodyHasChanged ? loopFrames + 1 : 0
    bodyHasChanged = false
  }

  /// Postpones the body of a node that read a changed value to the next event.
  func postpone(_ reader: Node) { stale[ObjectIdentifier(reader)] = reader }

  /// Resets the count after an event, and runs the postponed bodies.
  package func eventDidCome() {
    loopFrames = 0
    for reader in stale.values { reader.graph.invalidate(reader) }
    stale = [:]
  }

  func tearDown() { (unsettled, stale) = (nil, [:]) }
}
