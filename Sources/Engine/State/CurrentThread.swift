// SPDX-License-Identifier: MIT
// Views: identifies the running thread.

import CuriumLibc

/// The running thread.
enum CurrentThread {
  /// A number that no other living thread has.
  static var identifier: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
