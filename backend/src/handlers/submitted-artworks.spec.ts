import { describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { clientOf, draft, waitingPlaque } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const api = specApi()

async function plaque() {
  const made = await waitingPlaque(api)
  const submit = async () => {
    const { version } = (await api.ask('GET', `portal/booking/${made.bookingId}`)).body
    return api.ask('POST', `portal/booking/${made.bookingId}/complete`, { body: {}, version })
  }
  const submitted = async () => (await made.row('booking_submissions'))?.artworks
  return { ...made, submit, submitted }
}

describe('the artworks of a submission [OPEN-111]', () => {
  test('have version and hash, and a later approval is added', async () => {
    const { engraving, client, lineId, sha256, submit, submitted } = await plaque()
    expect((await submit()).status).toBe(200)
    const artwork = { lineId, version: 1, sha256, state: 'waiting' }
    expect(await submitted()).toEqual([{ ...artwork, approval: null }])
    expect((await engraving.approve(1, sha256, { token: client })).status).toBe(200)
    const approval = { version: 1, sha256, by: 'Ada Quill', as: 'client', method: null, at: expect.any(String) }
    expect(await submitted()).toEqual([{ ...artwork, approval }])
  })

  test('lose an approval that a later change ends, and gain the next one', async () => {
    const { engraving, lineId, sha256, row, submit, submitted } = await plaque()
    await submit()
    await engraving.approve(1, sha256, { method: 'phone' })
    expect(
      (await engraving.save(1, draft({ primaryText: { text: 'Good girl', size: 20, font: 'Arial' } }))).status,
    ).toBe(200)
    const asSubmitted = { lineId, version: 1, sha256, state: 'waiting' }
    expect(await submitted()).toEqual([{ ...asSubmitted, approval: null }])
    await engraving.saveFiles(2, 'plaque-text')
    const { current } = (await engraving.read()).body
    expect({ version: current.version, approved_version: (await row('engravings'))?.approved_version }).toEqual({
      version: 2,
      approved_version: null,
    })
    const next = await api.connection.sql.query(
      'select artwork_sha256 from engraving_versions where line_id = $1 and version = 2',
      [lineId],
    )
    const redrawn = String(next[0]?.artwork_sha256)
    await engraving.approve(2, redrawn, { method: 'inPerson' })
    expect(redrawn).not.toBe(sha256)
    expect(await submitted()).toEqual([
      { ...asSubmitted, approval: expect.objectContaining({ version: 2, sha256: redrawn, method: 'inPerson' }) },
    ])
  })

  test.each([
    ['removed', { deleted: true, quantity: 0 }],
    ['another product', { product: 'plaque-name-bar' }],
  ])('never contain the approval of an item that is %s, and the owner is told [OPEN-346]', async (_what, changes) => {
    const { engraving, client, sha256, bookingId, lineId, submit, submitted, change, row } = await plaque()
    await submit()
    await engraving.approve(1, sha256, { token: client })
    await api.deliver()
    api.pool.mails.length = 0
    expect((await change(changes)).status).toBe(200)
    expect(await submitted()).toEqual([expect.objectContaining({ state: 'waiting', approval: null })])
    expect(await row('engravings')).toMatchObject({ approved_at: null, approved_by: null })
    api.clock.now = addTime(api.clock.now, 2, 'minute')
    await api.deliver()
    expect(api.pool.mails.map(({ subject }) => subject)).toContain("Bella's plaque: the approval no longer counts")
    const { status, body } = await engraving.read({ token: await clientOf(api, bookingId, lineId) })
    expect([status, body.approval]).toEqual([200, null])
  })
})
