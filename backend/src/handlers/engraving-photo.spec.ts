import { describe, expect, test } from 'vitest'
import { PHOTO, draft, plaqueOn, png } from '../../test/engraving'
import { specApi } from '../../test/spec-api'
import { mediaKey } from '../services/storage'

const api = specApi()

const photoField = (code: string) => ({ 'engraving_files.imageOptionsUrl': code })

describe('the photo of an engraving [OPEN-82]', () => {
  test('is kept from the previous version; a missing one is requested', async () => {
    const product = 'plaque-portrait'
    const { engraving, row } = await plaqueOn(api, product)
    await engraving.save(0, draft({ photo: PHOTO }))
    const without = await engraving.saveFiles(1, product)
    expect([without.status, without.body.errors.detail]).toEqual([422, photoField('required')])
    const photo = await engraving.upload(await png(900, 1200))
    expect((await engraving.saveFiles(1, product, photo)).status).toBe(200)
    const { photo_key: photoKey } = (await row('engraving_versions')) ?? {}
    await engraving.save(1, draft({ photo: PHOTO, icon: 'Cat 1' }))
    const next = await engraving.saveFiles(2, product)
    expect([next.status, next.body.state]).toEqual([200, 'waiting'])
    const rows = await api.connection.sql.query('select photo_key from engraving_versions where photo_key = $1', [
      photoKey,
    ])
    expect(rows).toHaveLength(2)
  })

  test('a second call with the same upload gives the same response; an upload is used once', async () => {
    const { engraving, row } = await plaqueOn(api, 'plaque-portrait')
    await engraving.save(0, draft({ photo: PHOTO }))
    const photo = await engraving.upload(await png(900, 1200))
    await engraving.saveFiles(1, 'plaque-portrait', photo)
    const before = await row('engraving_versions')
    // The holder of the signed address uploads something else.
    api.storage.stored.set(photo, { type: 'image/png', bytes: await png(900, 1200, '#000000') })
    const second = await engraving.saveFiles(1, 'plaque-portrait', photo)
    expect([second.status, await row('engraving_versions')]).toEqual([200, before])
    await engraving.save(1, draft({ photo: PHOTO }))
    const later = await engraving.saveFiles(2, 'plaque-portrait', photo)
    expect([later.status, later.body.errors.detail]).toEqual([422, photoField('used')])
  })

  test('uploaded again after a lost response is the same; another photo is drawn, unless approved', async () => {
    const { engraving, client, row } = await plaqueOn(api, 'plaque-portrait')
    await engraving.save(0, draft({ photo: PHOTO }))
    const drawn = async (colour: string) => {
      const reply = await engraving.saveFiles(
        1,
        'plaque-portrait',
        await engraving.upload(await png(900, 1200, colour)),
      )
      return { reply, hash: String((await row('engraving_versions'))?.artwork_sha256) }
    }
    const [first, same, other] = [await drawn('#112233'), await drawn('#112233'), await drawn('#eeddcc')]
    expect([same.reply.status, same.hash === first.hash, other.hash === first.hash]).toEqual([200, true, false])
    expect((await engraving.approve(1, other.hash, { token: client })).status).toBe(200)
    const late = await drawn('#112233')
    expect([late.reply.status, late.reply.body.message, late.hash]).toEqual([
      409,
      'The artwork is approved as it is. Save its words again to change it. Nothing was saved.',
      other.hash,
    ])
  })

  test('that is missing is requested again; an unexpected one is refused', async () => {
    const { engraving } = await plaqueOn(api, 'plaque-portrait')
    await engraving.save(0, draft({ photo: PHOTO }))
    const photo = await engraving.upload(await png(900, 1200))
    api.storage.stored.delete(photo)
    const { status, body } = await engraving.saveFiles(1, 'plaque-portrait', photo)
    expect([status, body.errors.detail, body.message]).toEqual([
      422,
      photoField('missing'),
      'The photo did not arrive. The words are saved, the artwork is not drawn yet.',
    ])
    const extra = await engraving.upload(await png(900, 1200))
    await engraving.save(1)
    const reply = await engraving.saveFiles(2, 'plaque-portrait', extra)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, photoField('unsupported')])
  })

  test('under the key of another line, or of a stored file, is refused', async () => {
    const [mine, other] = [await plaqueOn(api, 'plaque-portrait'), await plaqueOn(api, 'plaque-portrait')]
    await mine.engraving.save(0, draft({ photo: PHOTO }))
    await mine.engraving.saveFiles(1, 'plaque-portrait', await mine.engraving.upload(await png(900, 1200)))
    const stored = mediaKey(String((await mine.row('engraving_versions'))?.photo_key))
    await mine.engraving.save(1, draft({ photo: PHOTO }))
    const theirs = await other.engraving.upload(await png(900, 1200))
    for (const key of [theirs, 'media/tags/100005-1.svg', stored]) {
      expect((await mine.engraving.saveFiles(2, 'plaque-portrait', key)).body.errors.detail).toEqual(
        photoField('missing'),
      )
    }
  })
})
