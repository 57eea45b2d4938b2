import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionsFrom } from '../../backend/src/config'
import { optionsFromEnvironment as webOptions } from '../../delivery/src/options/environment'
import { builtShell, workshop } from '../../delivery/src/testing/built-package'
import { fixtureBuild } from '../../delivery/src/testing/fixture-build'
import { startWebServer } from '../../delivery/src/server/web-server'
import { optionsFromEnvironment as cloudOptions } from '../../local-cloud/src/environment'
import { startLocalCloud } from '../../local-cloud/src/index'
import { holds } from './tools/check'
import type { Cell, Family, Notes } from './tools/family'
import { messageOf } from '@portal/domain/unknown'

const MUTATIONS = 200
const QUICK_MUTATIONS = 50
const SEED = 8
const STARTS_WITHIN_MS = 5000

type Env = Readonly<Record<string, string>>
type Kind = 'port' | 'url' | 'count' | 'json' | 'key'

/** A server's settings by what they are, and how it starts: its parser, and what of it starts in this process. */
interface Server {
  readonly settings: Readonly<Record<string, Kind>>
  start(env: Env): Promise<void>
}

/** What can be right for a kind only by accident; what is right for another kind is among it. */
const WRONG: Readonly<Record<Kind, readonly string[]>> = {
  port: ['', ' ', 'eighty', '-1', '65536', '8080.5', '0x50', '1e3', 'http://127.0.0.1:80', '{', '8080 8081'],
  url: [' ', 'backend', '//host', 'ftp://host/x', '8081', '{', 'http://', 'http//host', 'PORTALDEMOACCESSKEY0'],
  count: [' ', 'many', '-1', '0', '1.5', '{', '99999'],
  json: ['{', '[]', '{"a":1}', '{"a.test":"NO SUCH"}', 'null', 'lwd.localhost', '{"a": }'],
  key: ['two words', 'line\nbreak', ' ', '\t', 'schlüssel'],
}
/** Wrong in what they name, which only a later call can tell: the server starts. */
const OTHERS: Readonly<Record<Kind, readonly string[]>> = {
  port: ['0', '00'],
  url: ['http://127.0.0.1:1', 'https://nowhere.invalid/path', 'http://[::1]:9'],
  count: ['', '1', '4'],
  json: ['{}', '{"a.test":"WA LWD"}'],
  key: ['another-secret', 'x', 'a'.repeat(400)],
}

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const keys = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'key'] as const))

function serversIn(folder: string): Readonly<Record<string, Server>> {
  const build = fixtureBuild()
  const dataDir = join(folder, 'data')
  return {
    backend: {
      settings: {
        PORT_BACKEND: 'port',
        PORT_CLOUD: 'port',
        PORT_SMTP: 'port',
        PUSHER_PORT: 'port',
        DATABASE_POOL: 'count',
        IDENTITY_ISSUER: 'url',
        IDENTITY_JWKS_URI: 'url',
        IDENTITY_URL: 'url',
        IDENTITY_ADMIN_URL: 'url',
        STORAGE_ENDPOINT: 'url',
        PLACES_URL: 'url',
        ...keys('IDENTITY_CLIENT_ID', 'STORAGE_BUCKET', 'STORAGE_SECRET_KEY', 'PLACES_KEY', 'PUSHER_SECRET'),
      },
      start: async (env) => void optionsFrom(env),
    },
    'web server': {
      settings: { PORT: 'port', API_URL: 'url', CLOUD_URL: 'url', PUBLIC_ORIGIN: 'url', BRAND_HOSTS: 'json' },
      start: async (env) => {
        const { port: _, ...options } = webOptions(env)
        const server = await startWebServer({ ...options, port: 0 }, build.releases())
        const page = await fetch(`${server.url}/robots.txt`)
        await server.stop()
        holds(`answered ${page.status}`, page.status === 200)
      },
    },
    'local cloud': {
      settings: {
        PORT_CLOUD: 'port',
        PORT_CLOUD_ADMIN: 'port',
        PORT_SMTP: 'port',
        IDENTITY_ISSUER: 'url',
        ...keys('IDENTITY_CLIENT_ID', 'PUSHER_SECRET', 'STORAGE_SECRET_KEY', 'PLACES_KEY'),
      },
      start: async (env) => {
        const cloud = await startLocalCloud({ ...cloudOptions(env), port: 0, adminPort: 0, smtpPort: 0, dataDir })
        await cloud.stop()
      },
    },
  }
}

