import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { listen } from '../http/listen'
import type { WebServerOptions } from '../web-server/options/options'
import { sha384 } from '../releases/documents/hash'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { createShellBuild } from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

export const TARBALL = 'portal-federation-9.7.0.tgz'

/** The commands of that SDK, and their bytes beside a tarball of this text. */
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

/** The command line beside a portal that may give away SDKs, new in each test. */
export function sdkPortal() {
  const { shop, portal, ...line } = commandLine()
  let fixture: FixtureBuild
  let server: WebServer
  const ends: (() => void)[] = []

  const packed = () => path.join(shop().root, 'packed')
  /** Where the command puts what it gets. */
  const out = () => path.join(shop().root, 'team/sdk')
  const begin = async (more: Partial<WebServerOptions> = {}) => {
    server = await startWebServer(fixture.options({ store: shop().store.place, keys: shop().keys, ...more }))
    return server.url
  }
  /** An SDK of two tarballs. */
  const pack = (version: string, text = `tarball of ${version}`) => {
    mkdirSync(packed(), { recursive: true })
    writeFileSync(path.join(packed(), TARBALL), text)
    writeFileSync(path.join(packed(), COMMANDS_TARBALL), commandsBeside(text))
    writeFileSync(path.join(packed(), 'sdk.json'), JSON.stringify(listOf(version, text)))
  }
  /** What answers in a portal's place. */
  const other = async (answer: RequestListener) => {
    const there = createServer(answer)
    const port = await listen(there, 0, '127.0.0.1')
    ends.push(() => there.close())
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
    /** Where the portal is. */
    there: () => server.url,
    publish: (version: string, ...more: string[]) => {
      pack(version)
      return portal('sdk', 'publish', '--sdk', packed(), ...more)
    },
    get: (...more: string[]) => portal('sdk', '--out', out(), ...more),
    /** The portal as it arrives over a way that changes what it says. */
    through: (changed: (path: string, text: string) => string) =>
      other(async ({ url = '/' }, answer) => {
        const given = await fetch(server.url + url)
        answer.writeHead(given.status, { 'Content-Type': given.headers.get('content-type') ?? '' })
        answer.end(changed(url, await given.text()))
      }),
    /** Another web server, which has not looked at the store yet; answers where it is. */
    startAgain: async (more: Partial<WebServerOptions> = {}) => {
      await server.stop()
      return begin(more)
    },
  }
}

/** Portals of which nobody gets an SDK, by whichever command, and what is said of each. */
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
  ['anybody may answer for', () => 'http://portal.example', 'without a key to go by'],
]
