// SPDX-License-Identifier: MIT
// Shim: the C library of the platform.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif
