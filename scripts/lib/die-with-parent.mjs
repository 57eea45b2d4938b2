// Preloaded into every service. When the parent process ends in any way, standard input closes and the service stops.
const FAREWELL_MS = 4000

process.stdin.on('end', () => {
  setTimeout(() => process.exit(1), FAREWELL_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.stdin.on('error', () => process.exit(1))
process.stdin.resume()
process.stdin.unref?.()
