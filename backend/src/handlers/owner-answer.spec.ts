import { beforeEach, expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import { later, ownersPlaque } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2031-03-10T10:00:00Z')
const api = specApi()
beforeEach(async () => {
  api.clock.now = START
  await api.connection.sql.query(
    'update engravings set approved_at = null, approved_as = null, change_at = null, change_note = null',
  )
})

const list = async (as?: string) => (await api.ask('GET', 'portal/owner_answers', as ? { as } : {})).body
const said = async () =>
  (await list()).answers.map(({ bookingId, answer }: { bookingId: string; answer: string }) => [bookingId, answer])

test('lists an answer with pet, booking, product and time, for its own practice only', async () => {
  const { requestChanges, bookingId, lineId } = await ownersPlaque(api)
  await requestChanges('Please')
  const { order_id_c: orderId } = (await api.ask('GET', `portal/booking/${bookingId}`)).body.cstm
  expect(await list()).toEqual({
    answers: [
      {
        bookingId,
        orderId,
        lineId,
        petName: 'Bella',
        productName: 'Name Plaque with Icon',
        answer: 'changesAsked',
        at: '2031-03-10T10:00:00.000Z',
      },
    ],
    open: 1,
  })
  expect(await list(BANKSIA)).toEqual({ answers: [], open: 0 })
})

test('lists open change requests first, then owners’ approvals of the last seven days', async () => {
  const [wish, approved, byStaff] = [await ownersPlaque(api), await ownersPlaque(api), await ownersPlaque(api)]
  await wish.requestChanges('Please')
  later(api, 8, 'day')
  await approved.approve()
  await byStaff.engraving.approve(1, 'd'.repeat(64), { method: 'phone' })
  const both = [
    [wish.bookingId, 'changesAsked'],
    [approved.bookingId, 'approved'],
  ]
  expect(await said()).toEqual(both)
  later(api, 7, 'day')
  expect(await said()).toEqual(both)
  later(api, 1, 'second')
  expect(await said()).toEqual(both.slice(0, 1))
  await wish.renew()
  expect(await said()).toEqual([])
})

test('leaves out requests that nobody can act on, and removed plaques', async () => {
  const [cremated, removed] = [await ownersPlaque(api), await ownersPlaque(api)]
  for (const { requestChanges } of [cremated, removed]) await requestChanges('Please')
  const { sql } = api.connection
  await sql.query('update bookings set ok_cremate = true where id = $1', [cremated.bookingId])
  await sql.query('update booking_lines set deleted = true where booking_id = $1', [removed.bookingId])
  expect(await list()).toEqual({ answers: [], open: 0 })
})
