import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '../../scripts/start/settings.mjs'

export interface Stack {
  readonly origin: string
  /** Settings for further web servers with the same services. */
  readonly webSettings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Runs `npm start` on a free port with its own data. */
export async function startStack(root: string): Promise<Stack> {
  const [port, backend, cloud] = [await freePort(), await freePort(), await freePort()]
  const data = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PORT_BACKEND: String(backend),
      PORT_CLOUD: String(cloud),
      DATA_DIR: data,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  await waitUntilHealthy(`${origin}/health`)
  return {
    origin,
    webSettings: services(port, { backend, cloud, admin: 0, smtp: 0, guard: 0, releaseApi: 0 }, data).web.env,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function waitUntilHealthy(url: string): Promise<void> {
  const until = Date.now() + 300_000
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No answer from ${url} in time`)
}
