import { addTime } from '@portal/domain'
import { captureLog } from '@portal/server/log-capture'
import { expect, test } from 'vitest'
import { BANKSIA, HARBOUR } from '../../test/api'
import { anotherPet, owner, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'
import { runOwners } from '../operations/owner-data/command'

const api = specApi()

type OwnerInput = Partial<typeof owner>

/** Creates a booking of this owner, a minute after the previous one. */
async function booked(changes: OwnerInput, as = HARBOUR): Promise<string> {
  api.clock.now = addTime(api.clock.now, 1, 'minute')
  const body = await submitOf(
    api,
    'private cremation & return of ashes',
    { owner: { ...owner, ...changes }, pet: anotherPet() },
    as,
  )
  const reply = await api.ask('POST', 'portal/booking', { body, as })
  expect(reply.status).toBe(201)
  return String(reply.body.id)
}

const look = (body: object, as = HARBOUR) => api.ask('POST', 'portal/earlier_owners', { body, as })
/** Names and number of the found owners, in the order of the response. */
async function found(body: object, as = HARBOUR): Promise<string[]> {
  const { body: answer } = await look(body, as)
  return answer.owners.map(
    ({ owner: one }: { owner: OwnerInput }) => `${one.first_name} ${one.last_name} ${one.phone_mobile}`,
  )
}

test('finds an owner by names or number, latest first, as in their latest booking [OPEN-202, OPEN-203]', async () => {
  await booked({ last_name: 'Zanetti', email: 'old@zanetti.test', primary_address_city: 'Perth' })
  await booked({ last_name: 'Zanetti', first_name: 'Bob', phone_mobile: '+61412000222' })
  await booked({ last_name: 'ZANETTI', email: 'new@zanetti.test', primary_address_city: 'Fremantle' })
  const { status, body } = await look({ last_name: 'zan', phone: '0412 000' })
  expect(status).toBe(200)
  expect(body.owners).toEqual([
    {
      owner: {
        ...owner,
        id: '',
        return_to: '',
        last_name: 'ZANETTI',
        email: 'new@zanetti.test',
        primary_address_city: 'Fremantle',
      },
      booked_at: api.clock.now.toISOString(),
    },
    { owner: expect.objectContaining({ first_name: 'Bob' }), booked_at: expect.any(String) },
  ])
  expect(await found({ first_name: 'Bo', last_name: 'Zanétti' })).toEqual(['Bob Zanetti +61412000222'])
  expect(await found({ last_name: 'Zan', phone: '0412 000 222' })).toEqual(['Bob Zanetti +61412000222'])
  expect(await found({ first_name: 'Bobby', last_name: 'Zanetti' })).toEqual([])
})

test('never finds owners of another practice [OPEN-12, OPEN-202]', async () => {
  await booked({ last_name: 'Xanthos' }, BANKSIA)
  expect(await found({ first_name: 'Ada', last_name: 'Xanthos' })).toEqual([])
  expect(await found({ first_name: 'Ada', last_name: 'Xanthos' }, BANKSIA)).toEqual(['Ada Xanthos +61412000111'])
})

test('ignores the owner of the booking being filled in, and of discarded bookings [OPEN-128]', async () => {
  const id = await booked({ last_name: 'Wilder' })
  expect(await found({ first_name: 'Ada', last_name: 'Wilder', booking_id: id })).toEqual([])
  expect(await found({ first_name: 'Ada', last_name: 'Wilder' })).toHaveLength(1)
  expect((await api.ask('POST', `portal/booking/${id}/discard`, { version: 1 })).status).toBe(200)
  expect(await found({ first_name: 'Ada', last_name: 'Wilder' })).toEqual([])
  await api.ask('POST', `portal/booking/${id}/restore`, { version: 2 })
  expect(await found({ first_name: 'Ada', last_name: 'Wilder' })).toHaveLength(1)
})

test('ignores owners whose data was erased [OPEN-169]', async () => {
  await booked({ last_name: 'Vogel', phone_mobile: '+61412000333' })
  expect(await found({ last_name: 'Vogel', phone: '0412000333' })).toHaveLength(1)
  await runOwners(
    ['erase', '--phone', '0412000333', '--yes'],
    { db: api.deps.db, storage: api.deps.storage, years: 7, now: api.clock.now },
    { say: () => {}, complain: () => {} },
  )
  expect(await found({ last_name: 'Vogel', phone: '0412000333' })).toEqual([])
  expect(await found({ first_name: 'Ada', last_name: 'Vogel' })).toEqual([])
  // Not even by a name that the erasure left behind.
  const id = await booked({ last_name: 'Vogel' })
  expect(await found({ first_name: 'Ada', last_name: 'Vogel' })).toHaveLength(1)
  await api.connection.sql.query('update bookings set owner_erased_at = now() where id = $1', [id])
  expect(await found({ first_name: 'Ada', last_name: 'Vogel' })).toEqual([])
})

test('keeps the typed text out of URLs and logs, and limits the search so that nobody can read all owners [OPEN-205]', async () => {
  const heard = captureLog()
  await look({ last_name: 'Zanetti', phone: '0412000222' })
  expect(heard.text()).toContain('findEarlierOwners')
  expect(heard.text()).not.toMatch(/zanetti|0412000222|412000222/i)
  await api.connection.sql.query(`update rate_limits set count = 600 where scope = 'owner-looks'`)
  expect((await look({ last_name: 'Zanetti', phone: '0412000222' })).status).toBe(429)
})
