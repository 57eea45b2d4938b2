import { beforeEach, describe, expect, test } from 'vitest'
import { type Reply } from '../../test/api'
import { draft } from '../../test/engraving'
import { DRAWN, later, ownersPlaque, sent } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2031-03-10T23:00:00Z')
const api = specApi()
beforeEach(async () => {
  api.clock.now = START
  await api.connection.sql.query('delete from outbox')
  api.pool.isAway = null
  for (const list of [api.pool.mails, api.pool.texts]) list.length = 0
  api.pool.refused.clear()
})

const OWNER = 'ada@quill.test'
const MOBILE = '+61412000111'
const CLINIC = 'reception@harbour.test'
const CARE = 'clientcare@lightwood.example'
const ASK = [`${OWNER}: Bella's plaque is ready for you to look at`, `${MOBILE}: Dear Ada, Bella's plaque is ready.`]
const AGAIN = ASK.map((line) => line.replace(/to look at$/, '$& again').replace('ready.', 'ready again.'))
const REMINDER = [`${OWNER}: Bella's plaque waits for your word`, `${MOBILE}: Dear Ada, Bella's plaque still waits.`]
const APPROVED = `${OWNER}: Bella's plaque is approved`
const idOf = (subject: string) => expect.stringContaining(subject)

async function asked() {
  const plaque = await ownersPlaque(api)
  const { status } = await plaque.submit()
  expect([status, await sent(api)]).toEqual([200, ASK])
  return plaque
}

describe('the whole course of a request', () => {
  test('a submission asks, reminders follow, the answer reaches the clinic and ends them', async () => {
    const plaque = await ownersPlaque(api)
    expect(await sent(api)).toEqual([])
    await plaque.submit()
    expect(await sent(api)).toEqual(ASK)
    expect(await sent(api)).toEqual([])
    later(api, 3, 'day')
    expect(await sent(api)).toEqual(REMINDER)
    await plaque.requestChanges('Could it say evermore?')
    expect(await sent(api)).toEqual([idOf(`${CLINIC}: Booking `)])
    later(api, 8, 'day')
    expect(await sent(api)).toEqual([])
  })

  test("removes links from a pet's name [OPEN-328]", async () => {
    const plaque = await ownersPlaque(api)
    await plaque.submit()
    const name = "update bookings set pet_first_name = 'evil.com/x' where id = $1"
    await api.connection.sql.query(name, [plaque.bookingId])
    expect(await sent(api)).toEqual(ASK.map((line) => line.replace('Bella', 'evil. com x')))
  })

  test('without an answer: two reminders, then a call by Client Care, and no approval', async () => {
    const plaque = await asked()
    later(api, 3, 'day')
    expect(await sent(api)).toEqual(REMINDER)
    later(api, 4, 'day')
    expect(await sent(api)).toEqual(REMINDER)
    later(api, 3, 'day')
    expect(await sent(api)).toEqual([])
    // 21 March is over in Perth at 16:00 UTC.
    later(api, 16, 'hour')
    expect(await sent(api)).toEqual([])
    later(api, 1, 'hour')
    expect(await sent(api)).toEqual([idOf(`${CARE}: Please call about booking `)])
    const { body } = await plaque.engraving.read()
    expect([body.state, body.answerBy, body.approval]).toEqual(['waiting', '2031-03-21', null])
  })

  test('confirms an approval to clinic and owner; an approval by staff to the owner only', async () => {
    const plaque = await asked()
    const { status, body } = await plaque.approve()
    await api.deliver()
    const inWriting = api.pool.mails.find(({ to }) => to === OWNER)?.text
    expect([status, inWriting]).toEqual([
      200,
      expect.stringContaining(`https://portal.test${body.approval.proofUrl}\n`),
    ])
    expect((await sent(api)).toSorted()).toEqual([APPROVED, idOf(`${CLINIC}: Booking `)])
    const other = await asked()
    await other.engraving.approve(1, DRAWN, { method: 'phone' })
    expect(await sent(api)).toEqual([APPROVED])
  })

  test("the clinic's mail names pet, product, booking and link, but no engraved text or surname", async () => {
    const plaque = await asked()
    await plaque.requestChanges('Could it say evermore?')
    await api.deliver()
    const [mail] = api.pool.mails
    const { order_id_c: orderId } = (await api.ask('GET', `portal/booking/${plaque.bookingId}`)).body.cstm
    expect(mail?.subject).toBe(`Booking ${orderId} (Bella): the owner asks for changes to the artwork`)
    expect(mail?.text).toContain(`https://portal.test/booking/${plaque.bookingId}`)
    expect(mail?.text).not.toMatch(/evermore|Quill|Ada|412000111|loved/)
  })
})

