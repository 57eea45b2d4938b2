import { expect, test } from 'vitest'
import { REMOTE } from '../testing/fixture-build'
import { readRegistry } from '@portal/federation/host'
import type { PartMetrics } from './operator-api'
import { remoteMetrics, seenWords } from './remote-metrics'

const { remotes } = readRegistry({
  shell: { version: '1.0.0', contract: '3.0' },
  remotes: { 'mf-bookings': { ...REMOTE, errorBudget: 0.5 } },
})
const live = remotes['mf-bookings'] ?? null
const canary = live && { percent: 10, entry: { ...live, version: '1.1.0' } }

const row = (remote: string, version: string, loads: number, faulty: number): PartMetrics[number] => ({
  remote,
  version,
  loads,
  faulty,
  failed: 1,
  render: 0,
  api: 0,
  timed: 0,
  p75_ms: null,
})
const loads = [
  row('mf-bookings', '0.9.0', 400, 4),
  row('mf-bookings', '1.0.0', 1000, 5),
  row('mf-bookings', '1.1.0', 57, 3),
  row('mf-practice', '1.0.0', 9000, 900),
]
const time = { remote: 'mf-bookings', version: '1.0.0', page: '/bookings', times: {} }
const counted = { loads, times: [time, { ...time, remote: 'mf-practice' }] }

test('what is served comes first, then what was; nothing of another remote [OPEN-305]', () => {
  const previews = [canary, live && { entry: { ...live, version: '1.2.0' } }].flatMap((one) => one?.entry ?? [])
  const { versions, times, errorBudget } = remoteMetrics('mf-bookings', { live, canary, previews }, counted)
  expect(versions.map(({ version, share, loads: its }) => [version, share, its])).toEqual([
    ['1.0.0', 'all', 1000],
    ['1.1.0', '10 %', 57],
    ['1.2.0', 'preview', 0],
    ['0.9.0', null, 400],
  ])
  expect(times).toEqual([time])
  expect(errorBudget).toBe(0.5)
})

test('a version that nobody has loaded is told with none, and a remote that is not served with none at all', () => {
  const none = { loads: [], times: [] }
  expect(remoteMetrics('mf-bookings', { live, canary: null, previews: [] }, none).versions).toEqual([
    { version: '1.0.0', share: 'all', loads: 0, failed: 0, faulty: 0, p75_ms: null },
  ])
  expect(remoteMetrics('mf-a', { live: null, canary: null, previews: [] }, counted).versions).toEqual([])
})

// 3 of 57 are 5.263 %.
test('of a canary that few have loaded is said that nobody has judged it [OPEN-305]', () => {
  const metrics = remoteMetrics('mf-bookings', { live, canary, previews: [] }, counted)
  expect(seenWords(metrics, '1.1.0')).toBe('57 loads in 30 days, 5.26 % failed their user.')
  expect(seenWords(metrics, '1.0.0')).toBe('1000 loads in 30 days, 0.5 % failed their user.')
  expect(seenWords(metrics, '2.0.0')).toBe(
    '0 loads in 30 days, 0 % failed their user. The guard judges from about 32 on.',
  )
})
