import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HARBOUR_NURSE, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { firstChoices, line, submitOf } from '../../test/booking'
import { draft, plaqueOn, png } from '../../test/engraving'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const PRIVATE = 'private cremation & return of ashes'

/** A plaque whose artwork waits for its owner. */
async function waiting(product = 'plaque-text') {
  const plaque = await plaqueOn(api, product)
  const { body } = await plaque.whole()
  const events = async () =>
    (
      await api.connection.sql.query(
        `select to_value, by from order_events where booking_id = $1 and field = 'artwork' order by seq`,
        [plaque.bookingId],
      )
    ).map(({ to_value: what, by }) => [String(what).replace(/^.*: /, ''), by])
  const change = async (changes: Parameters<typeof line>[1]) => {
    const { version } = (await api.ask('GET', `portal/booking/${plaque.bookingId}`)).body
    const sent = line(product, { id: plaque.lineId, ...changes })
    const submit = await submitOf(api, PRIVATE, { quoted_products: [sent] })
    return api.ask('PUT', `portal/booking/${plaque.bookingId}`, { body: submit, version })
  }
  return { ...plaque, sha256: String(body.current.sha256), events, change }
}

describe('an approval is of one version and one picture', () => {
  test("an owner's is recorded under the owner's name, with version, picture and time [ENG-21, ENG-64, OPEN-70]", async () => {
    const { engraving, client, sha256, row, events } = await waiting()
    const { status, body } = await engraving.approve(1, sha256, { token: client })
    expect([status, body.state, body.closed, body.current.record.isApproved]).toEqual([
      200,
      'approved',
      'approved',
      true,
    ])
    expect(await row('engravings')).toMatchObject({
      approved_by: 'Ada Quill',
      approved_as: 'client',
      approved_version: 1,
      approved_sha256: sha256,
    })
    expect((await events()).at(-1)).toEqual(['artwork approved', 'Ada Quill'])
  })

  test("staff's is recorded under their own name [ENG-19, ENG-21]", async () => {
    const { engraving, sha256, bookingId, row } = await waiting()
    expect((await engraving.approve(1, sha256, { as: HARBOUR_NURSE })).status).toBe(200)
    const { approved_by: by, approved_as: as } = (await row('engravings')) ?? {}
    expect([by === 'Ada Quill', as]).toEqual([false, 'staff'])
    const [{ artwork }] = (await api.ask('GET', `portal/booking/${bookingId}`)).body.quoted_products
    expect(artwork).toMatchObject({ state: 'approved', approvedBy: by, approvedAs: 'staff' })
  })

  test('said twice it is the same answer and one event', async () => {
    const { engraving, client, sha256, events } = await waiting()
    const [first, second] = [
      await engraving.approve(1, sha256, { token: client }),
      await engraving.approve(1, sha256, { token: client }),
    ]
    expect([second.status, second.body.approval]).toEqual([200, first.body.approval])
    expect((await events()).filter(([what]) => what === 'artwork approved')).toHaveLength(1)
  })

  test('of an older version, of another picture or before there is one it is refused', async () => {
    const { engraving, client, sha256, row } = await waiting()
    const forged = await engraving.approve(1, 'f'.repeat(64), { token: client })
    await engraving.save(1)
    const stale = await engraving.approve(1, sha256, { token: client })
    const unfinished = await engraving.approve(2, sha256, { token: client })
    expect([forged.status, stale.status, unfinished.status]).toEqual([412, 412, 409])
    expect(forged.body.message).toContain('Nothing was approved.')
    expect((await row('engravings'))?.approved_at).toBeNull()
  })

  test('is gone with the next version, and with other pictures of the same', async () => {
    const { engraving, client, sha256, row, whole } = await waiting()
    await engraving.approve(1, sha256, { token: client })
    const artwork = await engraving.upload('artwork', await png(1080, 540, '#112233'))
    expect((await engraving.saveFiles(1, 'plaque-text', { artwork })).body.state).toBe('waiting')
    expect((await row('engravings'))?.approved_sha256).toBeNull()
    const again = (await engraving.read()).body.current.sha256
    await engraving.approve(1, again, { token: client })
    expect((await whole(1)).body).toMatchObject({ state: 'waiting', approval: null, version: 2 })
  })

  test('is gone with other choices and another product; the record is the product\u2019s own', async () => {
    const { engraving, client, sha256, change, events } = await waiting()
    await engraving.approve(1, sha256, { token: client })
    const choices = await firstChoices(api, 'plaque-brass-small')
    expect((await change({ product: 'plaque-brass-small', package_products_c: choices })).status).toBe(200)
    const other = (await engraving.read()).body
    expect([other.state, other.version, other.current, other.approval]).toEqual(['missing', 1, null, null])
    expect((await events()).at(-1)?.[0]).toBe('item changed, artwork to be approved again')
    expect((await change({ product: 'plaque-text' })).status).toBe(200)
    expect((await engraving.read()).body).toMatchObject({ state: 'waiting', version: 1 })
  })
})

