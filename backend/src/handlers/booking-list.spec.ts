import { DAY_MS, dayOf } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA, SOUTHBANK } from '../../test/api'
import { bookingLists } from '../../test/booking-list'

const { list, allOf, api } = bookingLists()

describe("practices do not see each other's bookings", () => {
  test('lists contain the own bookings only [OPEN-12]', async () => {
    const [harbour, banksia, southbank] = [await allOf(''), await allOf('', BANKSIA), await allOf('', SOUTHBANK)]
    expect({ harbourCount: harbour.length, banksiaCount: banksia.length, southbankCount: southbank.length }).toEqual({
      harbourCount: 252,
      banksiaCount: 62,
      southbankCount: 62,
    })
    const ids = new Set([...harbour, ...banksia, ...southbank].map((row) => row.id))
    expect(ids.size).toBe(376)
  })

  test("a search for another practice's booking finds nothing", async () => {
    expect((await list('search_term=100001')).total).toBe(1)
    expect((await list('search_term=100001', BANKSIA)).total).toBe(0)
    expect((await list('search_term=200001')).total).toBe(0)
  })
})

describe('age of rows [OPEN-229]', () => {
  test('counts days since the booking was created', async () => {
    const [row] = (await list('search_term=100001')).rows
    // The demo creates it nine days ago, or ten if that would be at night.
    const dayAt = (moment: string) => Date.parse(dayOf(moment, 'Australia/Perth'))
    const days = (dayAt(api().clock.now.toISOString()) - dayAt(row?.date_entered ?? '')) / DAY_MS
    expect([9, 10]).toContain(days)
    expect(row?.age_days).toBe(days)
  })

  test('marks exactly the rows that the attention filter finds as late', async () => {
    const lateOnes = async (query: string) => (await allOf(query)).filter((row) => row.is_late).map((row) => row.id)
    const ids = async (query: string) => (await allOf(query)).map((row) => row.id)
    const waiting = [...(await ids('attention=instructions')), ...(await ids('attention=unsubmitted'))]
    expect(waiting.length).toBeGreaterThan(10)
    expect((await lateOnes('')).toSorted()).toEqual(waiting.toSorted())
  })
})

describe('filters [API-16, API-17, OPEN-18, OPEN-19, OPEN-21]', () => {
  test('accepts several stages, separated by commas', async () => {
    const rows = await allOf('order_stage=VP+Unsubmitted,Pet+Collected+-+Pending+Details')
    expect(new Set(rows.map((row) => row.cstm.order_stage_c))).toEqual(
      new Set(['VP Unsubmitted', 'Pet Collected - Pending Details']),
    )
  })

  test('the dashboard requests private bookings of its relationship', async () => {
    const rows = await allOf('booking_type=Private&relationship_type=vet_direct&order_stage=VP+Unsubmitted')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.cstm.service_type.name.startsWith('private cremation'))).toBe(true)
    expect((await list('booking_type=Private&relationship_type=referral')).total).toBe(0)
  })

  test('accepts the service type in any case, and the status as raw stage', async () => {
    const rows = await allOf('service_type=Vet+Supply+ORDER')
    expect(rows.map((row) => row.cstm.order_id_c)).toContain('100009')
    expect(rows.every((row) => row.cstm.service_type.name === 'vet supply order')).toBe(true)
    expect((await allOf('service_status=In+Cremation')).every((row) => row.cstm.order_stage_c === 'In Cremation')).toBe(
      true,
    )
  })

  test('closed and open bookings together are all bookings', async () => {
    const [closed, open] = [await list('booking_status=Close'), await list('booking_status=Open')]
    expect(closed.total + open.total).toBe(252)
    expect(closed.rows.every((row) => row.cstm.order_stage_c.startsWith('Completed'))).toBe(true)
  })
})

describe('search [API-17]', () => {
  test('finds names and numbers inside words, in any case', async () => {
    const [row] = (await list('search_term=100007')).rows
    const name = row?.pet_name.split(' ')[0] ?? ''
    expect((await allOf(`search_term=${name.toUpperCase()}`)).map((each) => each.id)).toContain(row?.id)
    expect((await allOf(`search_term=${name.slice(1).toLowerCase()}`)).map((each) => each.id)).toContain(row?.id)
  })

  test('every word must match', async () => {
    const [row] = (await list('search_term=100007')).rows
    const both = `${row?.pet_name} ${row?.owner_name}`.split(' ').join('+')
    expect((await allOf(`search_term=${both}`)).map((each) => each.id)).toContain(row?.id)
    expect((await list(`search_term=${both}+zzzz`)).total).toBe(0)
  })

  test('one or two letters match the beginnings of words', async () => {
    const [row] = (await list('search_term=100007')).rows
    const start = row?.pet_name.slice(0, 2) ?? ''
    expect((await allOf(`search_term=${start}`)).map((each) => each.id)).toContain(row?.id)
  })

  test.each(['ZOË', 'O%E2%80%99Brien', 'annemarie'])(
    '%s finds Anne-Marie Weiß of Zoë O’Brien-van der Sørensen [OPEN-357]',
    async (term) => {
      await api().connection.sql.query(`update bookings set pet_first_name = 'Anne-Marie', pet_last_name = 'Weiß',
      owner_first_name = 'Zoë', owner_last_name = 'O’Brien-van der Sørensen' where order_id = 100007`)
      expect((await allOf(`search_term=${term}`)).map((each) => each.cstm.order_id_c)).toContain('100007')
    },
  )

  test.each(['%25', '_____', "'", "'; drop table bookings; --", '\\', '%3Cscript%3E', '(((', '*', '😀😀😀'])(
    '%s is text like any other',
    async (term) => {
      expect((await list(`search_term=${term}`)).total).toBe(0)
    },
  )
})

describe('rows', () => {
  test('name the missing details of a booking', async () => {
    const [row] = (await list('search_term=100004')).rows
    expect(row?.missing).toEqual(['weight'])
  })
})

test('finds a booking by its present names, stage and label', async () => {
  const { sql } = api().connection
  const stages = async (query: string) => (await list(query)).rows.map((row) => row.cstm.order_stage_c)
  await sql.query(`update bookings set pet_first_name = 'Zebedee', stage = 'On Hold' where order_id = 100001`)
  expect(await stages('search_term=zebedee&service_status=On+Hold')).toEqual(['On Hold'])
  await sql.query(`insert into stage_labels values ('On Hold', '!', 99) on conflict (stage) do update set label = '!'`)
  expect((await stages('sort=status'))[0]).toBe('On Hold')
  await sql.query(`update bookings set stage = 'VP Submitted' where order_id = 100001`)
  expect(await stages('search_term=zebedee&service_status=On+Hold')).toEqual([])
})

test.each(['0000-01-01', '0012-05-01', '9999-12-31', '2026-02-30', 'nonsense', '%00'])(
  'a day such as %s is refused as malformed [OPEN-22]',
  async (day) => {
    for (const name of ['date_created_from', 'date_created_to']) {
      expect((await api().ask('GET', `portal/booking?${name}=${day}`)).status).toBe(400)
    }
  },
)
