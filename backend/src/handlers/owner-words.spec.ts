import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PRIVATE, anotherPet, line, submitOf } from '../../test/booking'
import { clientOf, draft, engravingOf, plaqueOn } from '../../test/engraving'
import { later, sent } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'
import { sha256 } from '../artwork/sha256'
import { mediaKey } from '../services/storage'

const STONE = 'slate-garden-plaque'
const START = standAt('2031-03-10T23:00:00Z')
const api = specApi()
const wish = (owner_checks_words: number) =>
  api.connection.sql.query(`update practices set owner_checks_words = $1 where id = 'practice-harbour'`, [
    owner_checks_words,
  ])
beforeAll(() => wish(1))
beforeEach(async () => {
  api.clock.now = START
  await api.connection.sql.query('delete from outbox')
  for (const list of [api.pool.mails, api.pool.texts]) list.length = 0
})

/** A submitted booking with these words on a stone, and calls for its page. */
async function stoneWith(words: string, others: ReturnType<typeof line>[] = []) {
  const pet = anotherPet({ first_name: 'Bella' })
  const quoted_products = [line(STONE, { engraving_text: words }), ...others]
  const body = await submitOf(api, PRIVATE, { pet, quoted_products })
  const { id, quoted_products: lines } = (await api.ask('POST', 'portal/booking', { body })).body
  const stone = lines.find((each: { actual_product_id_c: string }) => each.actual_product_id_c === STONE)
  const engraving = engravingOf(api, id, stone.id)
  const plaque = lines.find((each: { actual_product_id_c: string }) => each.actual_product_id_c === 'plaque-text')
  if (plaque) {
    const design = engravingOf(api, id, plaque.id)
    await design.save(0, draft())
    await design.saveFiles(1, 'plaque-text')
  }
  const booking = async () => (await api.ask('GET', `portal/booking/${id}`)).body
  const complete = await api.ask('POST', `portal/booking/${id}/complete`, {
    body: {},
    version: (await booking()).version,
  })
  expect(complete.status).toBe(200)
  const token = await clientOf(api, id, stone.id, 'client', new Date())
  return {
    engraving,
    token,
    look: () => engraving.read({ token }),
    /** Hash of the picture that the page shows. */
    hash: async () => {
      const [row] = await api.connection.sql.query(
        `select v.screen_key from engraving_versions v join engravings e using (booking_id, line_id, version)
         where booking_id = $1 and line_id = $2`,
        [id, stone.id],
      )
      return sha256(api.storage.stored.get(mediaKey(String(row?.screen_key)))?.bytes ?? new Uint8Array())
    },
    change: async (text: string) => {
      const sentLine = line(STONE, { id: stone.id, engraving_text: text })
      const changed = await submitOf(api, PRIVATE, { pet, quoted_products: [sentLine] })
      return api.ask('PUT', `portal/booking/${id}`, { body: changed, version: (await booking()).version })
    },
    state: async () =>
      (await booking()).quoted_products.find((each: { id: string }) => each.id === stone.id).artwork?.state ?? null,
  }
}

describe('where the practice wishes it, the owner checks words on an item that is no plaque [OPEN-383]', () => {
  test('after the submission: drawn, spelled and approved like a plaque', async () => {
    const { look, hash, engraving, token, state } = await stoneWith('Bella\nQuill')
    expect((await look()).status).toBe(404)
    expect(await sent(api)).toEqual([
      "ada@quill.test: Bella's engraving is ready for you to look at",
      expect.stringMatching(/^\+61412000111: .*Bella's engraving is ready\.$/),
    ])
    const { body } = await look()
    expect([body.state, body.current.record.words]).toEqual([
      'waiting',
      [{ productId: STONE, product: body.productName, text: 'Bella\nQuill' }],
    ])
    expect((await engraving.approve(1, await hash(), { token })).body.state).toBe('approved')
    expect(await state()).toBe('approved')
  })

  test('one message asks about a plaque and the words together', async () => {
    await stoneWith('Bella', [line('plaque-text', { engraving_text: 'Typed' })])
    await api.deliver()
    later(api, 30, 'second')
    const [mail, ...others] = (await sent(api)).filter((each) => each.startsWith('ada@'))
    expect([mail, others]).toEqual([expect.stringMatching(/Bella's .* and .* are ready/), []])
  })

  test('a plaque alone does not wait for words', async () => {
    const { bookingId, whole } = await plaqueOn(api)
    await whole()
    const { version } = (await api.ask('GET', `portal/booking/${bookingId}`)).body
    await api.ask('POST', `portal/booking/${bookingId}/complete`, { body: {}, version })
    expect((await sent(api))[0]).toBe("ada@quill.test: Bella's plaque is ready for you to look at")
  })

  test('other words end the approval; the former picture can no longer be approved', async () => {
    const { engraving, token, hash, change, state, look } = await stoneWith('Bella')
    await sent(api)
    const former = await hash()
    await engraving.approve(1, former, { token })
    expect((await change('Bela')).status).toBe(200)
    expect(await state()).toBe('waiting')
    expect((await engraving.approve(1, former, { token })).status).toBe(412)
    api.pool.mails.length = 0
    await api.deliver()
    expect((await look()).body).toMatchObject({ version: 2, state: 'waiting', endedApproval: { why: 'itemChanged' } })
    later(api, 2, 'minute')
    expect((await sent(api)).filter((each) => each.startsWith('ada@'))).toEqual([
      "ada@quill.test: Bella's engraving is ready for you to look at again",
    ])
  })

  test('asks nobody about words that were removed', async () => {
    const { change, state, look } = await stoneWith('Bella')
    await sent(api)
    expect((await change('')).status).toBe(200)
    await api.deliver()
    expect(await state()).toBe(null)
    expect((await look()).body).toMatchObject({ current: null, closed: 'wordsRemoved' })
    later(api, 8, 'day')
    expect(await sent(api)).toEqual([])
  })

  test('the page does not change the words; staff change them with the item', async () => {
    const { engraving, token } = await stoneWith('Bella')
    await sent(api)
    const { status, body } = await engraving.save(1, draft(), { token })
    expect([status, body.message]).toEqual([
      409,
      'These words are changed with their item in the booking. Nothing was saved.',
    ])
  })

  test('asks nobody if the practice does not wish it', async () => {
    await wish(0)
    const { look } = await stoneWith('Bella')
    expect(await sent(api)).toEqual([])
    expect((await look()).status).toBe(404)
  })
})
