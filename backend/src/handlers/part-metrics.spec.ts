import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR_NURSE, OPERATOR } from '../../test/api'
import { part as loadedPart } from '../../test/part-metrics'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2026-11-20T10:02:00Z')
const api = specApi()
beforeEach(() => {
  api.clock.now = START
})
afterEach(async () => {
  for (const table of ['part_metrics', 'part_times', 'rate_limits'])
    await api.connection.sql.query(`delete from ${table}`)
})

const part = (more: object = {}) => ({ ...loadedPart(), ...more })
const count = (...parts: object[]) => api.ask('POST', 'portal/part_metrics', { body: { parts } })
const sums = async (since = START) =>
  (await api.ask('GET', `portal/part_metrics?since=${since.toISOString()}`, { token: OPERATOR })).body

describe('counts of pages', () => {
  test('are summed by remote and version', async () => {
    expect([(await count(part({ ms: 100 }))).status, (await count(part({ ms: 336 }))).body]).toEqual([204, ''])
    await count(
      part({ counts: ['load', 'faulty', 'failed'] }),
      part({ remote: 'mf-wizards', counts: ['api', 'render'] }),
    )
    await count(part({ version: '1.5.0-rc.1+7' }))
    const none = { loads: 0, faulty: 0, failed: 0, render: 0, api: 0, timed: 0, p75_ms: null }
    expect(await sums()).toEqual([
      { ...none, remote: 'mf-bookings', version: '1.4.0', loads: 3, faulty: 1, failed: 1, timed: 2, p75_ms: 336 },
      { ...none, remote: 'mf-bookings', version: '1.5.0-rc.1+7', loads: 1 },
      { ...none, remote: 'mf-wizards', version: '1.4.0', render: 1, api: 1 },
    ])
  })
})

describe('senders of counts', () => {
  const asOwner = (id: string, from = '203.0.113.7') =>
    api.ask('POST', `portal/part_metrics/${id}`, {
      as: null,
      body: { parts: [part({ remote: 'mf-engraving' })] },
      headers: { 'x-forwarded-for': from },
    })
  const lineId = async () =>
    String((await api.connection.sql.query(`select id from booking_lines where not deleted limit 1`))[0]?.id)
  const loads = async () => (await sums())[0]?.loads ?? 0

  test('a page of an owner counts for the line of its link; an unknown line gets the same response and counts nothing', async () => {
    expect([(await asOwner(await lineId())).status, (await asOwner('unknown')).status]).toEqual([204, 204])
    expect(await loads()).toBe(1)
  })

  test('limits the counts of a member of staff, of a line and of an address', async () => {
    const line = await lineId()
    const statuses = async (times: number, ask: (n: number) => Promise<{ status: number }>) => {
      const seen: number[] = []
      for (let n = 0; n < times; n++) seen.push((await ask(n)).status)
      return [seen.lastIndexOf(204) + 1, seen.indexOf(429)]
    }
    expect(await statuses(31, (n) => asOwner(line, `203.0.113.${n}`))).toEqual([30, 30])
    expect(await statuses(31, (n) => asOwner('unknown', `203.0.113.${n}`))).toEqual([30, 30])
    expect(await statuses(121, (n) => asOwner(`line-${n}`, '203.0.114.1'))).toEqual([120, 120])
    expect(await statuses(1, () => count(part()))).toEqual([1, -1])
    await api.connection.sql.query(`update rate_limits set count = 1195 where scope = 'staff-counts'`)
    expect(await statuses(6, () => count(part()))).toEqual([5, 5])
    const body = { parts: [part()] }
    expect((await api.ask('POST', 'portal/part_metrics', { as: HARBOUR_NURSE, body })).status).toBe(204)
    expect(await loads()).toBe(7)
  })
})

describe('names the invalid field, and counts nothing', () => {
  test.each<[string, object, number, string]>([
    ['a prototype', { parts: [part({ remote: '__proto__' })] }, 422, 'parts.0.remote'],
  ])('%s', async (_, body, status, field) => {
    const staff = await api.ask('POST', 'portal/part_metrics', { body })
    const owner = await api.ask('POST', 'portal/part_metrics/line', { as: null, body })
    expect([staff.status, owner.status, Object.keys(staff.body.errors.detail)]).toEqual([status, status, [field]])
    expect({ part_metrics: await api.count('part_metrics'), part_times: await api.count('part_times') }).toEqual({
      part_metrics: 0,
      part_times: 0,
    })
  })
})
