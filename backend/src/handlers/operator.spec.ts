import { beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR } from '../../test/api'
import { autoRollback } from '../../test/part-metrics'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2026-11-20T10:02:00Z')
const api = specApi()
beforeEach(async () => {
  api.clock.now = START
  api.pool.isAway = null
  api.pool.mails.length = 0
  for (const table of ['outbox', 'idempotency_keys']) await api.connection.sql.query(`delete from ${table}`)
})

const facts = (more: object = {}) => ({ ...autoRollback(), ...more })
const tell = (body: unknown, key?: string) =>
  api.ask('POST', 'portal/auto_rollback', { token: OPERATOR, body, ...(key && { key }) })

describe('mails the owner of a remote whose canary was rolled back', () => {
  test('with the step, the reason, the present version and what to do', async () => {
    expect([(await tell(facts())).status, api.pool.mails]).toEqual([204, []])
    await api.deliver()
    expect(api.pool.mails).toEqual([
      {
        to: 'bookings@portal.test',
        subject: 'mf-bookings 1.5.0 was rolled back',
        text: [
          'Dear Bookings & co,',
          'mf-bookings 1.5.0 was rolled back from the channel live on 20 November 2026 at 10:02 UTC, by step 17. It was served to 10 % of the users.',
          'More of its loads had a fault than of those of the stable version.\n1.5.0: 212 loads, 4.57 % with a fault, three of four there within 1,267 ms\nThe stable version: 12,811 loads, 0 % with a fault, three of four there within 960 ms',
          'Everybody is served 1.4.0 now.',
          'What was moved: pnpm portal history mf-bookings\nOnce it is mended, publish it as a new version.',
        ].join('\n\n'),
      },
    ])
  })

  test('once per step, however often it is reported', async () => {
    const statuses = [await tell(facts(), 'auto-rollback:live:17'), await tell(facts(), 'auto-rollback:live:17')]
    expect(statuses.map(({ status }) => status)).toEqual([204, 204])
    expect(statuses.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    await api.deliver()
    expect(api.pool.mails).toHaveLength(1)
    await tell(facts({ step: 18 }), 'auto-rollback:live:18')
    await api.deliver()
    expect(api.pool.mails).toHaveLength(2)
    // A different e-mail under a used key is refused, from any address.
    const body = facts({ step: 19 })
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const other = await api.ask('POST', 'portal/auto_rollback', {
      token: OPERATOR,
      body,
      key: 'auto-rollback:live:18',
      headers: from,
    })
    expect({ status: other.status, outbox: await api.count('outbox') }).toEqual({ status: 422, outbox: 2 })
  })
})

describe('names the invalid field and writes no e-mail', () => {
  const owner = (more: object) => facts({ owner: { ...facts().owner, ...more } })
  test.each<[string, object, number, string]>([
    ['an address with a line of its own', owner({ email: 'a@b.test\nBcc: c@d.test' }), 422, 'owner.email'],
  ])('%s', async (_, body, status, field) => {
    const reply = await tell(body)
    expect([reply.status, Object.keys(reply.body.errors.detail)]).toEqual([status, [field]])
    expect({ outbox: await api.count('outbox'), idempotency_keys: await api.count('idempotency_keys') }).toEqual({
      outbox: 0,
      idempotency_keys: 0,
    })
  })
})
