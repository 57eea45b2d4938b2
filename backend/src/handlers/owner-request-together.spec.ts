import { beforeEach, describe, expect, test } from 'vitest'
import { PRIVATE, anotherPet, line, submitOf } from '../../test/booking'
import { clientOf, draft, engravingOf } from '../../test/engraving'
import { DRAWN, later } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2031-03-10T23:00:00Z')
const api = specApi()
beforeEach(async () => {
  api.clock.now = START
  await api.connection.sql.query('delete from outbox')
  for (const list of [api.pool.mails, api.pool.texts]) list.length = 0
})

describe('two plaques of one booking [OPEN-349]', () => {
  async function twoPlaques() {
    const quoted_products = [line('plaque-text', { engraving_text: 'Bella' }), line('plaque-name-bar')]
    const body = await submitOf(api, PRIVATE, { pet: anotherPet({ first_name: 'Bella' }), quoted_products })
    const { id, quoted_products: lines } = (await api.ask('POST', 'portal/booking', { body })).body
    const engravings = lines.map((each: { id: string }) => engravingOf(api, id, each.id))
    for (const engraving of engravings) await engraving.save(0, draft())
    await api.connection.sql.query(
      `update engraving_versions set artwork_key = 'engravings/none.png', artwork_sha256 = $1 where booking_id = $2`,
      [DRAWN, id],
    )
    const { version } = (await api.ask('GET', `portal/booking/${id}`)).body
    expect((await api.ask('POST', `portal/booking/${id}/complete`, { body: {}, version })).status).toBe(200)
    const [first, second] = lines
    return { id, first, second, engravings, token: await clientOf(api, id, first.id, 'client', new Date()) }
  }

  test('share one mail and one SMS with one link, and each counts as asked', async () => {
    const { first, second, engravings } = await twoPlaques()
    await api.deliver()
    expect([api.pool.mails.length, api.pool.texts.length]).toEqual([1, 1])
    const [mail] = api.pool.mails
    for (const { name } of [first, second]) expect(mail?.subject).toContain(name)
    const links = [await engravings[0].read(), await engravings[1].read()].map(({ body }) => body.owner.link)
    expect(mail?.text.match(/https:\S+/g)).toHaveLength(1)
    expect(links).toContain(mail?.text.match(/https:\S+/)?.[0])
    for (const engraving of engravings) {
      expect((await engraving.read()).body.request.messages).toHaveLength(2)
    }
    later(api, 3, 'day')
    api.pool.mails.length = 0
    await api.deliver()
    expect(api.pool.mails).toHaveLength(1)
  })

  test('are answered in one visit: an approval names the next one, and reminders name only that', async () => {
    const { first, second, engravings, token } = await twoPlaques()
    await api.deliver()
    const { body } = await engravings[0].approve(1, DRAWN, { token })
    expect(body.alsoWaiting).toEqual([{ quotedProductId: second.id, productName: second.name }])
    expect((await engravings[1].read({ token })).body).toMatchObject({ productName: second.name, alsoWaiting: [] })
    api.pool.mails.length = 0
    later(api, 3, 'day')
    await api.deliver()
    const reminders = api.pool.mails.filter(({ subject }) => subject.includes('for your word'))
    expect(reminders.map(({ subject }) => subject)).toEqual(["Bella's plaque waits for your word"])
    expect((await engravings[1].approve(1, DRAWN, { token })).body.alsoWaiting).toEqual([])
    expect(first.id).not.toBe(second.id)
  })
})
