// SPDX-License-Identifier: MIT
// Page: the whole screen, for the program and for the gallery.

package import Curium

/// The screen of the program, with the processes of this machine or of a made-up one.
package struct ProcessesView: View {
  @State private var holder: ModelHolder
  private let isSample: Bool

  /// `true` if this system lists its processes in files.
  package static var isAvailable: Bool { ProcessFiles.areAvailable }

  /// Creates the screen. With `isSample`, it is a part of another screen, which shows its keys, and
  /// lists the processes of a made-up machine.
  package init(isSample: Bool = false) {
    self.isSample = isSample
    holder = ModelHolder(isSample: isSample)
  }

  package var body: some View {
    ProcessScreen(isPart: isSample)
      .padding(.horizontal, isSample ? 1 : 0)
      .environment(holder.model)
  }
}

/// Creates the model when it is first needed, because a view is created often.
@MainActor private final class ModelHolder {
  let isSample: Bool
  private(set) lazy var model = isSample ? sample : ProcessModel(source: ProcessReader())

  init(isSample: Bool) { self.isSample = isSample }

  /// A made-up machine that has run for some minutes.
  private var sample: ProcessModel {
    var machine = SampleMachine()
    let past = (0..<MachineHistory.length).map { _ in machine.sample() }
    return ProcessModel(source: SampleProcesses(machine), past: past)
  }
}
