// Preloaded into every service: when the starting process is gone, however it went, its end of the
// standard input closes and the service stops too.
const FAREWELL_MS = 4000

process.stdin.on('end', () => {
  setTimeout(() => process.exit(1), FAREWELL_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.stdin.on('error', () => process.exit(1))
process.stdin.resume()
process.stdin.unref?.()
