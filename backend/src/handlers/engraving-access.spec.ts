import { beforeAll, describe, expect, test } from 'vitest'
import type { RequestOptions } from '../../test/api'
import { anotherPet, line, submitOf } from '../../test/booking'
import { clientOf, draft, engravingOf, plaqueOn } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

type Plaque = Awaited<ReturnType<typeof plaqueOn>>

const api = specApi()
/** Plaques of one practice. Both wait for their owners' approval. */
let mine: Plaque
let other: Plaque
beforeAll(async () => {
  mine = await plaqueOn(api)
  other = await plaqueOn(api)
  await mine.whole()
  await other.whole()
})

const SHA = 'a'.repeat(64)

/** All calls for this line's engraving. */
function calls({ bookingId, lineId }: Pick<Plaque, 'bookingId' | 'lineId'>, ask: RequestOptions) {
  const { path } = engravingOf(api, bookingId, lineId)
  const files = { product_id: 'plaque-text', engraving_files: { imageOptionsUrl: 'uploads/x' } }
  return {
    read: () => api.ask('GET', path, ask),
    save: () => api.ask('PUT', path, { ...ask, version: 1, body: draft() }),
    upload: () => api.ask('POST', `${path}/upload`, { ...ask, body: { bytes: 9, type: 'image/jpeg' } }),
    files: () => api.ask('PUT', `${path}/engraving_files`, { ...ask, version: 1, body: files }),
    approve: () => api.ask('POST', `${path}/approve`, { ...ask, version: 1, body: { sha256: SHA, method: 'phone' } }),
    ask: () => api.ask('POST', `${path}/change_request`, { ...ask, version: 1, body: { note: 'Please' } }),
    unlock: () => api.ask('POST', `${path}/unlock`, ask),
    renew: () => api.ask('POST', `${path}/renew`, { ...ask, version: 1 }),
  }
}

async function statuses(of: Pick<Plaque, 'bookingId' | 'lineId'>, ask: RequestOptions) {
  const replies: [string, number][] = []
  for (const [name, call] of Object.entries(calls(of, ask))) replies.push([name, (await call()).status])
  return Object.fromEntries(replies)
}
const each = (status: number, staff = status) => ({
  read: status,
  save: status,
  upload: status,
  files: status,
  approve: status,
  ask: status,
  unlock: staff,
  renew: staff,
})

async function everything() {
  const tables = ['engravings', 'engraving_versions', 'booking_lines', 'order_events', 'engraving_uploads']
  return Promise.all(tables.map((table) => api.connection.sql.query(`select * from ${table} order by 1, 2, 3, 4`)))
}

