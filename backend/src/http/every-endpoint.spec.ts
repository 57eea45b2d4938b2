import { describe, expect, test } from 'vitest'
import { contract } from '@portal/api-client/contract'
import type { ServedEndpoint } from '@portal/api-client/contract'
import { HARBOUR, OPERATOR } from '../../test/api'
import { clientOf } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const api = specApi()

const guestToken = (use: 'guest' | 'client') => clientOf(api, 'booking-100007', 'none', use)

/** Every endpoint with each method. Path parameters are ids of the caller's own practice. */
const endpoints: {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly of: ServedEndpoint
}[] = Object.values(contract).flatMap((of: ServedEndpoint) =>
  [of.method, ...(of.alsoMethods ?? [])].map((method) => ({
    name: `${method} ${of.path}`,
    method,
    path: of.path.replaceAll(/\{\w+\}/g, 'booking-100007'),
    of,
  })),
)
const those = (kind: (endpoint: ServedEndpoint) => boolean) =>
  endpoints.filter(({ of }) => kind(of)).map((each) => [each.name, each] as const)
const isWrite = ({ method }: ServedEndpoint) => method !== 'GET'

describe('for every call', () => {
  test.each(those(({ access }) => access === 'operator'))(
    "%s with any token but the operator's is 403, with that one it is checked",
    async (_name, each) => {
      const guest = await guestToken('client')
      const staff = await api.identity.token(HARBOUR)
      for (const token of [guest, staff, OPERATOR.slice(1), `${OPERATOR}0`, OPERATOR.toUpperCase()]) {
        const { status, body } = await api.ask(each.method, each.path, { token, body: each.of.body && {} })
        expect([status, body.message]).toEqual([403, 'This is for the operator of the portal only.'])
      }
      const reply = await api.ask(each.method, each.path, { token: OPERATOR, body: each.of.body && {} })
      expect(reply.status).toBe(400)
    },
  )

  test.each(those((endpoint) => endpoint.idempotent === true))(
    '%s without an Idempotency-Key is 400',
    async (_name, each) => {
      const token = each.of.access === 'operator' ? { token: OPERATOR } : {}
      const ask = { ...token, body: each.of.body && {}, version: 1, key: '' }
      const { status, body } = await api.ask(each.method, each.path, ask)
      expect([status, body.message]).toEqual([400, 'The Idempotency-Key header is not valid.'])
    },
  )

  test.each(those((endpoint) => endpoint.versioned === true))(
    '%s gives 428 without If-Match, and 400 if it is not a version',
    async (_name, each) => {
      const body = each.of.body && {}
      expect((await api.ask(each.method, each.path, { body })).status).toBe(428)
      for (const header of ['*', '1', '"1", "2"', '"-1"', '"1e3"', '"9999999999"', '']) {
        const reply = await api.ask(each.method, each.path, { body, headers: { 'if-match': header } })
        expect(reply.status).toBe(400)
      }
    },
  )

  test('every write of staff runs once per key', () => {
    const others = those((endpoint) => isWrite(endpoint) && endpoint.access !== 'open' && !endpoint.idempotent)
    // Joining a channel and an upload address change nothing. A count sent twice is one of thousands. The search for
    // earlier owners only reads. Secrets and passwords must not be stored.
    expect(others.map(([name]) => name)).toEqual([
      'POST portal/booking/{id}/engraving/{lineId}/upload',
      'POST portal/earlier_owners',
      'POST portal/part_metrics',
      'POST portal/password',
      'POST pusher/auth',
      'POST portal/second_factor/secret',
    ])
  })
})
