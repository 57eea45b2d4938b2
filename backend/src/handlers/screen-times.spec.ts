import { addTime } from '@portal/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR } from '../../test/api'
import { visit as oneVisit } from '../../test/part-metrics'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2026-11-20T23:50:00Z')
const api = specApi()
beforeEach(() => {
  api.clock.now = START
})
afterEach(async () => {
  for (const table of ['screen_times', 'part_metrics', 'rate_limits'])
    await api.connection.sql.query(`delete from ${table}`)
})

const visit = (more: object = {}) => ({ ...oneVisit(), ...more })
const tell = (...visits: object[]) => api.ask('POST', 'portal/screen_times', { body: { visits } })
const since = async (moment: string) =>
  (await api.ask('GET', `portal/screen_times?since=${moment}`, { token: OPERATOR })).body
const rows = () =>
  api.connection.sql.query(
    `select day::text, remote, version, page, kind, step, visits from screen_times order by day, page, kind, step`,
  )

describe('times of visits', () => {
  test('are rows of a day by step, without who told them', async () => {
    const first = visit({ times: { paint: 100, usable: 1000, interaction: 8 } })
    expect([(await tell(first, first, visit({ page: '/bookings' }))).status, (await tell(first)).body]).toEqual([
      204,
      '',
    ])
    // 50 · 1.1ⁿ: 100 is step 7, 1000 step 31, and all up to 50 are step 0.
    const row = { day: '2026-11-20', remote: 'mf-bookings', version: '1.4.0', page: '/booking/:id' }
    expect(await rows()).toEqual([
      { ...row, kind: 'interaction', step: 0, visits: 3 },
      { ...row, kind: 'paint', step: 7, visits: 3 },
      { ...row, kind: 'usable', step: 31, visits: 3 },
      { ...row, page: '/bookings', kind: 'usable', step: 31, visits: 1 },
    ])
  })

  test('are told as the time within which three of four were there, of whole days', async () => {
    for (const usable of [100, 330, 330, 9000]) await tell(visit({ times: { usable } }))
    await tell(visit({ version: '1.5.0', times: { switch: 100 } }))
    api.clock.now = addTime(START, 20, 'minute')
    await tell(visit({ times: { usable: 9000 } }))
    const told = { remote: 'mf-bookings', version: '1.4.0', page: '/booking/:id', kind: 'usable' }
    // 100, 330, 330 | 9000, 9000: of five the fourth; 9000 is nearest to 50 · 1.1⁵⁴ = 8594.
    expect(await since('2026-11-20T23:59:59Z')).toEqual([
      { ...told, visits: 5, p75_ms: 8594 },
      { ...told, version: '1.5.0', kind: 'switch', visits: 1, p75_ms: 97 },
    ])
    expect(await since('2026-11-21T12:00:00Z')).toEqual([{ ...told, visits: 1, p75_ms: 8594 }])
    expect(await since('2026-11-22T00:00:00Z')).toEqual([])
  })
})

describe('what is wrong is named, and nothing of it is kept', () => {
  test.each<[string, object, number, string]>([
    ['a version with a tag', { visits: [visit({ version: '<b>' })] }, 422, 'visits.0.version'],
    ['an address with a query', { visits: [visit({ page: '/bookings?search_term=Rex' })] }, 422, 'visits.0.page'],
  ])('%s', async (_, body, status, field) => {
    const staff = await api.ask('POST', 'portal/screen_times', { body })
    const owner = await api.ask('POST', 'portal/screen_times/line', { as: null, body })
    expect([staff.status, owner.status, Object.keys(staff.body.errors.detail)]).toEqual([status, status, [field]])
    expect(await api.count('screen_times')).toBe(0)
  })
})
