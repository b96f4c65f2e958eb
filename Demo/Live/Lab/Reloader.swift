import Foundation

/// Starts the program again when it is built anew.
enum Reloader {
  /// Returns only if it is cancelled.
  static func watch(port: UInt16) async {
    let path = CommandLine.arguments[0]
    guard let file = executable, let first = state(of: file) else { return }
    var last = first
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(400))
      let now = state(of: file)
      // A linker writes for a while: two looks must see the same file.
      if let now, now == last, now != first {
        restart(file, path, port)
        return
      }
      if let now { last = now }
    }
  }

  private struct State: Equatable {
    var time: Int
    var nanoseconds: Int
    var size: Int
    var node: UInt64
  }

  /// The path of the file, also after another file has taken its place.
  private static var executable: String? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return path.map { $0.hasSuffix(" (deleted)") ? String($0.dropLast(10)) : $0 }
  }

  private static func state(of file: String) -> State? {
    var info = stat()
    guard stat(file, &info) == 0, info.st_mode & S_IXUSR != 0 else { return nil }
    return State(
      time: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec, size: Int(info.st_size),
      node: UInt64(info.st_ino))
  }

  /// The new program takes the place of this one, and its port; the page asks for it until it is there.
  private static func restart(_ file: String, _ name: String, _ port: UInt16) {
    var arguments = [name]
    var skips = false
    for argument in CommandLine.arguments.dropFirst() {
      if argument == "--port" {
        skips = true
      } else if skips {
        skips = false
      } else {
        if !argument.hasPrefix("--port=") { arguments.append(argument) }
      }
    }
    arguments += ["--port", "\(port)"]
    print("Built anew: the page reloads.")
    fflush(nil)
    // Sockets must not outlive the program that opened them.
    for descriptor in Int32(3)..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var pointers = arguments.map { strdup($0) } + [nil]
    execv(file, &pointers)
    print("The program cannot be started again: \(String(cString: strerror(errno)))")
  }
}
