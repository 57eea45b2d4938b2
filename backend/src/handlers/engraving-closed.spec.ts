import { describe, expect, test } from 'vitest'
import { draft, waitingPlaque } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const CARE = 'Client Care on 08 9200 0000 (Monday to Friday, 08:00 to 17:00, Perth time)'

const api = specApi()

const waiting = () => waitingPlaque(api)

describe('a change request', () => {
  test('is returned with its note, and an approval over it is refused', async () => {
    const { engraving, client, sha256, bookingId } = await waiting()
    const asked = await engraving.requestChanges(1, ' Could it say 2011? ', { token: client })
    expect([asked.status, asked.body.state, asked.body.changeRequest.note]).toEqual([
      200,
      'changesAsked',
      'Could it say 2011?',
    ])
    const [{ artwork }] = (await api.ask('GET', `portal/booking/${bookingId}`)).body.quoted_products
    expect(artwork).toMatchObject({ state: 'changesAsked', note: 'Could it say 2011?' })
    const over = await engraving.approve(1, sha256, { method: 'phone' })
    expect([over.status, over.body.message]).toEqual([
      409,
      'The owner has asked for changes. Change the artwork, or ask again. Nothing was approved.',
    ])
    expect((await engraving.approve(1, sha256, { token: client })).body.state).toBe('approved')
  })

  test('is withdrawn when staff ask again, like an approval', async () => {
    const { engraving, client, sha256, row } = await waiting()
    const renew = (version: number, more = {}) => api.ask('POST', `${engraving.path}/renew`, { version, ...more })
    await engraving.approve(1, sha256, { token: client })
    expect([(await renew(0)).status, (await renew(1)).body.state]).toEqual([412, 'waiting'])
    await engraving.requestChanges(1, 'Another heart', { token: client })
    expect((await renew(1)).body.changeRequest).toBeNull()
    expect(await row('engravings')).toMatchObject({ approved_at: null, change_note: null })
    expect((await renew(1, { token: client })).status).toBe(403)
  })
})

describe('a closed engraving [OPEN-68]', () => {
  const closed = async (sql: string) => {
    const plaque = await waiting()
    await api.connection.sql.query(sql.replace('$line', `'${plaque.lineId}'`), [plaque.bookingId])
    const { engraving, client, sha256 } = plaque
    const { body } = await engraving.read({ token: client })
    const tries = [
      await engraving.save(1, draft(), { token: client }),
      await engraving.save(1),
      await engraving.approve(1, sha256, { token: client }),
      await engraving.requestChanges(1, 'Please', { token: client }),
      await api.ask('POST', `${engraving.path}/renew`, { version: 1 }),
      await api.ask('POST', `${engraving.path}/upload`, { token: client, body: { bytes: 9, type: 'image/jpeg' } }),
    ]
    const { body: after } = await engraving.read()
    return {
      closed: body.closed,
      statuses: tries.map(({ status }) => status),
      said: tries[0]?.body.message,
      version: after.version,
      approval: after.approval,
    }
  }
  const refused = { statuses: [409, 409, 409, 409, 409, 409], version: 1, approval: null }

  test.each([
    [
      'after the cremation',
      'update bookings set ok_cremate = true where id = $1',
      'cremated',
      'The cremation is under way',
    ],
    [
      'after the line was removed',
      'update booking_lines set deleted = true where booking_id = $1 and id = $line',
      'deleted',
      'The item is no longer part of the booking',
    ],
    [
      'on its way back',
      `update bookings set stage = 'Posted' where id = $1`,
      'finished',
      'The booking is on its way back or completed',
    ],
  ])('%s it can be read but not changed', async (_when, sql, reason, words) => {
    expect(await closed(sql)).toEqual({
      ...refused,
      closed: reason,
      said: `${words}, so the engraving can no longer be changed. Nothing was saved. To change something, call ${CARE}.`,
    })
  })

  test('an approved artwork is closed to its owner, not to staff', async () => {
    const { engraving, client, sha256 } = await waiting()
    await engraving.approve(1, sha256, { token: client })
    expect((await engraving.save(1, draft(), { token: client })).status).toBe(409)
    expect((await engraving.save(1)).status).toBe(200)
  })
})