describe('changes by staff', () => {
  test('restart the request: the owner is asked again, pending messages are dropped', async () => {
    const plaque = await asked()
    await plaque.requestChanges('Another line, please')
    await plaque.change(1, 'Good girl')
    await sent(api)
    expect((await plaque.renew(2)).status).toBe(200)
    expect(await sent(api)).toEqual(AGAIN)
    later(api, 3, 'day')
    expect(await sent(api)).toEqual(REMINDER)
  })

  test('are asked about once drawn', async () => {
    const plaque = await asked()
    await plaque.engraving.save(1)
    const draw = () => plaque.engraving.saveFiles(2, 'plaque-text')
    expect([(await draw()).body.request.requestedAt, await sent(api)]).toEqual(['2031-03-10T23:00:00.000Z', []])
    later(api, 2, 'minute')
    expect(await sent(api)).toEqual(AGAIN)
    expect([(await draw()).status, await sent(api)]).toEqual([200, []])
  })

  test('are asked about two minutes after the last save, or at once on request [OPEN-347]', async () => {
    const plaque = await asked()
    await plaque.engraving.save(1)
    await plaque.engraving.saveFiles(2, 'plaque-text')
    later(api, 1, 'minute')
    await plaque.engraving.save(2, draft({ icon: 'Heart' }))
    await plaque.engraving.saveFiles(3, 'plaque-text')
    later(api, 1, 'minute')
    expect(await sent(api)).toEqual([])
    expect([(await plaque.renew(3)).status, await sent(api)]).toEqual([200, AGAIN])
    later(api, 5, 'minute')
    expect(await sent(api)).toEqual([])
  })

  const drawnWith = ({ engraving }: Awaited<ReturnType<typeof ownersPlaque>>, ask: boolean): Promise<Reply> => {
    const body = { product_id: 'plaque-text', engraving_files: { imageOptionsUrl: null }, ask_owner: ask }
    return api.ask('PUT', `${engraving.path}/engraving_files`, { version: 2, body })
  }

  test('are not asked about before the submission [OPEN-347]', async () => {
    const plaque = await ownersPlaque(api)
    await plaque.engraving.save(1)
    const { status } = await drawnWith(plaque, true)
    later(api, 1, 'day')
    expect([status, await sent(api), (await plaque.renew(2)).status]).toEqual([200, [], 409])
  })

  test('are not asked about if staff are about to approve [OPEN-109]', async () => {
    const plaque = await asked()
    await plaque.engraving.save(1)
    expect([(await drawnWith(plaque, false)).status, await sent(api)]).toEqual([200, []])
  })

  test("an owner's own change asks nobody, but reminders continue", async () => {
    const plaque = await asked()
    await plaque.engraving.save(1, undefined, { token: await plaque.token() })
    await plaque.draw()
    expect(await sent(api)).toEqual([])
    expect((await plaque.request()).messages).toHaveLength(2)
    later(api, 3, 'day')
    expect(await sent(api)).toEqual(REMINDER)
  })

  test.each([
    ['cremated', 'update bookings set ok_cremate = true where id = $1'],
    ['removed', 'update booking_lines set deleted = true where booking_id = $1'],
  ])('once it is %s there are no reminders or calls', async (_what, sql) => {
    const plaque = await asked()
    await api.connection.sql.query(sql, [plaque.bookingId])
    later(api, 11, 'day')
    expect(await sent(api)).toEqual([])
  })
})

describe('asking again', () => {
  test('sends a reminder, at most once in ten minutes', async () => {
    const plaque = await asked()
    const early = await plaque.renew()
    expect([early.status, early.body.message]).toEqual([
      409,
      'We contacted the owner a moment ago. You can ask again after ten minutes.',
    ])
    later(api, 10, 'minute')
    expect([(await plaque.renew()).status, await sent(api)]).toEqual([200, REMINDER])
    expect((await plaque.renew()).status).toBe(409)
  })

  test('asks anew about an approved artwork', async () => {
    const plaque = await asked()
    await plaque.approve()
    await sent(api)
    await plaque.renew()
    later(api, 2, 'minute')
    expect(await sent(api)).toEqual(AGAIN)
  })
})

describe('what staff see', () => {
  test('when and how the owner was asked, and when they first and last looked', async () => {
    const plaque = await asked()
    later(api, 1, 'hour')
    await plaque.look()
    later(api, 30, 'second')
    await plaque.look()
    later(api, 1, 'day')
    expect((await plaque.look()).body).toMatchObject({ answerBy: '2031-03-21', request: null })
    expect(await plaque.request()).toEqual({
      requestedAt: '2031-03-10T23:00:00.000Z',
      openedFirst: '2031-03-11T00:00:00.000Z',
      openedLast: '2031-03-12T00:00:30.000Z',
      messages: [
        { kind: 'ask', channel: 'mail', to: OWNER, sentAt: '2031-03-10T23:00:00.000Z', isRefused: false },
        { kind: 'ask', channel: 'sms', to: MOBILE, sentAt: '2031-03-10T23:00:00.000Z', isRefused: false },
      ],
      problem: null,
    })
  })
})
