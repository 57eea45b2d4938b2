import { ATTENTION_KINDS } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import { bookingLists } from '../../test/booking-list'

const { list, allOf, api } = bookingLists()

interface AttentionRow {
  readonly kind: string
  readonly count: number
  readonly oldest_days: number
}
const told = async (as?: string): Promise<readonly AttentionRow[]> =>
  (await api().ask('GET', 'portal/attention', as ? { as } : {})).body.waiting

test.each([undefined, BANKSIA])(
  'for %s each kind counts as many bookings as its list has [OPEN-180, OPEN-183]',
  async (as) => {
    const waiting = await told(as)
    expect(waiting.length).toBeGreaterThan(1)
    for (const kind of ATTENTION_KINDS) {
      expect(waiting.find((each) => each.kind === kind)?.count ?? 0).toBe((await list(`attention=${kind}`, as)).total)
    }
  },
)

describe('with other filters [OPEN-183]', () => {
  test('combines with search, stage and days', async () => {
    const all = await allOf('attention=instructions')
    const numbers = async (asked: string) =>
      (await allOf(`attention=instructions&${asked}`)).map((row) => row.cstm.order_id_c)
    const like = (fits: (row: (typeof all)[number]) => boolean) => all.filter(fits).map((row) => row.cstm.order_id_c)
    expect(await numbers('search_term=ziggy')).toEqual(like((row) => row.pet_name.startsWith('Ziggy')))
    const submitted = like((row) => row.cstm.order_stage_c === 'VP Submitted')
    expect(await numbers('service_status=VP+Submitted')).toEqual(submitted)
    expect(await numbers('date_created_from=2020-01-01&date_created_to=2020-01-02')).toEqual([])
  })
})
