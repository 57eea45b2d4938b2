import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../../backend/test/postgres'
import { createServingFixture } from '../../delivery/src/testing/release-fixture'
import { BACKEND_SETTINGS, WEB_SETTINGS } from '../../shared/server/src/settings/production.fixture'
import { anyPort } from '../lib/ports.mjs'

type Env = Readonly<Record<string, string>>
/** Command that starts a program with these settings; `file` is relative to the image's folder `backend`. */
type StartCommand = (file: string, env: Env) => { readonly command: string; readonly words: string[]; cwd?: string }

const PATIENCE_MS = 180_000

/** Starts backend and web server in production mode on a new database and release store. Throws unless both are healthy. */
export async function serveOnce(start: StartCommand): Promise<void> {
  const [database, shop] = [await startPostgres(), await createServingFixture()]
  const seen = mkdtempSync(path.join(tmpdir(), 'portal-seen-'))
  const ports = new Set<number>()
  const [backend, web] = [await anyPort(ports), await anyPort(ports)]
  const own = { RELEASE_STORE: shop.store.place, RELEASE_KEYS: shop.keys, RELEASE_SEEN: path.join(seen, 'step') }
  const api = `http://127.0.0.1:${backend}`
  const running = [
    startProgram(start, 'src/main.ts', {
      ...BACKEND_SETTINGS,
      DATABASE_URL: database.url,
      PORT_BACKEND: String(backend),
    }),
    startProgram(start, '../delivery/src/web-server/main.ts', {
      ...WEB_SETTINGS,
      ...own,
      API_URL: api,
      PORT: String(web),
    }),
  ] as const
  try {
    await waitUntilHealthy(`${api}/api/health`, running[0])
    await waitUntilHealthy(`http://127.0.0.1:${web}/health`, running[1])
  } finally {
    for (const { stop } of running) await stop()
    await database.stop()
    shop.remove()
    rmSync(seen, { recursive: true })
  }
}

type RunningProgram = ReturnType<typeof startProgram>

function startProgram(start: StartCommand, file: string, env: Env) {
  const { command, words, ...options } = start(file, env)
  const child = spawn(command, words, { ...options, env: { PATH: process.env.PATH, ...env } })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { stop, said: () => said, hasEnded: () => child.exitCode !== null }
}

async function waitUntilHealthy(url: string, { said, hasEnded }: RunningProgram): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    const words = await answer?.text()
    if (answer?.ok) return console.log(`${url} answers ${words}`)
    if (hasEnded() || performance.now() > end) throw new Error(`${url} answers ${words}\n${said()}`)
    await delay(500)
  }
}
