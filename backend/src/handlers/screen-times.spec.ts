import { addTime } from '@portal/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { part, visit as oneVisit } from '../../test/part-metrics'
import { standAt } from '../../test/stand-at'
import { tidyUp } from '../db/housekeeping'

let api: TestApi
const START = standAt('2026-11-20T23:50:00Z')
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = START
})
afterEach(async () => {
  for (const table of ['screen_times', 'part_counts', 'rate_limits'])
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

  test('of many pages at the same moment are all there', async () => {
    const pages = ['/bookings', '/dashboard', '/booking/:id']
    const telling = Array.from({ length: 120 }, (_, n) =>
      // In another order each: whoever waits for whom, none waits for ever.
      tell(...[...pages.slice(n % 3), ...pages.slice(0, n % 3)].map((page) => visit({ page }))),
    )
    expect(new Set((await Promise.all(telling)).map(({ status }) => status))).toEqual(new Set([204]))
    expect((await rows()).map(({ visits }) => visits)).toEqual([120, 120, 120])
  })

  test('have room for 400 pages a day, however many tell of others at once', async () => {
    const others = (from: number) => Array.from({ length: 20 }, (_, n) => visit({ page: `/p${from + n}` }))
    await Promise.all(Array.from({ length: 25 }, (_, n) => tell(...others(n * 20))))
    expect(await api.count('screen_times')).toBe(400)
    api.clock.now = addTime(START, 20, 'minute')
    expect((await tell(visit({ page: '/p499' }))).status).toBe(204)
    expect(await api.count('screen_times')).toBe(401)
  })

  test('are kept for 31 days', async () => {
    await tell(visit())
    const left = async (days: number) => {
      await tidyUp(api.connection.db, addTime(START, days, 'day'))
      return api.count('screen_times')
    }
    expect([await left(31), await left(32)]).toEqual([1, 0])
  })
})

describe('who tells', () => {
  const asOwner = (id: string) =>
    api.ask('POST', `portal/screen_times/${id}`, { as: null, body: { visits: [visit({ remote: 'mf-engraving' })] } })

  test('an owner by the line of their link; an unknown one is answered alike and adds nothing', async () => {
    const [line] = await api.connection.sql.query(`select id from booking_lines where not deleted limit 1`)
    expect([(await asOwner(String(line?.id))).status, (await asOwner('unknown')).status]).toEqual([204, 204])
    expect((await rows()).map(({ visits }) => visits)).toEqual([1])
  })

  test('within the bounds of counts, which have room all the same: of a member of staff, of a line, of an address', async () => {
    const spend = (scope: string, count: number) =>
      api.connection.sql.query(`update rate_limits set count = ${count} where scope = '${scope}'`)
    const statuses = async () => [(await tell(visit())).status, (await asOwner('unknown')).status]
    expect(await statuses()).toEqual([204, 204])
    await spend('staff-times', 1200)
    await spend('line-times', 30)
    expect(await statuses()).toEqual([429, 429])
    await spend('line-times', 0)
    await spend('owner-times', 120)
    expect(await statuses()).toEqual([429, 429])
    expect(await api.count('screen_times')).toBe(1)
    const counted = await api.ask('POST', 'portal/part_metrics', { body: { parts: [part()] } })
    expect(counted.status).toBe(204)
  })

  test('nobody without a session', async () => {
    const { status } = await api.ask('POST', 'portal/screen_times', { as: null, body: { visits: [visit()] } })
    expect({ status, screen_times: await api.count('screen_times') }).toEqual({ status: 401, screen_times: 0 })
  })
})

describe('what is wrong is named, and nothing of it is kept', () => {
  test.each<[string, object, number, string]>([
    ['no visit', { visits: [] }, 422, 'visits'],
    ['visits that are none', { visits: 'all' }, 400, 'visits'],
    ['twenty-one visits', { visits: Array.from({ length: 21 }, () => visit()) }, 422, 'visits'],
    ['another name', { visits: [visit(), visit({ remote: 'shell' })] }, 422, 'visits.1.remote'],
    ['a version with a tag', { visits: [visit({ version: '<b>' })] }, 422, 'visits.0.version'],
    ['no page', { visits: [visit({ page: '' })] }, 422, 'visits.0.page'],
    ['an address with a query', { visits: [visit({ page: '/bookings?search_term=Rex' })] }, 422, 'visits.0.page'],
    ['a page on another host', { visits: [visit({ page: '//a.test/b' })] }, 422, 'visits.0.page'],
    ['a way with a name', { visits: [visit({ page: '/booking/Rex Hart' })] }, 422, 'visits.0.page'],
    ['a long page', { visits: [visit({ page: `/${'a'.repeat(41)}` })] }, 422, 'visits.0.page'],
    ['no time', { visits: [visit({ times: {} })] }, 422, 'visits.0.times'],
    ['another kind', { visits: [visit({ times: { mood: 5 } })] }, 400, 'visits.0.times.mood'],
    ['a time before it began', { visits: [visit({ times: { paint: -1 } })] }, 422, 'visits.0.times.paint'],
    ['half a millisecond', { visits: [visit({ times: { paint: 1.5 } })] }, 422, 'visits.0.times.paint'],
    ['eleven days', { visits: [visit({ times: { paint: 1e9 } })] }, 422, 'visits.0.times.paint'],
    ['a time as text', { visits: [visit({ times: { paint: '12' } })] }, 400, 'visits.0.times.paint'],
  ])('%s', async (_, body, status, field) => {
    const staff = await api.ask('POST', 'portal/screen_times', { body })
    const owner = await api.ask('POST', 'portal/screen_times/line', { as: null, body })
    expect([staff.status, owner.status, Object.keys(staff.body.errors.detail)]).toEqual([status, status, [field]])
    expect(await api.count('screen_times')).toBe(0)
  })
})
