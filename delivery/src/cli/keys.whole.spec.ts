import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKey } from '../releases/documents/signatures'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { createRemoteBuild, createShellBuild } from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()

let fixture: FixtureBuild
let servers: WebServer[]
/** Keys of the operator and two teams, each with its file and public half. */
let [root, own, team]: { file: string; key: string }[] = []
const keyFile = (name: string) => {
  const file = path.join(shop().root, `${name}.pem`)
  return { file, key: createKey(file).publicKey }
}
/** Runs a command with this key; the last `--key` counts. */
const by = ({ file = '' } = {}, ...args: string[]) => portal('--key', file, ...args)
const keys = (...args: string[]) => portal('keys', ...args, '--root', root?.file ?? '')
const build = (text: string) => shop().write(createRemoteBuild('mf-a', text))
const publish = (publisher: typeof team, version: string, text = version) =>
  by(publisher, 'publish', 'mf-a', '--from', build(text), '--as', version)

beforeEach(async () => {
  fixture = fixtureBuild()
  servers = []
  ;[root, own, team] = ['root', 'own', 'team'].map(keyFile)
  await keys('allow', own?.key ?? '', '--for', '*', '--name', 'Platform', '--begin')
  await by(own, 'publish', 'shell', '--from', shop().write(createShellBuild('shell')), '--promote')
  output()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of servers) await server.stop()
  fixture.remove()
})

/** A web server configured with the root key only. */
async function serve(more: Parameters<FixtureBuild['options']>[0] = {}): Promise<string> {
  const options = fixture.options({ store: shop().store.place, keys: undefined, roots: [root?.key ?? ''], ...more })
  const server = await startWebServer(options)
  servers.push(server)
  return server.url
}
const healthAt = async (url: string) => (await fetch(`${url}/health`)).json()
const versionAt = async (url: string) => (await healthAt(url)).remotes['mf-a']

test('allows and removes a team while web servers run [OPEN-235, OPEN-238]', async () => {
  const urls = [await serve(), await serve()]
  expect(await publish(team, '1.0.0')).toBe(1)
  expect(failed()).toMatch(/^Refused: Your key may not publish or promote mf-a\.\n.*\n.*Nothing was changed\./)
  expect(await keys('allow', team?.key ?? '', '--for', 'mf-a,mf-b', '--name', 'Reports')).toBe(0)
  expect(output()).toMatch(/^List 2, signed .* by ann with the root key MCow[^]*\nReports +mf-a, mf-b +MCow/)
  expect(await publish(team, '1.0.0')).toBe(0)
  // Asks each web server, as --portal does.
  for (const url of urls) expect(await by(team, 'promote', 'mf-a', '1.0.0', '--portal', url)).toBe(0)
  expect(await keys('remove', team?.key ?? '')).toBe(0)
  for (const url of urls) await expect.poll(() => versionAt(url)).toBe(undefined)
  expect((await healthAt(urls[0] ?? '')).keys).toEqual({ number: 3, why: null })
})

test('a removed stolen key loses its releases, and the owner can reuse the version [OPEN-236, OPEN-237]', async () => {
  await keys('allow', team?.key ?? '', '--for', 'mf-a', '--name', 'Reports')
  const url = await serve({ stepFile: path.join(shop().root, 'seen') })
  await publish(own, '1.0.0', 'good')
  await by(own, 'promote', 'mf-a', '1.0.0', '--portal', url)
  // A thief publishes and promotes with the team's key. The owner promotes the thief's second version unknowingly.
  await publish(team, '1.1.0', 'planted')
  expect(await by(team, 'promote', 'mf-a', '1.1.0', '--portal', url)).toBe(0)
  await publish(team, '1.2.0', 'planted too')
  expect(await by(own, 'promote', 'mf-a', '1.2.0', '--portal', url)).toBe(0)
  const planted = Object.keys(createRemoteBuild('mf-a', 'planted too').files)[0] ?? ''
  const fileAt = async (file: string) => (await fetch(`${url}/remotes/mf-a/${file}`)).status
  expect(await fileAt(planted)).toBe(200)

  expect(await keys('remove', team?.key ?? '')).toBe(0)
  await expect.poll(() => versionAt(url)).toBe('1.0.0')
  await expect.poll(() => fileAt(planted)).toBe(404)
  const page = await (await fetch(`${url}/mf-a`)).text()
  expect([
    page.includes(planted),
    page.includes(Object.keys(createRemoteBuild('mf-a', 'good').files)[0] ?? ''),
  ]).toEqual([false, true])
  expect((await healthAt(url)).leftOut['mf-a']).toMatch(
    /^mf-a 1\.2\.0 cannot be read: .*signed by a key that may not publish mf-a; 1\.0\.0 is served instead$/,
  )

  expect(await publish(own, '1.2.0', 'mended')).toBe(0)
  await expect.poll(() => versionAt(url)).toBe('1.2.0')
  const mended = Object.keys(createRemoteBuild('mf-a', 'mended').files)[0] ?? ''
  expect([await fileAt(mended), await fileAt(planted)]).toEqual([200, 404])
  expect(await publish(own, '1.1.0', 'mended before')).toBe(0)
  // The removed key cannot publish it again.
  expect(await publish(team, '1.2.0', 'planted again')).toBe(1)
  expect((await shop().store.list('mf-a/1.2.0')).includes(mended)).toBe(true)
})

test('ignores a list signed by another root key [OPEN-235]', async () => {
  vi.stubEnv('RELEASE_ROOT_KEY', keyFile('thief').key)
  expect(await portal('status')).toBe(1)
  expect(failed()).toContain(
    "no list of publishers' keys that RELEASE_ROOT_KEY has signed (keys/00000001.json is signed",
  )
})
