import { createServer } from 'node:http'
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
  const walk: (origin: string, signal: AbortSignal) => Promise<number> = async () => 0
  const started: { ports: Readonly<Record<string, number>>; onGone: (name: string) => void }[] = []
  const walks: Walk[] = []
  return { journeys: { walk, walks }, servers: { started, stopped: 0, local: 0 } }
})
// The browser and the compiler, which take their minutes: all between them is what runs.
vi.mock('../dev-proxy/journeys', async (original) => ({
  ...(await original<typeof Journeys>()),
  walkJourneys: (files: readonly string[], origin: string, signal: AbortSignal) => {
    journeys.walks.push({ files, origin })
    return journeys.walk(origin, signal)
  },
}))
vi.mock('../dev-proxy/dev-servers', async (original) => ({
  ...(await original<typeof DevServers>()),
  startDevServers: (ports: Readonly<Record<string, number>>, onGone: (name: string) => void) => {
    servers.started.push({ ports, onGone })
    return Promise.resolve({ stop: () => void (servers.stopped += 1) })
  },
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
  servers.started.length = 0
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
/** A portal, and a development server of mf-practice that has a build, or has none. */
async function portalAndBuild(isBuilt = true): Promise<string> {
  const entry = {
    ...REMOTE,
    name: 'mf-practice',
    base: '/remotes/mf-practice/',
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': hash('D') },
  }
  const local = await deployed((_r, out) => void out.writeHead(isBuilt ? 200 : 503).end(JSON.stringify(entry)))
  servers.local = Number(new URL(local).port)
  return deployed(({ url = '' }, out) => {
    const isOwners = url.startsWith('/engraving')
    const config = { apiBase: '/api/', release: '1', ...(!isOwners && { registry: { remotes: {} } }) }
    out.setHeader('Content-Type', url === '/versions/contract' ? 'application/json' : 'text/html')
    out.end(url === '/versions/contract' ? JSON.stringify({ contract: CONTRACT_VERSION }) : pageOf(config))
  })
}
const pageOf = (config: object) =>
  `<html><head><script type="application/json" id="portal-config">${JSON.stringify(config)}</script></head></html>`
const practice = (address: string, ...words: string[]) =>
  portal('e2e', 'mf-practice', '--against', address, ...words, '--only', 'accounts')
const pageAt = async (origin: string, path = '/bookings') =>
  (await fetch(origin + path, { headers: { Accept: 'text/html' } })).text()
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

  test('a remote that cannot be built: no page shows the released one', async () => {
    const address = await portalAndBuild(false)
    let page = ''
    journeys.walk = async (origin) => ((page = await pageAt(origin)), 1)
    expect(await practice(address)).toBe(1)
    expect(page).toContain('this machine has no build of mf-practice')
  })

  test('a development server that ends ends the journeys', async () => {
    const address = await portalAndBuild()
    journeys.walk = (_origin, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(1))
        servers.started[0]?.onGone('mf-practice')
      })
    expect(await practice(address)).toBe(1)
    expect(failed()).toContain('The development server of mf-practice has ended.')
  })

  test('pages of owners, which take no part of this machine, are counted', async () => {
    const address = await portalAndBuild()
    journeys.walk = async (origin) => {
      await pageAt(origin, '/engraving/verify/booking-1')
      await openPart(origin)
      return 0
    }
    expect(await practice(address)).toBe(0)
    expect(said()).toContain('1 of their pages stood without the shell')
  })
})

describe('refused in words, before anything is built [OPEN-274]', () => {
  const contract = (version: string) =>
    deployed((_r, out) => {
      out.setHeader('Content-Type', 'application/json')
      out.end(JSON.stringify({ contract: version }))
    })

  test.each([
    ['a portal that is down', () => Promise.resolve('http://127.0.0.1:9'), 'does not answer'],
    ['another product', () => deployed((_r, out) => void out.end('<h1>Shop</h1>')), 'is no portal of ours'],
    ['a login of its own', () => deployed((_r, out) => void out.writeHead(401).end()), 'is behind a login of its own'],
    ['a shell of another contract', () => contract('1.0'), 'does not fit'],
  ])('%s', async (_what, address, words) => {
    expect(await practice(await address())).toBe(1)
    expect(failed()).toContain(words)
    expect(servers.started).toEqual([])
  })

  test('a journey that there is none of, with those that there are', async () => {
    const address = await contract(CONTRACT_VERSION)
    expect(await portal('e2e', 'mf-practice', '--against', address, '--only', 'acounts')).toBe(1)
    expect(servers.started).toEqual([])
    expect(failed()).toMatch(/There is no journey acounts\.[^]*Some of accounts, /)
  })

  test('a remote that is none, one that is named twice, and the shell', async () => {
    const e2e = (...names: string[]) => portal('e2e', ...names, '--against', 'http://127.0.0.1:9')
    expect(await e2e('mf-nowhere')).toBe(1)
    expect(failed()).toContain('There is no remote mf-nowhere here.')
    expect(await e2e('mf-practice', 'mf-practice')).toBe(1)
    expect(failed()).toContain('mf-practice is named twice.')
    expect(await e2e('shell')).toBe(1)
    expect(await portal('e2e', 'mf-practice')).toBe(2)
  })

  test('a port in use', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    ended.push(() => new Promise<void>((resolve) => void server.close(() => resolve())))
    const address = server.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    expect(await practice('http://127.0.0.1:9', '--port', port)).toBe(1)
    expect(failed()).toContain(`Port ${port} is in use.`)
  })
})
