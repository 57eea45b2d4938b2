import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from './app'
import { REGISTRY, REMOTE, fixtureBuild, hash, type FixtureBuild } from '../testing/fixture-build'

let build: FixtureBuild
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(() => build.remove())

const get = (url: string, headers: Record<string, string> = {}, more = {}, registry: unknown = REGISTRY) =>
  createApp(build.options(more), build.releases(registry)).request(`http://localhost:8080${url}`, {
    headers: { host: 'localhost:8080', ...headers },
  })

async function configOf(answer: Response) {
  const [, json = ''] = /id="portal-config">(.*?)<\/script>/s.exec(await answer.text()) ?? []
  return JSON.parse(json)
}

describe('pages', () => {
  test('serves a page with the whole registry and the configuration at an address that redirects', async () => {
    const answer = await get('/?page=2')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const config = await configOf(answer)
    // Pages get only the hashes that they check.
    const integrity = { 'remoteEntry.0a1b2c3d.js': hash('A') }
    const sent = { integrity, uses: undefined, calls: [], isOfCommonDomain: true }
    const { standalone: _, ...engraving } = { ...REGISTRY.remotes['mf-engraving'], ...sent }
    const remotes = { 'mf-bookings': { ...REMOTE, ...sent }, 'mf-engraving': engraving }
    expect(config.registry).toEqual({ ...REGISTRY, remotes })
    expect(config).toMatchObject({
      release: '1.0.0',
      apiBase: '/api/',
      identity: { userPoolId: 'pool', clientId: 'client', endpoint: 'http://localhost:8080/cloud/identity' },
      realtime: { key: 'key', wsPath: '/cloud/realtime' },
      errors: { dsn: 'http://public@localhost:8080/cloud/errors/1' },
      shellIntegrity: { 'main.11112222.js': hash('B') },
    })
  })

  test('does not send data that the server compared before it served a remote', async () => {
    const remote = {
      ...REMOTE,
      uses: { shared: { '@portal/ui': ['Button'] }, endpoints: ['GET portal/booking', 'PUT portal/a/{id}'], slots: [] },
    }
    const registry = { ...REGISTRY, remotes: { 'mf-bookings': remote } }
    const sent = (await configOf(await get('/bookings', {}, {}, registry))).registry.remotes['mf-bookings']
    expect(sent).not.toHaveProperty('uses')
    // Except `calls`, with which the page limits the remote's API client [OPEN-221].
    expect(sent.calls).toEqual(['booking', 'PUT a/*'])
    expect(sent.unfit).toBe(
      'mf-bookings 1.0.0 needs contract 3.0, and the shell 1.0.0 has 3.0; it uses Button of @portal/ui, which is not provided',
    )
  })

  test('ignores `unfit` in a manifest', async () => {
    const registry = { ...REGISTRY, remotes: { 'mf-bookings': { ...REMOTE, unfit: 'so it says' } } }
    const sent = (await configOf(await get('/bookings', {}, {}, registry))).registry.remotes['mf-bookings']
    expect(sent).not.toHaveProperty('unfit')
  })

  test.each([
    ['/engraving/verify/100007', '/remotes/mf-engraving/standalone/standalone.77778888.js'],
    ['/engraving', '/remotes/mf-engraving/standalone/standalone.77778888.js'],
    ['/engraving/check-existing?staff=0', '/remotes/mf-engraving/standalone/standalone.77778888.js'],
    ['/engraving/check-existing?staff=1', '/shell/main.11112222.js'],
    ['/engraving/staff-login/100007', '/shell/main.11112222.js'],
    ['/engravings', '/shell/main.11112222.js'],
    ['/', '/shell/main.11112222.js'],
  ])('%s starts with %s [ENG-19, ENG-64]', async (url, script) => {
    expect(await (await get(url)).text()).toContain(`src="${script}"`)
  })

  test("serves an owner's page with the entry and screen of its remote, and names no other remote", async () => {
    const answer = await get('/engraving/verify/100007')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^' ]*';/)
    const html = await answer.clone().text()
    expect(html).toContain('src="/remotes/mf-engraving/standalone/verify.77778888.js"')
    expect(html).toContain(`standalone.77778888.js" integrity="${hash('C')}" crossorigin="anonymous"`)
    expect(html).toContain('<div id="root"><h1>Verify of Lightwood</h1></div>')
    expect(html).not.toMatch(/mf-bookings|identity|realtime|\/shell\//)
    expect(await configOf(answer)).toMatchObject({
      base: '/remotes/mf-engraving/',
      integrity: { 'standalone/standalone.77778888.js': hash('C') },
      apiBase: '/api/',
    })
  })

  test.each([
    ['lwd.localhost:8080', 'WA LWD', 'Lightwood Pet Farewells'],
    ['EDH.localhost', 'VIC EDH', 'Elderheath Pet Farewells'],
    ['127.0.0.1:8080', 'WA LWD', 'Lightwood Pet Farewells'],
    ['constructor', 'WA LWD', 'Lightwood Pet Farewells'],
  ])('host %s shows brand %s [SHL-52..54, OPEN-09]', async (host, brand, name) => {
    const html = await (await get('/login', { host })).text()
    expect(html).toContain(`<html lang="en-AU" data-brand="${brand}"`)
    expect(html).toContain(`<title>${name}</title>`)
  })

  test('gives each brand its own stock address on every host, unless one is configured [SHL-51, OPEN-09, OPEN-11]', async () => {
    const stock = async (more = {}) => {
      const { brands } = await configOf(await get('/', { host: 'edh.localhost' }, more))
      return [brands['WA LWD'].stockInformationUrl, brands['VIC EDH'].stockInformationUrl]
    }
    expect(await stock()).toEqual([
      'https://www.lightwood.example/clinics/stock',
      'https://www.elderheath.example/clinics/stock-vic',
    ])
    expect(await stock({ stockInformationUrl: 'https://s.test/' })).toEqual(['https://s.test/', 'https://s.test/'])
  })

  test('escapes text of the registry that would end the configuration early', async () => {
    const remotes = { 'mf-bookings': { ...REMOTE, version: '</script><script>alert(1)</script><!--' } }
    const answer = await get('/login', {}, {}, { ...REGISTRY, remotes })
    const html = await answer.clone().text()
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<!--')
    expect((await configOf(answer)).registry.remotes['mf-bookings'].version).toBe(
      '</script><script>alert(1)</script><!--',
    )
  })
})

describe('headers', () => {
  test('allows scripts of this origin and the start script, but no other inline script and no eval', async () => {
    const policy = (await get('/login')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update('window.started = true').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("connect-src 'self' ws://localhost:8080;")
    for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toContain('unsafe-eval')
  })

  test('uses secure addresses behind TLS', async () => {
    const answer = await get('/login', { host: 'portal.test' }, { publicOrigin: 'https://portal.test' })
    expect(answer.headers.get('content-security-policy')).toContain('wss://portal.test')
    expect((await configOf(answer)).identity.endpoint).toBe('https://portal.test/cloud/identity')
  })
})

test('/health names upstreams that are down, and served versions', async () => {
  const answer = await get('/health')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    status: 'degraded',
    release: '1.0.0',
    web: 'ok',
    api: 'down',
    remotes: { 'mf-bookings': '1.0.0', 'mf-engraving': '1.0.0' },
    canaries: {},
    leftOut: {},
    keys: { number: 0, why: null },
    refused: [],
    damaged: [],
    ungranted: {},
    violations: {},
  })
})
