import Foundation
import Renderer

/// Processes of this program that record, one for each core: a process has one clock.
///
/// A process reads the names of jobs from its input, a line each, and answers each with a line: nothing but the name, or
/// the name, a space and what went wrong.
final class Workers: @unchecked Sendable {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  private let lock = NSLock()
  private let count: Int
  private var jobs: [String]
  private var done = 0
  private var current = ""
  private var failures: [String] = []

  private init(_ jobs: [String]) {
    self.jobs = jobs
    count = jobs.count
  }

  /// Lets processes do all jobs, and shows how far they are.
  static func play(_ jobs: [String], title: String, arguments: [String]) throws {
    if !Renderer.hasFont("Inter") {
      print("The font Inter is not installed: text is set in another one, which is stretched.")
    }
    let workers = Workers(jobs)
    let bar = Progress(title: title)
    let group = DispatchGroup()
    let cores = max(1, min(ProcessInfo.processInfo.activeProcessorCount, jobs.count))
    for _ in 0..<cores {
      group.enter()
      Thread.detachNewThread {
        workers.work(arguments)
        group.leave()
      }
    }
    bar.show(0, of: jobs.count, "")
    while group.wait(timeout: .now() + 0.5) == .timedOut {
      workers.lock.withLock { bar.show(workers.done, of: workers.count, workers.current) }
    }
    bar.end(workers.count)
    guard workers.failures.isEmpty else {
      throw Failed(description: "Not written:\n" + workers.failures.joined(separator: "\n"))
    }
  }

  /// Does the jobs that this process is given as one of several.
  @MainActor static func serve(_ job: (String) throws -> Void) {
    while let name = readLine() {
      do {
        try job(name)
        print(name)
      } catch {
        print(name, "\(error)".replacingOccurrences(of: "\n", with: " "))
      }
      fflush(nil)
    }
  }

  private func next() -> String? { lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst() } }

  private func finish(_ job: String, failure: String?) {
    lock.withLock {
      done += 1
      current = job
      if let failure { failures.append("\(job): \(failure)") }
    }
  }

  private func work(_ arguments: [String]) {
    while let job = next() {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      let (input, output) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (input, output)
      // The library logs what it reports; a take that is not right says so itself.
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return finish(job, failure: "no process starts") }
      var job: String? = job
      var text = Data()
      while let name = job {
        input.fileHandleForWriting.write(Data("\(name)\n".utf8))
        var line: String?
        while line == nil {
          if let end = text.firstIndex(of: 10) {
            line = String(decoding: text[..<end], as: UTF8.self)
            text = Data(text[(end + 1)...])
          } else {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            text += more
          }
        }
        guard let line else {
          // The next process goes on with the other jobs.
          finish(name, failure: "the process ended")
          break
        }
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        finish(name, failure: parts.count > 1 ? parts[1] : nil)
        job = next()
      }
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
  }
}
