import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { listen } from '../http/listen'
import type { WebServerOptions } from '../web-server/options/options'
import { sha384 } from '../releases/documents/documents'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { createShellBuild } from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

export const TARBALL = 'portal-federation-9.7.0.tgz'

/** The tarball of the SDK's commands. */
export const COMMANDS_TARBALL = 'portal-cli-9.7.0.tgz'
const commandsBeside = (text: string) => `${text}, the commands`

export const listOf = (version: string, text: string) => ({
  version,
  contract: version.split('.').slice(0, 2).join('.'),
  packages: {
    '@portal/federation': { file: TARBALL, integrity: sha384(text) },
    '@portal/cli': { file: COMMANDS_TARBALL, integrity: sha384(commandsBeside(text)) },
  },
  tools: { react: '19.3.1' },
})

export const versionIn = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'sdk.json'), 'utf8')).version

/** The command line with a portal that offers SDKs, new in each test. */
export function sdkPortal() {
  const { shop, portal, ...line } = commandLine()
  let fixture: FixtureBuild
  let server: WebServer
  const ends: (() => void)[] = []

  const packed = () => path.join(shop().root, 'packed')
  /** Folder into which `portal sdk` writes. */
  const out = () => path.join(shop().root, 'team/sdk')
  const begin = async (more: Partial<WebServerOptions> = {}) => {
    server = await startWebServer(fixture.options({ store: shop().store.place, keys: shop().keys, ...more }))
    return server.url
  }
  /** Writes an SDK with two tarballs. */
  const pack = (version: string, text = `tarball of ${version}`) => {
    mkdirSync(packed(), { recursive: true })
    writeFileSync(path.join(packed(), TARBALL), text)
    writeFileSync(path.join(packed(), COMMANDS_TARBALL), commandsBeside(text))
    writeFileSync(path.join(packed(), 'sdk.json'), JSON.stringify(listOf(version, text)))
  }
  /** Starts a server in place of a portal. */
  const other = async (answer: RequestListener) => {
    const server = createServer(answer)
    const port = await listen(server, 0, '127.0.0.1')
    ends.push(() => server.close())
    return `http://127.0.0.1:${port}`
  }
  beforeEach(async () => {
    fixture = fixtureBuild()
    await shop().serve('shell', '1.0.0', createShellBuild('shell', { contract: '9.7' }))
    await begin()
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) end()
    await server.stop()
    fixture.remove()
  })
  return {
    ...line,
    shop,
    portal,
    packed,
    out,
    pack,
    other,
    /** Address of the portal. */
    origin: () => server.url,
    publish: (version: string, ...more: string[]) => {
      pack(version)
      return portal('sdk', 'publish', '--sdk', packed(), ...more)
    },
    get: (...more: string[]) => portal('sdk', '--out', out(), ...more),
    /** Address of a proxy that changes the portal's answers. */
    through: (changed: (path: string, text: string) => string) =>
      other(async ({ url = '/' }, answer) => {
        const response = await fetch(server.url + url)
        answer.writeHead(response.status, { 'Content-Type': response.headers.get('content-type') ?? '' })
        answer.end(changed(url, await response.text()))
      }),
    /** Starts another web server with an empty cache, and returns its address. */
    startAgain: async (more: Partial<WebServerOptions> = {}) => {
      await server.stop()
      return begin(more)
    },
  }
}

/** Portals without a usable SDK, with a part of the refusal for each. */
export const portalsWithout = (
  other: (answer: RequestListener) => Promise<string>,
): [string, () => string | Promise<string>, string][] => [
  ['is down', () => 'http://127.0.0.1:9', 'does not answer'],
  ['fails', () => other((_q, answer) => void answer.writeHead(502).end()), 'it answers 502'],
  [
    'is behind a login',
    () => other((_q, answer) => void answer.writeHead(302, { Location: 'https://sso.example/' }).end()),
    'is behind a login of its own',
  ],
  [
    'is behind a login that asks',
    () => other((_q, answer) => void answer.writeHead(401).end()),
    'is behind a login of its own',
  ],
  ['has a plain-HTTP address', () => 'http://portal.example', 'cannot be trusted without a key'],
]