describe('asking for changes', () => {
  test('is told with its note; nothing is approved over it', async () => {
    const { engraving, client, sha256, bookingId } = await waiting()
    const asked = await engraving.askForChanges(1, ' Could it say 2011? ', { token: client })
    expect([asked.status, asked.body.state, asked.body.changeRequest.note]).toEqual([
      200,
      'changesAsked',
      'Could it say 2011?',
    ])
    const [{ artwork }] = (await api.ask('GET', `portal/booking/${bookingId}`)).body.quoted_products
    expect(artwork).toMatchObject({ state: 'changesAsked', note: 'Could it say 2011?' })
    const over = await engraving.approve(1, sha256)
    expect([over.status, over.body.message]).toEqual([
      409,
      'The owner has asked for changes. Change the artwork, or ask again. Nothing was approved.',
    ])
    expect((await engraving.approve(1, sha256, { token: client })).body.state).toBe('approved')
  })

  test('takes 500 characters, not one more and not none', async () => {
    const { engraving, client } = await waiting()
    const ask = async (note: string) => (await engraving.askForChanges(1, note, { token: client })).status
    expect([await ask('x'.repeat(500)), await ask('x'.repeat(501)), await ask('  ')]).toEqual([200, 422, 422])
  })

  test('and an approval are taken back when staff ask once more', async () => {
    const { engraving, client, sha256, row } = await waiting()
    const renew = (version: number, more = {}) => api.ask('POST', `${engraving.path}/renew`, { version, ...more })
    await engraving.approve(1, sha256, { token: client })
    expect([(await renew(0)).status, (await renew(1)).body.state]).toEqual([412, 'waiting'])
    await engraving.askForChanges(1, 'Another heart', { token: client })
    expect((await renew(1)).body.changeRequest).toBeNull()
    expect(await row('engravings')).toMatchObject({ approved_at: null, change_note: null })
    expect((await renew(1, { token: client })).status).toBe(403)
  })
})

describe('when it is too late [OPEN-68]', () => {
  const closed = async (sql: string) => {
    const plaque = await waiting()
    await api.connection.sql.query(sql.replace('$line', `'${plaque.lineId}'`), [plaque.bookingId])
    const { engraving, client, sha256 } = plaque
    const { body } = await engraving.read({ token: client })
    const tries = [
      await engraving.save(1, draft(), { token: client }),
      await engraving.save(1),
      await engraving.approve(1, sha256, { token: client }),
      await engraving.askForChanges(1, 'Please', { token: client }),
      await api.ask('POST', `${engraving.path}/renew`, { version: 1 }),
      await api.ask('POST', `${engraving.path}/upload`, { token: client, body: { picture: 'artwork', bytes: 9 } }),
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
  ])('%s everything can be read and nothing changed', async (_when, sql, reason, words) => {
    expect(await closed(sql)).toEqual({
      ...refused,
      closed: reason,
      said: `${words}, so the engraving can no longer be changed. Nothing was saved.`,
    })
  })

  test('an approved artwork is closed to its owner, not to staff', async () => {
    const { engraving, client, sha256 } = await waiting()
    await engraving.approve(1, sha256, { token: client })
    expect((await engraving.save(1, draft(), { token: client })).status).toBe(409)
    expect((await engraving.save(1)).status).toBe(200)
  })
})
