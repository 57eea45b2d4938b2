import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestReleaseApi, type TestReleaseApi } from '../release-api/release-api.fixture'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { createRemoteBuild } from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import type * as settings from '../settings'
import { runPortal } from './run'

/** Makes the commands run as a team's installed package. */
vi.mock('../settings', async (importOriginal) => ({
  ...(await importOriginal<typeof settings>()),
  isInstalled: true,
}))

let here: TestReleaseApi
let build: FixtureBuild
let server: WebServer
let [out, err]: string[][] = [[], []]
const ends: (() => Promise<void>)[] = []

const serve = async (releaseApi: string) => {
  server = await startWebServer(
    build.options({ store: here.shop.store.place, keys: undefined, roots: [here.root.publicKey], releaseApi }),
  )
  ends.push(() => server.stop())
}
beforeEach(async () => {
  ;[out, err] = [[], []]
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out?.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err?.push(line))
  here = await startTestReleaseApi()
  build = fixtureBuild()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  build.remove()
  await here.close()
})

const output = () => out?.splice(0).join('\n') ?? ''
const failed = () => err?.splice(0).join('\n') ?? ''
const run = (...args: string[]) => runPortal(['--key', here.team.file, '--by', 'ann', ...args])
const portal = (...args: string[]) => run('--portal', server.url, ...args)

test('publishes, promotes and shows status for a team that knows only the portal [OPEN-310]', async () => {
  await serve(here.api.url)
  const line = `Release API: ${here.api.url}, as ${server.url} names it.`
  const from = here.shop.write(createRemoteBuild('mf-a', 'a'))
  expect(await portal('publish', 'mf-a', '--from', from, '--as', '1.0.0')).toBe(0)
  expect(failed()).toBe(line)
  expect(await portal('promote', 'mf-a', '1.0.0')).toBe(0)
  vi.stubEnv('RELEASE_PORTAL', server.url)
  output()
  expect(await run('--json', 'status')).toBe(0)
  expect(JSON.parse(output()).packages.map(({ name, served }: Record<string, string>) => [name, served])).toEqual([
    ['mf-a', '1.0.0'],
    ['shell', '1.0.0'],
  ])
  expect(await run('verify')).toBe(0)
  const each = failed()
    .split('\n')
    .filter((line) => line.startsWith('Release API'))
  expect(each).toEqual([line, line, line])
})

test('refuses commands that a release API cannot do, and writes nothing [OPEN-239]', async () => {
  const before = await here.listKeys()
  for (const args of [['gc'], ['keys', 'allow', here.team.publicKey, '--for', '*', '--root', here.root.file]]) {
    expect(await run('--release-api', here.api.url, ...args)).toBe(1)
    expect(failed()).toContain('This command needs direct access to the release store.')
  }
  expect(await here.listKeys()).toEqual(before)
})

test.each(['ftp://releases.example', '/releases'])(
  'refuses %s as a release API and sends nothing there [OPEN-310]',
  async (releaseApi) => {
    const other = await startUpstream((_, response) => response.end(JSON.stringify({ contract: '9.10', releaseApi })))
    ends.push(other.stop)
    expect(await run('--portal', other.url, 'status')).toBe(1)
    expect(failed()).toMatch(/names an unsafe address as its release API\.[^]*Nothing was sent there/)
    expect(other.seen.map(({ url }) => url)).toEqual(['/versions/contract'])
  },
)
