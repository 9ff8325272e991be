// SPDX-License-Identifier: MIT
// Testing: repeats recorded sessions.

public import CuriumHarness
import CuriumTerminal

extension Harness {
  /// Repeats what a user did in a recorded session: keys, pastes, the pointer and sizes of the
  /// window, each at its time. At the end of the recording, the screen shows what the user saw,
  /// if the app depends on nothing else.
  ///
  /// Record the session with `CURIUM_CAST=bug.cast` and `CURIUM_CAST_INPUT=1`. The recording then
  /// contains all passwords that the user typed. Any other recording in the format asciicast v2
  /// with input works too.
  ///
  ///     let recording = """
  ///       {"version": 2, "width": 40, "height": 10}
  ///       [0.5, "i", "nio"]
  ///       """
  ///     let harness = Harness(width: 80, height: 24) { SearchBar(query: $query) }
  ///     try await harness.replay(recording)
  ///     #expect(harness.find(.textField)?.value == "nio")
  ///
  /// - Parameter recording: The text of the recording.
  /// - Throws: `RecordingError` if it isn't a recording, or has no input. The app is then
  ///   unchanged.
  public func replay(_ recording: String) async throws(RecordingError) {
    let cast = try CastReader(recording)
    let hasInput = cast.events.contains { if case .input = $0.event { true } else { false } }
    guard hasInput else { throw .noInput }
    resize(width: cast.size.width, height: cast.size.height)
    await settle()
    let start = now
    var decoder = InputDecoder()
    for (time, event) in cast.events {
      await pass(until: start + time, &decoder)
      switch event {
      case .resize(let size): resize(width: size.width, height: size.height)
      case .input(let text):
        var events: [TerminalEvent] = []
        decoder.decode(Array(text.utf8), into: &events)
        deliver(events)
      }
      await settle()
    }
    await pass(until: max(start + cast.end, now + (decoder.deadline ?? .zero)), &decoder)
  }

  /// Advances the time, and ends the keys that a pause ends, such as Escape.
  private func pass(until time: Duration, _ decoder: inout InputDecoder) async {
    while let wait = decoder.deadline, now + wait <= time {
      await advance(by: wait)
      var events: [TerminalEvent] = []
      decoder.settle(into: &events)
      deliver(events)
    }
    if time > now { await advance(by: time - now) }
  }

  /// Sends events to the app, without the replies of the user's terminal.
  private func deliver(_ events: [TerminalEvent]) {
    send(events.filter { if case .report = $0 { false } else { true } })
  }
}
