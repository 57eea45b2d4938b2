import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { premises, type Premises } from '../release-api/release-api.fixture'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { createRemoteBuild } from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import type * as settings from '../settings'
import { runPortal } from './run'

/** As commands that a team has installed. */
vi.mock('../settings', async (importOriginal) => ({
  ...(await importOriginal<typeof settings>()),
  isInstalled: true,
}))

let here: Premises
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
  here = await premises()
  build = fixtureBuild()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  build.remove()
  await here.close()
})

const said = () => out?.splice(0).join('\n') ?? ''
const failed = () => err?.splice(0).join('\n') ?? ''
const run = (...words: string[]) => runPortal(['--key', here.team.file, '--by', 'ann', ...words])
const portal = (...words: string[]) => run('--portal', server.url, ...words)

test('a team that knows the portal alone publishes, promotes and looks [OPEN-310]', async () => {
  await serve(here.api.url)
  const words = `Release API: ${here.api.url}, as ${server.url} names it.`
  const from = here.shop.write(createRemoteBuild('mf-a', 'a'))
  expect(await portal('publish', 'mf-a', '--from', from, '--as', '1.0.0')).toBe(0)
  expect(failed()).toBe(words)
  expect(await portal('promote', 'mf-a', '1.0.0')).toBe(0)
  vi.stubEnv('RELEASE_PORTAL', server.url)
  said()
  expect(await run('--json', 'status')).toBe(0)
  expect(JSON.parse(said()).packages.map(({ name, served }: Record<string, string>) => [name, served])).toEqual([
    ['mf-a', '1.0.0'],
    ['shell', '1.0.0'],
  ])
  expect(await run('verify')).toBe(0)
  const each = failed()
    .split('\n')
    .filter((line) => line.startsWith('Release API'))
  expect(each).toEqual([words, words, words])
})

test('what is not the business of a release API is refused, with nothing written [OPEN-239]', async () => {
  const before = await here.everything()
  for (const words of [['gc'], ['keys', 'allow', here.team.publicKey, '--for', '*', '--root', here.root.file]]) {
    expect(await run('--release-api', here.api.url, ...words)).toBe(1)
    expect(failed()).toContain('That is done on the release store itself.')
  }
  expect(await here.everything()).toEqual(before)
})

test.each(['ftp://releases.example', '/releases'])(
  '%s is no release API, and nothing is sent [OPEN-310]',
  async (releaseApi) => {
    const other = await startUpstream((_, response) => response.end(JSON.stringify({ contract: '9.10', releaseApi })))
    ends.push(other.stop)
    expect(await run('--portal', other.url, 'status')).toBe(1)
    expect(failed()).toMatch(/names a release API that is not gone by\.[^]*Nothing was sent there/)
    expect(other.seen.map(({ url }) => url)).toEqual(['/versions/contract'])
  },
)
