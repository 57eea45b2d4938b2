import { beforeEach, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { BANKSIA, HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { bookingLists } from '../../test/booking-list'
import { standAt } from '../../test/stand-at'
import { createApp } from '../app'

// 01:30 of the next day in Perth.
const START = standAt('2026-11-20T17:30:00Z')
const { allOf, api } = bookingLists()

const after = (seconds: number) => addTime(START, seconds, 'second')
beforeEach(() => {
  api().clock.now = START
})
const sql = (text: string) => api().connection.sql.query(text)

const open = (path: string, accept = '*/*') => api().ask('GET', path, { as: null, headers: { accept } })

async function linkTo(list: string, as = HARBOUR): Promise<string> {
  const { status, body } = await api().ask('GET', list, { as })
  expect([status, body.message]).toEqual([200, undefined])
  expect(new Date(body.expires_at)).toEqual(after(60))
  return String(body.url).replace(/^\/api\//, '')
}

/** The file with its BOM, which `text()` removes. */
async function fileOf(list: string, as = HARBOUR): Promise<string> {
  const response = await createApp(api().deps).request(`/api/${await linkTo(list, as)}`)
  return Buffer.from(await response.arrayBuffer()).toString()
}
const rowsOf = async (list: string, as = HARBOUR) => (await fileOf(list, as)).split('\r\n').slice(1, -1)

const BOOKINGS_HEAD =
  'Booking ID,Date created (Perth time),Service type,Package,Status,Missing,Owner name,Pet name,Booked by,' +
  'Final instructions (Perth time),Total (inc GST),To be confirmed'

describe('the bookings as a file [OPEN-184]', () => {
  test('begins with a BOM and a header, and ends each line with CRLF', async () => {
    const { status, headers } = await open(await linkTo('portal/booking_csv'))
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8; header=present'])
    const file = await fileOf('portal/booking_csv')
    expect(file.startsWith(`\uFEFF${BOOKINGS_HEAD}\r\n100012,`)).toBe(true)
    expect(file.endsWith('\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test.each(['', 'search_term=a&service_status=VP+Submitted'])(
    'are those of all pages, in their order: %s',
    async (asked) => {
      const numbers = (await allOf(asked)).map(({ cstm }) => cstm.order_id_c)
      expect((await rowsOf(`portal/booking_csv?${asked}`)).map((row) => row.split(',')[0])).toEqual(numbers)
    },
  )

  test("contains the list's columns, times in the practice's time zone, and the total", async () => {
    const rows = await rowsOf('portal/booking_csv?sort=order_id&direction=desc')
    // A plaque of 98.00, collection 35.00 and return 25.00.
    expect(rows.find((row) => row.startsWith('100007,'))).toMatch(
      /^100007,2026-\d\d-\d\d \d\d:\d\d,Private cremation & return of ashes,,Submitted,,Grace Murray,Luna Murray,Jess Whitaker,,158\.00,$/,
    )
    expect(rows.find((row) => row.startsWith('100004,'))).toContain(',Unsubmitted,weight,Thomas Davies,Milo Davies,')
    expect(rows.find((row) => row.startsWith('100008,'))).toContain(',Classic Cremation Package,')
    await sql(`update bookings set date_entered = '2026-11-20T16:05:00Z' where order_id = 100007`)
    expect((await rowsOf('portal/booking_csv?search_term=100007'))[0]).toContain('100007,2026-11-21 00:05,')
  })

  test('names amounts to be confirmed, and has no amounts for cancelled bookings [OPEN-58]', async () => {
    await sql(`update bookings set fees = fees - 'return' where order_id = 100007`)
    const line = async () => (await rowsOf('portal/booking_csv?search_term=100007'))[0] ?? ''
    expect(await line()).toMatch(/,133\.00,Return Travel Cost$/)
    await sql(`update bookings set stage = 'Cancelled' where order_id = 100007`)
    expect(await line()).toMatch(/,Cancelled,.*,,$/)
  })

  test('has no amounts if the practice hides prices [DOM-50, DOM-51, OPEN-185]', async () => {
    await sql(`update practices set pricing = 'No price' where id = 'practice-banksia'`)
    const [head = '', first = ''] = (await fileOf('portal/booking_csv', BANKSIA)).split('\r\n')
    expect(head.split(',').slice(-2)).toEqual(['Booked by', 'Final instructions (Melbourne time)'])
    expect(first.split(',')).toHaveLength(10)
    await sql(`update practices set pricing = 'Pricebook' where id = 'practice-banksia'`)
    expect((await fileOf('portal/booking_csv', BANKSIA)).split('\r\n')[0]).toContain('Total (inc GST)')
  })

  test('quotes text and defuses formulas', async () => {
    await sql(`update bookings set owner_first_name = '=HYPERLINK("http://x")', owner_last_name = '', pet_first_name = '+1',
      pet_last_name = '', vet_staff = '-2+3' where order_id = 100011`)
    await sql(`update bookings set owner_first_name = 'O''Hara, Ann', owner_last_name = '', pet_first_name = '@Sum',
      pet_last_name = E'the\n"Great"', vet_staff = E'\t=1' where order_id = 100010`)
    const file = await fileOf('portal/booking_csv')
    expect(file).toContain(`,"'=HYPERLINK(""http://x"")",'+1,'-2+3,`)
    expect(file).toContain(`,"O'Hara, Ann","'@Sum the\n""Great""",'\t=1,`)
  })
})

describe('the invoices as a file [OPEN-184]', () => {
  test('has dates and totals that spreadsheets read, and negative credit notes', async () => {
    const [head, ...rows] = (await fileOf('invoices_csv')).split('\r\n')
    expect(head).toBe('\uFEFFInvoice,Date,Due,Type,Status,Total (inc GST),Still open')
    expect(rows).toHaveLength(25)
    expect(rows[0]).toMatch(/^INV-20434,2026-10-31,2026-11-30,Invoice,Awaiting payment,(\d+\.00),\1$/)
    expect(rows).toContain('INV-20426,2026-02-28,,Credit note,Paid,-165.00,0.00')
  })
})

describe('the signed link [OPEN-75, OPEN-184]', () => {
  test('is for staff, and opens the list of the requesting practice', async () => {
    for (const list of ['portal/booking_csv', 'invoices_csv']) {
      expect((await api().ask('GET', list, { as: null })).status).toBe(401)
      expect((await api().ask('GET', `${list}?sort=colour`)).status).toBe(400)
    }
    const theirs = await rowsOf('portal/booking_csv', BANKSIA)
    expect(theirs.map((row) => row.split(',')[0])).toEqual((await allOf('', BANKSIA)).map((row) => row.cstm.order_id_c))
    expect(await rowsOf('portal/booking_csv?search_term=100001', BANKSIA)).toEqual([])
  })

  const packed = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  const HARBOURS = { practice: 'practice-harbour', contact: 'contact-1', made: START.toISOString(), asked: {} }

  test.each<[string, (path: string) => string]>([
    ['another practice', (path) => path.replace(/bookings\/[\w-]+/, `bookings/${packed(HARBOURS)}`)],
    ['another list', (path) => path.replace('/bookings/', '/invoices/')],
  ])('is refused with %s', async (_what, forge) => {
    const path = await linkTo('portal/booking_csv', BANKSIA)
    const { status, body } = await open(forge(path))
    expect([status, body.message]).toEqual([403, 'This link is not valid. Open the document again in the portal.'])
    expect((await open(path)).status).toBe(200)
  })

  test.each([
    ['has signed out everywhere', `signed_out_at = '${after(1).toISOString()}'`, 'signed_out_at = null'],
    ['is not active any more', 'active = false', 'active = true'],
  ])('ends if the member %s', async (_what, change, back) => {
    const path = await linkTo('portal/booking_csv', HARBOUR_NURSE)
    const member = (set: string) => sql(`update contacts set ${set} where cognito_username = '${HARBOUR_NURSE}'`)
    await member(change)
    expect((await open(path)).status).toBe(403)
    await member(back)
    expect((await open(await linkTo('portal/booking_csv', HARBOUR_NURSE))).status).toBe(200)
  })
})
