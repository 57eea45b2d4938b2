import { beforeEach, expect, test } from 'vitest'
import { later, ownersPlaque } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2031-03-10T03:00:00Z')
const api = specApi()
beforeEach(async () => {
  // 11 am in Perth.
  api.clock.now = START
  await api.connection.sql.query('delete from outbox')
  api.pool.isAway = null
  api.pool.refused.clear()
})

/** Events about the owner in the timeline, latest last, without the product's name. */
async function told(bookingId: string): Promise<string[]> {
  await api.deliver()
  const { body } = await api.ask('GET', `portal/booking/${bookingId}`)
  return body.order_events
    .filter(({ field }: { field: string }) => field === 'owner_request')
    .map(({ to_value: text, created_by: by }: { to_value: string; created_by: string | null }) => {
      expect(text).toMatch(/^\S.*: owner /)
      return [text.replace(/^.*: /, ''), ...(by ? [by] : [])].join(' – ')
    })
}

/** Harbour's owner, who acts in this test. */
const OLIVIA = 'Olivia Hart'

test('records who asked the owner, by which channels, and reminders: each once [OPEN-225]', async () => {
  const plaque = await ownersPlaque(api)
  expect(await told(plaque.bookingId)).toEqual([])
  await plaque.submit()
  const asked = [`owner asked by email and SMS – ${OLIVIA}`]
  expect(await told(plaque.bookingId)).toEqual(asked)
  await api.connection.sql.query(
    `update outbox set done_at = null, next_at = $1 where kind = 'ownerMessage'
    and payload->>'kind' = 'ask'`,
    [api.clock.now],
  )
  expect(await told(plaque.bookingId)).toEqual(asked)
  later(api, 3, 'day')
  expect(await told(plaque.bookingId)).toEqual([...asked, 'owner reminded by email and SMS'])
  later(api, 1, 'hour')
  await plaque.renew()
  expect((await told(plaque.bookingId)).at(-1)).toBe(`owner reminded by email and SMS – ${OLIVIA}`)
})

test('records that the owner opened the link: once a day of the practice, and again after a new request [OPEN-225]', async () => {
  const plaque = await ownersPlaque(api)
  const opened = async () => (await told(plaque.bookingId)).filter((each) => each.startsWith('owner opened'))
  await plaque.look()
  await plaque.submit()
  expect(await opened()).toEqual([])
  const once = 'owner opened the link – Ada Quill'
  await plaque.look()
  later(api, 5, 'minute')
  await Promise.all([plaque.look(), plaque.look()])
  expect(await opened()).toEqual([once])
  // Ten minutes to midnight in Perth, and a quarter of an hour later.
  api.clock.now = new Date('2031-03-10T15:50:00Z')
  await plaque.look()
  expect(await opened()).toEqual([once])
  api.clock.now = new Date('2031-03-10T16:05:00Z')
  await plaque.look()
  expect(await opened()).toEqual([once, once])
})