describe("an owner's token opens the plaques of one booking [OPEN-77]", () => {
  test('the token of one plaque opens another of the same booking, but nothing of staff', async () => {
    const quoted_products = [line('plaque-text', { engraving_text: 'Bella' }), line('plaque-name-bar')]
    const body = await submitOf(api, 'private cremation & return of ashes', { pet: anotherPet({}), quoted_products })
    const { id, quoted_products: lines } = (await api.ask('POST', 'portal/booking', { body })).body
    const token = await clientOf(api, id, lines[0].id)
    const second = engravingOf(api, id, lines[1].id)
    const answers = [
      await second.save(0, draft(), { token }),
      await second.saveFiles(1, 'plaque-name-bar', null, { token }),
      await second.requestChanges(1, 'Please', { token }),
      await second.read({ token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const staffAlone = calls({ bookingId: id, lineId: lines[1].id }, { token })
    expect([(await staffAlone.unlock()).status, (await staffAlone.renew()).status]).toEqual([403, 403])
  })

  test('refuses other bookings and their lines, and calls for staff', async () => {
    const before = await everything()
    const ask = { token: mine.client }
    expect(await statuses(other, ask)).toEqual(each(404, 403))
    expect(await statuses({ bookingId: mine.bookingId, lineId: other.lineId }, ask)).toEqual(each(404, 403))
    expect(await statuses({ bookingId: other.bookingId, lineId: mine.lineId }, ask)).toEqual(each(404, 403))
    expect(await everything()).toEqual(before)
  })

  test('the guest token reads the booking only, the client token the engraving only', async () => {
    const guest = await clientOf(api, mine.bookingId, mine.lineId, 'guest')
    expect(await statuses(mine, { token: guest })).toEqual(each(403))
    const path = `portal/booking/${mine.bookingId}`
    const read = async (to: string, token: string) => (await api.ask('GET', to, { token })).status
    expect([await read(path, guest), await read(path, mine.client)]).toEqual([200, 403])
    expect([await read(`${path}/client_details`, guest), await read(`${path}/client_details`, mine.client)]).toEqual([
      200, 200,
    ])
    const [line] = (await api.ask('GET', path, { token: guest })).body.quoted_products
    expect(line.artwork.state).toBe('waiting')
  })

  test('a deleted line shows its owner no pictures; staff still see them', async () => {
    const gone = await plaqueOn(api)
    await gone.whole()
    const read = async (ask: RequestOptions) => {
      const { status, body } = await gone.engraving.read(ask)
      const { files, record } = body.current
      return [status, files.engravingOptionsUrl, files.imageOptionsUrl, record.engravingOptionsImage].map(Boolean)
    }
    expect(await read({ token: gone.client })).toEqual([true, true, false, true])
    await api.connection.sql.query('update booking_lines set deleted = true, quantity = 0 where id = $1', [gone.lineId])
    expect(await read({ token: gone.client })).toEqual([true, false, false, false])
    expect(await read({})).toEqual([true, true, false, true])
  })

  test('shows the owner no phone numbers or addresses [OPEN-02]', async () => {
    const { body } = await mine.engraving.read({ token: mine.client })
    expect([body.owner, body.petName]).toEqual([null, 'Bella'])
    expect(JSON.stringify(body)).not.toMatch(/412000111|ada@quill|Marine Parade/)
  })
})

describe('staff [ENG-19, ENG-21]', () => {
  test("see the owner's number, mail and a link on the practice’s own site", async () => {
    const { owner } = (await mine.engraving.read()).body
    expect(owner).toEqual({
      firstName: 'Ada',
      phone: '+61412000111',
      canOpen: true,
      email: 'ada@quill.test',
      link: expect.stringMatching(/^https:\/\/portal\.test\/e\/[0-9a-z]{10}$/),
      isLocked: false,
    })
  })

  test('unlock a line after wrong numbers, with an event [OPEN-81]', async () => {
    const line = { booking_id: mine.bookingId, quoted_product_id: mine.lineId }
    const login = async (phone: string, address: string) =>
      (
        await api.ask('POST', 'portal/guest/login', {
          as: null,
          headers: { 'x-forwarded-for': address },
          body: { ...line, phone },
        })
      ).status
    for (let n = 0; n < 5; n++) expect(await login(`40000000${n}`, '203.0.113.99')).toBe(422)
    expect(await login('412000111', '203.0.113.99')).toBe(429)
    expect((await mine.engraving.read()).body.owner.isLocked).toBe(true)
    expect((await calls(mine, {}).unlock()).body.owner.isLocked).toBe(false)
    expect(await login('412000111', '203.0.113.99')).toBe(200)
    const [event] = await api.connection.sql.query(
      `select to_value from order_events where booking_id = $1 and field = 'artwork' order by seq desc limit 1`,
      [mine.bookingId],
    )
    expect(event?.to_value).toBe('Name Plaque with Icon: opened again after wrong numbers')
  })
})

test('one address can guess numbers at sixty lines, no more [OPEN-81]', async () => {
  const login = async (n: number) => {
    const body = { booking_id: `booking-${n}`, quoted_product_id: `line-${n}`, phone: '400000000' }
    return (
      await api.ask('POST', 'portal/guest/login', { as: null, headers: { 'x-forwarded-for': '198.51.100.7' }, body })
    ).status
  }
  const replies: number[] = []
  for (let n = 0; n < 62; n++) replies.push(await login(n))
  expect([replies.filter((status) => status === 422).length, replies.slice(-2)]).toEqual([60, [429, 429]])
})
