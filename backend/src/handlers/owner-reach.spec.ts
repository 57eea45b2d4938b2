import { beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR } from '../../test/api'
import { DRAWN, later, ownersPlaque, sent } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2031-03-10T23:00:00Z')
const api = specApi()
beforeEach(async () => {
  api.clock.now = START
  await api.connection.sql.query('delete from outbox')
  for (const list of [api.pool.mails, api.pool.texts]) list.length = 0
  api.pool.refused.clear()
})

const OWNER = 'ada@quill.test'
const MOBILE = '+61412000111'
const CARE = 'clientcare@lightwood.example'
const ASK = [`${OWNER}: Bella's plaque is ready for you to look at`, `${MOBILE}: Dear Ada, Bella's plaque is ready.`]

describe('owners who cannot be reached', () => {
  test('reports a missing address and number, and asks at once when there is one', async () => {
    const plaque = await ownersPlaque(api)
    await plaque.setOwner('')
    await plaque.submit()
    expect([await sent(api), (await plaque.request()).problem]).toEqual([[], 'noAddress'])
    await plaque.setOwner(OWNER)
    expect((await plaque.renew()).status).toBe(200)
    expect([await sent(api), (await plaque.request()).problem]).toEqual([ASK.slice(0, 1), null])
  })

  test.each([
    ['+6421123456', "The owner's page opens with an Australian number, and theirs is none. Nothing was sent."],
    ['', 'No phone number of the owner is known, and their page opens with it. Nothing was sent.'],
  ])('sends nothing to the number %j, which opens no page, and says why [OPEN-133]', async (phone, why) => {
    const plaque = await ownersPlaque(api)
    await plaque.setOwner(OWNER, phone)
    await plaque.submit()
    const { body } = await plaque.engraving.read()
    expect([await sent(api), body.request.problem, body.owner.canOpen]).toEqual([[], 'cannotOpen', false])
    later(api, 1, 'day')
    const renewed = await plaque.renew()
    expect([renewed.status, renewed.body.message]).toEqual([409, why])
    later(api, 6, 'day')
    expect(await sent(api)).toEqual([])
    later(api, 4, 'day')
    expect(await sent(api)).toEqual([expect.stringContaining(`${CARE}: Please call about booking `)])
    // A number that opens the page gets the request at once.
    await plaque.setOwner(OWNER, MOBILE)
    expect([(await plaque.renew()).status, await sent(api)]).toEqual([200, ASK])
  })

  test("still confirms staff's approval to such an owner in writing [OPEN-133]", async () => {
    const plaque = await ownersPlaque(api)
    await plaque.setOwner(OWNER, '')
    await plaque.submit()
    await plaque.engraving.approve(1, DRAWN, { method: 'inPerson' })
    expect(await sent(api)).toEqual([`${OWNER}: Bella's plaque is approved`])
  })

  test('reports a refused message and does not retry it; a corrected address gets it at once', async () => {
    const plaque = await ownersPlaque(api)
    api.pool.refused.add(OWNER).add(MOBILE)
    await plaque.submit()
    expect(await sent(api)).toEqual([])
    const { problem, messages } = await plaque.request()
    expect([problem, messages.map(({ isRefused }: { isRefused: boolean }) => isRefused)]).toEqual([
      'refused',
      [true, true],
    ])
    api.pool.refused.clear()
    later(api, 1, 'hour')
    expect(await sent(api)).toEqual([])
    await plaque.setOwner('ada@other.test')
    await plaque.renew()
    expect(await sent(api)).toEqual([`ada@other.test: Bella's plaque is ready for you to look at`])
    expect((await plaque.request()).problem).toBeNull()
  })

  test('reports a message that the operator marks as refused later', async () => {
    const plaque = await ownersPlaque(api)
    await plaque.setOwner(OWNER)
    await plaque.submit()
    await api.deliver()
    const [{ id = '' } = {}] = api.pool.mails
    const tell = (body: unknown) => api.ask('POST', 'portal/message_refusals', { token: OPERATOR, body })
    const reason = 'Mailbox unavailable'
    const unknown = '00000000-0000-4000-8000-000000000000-mail'
    expect((await tell({ message_id: unknown, reason })).status).toBe(404)
    expect((await tell({ message_id: 'x', reason })).status).toBe(422)
    expect((await tell({ message_id: `<${id}@portal.test>`, reason })).status).toBe(204)
    expect((await plaque.request()).problem).toBe('refused')
    const [row] = await api.connection.sql.query('select reason from owner_messages where id = $1', [id])
    expect(row).toEqual({ reason })
  })
})
