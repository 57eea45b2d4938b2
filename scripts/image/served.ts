import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../../backend/test/postgres'
import { servingWorkshop } from '../../delivery/src/testing/built-package'
import { BACKEND_SETTINGS, WEB_SETTINGS } from '../../shared/server/src/settings/production.fixture'
import { anyPort } from '../lib/ports.mjs'

type Env = Readonly<Record<string, string>>
/** The command that starts a program, named from the image's folder `backend`, with these settings. */
export type Start = (file: string, env: Env) => { readonly command: string; readonly words: string[]; cwd?: string }

const PATIENCE_MS = 180_000

/** Starts backend and web server in production on a new database and release store; fails unless both are well. */
export async function serveOnce(start: Start): Promise<void> {
  const [database, shop] = [await startPostgres(), await servingWorkshop()]
  const seen = mkdtempSync(path.join(tmpdir(), 'portal-seen-'))
  const ports = new Set<number>()
  const [backend, web] = [await anyPort(ports), await anyPort(ports)]
  const own = { RELEASE_STORE: shop.store.place, RELEASE_KEYS: shop.keys, RELEASE_SEEN: path.join(seen, 'step') }
  const api = `http://127.0.0.1:${backend}`
  const running = [
    begin(start, 'src/main.ts', { ...BACKEND_SETTINGS, DATABASE_URL: database.url, PORT_BACKEND: String(backend) }),
    begin(start, '../delivery/src/main.ts', { ...WEB_SETTINGS, ...own, API_URL: api, PORT: String(web) }),
  ] as const
  try {
    await isWell(`${api}/api/health`, running[0])
    await isWell(`http://127.0.0.1:${web}/health`, running[1])
  } finally {
    for (const { stop } of running) await stop()
    await database.stop()
    shop.remove()
    rmSync(seen, { recursive: true })
  }
}

type Running = ReturnType<typeof begin>

function begin(start: Start, file: string, env: Env) {
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

async function isWell(url: string, { said, hasEnded }: Running): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    const words = await answer?.text()
    if (answer?.ok) return console.log(`${url} answers ${words}`)
    if (hasEnded() || performance.now() > end) throw new Error(`${url} answers ${words}\n${said()}`)
    await delay(500)
  }
}
