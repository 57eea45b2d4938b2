import { ATTENTION_KINDS } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA, SOUTHBANK } from '../../test/api'
import { bookingLists } from '../../test/booking-list'

const { list, allOf, api } = bookingLists()

interface Told {
  readonly kind: string
  readonly count: number
  readonly oldest_days: number
}
const told = async (as?: string): Promise<readonly Told[]> =>
  (await api().ask('GET', 'portal/attention', as ? { as } : {})).body.waiting

test.each([undefined, BANKSIA, SOUTHBANK])('of %s each kind tells as many as its list has [OPEN-180, OPEN-183]', async (as) => {
  const waiting = await told(as)
  expect(waiting.length).toBeGreaterThan(1)
  for (const kind of ATTENTION_KINDS) {
    expect(waiting.find((each) => each.kind === kind)?.count ?? 0).toBe((await list(`attention=${kind}`, as)).total)
  }
})
