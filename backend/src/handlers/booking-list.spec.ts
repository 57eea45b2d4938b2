import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, SOUTHBANK, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

interface Row {
  id: string
  date_entered: string
  owner_name: string
  pet_name: string
  opportunity_type: string
  missing: string[]
  package_name: string | null
  cstm: { order_id_c: string; order_stage_c: string; service_type: { name: string } }
}

async function list(query: string, as: string = HARBOUR) {
  const { status, body } = await api.ask('GET', `portal/booking?${query}`, { as })
  expect(status).toBe(200)
  const rows: Row[] = body.data
  return { rows, total: Number(body.total), last: Number(body.last_page), current: Number(body.current_page) }
}

async function allOf(query: string, as: string = HARBOUR): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const found = await list(`${query}&page_size=100&page=${page}`, as)
    rows.push(...found.rows)
    last = found.last
  }
  return rows
}

describe('practices do not see one another', () => {
  test('lists hold the own bookings alone [OPEN-12]', async () => {
    const [harbour, banksia, southbank] = [await allOf(''), await allOf('', BANKSIA), await allOf('', SOUTHBANK)]
    expect([harbour.length, banksia.length, southbank.length]).toEqual([252, 62, 62])
    const ids = new Set([...harbour, ...banksia, ...southbank].map((row) => row.id))
    expect(ids.size).toBe(376)
  })

  test("a search for another practice's booking finds nothing", async () => {
    expect((await list('search_term=100001')).total).toBe(1)
    expect((await list('search_term=100001', BANKSIA)).total).toBe(0)
    expect((await list('search_term=200001')).total).toBe(0)
  })
})

describe('pages [API-16, API-18]', () => {
  test('15 rows unless told, newest first', async () => {
    const { rows, total, last, current } = await list('')
    expect([rows.length, total, last, current]).toEqual([15, 252, 17, 1])
    const dates = rows.map((row) => row.date_entered)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('no row is missed or doubled over the pages', async () => {
    const ids = (await allOf('sort=service_type')).map((row) => row.id)
    expect(new Set(ids).size).toBe(252)
  })

  test('a page beyond the end is empty and still tells the end', async () => {
    const { rows, total, last } = await list('page=900')
    expect([rows, total, last]).toEqual([[], 252, 17])
  })

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=10001',
    'page_size=0',
    'page_size=101',
    'sort=evil',
    'direction=up',
    'date_created_from=2026-02-30',
    'date_created_from=yesterday',
  ])('%s is 400', async (query) => {
    expect((await api.ask('GET', `portal/booking?${query}`)).status).toBe(400)
  })
})

describe('sorting is over the whole list [OPEN-20]', () => {
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

  test('by status means by the label people read', async () => {
    const labels = (await api.ask('GET', 'portal/dropdown/vet_facing_string_map', { as: null })).body
    const shown = (await allOf('sort=status')).map((row) => labels[row.cstm.order_stage_c] ?? row.cstm.order_stage_c)
    const runs = shown.filter((label, index) => label !== shown[index - 1])
    expect(new Set(runs).size).toBe(runs.length)
  })
})

describe('filters [API-16, API-17, OPEN-18, OPEN-19, OPEN-21]', () => {
  test('several stages, separated by commas', async () => {
    const rows = await allOf('order_stage=VP+Unsubmitted,Pet+Collected+-+Pending+Details')
    expect(new Set(rows.map((row) => row.cstm.order_stage_c))).toEqual(
      new Set(['VP Unsubmitted', 'Pet Collected - Pending Details']),
    )
  })

  test('the dashboard asks for private bookings of its relationship', async () => {
    const rows = await allOf('booking_type=Private&relationship_type=vet_direct&order_stage=VP+Unsubmitted')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.cstm.service_type.name.startsWith('private cremation'))).toBe(true)
    expect((await list('booking_type=Private&relationship_type=referral')).total).toBe(0)
  })

  test('service type in any case, status as raw stage', async () => {
    const rows = await allOf('service_type=Vet+Supply+ORDER')
    expect(rows.map((row) => row.cstm.order_id_c)).toContain('100009')
    expect(rows.every((row) => row.cstm.service_type.name === 'vet supply order')).toBe(true)
    expect((await allOf('service_status=In+Cremation')).every((row) => row.cstm.order_stage_c === 'In Cremation')).toBe(
      true,
    )
  })

  test('days from and to are both included, in UTC [OPEN-22]', async () => {
    const [row] = (await list('search_term=100001')).rows
    const day = row?.date_entered.slice(0, 10) ?? ''
    const within = await allOf(`date_created_from=${day}&date_created_to=${day}`)
    expect(within.map((each) => each.id)).toContain(row?.id)
    expect(within.every((each) => each.date_entered.startsWith(day))).toBe(true)
  })

  test('closed and open bookings make the whole', async () => {
    const [closed, open] = [await list('booking_status=Close'), await list('booking_status=Open')]
    expect(closed.total + open.total).toBe(252)
    expect(closed.rows.every((row) => row.cstm.order_stage_c.startsWith('Completed'))).toBe(true)
  })
})

