import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface BackendProcess {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** The backend as its own process, as in production. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<BackendProcess> {
  const main = fileURLToPath(new URL('../../backend/src/main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    // A bench makes in a few seconds the calls of a practice's day.
    env: { STAFF_CALLS: '100000000', PRACTICE_CALLS: '100000000', ...process.env, ...env, PORT_BACKEND: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const found = /http:\S+\/api/.exec(output)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the backend ended with code ${code}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
