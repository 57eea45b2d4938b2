import { ATTENTION_KINDS } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import { bookingLists } from '../../test/booking-list'

const { list, allOf, api } = bookingLists()

interface Told {
  readonly kind: string
  readonly count: number
  readonly oldest_days: number
}
const told = async (as?: string): Promise<readonly Told[]> =>
  (await api().ask('GET', 'portal/attention', as ? { as } : {})).body.waiting

test.each([undefined, BANKSIA])('of %s each kind tells as many as its list has [OPEN-180, OPEN-183]', async (as) => {
  const waiting = await told(as)
  expect(waiting.length).toBeGreaterThan(1)
  for (const kind of ATTENTION_KINDS) {
    expect(waiting.find((each) => each.kind === kind)?.count ?? 0).toBe((await list(`attention=${kind}`, as)).total)
  }
})

describe('with other filters [OPEN-183]', () => {
  test('only what fits both, by search, stage, service, days and relationship', async () => {
    const all = await allOf('attention=instructions')
    const numbers = async (asked: string) =>
      (await allOf(`attention=instructions&${asked}`)).map((row) => row.cstm.order_id_c)
    const like = (fits: (row: (typeof all)[number]) => boolean) => all.filter(fits).map((row) => row.cstm.order_id_c)
    expect(await numbers('search_term=ziggy')).toEqual(like((row) => row.pet_name.startsWith('Ziggy')))
    expect(await numbers('service_status=VP+Submitted')).toEqual(
      like((row) => row.cstm.order_stage_c === 'VP Submitted'),
    )
    const service = 'private cremation & return of ashes'
    expect(await numbers(`service_type=${encodeURIComponent(service)}`)).toEqual(
      like((row) => row.cstm.service_type.name === service),
    )
    expect(await numbers('search_term=a&booking_type=Private&relationship_type=referral')).toEqual([])
    expect(await numbers('date_created_from=2020-01-01&date_created_to=2020-01-02')).toEqual([])
    expect(await numbers('booking_status=Open')).toEqual(like(() => true))
  })

  test.each(['owner_name'])(
    'in the order of %s, page by page, and a page beyond the end tells the end',
    async (sort) => {
      const ids = (await allOf(`attention=instructions&sort=${sort}`)).map((row) => row.id)
      const down = (await allOf(`attention=instructions&sort=${sort}&direction=desc`)).map((row) => row.id)
      expect(down).toEqual(ids.toReversed())
      const second = await list(`attention=instructions&sort=${sort}&page_size=3&page=2`)
      expect(second.rows.map((row) => row.id)).toEqual(ids.slice(3, 6))
      expect(second.total).toBe(ids.length)
      const beyond = await list(`attention=instructions&sort=${sort}&page=90`)
      expect([beyond.rows, beyond.total]).toEqual([[], ids.length])
      expect((await list(`attention=instructions&sort=${sort}&page=90&booking_status=Close`)).total).toBe(0)
    },
  )

  test.each(['ashes', 'toString', '', 'instructions,approval', '%00'])('%j is none: 400', async (kind) => {
    expect((await api().ask('GET', `portal/booking?attention=${kind}`)).status).toBe(400)
  })
})
