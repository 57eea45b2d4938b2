import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ci, ISSUERS } from '../release-api/ci-runs.fixture'
import { LIMITS } from '../release-api/limits.data'
import { premises, type Premises } from '../release-api/release-api.fixture'
import { startWebServer, type WebServer } from '../server/web-server'
import type * as settings from '../settings'
import { builtRemote } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { startActions, type Actions } from './actions.fixture'
import { runPortal } from './run'

/** As commands that a team has installed: the portal names its release API. */
vi.mock('../settings', async (importOriginal) => ({
  ...(await importOriginal<typeof settings>()),
  isInstalled: true,
}))

const COUNTS = [
  { remote: 'mf-a', version: '1.0.0', loads: 800, failed: 6, faulty: 8, render: 2, api: 0, timed: 90, p75_ms: 412 },
  { remote: 'mf-c', version: '1.0.0', loads: 70, failed: 7, faulty: 7, render: 0, api: 0, timed: 0, p75_ms: null },
]
const MET = {
  message: '[name] is not a function',
  version: '1.0.0',
  channel: 'stable',
  page: '/mf-a',
  stack: [],
  times: 3,
  first_seen: '2026-11-20T08:00:00.000Z',
  last_seen: '2026-11-21T08:00:00.000Z',
}

let here: Premises
let build: FixtureBuild
let api: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer
let actions: Actions
let [out, err]: string[][] = [[], []]

beforeEach(async () => {
  ;[out, err] = [[], []]
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out?.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err?.push(line))
  const issuer = ci()
  here = await premises(LIMITS, { issuers: ISSUERS, fetched: issuer.fetched })
  for (const name of ['mf-a', 'mf-c']) await here.shop.serve(name, '1.0.0', builtRemote(name, 'a'))
  api = await startUpstream(({ url = '' }, response) => {
    if (url.includes('part_faults')) return response.end(JSON.stringify([MET]))
    return response.end(JSON.stringify(url.includes('screen_times') ? [] : COUNTS))
  })
  build = fixtureBuild()
  const whose = { keys: undefined, roots: [here.root.publicKey], releaseApi: here.api.url }
  const told = { apiUrl: api.url, operatorToken: '0123456789abcdef0123456789abcdef' }
  server = await startWebServer(build.options({ store: here.shop.store.place, ...whose, ...told }))
  actions = await startActions(issuer)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  actions.stop()
  await server.stop()
  await api.stop()
  build.remove()
  await here.close()
})

const said = () => out?.splice(0).join('\n') ?? ''
const failed = () => err?.splice(0).join('\n') ?? ''
/** There is no key on this machine. */
const portal = (...words: string[]) =>
  runPortal(['--key', '/nowhere.pem', '--by', 'ann', ...words, '--portal', server.url])

test('a run without a key sees what users of its remote have met [OPEN-321]', async () => {
  expect(await portal('metrics', 'mf-a')).toBe(0)
  expect(said()).toMatch(/1\.0\.0 +all +800 +6 +8 \(1 %\) +412 ms/)
  expect(await portal('errors', 'mf-a')).toBe(0)
  expect(said()).toMatch(/1 kind of error of mf-a[^]*\[name\] is not a function\n {2}3 times/)
  expect(new Set(actions.asked)).toEqual(new Set(['Bearer of the job']))
})

test('a canary that has held says so to a run how few have had it [OPEN-321]', async () => {
  const from = here.shop.write(builtRemote('mf-a', 'b'))
  expect(await portal('publish', 'mf-a', '--from', from, '--as', '1.1.0')).toBe(0)
  await portal('promote', 'mf-a', '1.1.0', '--percent', '10')
  said()
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', '0')).toBe(0)
  expect(said()).toMatch(/has held for 0 minutes\.\n0 loads in 30 days/)
})

test("another team's remote it does not, nor anything where the operator has taken the API's key out [OPEN-321]", async () => {
  const before = api.seen.length
  expect(await portal('metrics', 'mf-c')).toBe(1)
  expect(failed()).toMatch(/This run may not see what users of mf-c have met\.[^]*RELEASE_CI/)
  expect(api.seen).toHaveLength(before)
  await here.remove(here.own)
  const ended = async () => {
    said()
    expect(await portal('errors', 'mf-a')).toBe(1)
  }
  await vi.waitFor(ended)
  expect(failed()).toMatch(/Your key may not/)
  expect(said()).toBe('')
})
