import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inRoot } from '../lib/paths.mjs'

/** Starts a program that prints its URL and runs until standard input closes. */
export async function startServer(program) {
  const args = ['--import', import.meta.resolve('tsx'), inRoot(program)]
  const server = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const noAddress = ended.then(() => Promise.reject(new Error(`${program} ended before it had an address`)))
  noAddress.catch(() => {})
  const [url] = await Promise.race([once(createInterface(server.stdout), 'line'), noAddress])
  return {
    url,
    stop: async () => {
      server.stdin.end()
      await ended
    },
  }
}
