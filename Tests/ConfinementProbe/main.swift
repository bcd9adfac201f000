import CGraphviz
import PortableC

// Tries what a drawing never needs, and prints the `errno` of each attempt; 0 where it worked.
//
// usage: confinement-probe [--free] FOLDER
//        confinement-probe --memory MEGABYTES
//
// FOLDER has a file called `old`. With --free, the process is not confined, which shows that the attempts
// work otherwise. With --memory, it takes up four times its limit of memory, slowly.
if CommandLine.arguments.contains("--memory") {
  takeMemory(limit: Int(CommandLine.arguments.last ?? "") ?? 0)
}
let isFree = CommandLine.arguments.contains("--free")
let folder = CommandLine.arguments.last ?? "."
let ready = open("\(folder)/ready", O_WRONLY | O_CREAT, 0o600)
if !isFree {
  print("parts \(cg_confine(1 << 20))")
}

func attempt(_ name: String, _ body: () -> Int) {
  errno = 0
  print("\(name) \(body() < 0 ? errno : 0)")
}

attempt("read") { Int(open("\(folder)/old", O_RDONLY)) }
attempt("write to an open file") { write(ready, "x", 1) }
attempt("allocate") { malloc(1 << 16) == nil ? -1 : 0 }
attempt("create") { Int(open("\(folder)/new", O_WRONLY | O_CREAT, 0o600)) }
attempt("open for writing") { Int(open("\(folder)/old", O_RDWR)) }
attempt("append") { Int(open("\(folder)/old", O_RDONLY | O_APPEND)) }
attempt("truncate by name") { Int(truncate("\(folder)/old", 0)) }
attempt("rename") { Int(rename("\(folder)/old", "\(folder)/other")) }
attempt("rename back") { Int(rename("\(folder)/other", "\(folder)/old")) }
attempt("make a folder") { Int(mkdir("\(folder)/made", 0o700)) }
attempt("link") { Int(symlink("/", "\(folder)/link")) }
attempt("change permissions") { Int(chmod("\(folder)/old", 0o777)) }
attempt("internet socket") { Int(socket(AF_INET, stream, 0)) }
attempt("local socket") { Int(socket(AF_UNIX, stream, 0)) }
attempt("signal the parent") { Int(kill(getppid(), 0)) }
attempt("signal itself") { Int(kill(getpid(), 0)) }
attempt("fork") {
  let child = cg_fork()
  if child == 0 { _exit(0) }
  return Int(child)
}
attempt("thread") {
  errno = runThread()
  return errno == 0 ? 0 : -1
}
attempt("remove") { Int(unlink("\(folder)/old")) }
var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
attempt("run a program") {
  guard !isFree else { return 0 }
  return Int(execv("/bin/true", &arguments))
}
