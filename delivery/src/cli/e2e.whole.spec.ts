import type { RequestListener } from 'node:http'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as DevServers from '../dev-proxy/dev-servers'
import type * as FreePort from '../dev-proxy/free-port'
import type * as Journeys from '../dev-proxy/journeys'
import { hash, REMOTE } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { commandLine } from './command-line.fixture'

interface Walk {
  readonly files: readonly string[]
  readonly origin: string
}

const { journeys, servers } = vi.hoisted(() => {
  const walk: (origin: string) => Promise<number> = async () => 0
  const walks: Walk[] = []
  return { journeys: { walk, walks }, servers: { stopped: 0, local: 0 } }
})
// The browser and the compiler, which take their minutes: all between them is what runs.
vi.mock('../dev-proxy/journeys', async (original) => ({
  ...(await original<typeof Journeys>()),
  walkJourneys: (files: readonly string[], origin: string) => {
    journeys.walks.push({ files, origin })
    return journeys.walk(origin)
  },
}))
vi.mock('../dev-proxy/dev-servers', async (original) => ({
  ...(await original<typeof DevServers>()),
  startDevServers: () => Promise.resolve({ stop: () => void (servers.stopped += 1) }),
}))
vi.mock('../dev-proxy/free-port', async (original) => {
  const { anyPort, ...others } = await original<typeof FreePort>()
  return { ...others, anyPort: () => (servers.local > 0 ? Promise.resolve(takeLocal()) : anyPort()) }
})
const takeLocal = () => {
  const port = servers.local
  servers.local = 0
  return port
}

const { portal, said, failed } = commandLine()
const ended: (() => Promise<unknown> | void)[] = []
beforeEach(() => {
  journeys.walks.length = 0
  servers.stopped = 0
  journeys.walk = () => Promise.resolve(0)
})
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end()
})

async function deployed(answer: RequestListener): Promise<string> {
  const server = await startUpstream(answer)
  ended.push(server.stop)
  return server.url
}
/** A portal, and a development server of mf-practice that has a build. */
async function portalAndBuild(): Promise<string> {
  const entry = {
    ...REMOTE,
    name: 'mf-practice',
    base: '/remotes/mf-practice/',
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': hash('D') },
  }
  const local = await deployed((_r, out) => void out.end(JSON.stringify(entry)))
  servers.local = Number(new URL(local).port)
  return deployed(({ url = '' }, out) => {
    const config = { apiBase: '/api/', release: '1', registry: { remotes: {} } }
    out.setHeader('Content-Type', url === '/versions/contract' ? 'application/json' : 'text/html')
    out.end(url === '/versions/contract' ? JSON.stringify({ contract: CONTRACT_VERSION }) : pageOf(config))
  })
}
const pageOf = (config: object) =>
  `<html><head><script type="application/json" id="portal-config">${JSON.stringify(config)}</script></head></html>`
const practice = (address: string) => portal('e2e', 'mf-practice', '--against', address, '--only', 'accounts')
const pageAt = async (origin: string) =>
  (await fetch(`${origin}/bookings`, { headers: { Accept: 'text/html' } })).text()
const openPart = (origin: string) => fetch(`${origin}/dev/mf-practice/remoteEntry.js`)

describe('portal e2e walks the journeys of a remote with it from this machine [OPEN-274]', () => {
  test('at an address of this machine, which ends with them', async () => {
    const address = await portalAndBuild()
    let page = ''
    journeys.walk = async (origin) => {
      page = await pageAt(origin)
      await openPart(origin)
      return 0
    }
    expect(await practice(address)).toBe(0)
    expect(said()).toBe(`The journeys have passed at ${address} with mf-practice from this machine.`)
    expect(page).toContain('/dev/mf-practice/')
    // Nobody looks at it, and a journey finds what the portal has.
    expect(page).not.toContain('banner.js')
    const [{ files, origin } = { files: [], origin: '' }] = journeys.walks
    expect(files).toEqual(['e2e/journeys/accounts.e2e.ts'])
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
    expect(servers.stopped).toBe(1)
  })

  test('a journey that fails ends it with 1', async () => {
    const address = await portalAndBuild()
    journeys.walk = () => Promise.resolve(1)
    expect(await practice(address)).toBe(1)
    expect(failed()).toContain('Not all journeys have passed.')
    expect(servers.stopped).toBe(1)
  })
})

describe('what proves nothing of this machine is no success [OPEN-275]', () => {
  test('journeys that never open the remote', async () => {
    const address = await portalAndBuild()
    journeys.walk = async (origin) => (await pageAt(origin), 0)
    expect(await practice(address)).toBe(1)
    expect(failed()).toContain('No page has opened mf-practice.')
  })
})
