import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { PHOTO, draft, plaqueOn, png } from '../../test/engraving'
import { tidyUploads } from '../engraving/tidy-uploads'
import { mediaKey } from '../services/storage'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

describe('pictures of an engraving', () => {
  test('are recorded as the server made them, and opened by links of a minute [API-45, DOM-40, ENG-50, EXT-13, EXT-14, OPEN-82]', async () => {
    const { engraving, bookingId, row } = await plaqueOn(api, 'plaque-portrait')
    await engraving.save(0, draft({ photo: PHOTO, icon: 'Dog' }))
    expect((await engraving.read()).body.state).toBe('unfinished')
    const [artwork, photo] = [
      await engraving.upload('artwork', await png(1080, 720)),
      await engraving.upload('photo', await png(900, 1200)),
    ]
    const reply = await engraving.saveFiles(1, 'plaque-portrait', { artwork, photo })
    expect([reply.status, reply.body.state, reply.body.version]).toEqual([200, 'waiting', 1])
    const saved = await row('engraving_versions')
    expect(saved?.artwork_key).toMatch(new RegExp(`^engravings/${bookingId}/\\d{8}T\\d{9}Z-[\\w-]{24}\\.png$`))
    for (const kind of ['artwork', 'photo']) {
      const kept = api.storage.stored.get(mediaKey(String(saved?.[`${kind}_key`])))
      expect(
        createHash('sha256')
          .update(kept?.bytes ?? '')
          .digest('hex'),
      ).toBe(saved?.[`${kind}_sha256`])
    }
    const opened = await api.ask('GET', reply.body.current.files.engravingOptionsUrl.replace('/api/', ''), { as: null })
    const harmless = ['content-type', 'content-disposition', 'x-content-type-options'].map((name) =>
      opened.headers.get(name),
    )
    expect([opened.status, ...harmless]).toEqual([200, 'image/png', 'inline', 'nosniff'])
    expect(opened.headers.get('content-security-policy')).toContain('sandbox')
    expect(reply.body.current.sha256).toBe(saved?.artwork_sha256)
    expect([api.storage.stored.has(artwork), api.storage.stored.has(photo)]).toEqual([false, false])
  })

  test('the photo of the version before is kept; one that is missing is asked for', async () => {
    const { engraving, row } = await plaqueOn(api, 'plaque-portrait')
    const product = 'plaque-portrait'
    await engraving.save(0, draft({ photo: PHOTO }))
    const without = await engraving.saveFiles(1, product, {
      artwork: await engraving.upload('artwork', await png(1080, 720)),
    })
    expect([without.status, without.body.errors.detail]).toEqual([
      422,
      { 'engraving_files.imageOptionsUrl': 'required' },
    ])
    const first = {
      artwork: await engraving.upload('artwork', await png(1080, 720)),
      photo: await engraving.upload('photo', await png(900, 1200)),
    }
    expect((await engraving.saveFiles(1, product, first)).status).toBe(200)
    const { photo_key: photoKey } = (await row('engraving_versions')) ?? {}
    await engraving.save(1, draft({ photo: PHOTO, icon: 'Cat 1' }))
    const next = await engraving.saveFiles(2, product, {
      artwork: await engraving.upload('artwork', await png(1080, 720)),
    })
    expect([next.status, next.body.state]).toEqual([200, 'waiting'])
    const rows = await api.connection.sql.query('select photo_key from engraving_versions where photo_key = $1', [
      photoKey,
    ])
    expect(rows).toHaveLength(2)
  })

  test('a photo stays over words whose pictures never came, and is gone once it was taken off', async () => {
    const { engraving } = await plaqueOn(api, 'plaque-portrait')
    const artwork = async () => engraving.upload('artwork', await png(1080, 720))
    await engraving.save(0, draft({ photo: PHOTO }))
    const photo = await engraving.upload('photo', await png(900, 1200))
    await engraving.saveFiles(1, 'plaque-portrait', { artwork: await artwork(), photo })
    await engraving.save(1, draft({ photo: PHOTO, icon: 'Cat 1' }))
    await engraving.save(2, draft({ photo: PHOTO, icon: 'Cat 2' }))
    const kept = await engraving.saveFiles(3, 'plaque-portrait', { artwork: await artwork() })
    expect([kept.status, kept.body.state]).toEqual([200, 'waiting'])
    await engraving.save(3, draft({ photo: null }))
    await engraving.save(4, draft({ photo: PHOTO }))
    const gone = await engraving.saveFiles(5, 'plaque-portrait', { artwork: await artwork() })
    expect([gone.status, gone.body.errors.detail]).toEqual([422, { 'engraving_files.imageOptionsUrl': 'required' }])
  })

  test('a second call with the same pictures gives the same answer; a place is used once', async () => {
    const { engraving } = await plaqueOn(api)
    await engraving.save(0)
    const artwork = await engraving.upload('artwork', await png(1080, 540))
    const first = await engraving.saveFiles(1, 'plaque-text', { artwork })
    // Whoever holds the signed address puts something else there.
    api.storage.stored.set(artwork, { type: 'image/png', bytes: await png(1080, 540, '#000000') })
    const second = await engraving.saveFiles(1, 'plaque-text', { artwork })
    expect([second.status, second.body.current.sha256]).toEqual([200, first.body.current.sha256])
    await engraving.save(1)
    const later = await engraving.saveFiles(2, 'plaque-text', { artwork })
    expect([later.status, later.body.errors.detail]).toEqual([422, { 'engraving_files.engravingOptionsUrl': 'used' }])
  })

  test('one that never came is asked for again', async () => {
    const { engraving } = await plaqueOn(api)
    await engraving.save(0)
    const artwork = await engraving.upload('artwork', await png(1080, 540))
    api.storage.stored.delete(artwork)
    const { status, body } = await engraving.saveFiles(1, 'plaque-text', { artwork })
    expect([status, body.errors.detail, body.message]).toEqual([
      422,
      { 'engraving_files.engravingOptionsUrl': 'missing' },
      'The picture of the plaque did not arrive. The words are saved, the pictures are not.',
    ])
  })

  test('sent several times at once they are recorded once, and every answer is the same', async () => {
    const { engraving } = await plaqueOn(api)
    await engraving.save(0)
    const artwork = await engraving.upload('artwork', await png(1080, 540))
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => engraving.saveFiles(1, 'plaque-text', { artwork }, { key: 'the-same-key' })),
    )
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.current?.sha256}`)).size).toBe(1)
    expect(replies[0]?.body.state).toBe('waiting')
  })

  test('a place of another line or of the other picture is none', async () => {
    const [mine, other] = [await plaqueOn(api), await plaqueOn(api)]
    await mine.engraving.save(0)
    const theirs = await other.engraving.upload('artwork', await png(1080, 540))
    expect((await mine.engraving.saveFiles(1, 'plaque-text', { artwork: theirs })).status).toBe(422)
    expect((await mine.engraving.saveFiles(1, 'plaque-text', { artwork: 'media/tags/100005-1.svg' })).status).toBe(422)
  })

  test('with the storage away nothing is half written: 503', async () => {
    const { engraving, row } = await plaqueOn(api)
    await engraving.save(0)
    const artwork = await engraving.upload('artwork', await png(1080, 540))
    api.storage.isAway = true
    const reply = await engraving.saveFiles(1, 'plaque-text', { artwork })
    api.storage.isAway = false
    expect([reply.status, reply.body.message]).toEqual([
      503,
      'The pictures cannot be stored at the moment. The words are saved; try again shortly.',
    ])
    expect((await row('engraving_versions'))?.artwork_key).toBeNull()
    expect((await engraving.saveFiles(1, 'plaque-text', { artwork })).status).toBe(200)
  })

  test('what nobody names is removed after an hour, what a version has stays', async () => {
    const { engraving, row } = await plaqueOn(api)
    await engraving.save(0)
    const forgotten = await engraving.upload('artwork', await png(1080, 540))
    const artwork = await engraving.upload('artwork', await png(1080, 540))
    await engraving.saveFiles(1, 'plaque-text', { artwork })
    const kept = mediaKey(String((await row('engraving_versions'))?.artwork_key))
    // A second put by the same address, after the server has taken the first.
    api.storage.stored.set(artwork, { type: 'image/png', bytes: await png(1, 1) })
    const tidy = (minutes: number) =>
      tidyUploads(api.deps.db, api.deps.storage, addTime(api.clock.now, minutes, 'minute'))
    const there = () => [forgotten, artwork, kept].map((key) => api.storage.stored.has(key))
    await tidy(59)
    expect(there()).toEqual([true, true, true])
    await tidy(61)
    expect(there()).toEqual([false, false, true])
    expect(await api.count('engraving_uploads')).toBe(0)
  })
})
