import { beforeAll, describe, expect, test } from 'vitest'
import { SOUTHBANK } from '../../test/api'
import { bookingLists } from '../../test/booking-list'
import type { Row } from '../../test/booking-list'

const { list, allOf, api } = bookingLists()

describe('pages [API-16, API-18]', () => {
  test('have 15 rows by default, newest first', async () => {
    const { rows, total, last, current } = await list('')
    expect({ rows: rows.length, total, last, current }).toEqual({ rows: 15, total: 252, last: 17, current: 1 })
    const dates = rows.map((row) => row.date_entered)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('sorting covers the whole list [OPEN-20]', () => {
  const keys: Record<string, (row: Row) => string | number> = {
    order_id: (row) => Number(row.cstm.order_id_c),
    date_entered: (row) => row.date_entered,
    service_type: (row) => row.cstm.service_type.name.toLowerCase(),
    owner_name: (row) => row.owner_name.toLowerCase(),
    pet_name: (row) => row.pet_name.toLowerCase(),
  }

  test.each(Object.keys(keys))('by %s, both ways', async (sort) => {
    const key = keys[sort] ?? (() => '')
    const inOrder = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
    const up = (await allOf(`sort=${sort}`)).map(key)
    expect(up).toEqual(up.toSorted(inOrder))
    expect((await allOf(`sort=${sort}&direction=desc`)).map(key)).toEqual(up.toReversed())
  })

  test('by status sorts by the displayed label', async () => {
    const labels = (await api().ask('GET', 'portal/dropdown/vet_facing_string_map', { as: null })).body
    const shown = (await allOf('sort=status')).map((row) => labels[row.cstm.order_stage_c] ?? row.cstm.order_stage_c)
    const runs = shown.filter((label, index) => label !== shown[index - 1])
    expect(new Set(runs).size).toBe(runs.length)
  })
})

describe('a list of more than 1,000 [API-18, OPEN-106]', () => {
  beforeAll(async () => {
    await api().connection.sql.query(`
      insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, vet_staff, date_entered, details)
      select 'practice-southbank', 'many-' || n, 'VP Submitted', 'x', 'private cremation & return of ashes', 'vet_unity', 'Kim',
        now() + n * interval '1 second', '{"pet":null,"owner":null,"collection":null}' from generate_series(1, 1010) n`)
  })

  const told = async (query: string) => (await api().ask('GET', `portal/booking?${query}`, { as: SOUTHBANK })).body

  test('is counted up to 1,000 and reports that there are more', async () => {
    expect(await told('')).toMatchObject({ total: 1000, more: true, last_page: 67 })
    expect(await told('service_status=VP+Submitted&sort=owner_name')).toMatchObject({ total: 1000, more: true })
    expect(await told('search_term=kim')).toMatchObject({ total: 1000, more: true })
    expect((await told('service_status=Completed+-+Returned')).more ?? false).toBe(false)
  })

  test('can be read page by page to its end', async () => {
    // 62 bookings of the demo and 1,010 more: 71 pages of 15 and one of 7.
    expect(await told('page=68')).toMatchObject({ current_page: 68, last_page: 69 })
    const end = await told('page=72')
    expect({ rows: end.data.length, last_page: end.last_page }).toEqual({ rows: 7, last_page: 72 })
    expect(await told('page=73')).toMatchObject({ data: [], last_page: 67 })
  })

  const WAYS = ['', 'search_term=kim']
  test.each(WAYS)(
    'holds each booking once, in every order: %s',
    async (asked) => {
      const ids = async (sort: string) => (await allOf(`${asked}&${sort}`, SOUTHBANK)).map((row) => row.id)
      const newest = await ids('')
      expect(new Set(newest).size).toBe(newest.length)
      expect(newest.length).toBeGreaterThan(1000)
      for (const sort of ['order_id', 'service_type', 'owner_name', 'pet_name', 'status']) {
        const up = await ids(`sort=${sort}`)
        expect(up.toSorted()).toEqual(newest.toSorted())
        // In descending order: the first page, and the pages around the limit of 1,000 counted rows.
        for (const page of [1, 10, 11]) {
          const { rows } = await list(`${asked}&sort=${sort}&direction=desc&page_size=100&page=${page}`, SOUTHBANK)
          expect(rows.map(({ id }) => id)).toEqual(up.toReversed().slice(100 * (page - 1), 100 * page))
        }
      }
    },
    60_000,
  )
})
