import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  integrityOf,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import { fixtureBuild } from '../testing/fixture-build'
import { createFollowers, type FollowerGroup } from '../testing/followers'
import { createApp } from './app'

const fixture = fixtureBuild()
afterAll(() => fixture.remove())

let shop: ReleaseFixture
let servers: FollowerGroup
beforeEach(() => {
  shop = createReleaseFixture()
  servers = createFollowers()
})
afterEach(() => {
  servers.close()
  shop.remove()
})

const DRAWING = 'early-render.0a1b2c3d.js'
const DOMAIN = 'domain-common.0a1b2c3d.js'
const MAIN = 'main.0a1b2c3d.js'
const BEGIN = 'begin()'
const STYLES = 'main.0a1b2c3d.css'
const TEXTS = { [MAIN]: 'main()', [DOMAIN]: 'domain()', [DRAWING]: 'draw()' }

/** A shell with a script for each use, and these files beside them. */
function shell(texts: Record<string, string>) {
  const files: Record<string, string> = { ...createShellBuild('').files, ...TEXTS, ...texts }
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]))
  const own = (file: string) => ({ file, integrity: integrity[file] })
  const entries = { main: { js: [MAIN], css: Object.keys(texts) } }
  const more = { entries, startScript: BEGIN, earlyRender: own(DRAWING), commonDomain: own(DOMAIN) }
  return { ...createShellBuild('', { integrity, ...more }), files }
}

async function appWith(texts: Record<string, string> = {}, damaged?: string) {
  await shop.serve('shell', '1.0.0', shell(texts))
  if (damaged) writeFileSync(path.join(shop.root, 'store/shell/1.0.0', damaged), 'wrong()')
  const route = { path: '/pets', access: 'staff', chunk: 'screen', early: [], drawnEarly: true }
  const remote = createRemoteBuild('mf-a', 'a', { routes: [route] })
  const scripts = Object.keys(remote.files).filter((file) => file.endsWith('.js'))
  // Stands for a compressed file: only its length matters.
  const compressed = Object.fromEntries(scripts.map((file) => [`${file}.br`, 'x'.repeat(10_000)]))
  await shop.serve('mf-a', '1.0.0', { ...remote, files: { ...remote.files, ...compressed } })
  return createApp(fixture.options(), await servers.open(shop.store))
}

/** The page that a browser with these files gets. */
async function visit(app: Awaited<ReturnType<typeof appWith>>, address: string, browserFiles: readonly string[] = []) {
  const answer = await app.request(address, {
    headers: {
      host: 'localhost',
      ...(browserFiles.length > 0 && { cookie: `__Host-portal-files=${browserFiles.join('!')}` }),
    },
  })
  const html = await answer.text()
  const config = JSON.parse(html.match(/id="portal-config">(.*?)<\/script>/)?.[1] ?? '{}')
  return {
    html,
    inHtml: config.inHtml,
    etag: answer.headers.get('etag'),
    cookie: answer.headers.get('set-cookie'),
    policy: answer.headers.get('content-security-policy') ?? '',
    sheets: [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"|<style data-href="([^"]*)">/g)].map(
      ([, file, element]) => file ?? element,
    ),
    named: [...(answer.headers.get('link') ?? '').matchAll(/([\w-]+)\.\w+\.(?:js|css)>/g)].map(([, name]) => name),
  }
}
const placesIn = (html: string, ...texts: string[]) => texts.map((text) => html.indexOf(text))
const inOrder = (places: readonly number[]) =>
  places.every((place, at) => place > (places[at - 1] ?? 0)) ? 'in order' : places

test('puts first files into the HTML for a new browser, and requests the shell after the first one [OPEN-308]', async () => {
  const { html, inHtml, policy, named } = await visit(await appWith(), '/pets')
  const places = placesIn(
    html,
    'id="root"',
    '<script>domain()</script>',
    `src="/shell/${MAIN}"`,
    '<script>draw()</script>',
  )
  expect(inOrder(places)).toBe('in order')
  expect(inHtml).toEqual([DOMAIN, DRAWING])
  expect(named).toEqual(['remoteEntry', 'screen'])
  for (const text of [BEGIN, 'domain()', 'draw()']) expect(policy).toContain(await sha256(text))
  expect(html).not.toContain('held-scripts')
})

const sha256 = async (text: string) =>
  `'sha256-${Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')}'`

test('links a file that the browser has, and puts the missing ones into the HTML [OPEN-308]', async () => {
  const app = await appWith()
  const first = await visit(app, '/pets')
  expect(first.cookie).toMatch(
    /^__Host-portal-files=domain-common\.0a1b2c3d\.js!early-render\.0a1b2c3d\.js; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const next = await visit(app, '/pets', [DOMAIN, DRAWING])
  expect([next.inHtml, next.cookie, next.named.slice(0, 2)]).toEqual([
    undefined,
    null,
    ['domain-common', 'early-render'],
  ])
  expect(next.html).toContain('<template id="held-scripts">')
  expect(next.html).not.toContain('draw()')
  expect(next.etag).not.toBe(first.etag)
  const other = await visit(app, '/pets', [DOMAIN, 'early-render.11111111.js'])
  expect([other.inHtml, other.named[0]]).toEqual([[DRAWING], 'domain-common'])
  expect(other.cookie).toContain('portal-files=domain-common.0a1b2c3d.js!early-render.0a1b2c3d.js;')
})

test('puts no damaged script into a page [OPEN-308]', async () => {
  const { html, inHtml } = await visit(await appWith({}, DRAWING), '/pets')
  expect([inHtml, html.includes('wrong()')]).toEqual([[DOMAIN], false])
})

test.each(['p{}</STYLE><script>', 'p{}<!--'])(
  'links styles that would end the style element: %s [OPEN-322]',
  async (text) => {
    const { sheets, inHtml } = await visit(await appWith({ [STYLES]: text }), '/pets')
    expect([sheets, inHtml]).toEqual([[`/shell/${STYLES}`], [DOMAIN, DRAWING]])
  },
)
