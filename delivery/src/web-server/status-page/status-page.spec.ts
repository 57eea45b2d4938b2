import { afterEach, beforeEach, expect, test } from 'vitest'
import { promoteCanary } from '../../releases/publish/canary'
import { openReleases, type Releases } from '../../releases/served/releases'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import type { ServerState } from './state'
import { renderStatusPage } from './status-page'

let shop: ReleaseFixture
let releases: Releases | undefined
const owner = { team: 'Team A', email: 'a@teams.test' }

beforeEach(async () => {
  shop = createReleaseFixture()
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  await shop.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1', { owner }))
  await shop.publish('mf-a', createRemoteBuild('mf-a', 'a 2', { owner }), { as: '1.1.0' })
  await promoteCanary(
    shop.store,
    { channel: 'live', by: 'ann', now: NOW, percent: 10 },
    { name: 'mf-a', version: '1.1.0' },
  )
})
afterEach(() => {
  releases?.close()
  shop.remove()
})

const LOADS = { remote: 'mf-a', version: '1.1.0', loads: 210, faulty: 6, failed: 5, render: 0, api: 1, timed: 200 }

/** The rows of a section's table, as text. */
async function rowsOf(heading: string, more: Partial<ServerState> = {}): Promise<string[]> {
  releases = await openReleases(shop.store, 'live', { log: () => {} })
  const counts = [{ ...LOADS, p75_ms: 440 }]
  const state = { release: releases.current(), ...releases.channelState(), keys: releases.keys(), damaged: [], counts }
  const page = renderStatusPage({ ...state, ...more }, NOW)
  const part = page.split('<section ').find((one) => one.includes(`<h2>${heading}<`)) ?? ''
  const lines = part.includes('<tbody>')
    ? (part.split('<tbody>')[1]?.split('</tr>') ?? [])
    : part.split('</h2>').slice(1)
  const cells = (line: string) =>
    line
      .replace('</section>', '')
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll(/\|+/g, ' | ')
  return lines.map((line) => cells(line).replaceAll(/^[\s|]+|[\s|]+$/g, '')).filter(Boolean)
}

test('shows owner, version, users, publisher, loads, failures and load time of shell and remotes [OPEN-251]', async () => {
  const [shell, , canary] = await rowsOf('Shell and remotes')
  expect(shell).toMatch(/^shell \| 1\.0\.0 \| all \| – \| /)
  const moved = '2026-11-20 10:00:00Z | ann'
  expect(canary).toBe(`mf-a | 1.1.0 | 10 % | Team A, a@teams.test | ${moved} | 210 | 5 | 440 ms`)
})

test('says that everything is served, or what is not and why [OPEN-251]', async () => {
  expect(await rowsOf('Not served')).toEqual(['Every version of the channel is served.'])
  const why = {
    keys: { number: 2, why: 'the list 3 is not signed' },
    damaged: ['mf-b/1.0.0/main.js'],
    stuck: 'no store',
  }
  expect(await rowsOf('Not served', why)).toEqual([
    'the channel | Served versions stay as they are: no store',
    'the list of keys | the list 3 is not signed',
    'mf-b/1.0.0/main.js | The file differs from the published one and is not served. Publish the release again.',
  ])
})

test("escapes teams' texts [OPEN-251]", async () => {
  const damaged = ['<img src=x onerror=alert(1)>']
  releases = await openReleases(shop.store, 'live', { log: () => {} })
  const state = {
    release: releases.current(),
    ...releases.channelState(),
    keys: releases.keys(),
    damaged,
    counts: null,
  }
  expect(renderStatusPage(state, NOW)).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(renderStatusPage(state, NOW)).not.toContain('<img')
})