describe('search [API-17]', () => {
  test('finds names and numbers anywhere in the word, in any case', async () => {
    const [row] = (await list('search_term=100007')).rows
    const name = row?.pet_name.split(' ')[0] ?? ''
    expect((await allOf(`search_term=${name.toUpperCase()}`)).map((each) => each.id)).toContain(row?.id)
    expect((await allOf(`search_term=${name.slice(1).toLowerCase()}`)).map((each) => each.id)).toContain(row?.id)
  })

  test('every word must be found', async () => {
    const [row] = (await list('search_term=100007')).rows
    const both = `${row?.pet_name} ${row?.owner_name}`.split(' ').join('+')
    expect((await allOf(`search_term=${both}`)).map((each) => each.id)).toContain(row?.id)
    expect((await list(`search_term=${both}+zzzz`)).total).toBe(0)
  })

  test('one or two letters find words that begin with them', async () => {
    const [row] = (await list('search_term=100007')).rows
    const start = row?.pet_name.slice(0, 2) ?? ''
    expect((await allOf(`search_term=${start}`)).map((each) => each.id)).toContain(row?.id)
  })

  test.each(['%25', '_____', "'", "'; drop table bookings; --", '\\', '%3Cscript%3E', '(((', '*', '😀😀😀'])(
    '%s is text like any other',
    async (term) => {
      expect((await list(`search_term=${term}`)).total).toBe(0)
    },
  )
})

describe('rows', () => {
  test('tell what the table shows and what decides the edit path [BKG-26]', async () => {
    const [row] = (await list('search_term=100008')).rows
    expect(row?.package_name?.toLowerCase()).toContain('cremation package')
    expect(row?.opportunity_type).toBe('vet_direct')
  })

  test('name what is missing of a booking', async () => {
    const [row] = (await list('search_term=100004')).rows
    expect(row?.missing).toEqual(['weight'])
  })
})

describe('a list of more than 1,000 [API-18, OPEN-106]', () => {
  beforeAll(async () => {
    await api.connection.sql.query(`
      insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, vet_staff, date_entered, details)
      select 'practice-southbank', 'many-' || n, 'VP Submitted', 'x', 'private cremation & return of ashes', 'vet_unity', 'Kim',
        now() + n * interval '1 second', '{"pet":null,"owner":null,"collection":null}' from generate_series(1, 1010) n`)
  }, 90_000)

  const told = async (query: string) => (await api.ask('GET', `portal/booking?${query}`, { as: SOUTHBANK })).body

  test('is counted to 1,000, and says that there are more', async () => {
    expect(await told('')).toMatchObject({ total: 1000, more: true, last_page: 67 })
    expect(await told('service_status=VP+Submitted&sort=owner_name')).toMatchObject({ total: 1000, more: true })
    expect(await told('search_term=kim')).toMatchObject({ total: 1000, more: true })
    expect((await told('service_status=Completed+-+Returned')).more ?? false).toBe(false)
  })

  test('goes on page by page to its end', async () => {
    // 62 of the demo's and 1,010: 71 pages of 15 and one of 7.
    expect(await told('page=68')).toMatchObject({ current_page: 68, last_page: 69 })
    const end = await told('page=72')
    expect([end.data.length, end.last_page]).toEqual([7, 72])
    expect(await told('page=73')).toMatchObject({ data: [], last_page: 67 })
  })

  const WAYS = ['', 'order_stage=VP+Submitted', 'booking_status=Open', 'search_term=kim', 'relationship_type=vet_unity']
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
        expect((await ids(`sort=${sort}&direction=desc`)).toReversed()).toEqual(up)
      }
    },
    60_000,
  )
})

test.each(['search_term=ar', 'search_term=ell', 'search_term=e&booking_status=Open', 'booking_type=Private'])(
  'few are the same in every order, and as many as are told: %s [OPEN-20]',
  async (asked) => {
    const newest = (await allOf(asked)).map((row) => row.id)
    expect(newest.length).toBeGreaterThan(5)
    for (const sort of ['order_id', 'service_type', 'owner_name', 'pet_name', 'status']) {
      const up = (await allOf(`${asked}&sort=${sort}`)).map((row) => row.id)
      expect(up.toSorted()).toEqual(newest.toSorted())
      const { rows, total } = await list(`${asked}&sort=${sort}&direction=desc&page_size=5&page=2`)
      expect([total, ...rows.map((row) => row.id)]).toEqual([newest.length, ...up.toReversed().slice(5, 10)])
    }
    expect((await list(`${asked}&sort=owner_name&page=90`)).total).toBe(newest.length)
  },
)

test('a booking is found by what it is now: after a change of its names, of its stage, of a label', async () => {
  const { sql } = api.connection
  const stages = async (query: string) => (await list(query)).rows.map((row) => row.cstm.order_stage_c)
  await sql.query(`update bookings set pet_first_name = 'Zebedee', stage = 'On Hold' where order_id = 100001`)
  expect(await stages('search_term=zebedee&service_status=On+Hold')).toEqual(['On Hold'])
  await sql.query(`insert into stage_labels values ('On Hold', '!', 99) on conflict (stage) do update set label = '!'`)
  expect((await stages('sort=status'))[0]).toBe('On Hold')
  await sql.query(`update bookings set stage = 'VP Submitted' where order_id = 100001`)
  expect(await stages('search_term=zebedee&service_status=On+Hold')).toEqual([])
})

test.each(['0000-01-01', '0012-05-01', '9999-12-31', '2026-02-30', 'nonsense', '%00'])(
  'a day like %s is malformed, never a fault of the server [OPEN-22]',
  async (day) => {
    for (const name of ['date_created_from', 'date_created_to']) {
      expect((await api.ask('GET', `portal/booking?${name}=${day}`)).status).toBe(400)
    }
  },
)
