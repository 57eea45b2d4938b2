import type { RequestListener } from 'node:http'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as DevServers from '../dev-proxy/dev-servers'
import type * as FreePort from '../dev-proxy/free-port'
import type * as Journeys from '../dev-proxy/journeys'
import { hash, REMOTE } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { commandLine } from './command-line.fixture'

const { journeys, servers } = vi.hoisted(() => {
  const walk: (origin: string) => Promise<number> = async () => 0
  return { journeys: { walk }, servers: { stopped: 0, local: 0 } }
})
// Stubs for the browser and the compiler, which take minutes. Everything between them is real.
vi.mock('../dev-proxy/journeys', async (original) => ({
  ...(await original<typeof Journeys>()),
  runJourneys: (_files: readonly string[], origin: string) => journeys.walk(origin),
}))
vi.mock('../dev-proxy/dev-servers', async (original) => ({
  ...(await original<typeof DevServers>()),
  startDevServers: () => Promise.resolve({ stop: () => void (servers.stopped += 1) }),
}))
vi.mock('../dev-proxy/free-port', async (original) => {
  const { findFreePort, ...others } = await original<typeof FreePort>()
  return { ...others, findFreePort: () => (servers.local > 0 ? Promise.resolve(takeLocal()) : findFreePort()) }
})
const takeLocal = () => {
  const port = servers.local
  servers.local = 0
  return port
}

const { portal, output, failed } = commandLine()
const ended: (() => Promise<unknown> | void)[] = []
beforeEach(() => {
  servers.stopped = 0
})
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end()
})

async function deployed(answer: RequestListener): Promise<string> {
  const server = await startUpstream(answer)
  ended.push(server.stop)
  return server.url
}
/** A portal, and a development server with a build of mf-practice. */
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

test.each([
  ['that pass', 0, true, 0, 'The journeys have passed at '],
  ['of which one fails', 1, true, 1, 'Not all journeys have passed.'],
  ['that never open the remote', 0, false, 1, 'No page has opened mf-practice.'],
])(
  'portal e2e with journeys %s (runner exit code %s) [OPEN-274, OPEN-275]',
  async (_, walked, isOpened, code, expected) => {
    const address = await portalAndBuild()
    let page = ''
    journeys.walk = async (origin) => {
      page = await (await fetch(`${origin}/bookings`, { headers: { Accept: 'text/html' } })).text()
      if (isOpened) await fetch(`${origin}/dev/mf-practice/remoteEntry.js`)
      return walked
    }
    expect(await portal('e2e', 'mf-practice', '--against', address, '--only', 'accounts')).toBe(code)
    expect(output() + failed()).toContain(expected)
    expect(page).toContain('/dev/mf-practice/')
    // Journeys see the portal's own page, without the banner.
    expect(page).not.toContain('banner.js')
    expect(servers.stopped).toBe(1)
  },
)
