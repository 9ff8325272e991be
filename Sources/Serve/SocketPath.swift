// SPDX-License-Identifier: MIT
// Views: opens Unix domain sockets.

import CuriumLibc

/// Opens Unix domain sockets (unix(7)).
enum SocketPath {
  /// Connects to the server at `path`.
  static func connect(to path: String) throws(ServeError) -> Int32 {
    let descriptor = try open(path)
    guard withAddress(of: path, { CuriumLibc.connect(descriptor, $0, $1) }) == 0 else {
      let code = errno
      close(descriptor)
      switch code {
      case ENOENT, ECONNREFUSED: throw .noServer(path: path)
      // The server doesn't accept the connections that are already waiting.
      case EAGAIN: throw .lost(path: path)
      default: throw .system(path: path, code: code)
      }
    }
    return descriptor
  }

  /// Creates a socket at `path` that accepts connections. Replaces the socket of a process that has
  /// ended.
  static func listen(at path: String, permissions: UInt32) throws(ServeError) -> Int32 {
    let descriptor = try open(path)
    do throws(ServeError) {
      if bind(descriptor, to: path, permissions) != 0 {
        guard errno == EADDRINUSE else { throw .system(path: path, code: errno) }
        try removeStale(path)
        if bind(descriptor, to: path, permissions) != 0 { throw .system(path: path, code: errno) }
      }
      if CuriumLibc.listen(descriptor, SOMAXCONN) != 0 { throw .system(path: path, code: errno) }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Returns the user ID of the process at the other end of a connected socket.
  static func userID(of descriptor: Int32) -> UInt32? {
    #if canImport(Darwin)
      var user: uid_t = 0
      var group: gid_t = 0
      return getpeereid(descriptor, &user, &group) == 0 ? user : nil
    #else
      // The `ucred` of socket(7): process ID, user ID, group ID.
      var credentials: (Int32, UInt32, UInt32) = (0, 0, 0)
      var length = socklen_t(MemoryLayout.size(ofValue: credentials))
      let result = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length)
      return result == 0 ? credentials.1 : nil
    #endif
  }

  private static func bind(_ descriptor: Int32, to path: String, _ permissions: UInt32) -> Int32 {
    // The socket must never have more permissions than requested.
    let mask = umask(~mode_t(permissions) & 0o777)
    defer { umask(mask) }
    return withAddress(of: path) { CuriumLibc.bind(descriptor, $0, $1) }
  }

  /// Removes the socket of a process that no longer exists.
  private static func removeStale(_ path: String) throws(ServeError) {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFSOCK else {
      throw .invalidPath(path: path)
    }
    do throws(ServeError) {
      close(try connect(to: path))
    } catch .noServer {
      unlink(path)
      return
    } catch .lost {
      // The process exists, although it doesn't respond.
    }
    throw .busy(path: path)
  }

  private static func open(_ path: String) throws(ServeError) -> Int32 {
    let bytes = path.utf8
    guard !bytes.isEmpty, bytes.count <= mostBytes, !bytes.contains(0) else {
      throw .invalidPath(path: path)
    }
    #if canImport(Darwin)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw .system(path: path, code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    return descriptor
  }

  /// The longest path that all systems accept, without the zero byte at its end.
  private static let mostBytes = 103

  private static func withAddress(
    of path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
