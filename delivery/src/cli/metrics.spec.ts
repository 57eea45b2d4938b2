import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWebServer, type WebServer } from '../server/web-server'
import { builtRemote, builtShell } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

const TOKEN = '0123456789abcdef0123456789abcdef'
const COUNTS = [
  { remote: 'mf-a', version: '1.0.0', loads: 800, failed: 6, faulty: 8, render: 2, api: 0, timed: 90, p75_ms: 412 },
  { remote: 'mf-a', version: '1.1.0', loads: 57, failed: 0, faulty: 3, render: 3, api: 0, timed: 0, p75_ms: null },
  { remote: 'mf-b', version: '1.0.0', loads: 70, failed: 7, faulty: 7, render: 0, api: 0, timed: 0, p75_ms: null },
]
const VISIT = { remote: 'mf-a', version: '1.0.0', page: '/mf-a', kind: 'usable', visits: 12, p75_ms: 1056 }

let build: FixtureBuild
let api: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer

beforeEach(async () => {
  build = fixtureBuild()
  api = await startUpstream(({ url }, response) =>
    response.end(JSON.stringify(url?.includes('screen_times') ? [VISIT] : COUNTS)),
  )
  await shop().serve('shell', '1.0.0', builtShell('shell'))
  await shop().serve('mf-a', '1.0.0', builtRemote('mf-a', 'a', { errorBudget: 0.5 }))
  await shop().publish('mf-a', builtRemote('mf-a', 'b'), { as: '1.1.0' })
  await portal('promote', 'mf-a', '1.1.0', '--percent', '10')
  const place = { store: shop().store.place, keys: shop().keys }
  server = await startWebServer(build.options({ ...place, apiUrl: api.url, operatorToken: TOKEN }))
  said()
})
afterEach(async () => {
  await server.stop()
  await api.stop()
  build.remove()
})

test('a team sees what users have met with its own remote, and no token of the operator [OPEN-305]', async () => {
  expect(await portal('metrics', 'mf-a', '--portal', server.url)).toBe(0)
  expect(said().split('\n')).toEqual([
    'version  for   loads of 30 days  did not come  failed their user  three of four within',
    '1.0.0    all   800               6             8 (1 %)            412 ms',
    '1.1.0    10 %  57                0             3 (5.26 %)         –',
    'Failed loads of all versions: 0.7 % of 857, over its budget of 0.5 %. Its error budget is 0.5 %.',
    'The canary 1.1.0: 57 loads in 30 days, 5.26 % failed their user. The guard judges from 200 on.',
    '',
    'Within how many ms three of four visits of 30 days were there, and of how many:',
    'package  version  page   first paint  content  usable      switched to  slowest press',
    'mf-a     1.0.0    /mf-a  –            –        1056 of 12  –            –',
  ])
  expect(await portal('--json', 'metrics', 'mf-a', '--portal', server.url)).toBe(0)
  expect(said()).not.toMatch(/mf-b|0123456789abcdef/)
})
