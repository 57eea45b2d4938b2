import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { HARBOUR_NURSE } from '../../test/api'
import { firstChoices } from '../../test/booking'
import { waitingPlaque } from '../../test/engraving'
import { specApi } from '../../test/spec-api'
import { mediaKey } from '../services/storage'

const api = specApi()

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const waiting = (product?: string) => waitingPlaque(api, product)

describe('an approval is for one version and one picture', () => {
  test('by the owner is recorded with name, version, picture and time [ENG-21, ENG-64, OPEN-70]', async () => {
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

  test.each([['phone', 'by phone']])(
    "staff's is recorded under their own name, with how the owner told them: %s [ENG-19, ENG-21]",
    async (method, words) => {
      const { engraving, sha256, bookingId, row, events } = await waiting()
      const { status, body } = await engraving.approve(1, sha256, { as: HARBOUR_NURSE, method })
      expect([status, body.approval.method, body.approval.as]).toEqual([200, method, 'staff'])
      const { approved_by: by, approved_as: as, approval_method: kept } = (await row('engravings')) ?? {}
      expect([by === 'Ada Quill', as, kept]).toEqual([false, 'staff', method])
      expect((await events()).at(-1)).toEqual([`artwork approved for the owner, who said so ${words}`, by])
      const [{ artwork }] = (await api.ask('GET', `portal/booking/${bookingId}`)).body.quoted_products
      expect(artwork).toMatchObject({ state: 'approved', approvedBy: by, approvedAs: 'staff' })
    },
  )

  test('by staff names how the owner told them; by the owner it needs no such method, and ignores one', async () => {
    const { engraving, client, sha256, row, events } = await waiting()
    const before = [await row('engravings'), await events()]
    const without = await engraving.approve(1, sha256)
    expect([without.status, without.body.errors.detail, without.body.message]).toEqual([
      422,
      { method: 'required' },
      'Choose how the owner told you. Nothing was approved.',
    ])
    expect([await row('engravings'), await events()]).toEqual(before)
    const owners = await engraving.approve(1, sha256, { token: client, method: 'letter' })
    expect({
      status: owners.status,
      method: owners.body.approval.method,
      approval_method: (await row('engravings'))?.approval_method,
    }).toEqual({ status: 200, method: null, approval_method: null })
  })

  test("by the hash of the screen's picture counts for the artwork and records its hash", async () => {
    const { engraving, client, sha256, screen, row } = await waiting()
    const first = await engraving.approve(1, screen, { token: client })
    expect([first.status, first.body.approval.sha256, (await row('engravings'))?.approved_sha256]).toEqual([
      200,
      sha256,
      sha256,
    ])
    const again = await engraving.approve(1, sha256, { token: client })
    expect([again.status, again.body.approval]).toEqual([200, first.body.approval])
  })

  test('accepts only the exact bytes sent to the page; a white picture of the same size is refused', async () => {
    const { engraving, client } = await waiting()
    const { current } = (await engraving.read({ token: client })).body
    const white = await sharp({ create: { width: 1080, height: 540, channels: 4, background: '#ffffff' } })
      .png()
      .toBuffer()
    const refused = await engraving.approve(1, hashOf(white), { token: client })
    expect([refused.status, refused.body.message]).toEqual([
      412,
      'The artwork was changed in the meantime. Look at it as it is now, then approve it. Nothing was approved.',
    ])
    const query = current.screenUrl.split('?')[1]
    const path = decodeURIComponent(current.screenUrl.split('?')[0].replace('/api/booking-files/', ''))
    expect(query).toContain('signature=')
    const bytes = api.storage.stored.get(mediaKey(path))?.bytes ?? Buffer.alloc(0)
    expect((await engraving.approve(1, hashOf(bytes), { token: client })).status).toBe(200)
  })

  test('twice at once, or by owner and staff at once, is recorded once', async () => {
    const { engraving, client, sha256, screen, events } = await waiting()
    const replies = await Promise.all([
      engraving.approve(1, sha256, { token: client }),
      engraving.approve(1, screen, { token: client }),
      engraving.approve(1, sha256, { method: 'phone' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.approval))).size).toBe(1)
    expect((await events()).filter(([what]) => String(what).startsWith('artwork approved'))).toHaveLength(1)
  })

  test('is refused for an older version, another picture, or before there is one', async () => {
    const { engraving, client, sha256, row } = await waiting()
    const forged = await engraving.approve(1, 'f'.repeat(64), { token: client })
    await engraving.save(1)
    const stale = await engraving.approve(1, sha256, { token: client })
    const unfinished = await engraving.approve(2, sha256, { token: client })
    expect({ forgedStatus: forged.status, staleStatus: stale.status, unfinishedStatus: unfinished.status }).toEqual({
      forgedStatus: 412,
      staleStatus: 412,
      unfinishedStatus: 409,
    })
    expect(forged.body.message).toContain('Nothing was approved.')
    expect((await row('engravings'))?.approved_at).toBeNull()
  })

  test('ends with the next version, and stays if the same version is drawn again', async () => {
    const { engraving, client, sha256, row, whole } = await waiting()
    await engraving.approve(1, sha256, { token: client })
    expect((await engraving.saveFiles(1, 'plaque-text')).body.state).toBe('approved')
    expect((await whole(1)).body).toMatchObject({ state: 'waiting', approval: null, version: 2 })
    expect(await row('engravings')).toMatchObject({ approved_at: null, approved_sha256: null, approval_method: null })
  })

  test('ends with other choices and another product; the record belongs to the product', async () => {
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
