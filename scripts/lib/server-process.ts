import { spawn } from 'node:child_process'
import { inRoot } from './paths.mjs'

interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a server program of the project in its own process. The program prints its URL. */
export async function startProcess(file: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot(file)], {
    env: { ...process.env, ...env },
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
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