/** How a start went: null when it works, else the line that it stops with. */
async function startOf(start: () => Promise<void>): Promise<string | null> {
  const since = performance.now()
  try {
    await start()
    return null
  } catch (error) {
    holds(
      `stopped only after ${Math.round(performance.now() - since)} ms`,
      performance.now() - since < STARTS_WITHIN_MS,
    )
    return messageOf(error)
  }
}

function checkLine(what: string, line: string | null, setting: string): void {
  holds(`${what}: was accepted`, line !== null)
  holds(`${what}: says ${line}`, line !== null && line.includes(setting) && !line.includes('\n') && line.length < 900)
}

const pick = <T>(list: readonly T[], next: (below: number) => number): T | undefined => list[next(list.length)]

/** One setting after the other gets a value that cannot be right, or one that only a later call can refuse. */
async function mutate(server: Server, count: number, seed: number, notes: Notes): Promise<void> {
  const next = numbers(seed)
  const outcomes = { stopped: 0, started: 0 }
  for (let index = 0; index < count; index++) {
    const [name = '', kind = 'key'] = pick(Object.entries(server.settings), next) ?? []
    const isWrong = next(4) > 0
    const value = pick((isWrong ? WRONG : OTHERS)[kind], next) ?? ''
    const line = await startOf(() => server.start({ [name]: value }))
    const what = `${name}=${JSON.stringify(value)}`
    if (isWrong) checkLine(what, line, name)
    else holds(`${what}: stopped with ${line}`, line === null)
    outcomes[isWrong ? 'stopped' : 'started']++
  }
  notes.note(
    `${count} mutations (seed ${seed}): ${outcomes.stopped} stopped with their name, ${outcomes.started} started`,
  )
}

/** What of the release store the web server cannot start without. */
const BROKEN: Readonly<Record<string, (store: string) => void>> = {
  'release store gone': (store) => rmSync(store, { recursive: true }),
  'no pointers': (store) => rmSync(join(store, 'channels'), { recursive: true }),
  "the shell's release cut off": (store) => writeFileSync(join(store, SHELL_DOCUMENT), '{"schema": 1, '),
  "the shell's release empty": (store) => writeFileSync(join(store, SHELL_DOCUMENT), ''),
  "the shell's release of another kind": (store) => writeFileSync(join(store, SHELL_DOCUMENT), '[1]'),
}
const SHELL_DOCUMENT = 'shell/1.0.0/release-manifest.json'

async function breakStore(break_: (store: string) => void): Promise<void> {
  const [build, shop] = [fixtureBuild(), workshop()]
  try {
    await shop.serve('shell', '1.0.0', builtShell('shell'))
    break_(shop.store.place)
    const line = await startOf(async () => {
      await (await startWebServer(build.options({ store: shop.store.place, keys: shop.keys }))).stop()
    })
    checkLine('RELEASE_STORE', line, 'RELEASE_STORE')
  } finally {
    build.remove()
    shop.remove()
  }
}

/** Broken settings and files: a server works, or stops at once with one line that names the setting. */
export const family: Family = {
  isReadOnly: true,
  async open({ isQuick }) {
    const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'))
    mkdirSync(join(folder, 'data'))
    const servers = Object.entries(serversIn(folder))
    const each = Math.ceil((isQuick ? QUICK_MUTATIONS : MUTATIONS) / servers.length)
    const cells: Cell[] = [
      ...servers.map(([name, server], index) => ({
        name: `${name}, settings`,
        walk: (notes: Notes) => mutate(server, each, SEED + index, notes),
      })),
      ...Object.entries(BROKEN).map(([name, break_]) => ({
        name: `web server, ${name}`,
        walk: () => breakStore(break_),
      })),
    ]
    return {
      cells,
      close: async () => {
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
}
