import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PHOTO, draft, jpeg, plaqueOn, png } from '../../test/engraving'
import { specApi } from '../../test/spec-api'
import { markUnapproved } from '../artwork/mark-unapproved'
import { createApp } from '../app'
import { mediaKey } from '../services/storage'

const api = specApi()

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const storedAt = (key: unknown) => api.storage.stored.get(mediaKey(String(key)))?.bytes ?? Buffer.alloc(0)

/** Number of pixels in the red of the mark. */
async function redOf(bytes: Uint8Array): Promise<number> {
  const data = await sharp(bytes).removeAlpha().raw().toBuffer()
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 80 && (data[at + 2] ?? 0) < 80) count++
  }
  return count
}

describe('the artwork of an engraving', () => {
  test('is drawn by the server, stored, and opened by links of a minute [API-45, DOM-40, ENG-50..53, EXT-13, EXT-14]', async () => {
    const { engraving, bookingId, row } = await plaqueOn(api, 'plaque-portrait')
    await engraving.save(0, draft({ photo: PHOTO, icon: 'Dog' }))
    expect((await engraving.read()).body.state).toBe('unfinished')
    const photo = await engraving.upload(await jpeg(900, 1200))
    const reply = await engraving.saveFiles(1, 'plaque-portrait', photo)
    expect([reply.status, reply.body.state, reply.body.version]).toEqual([200, 'waiting', 1])
    const saved = await row('engraving_versions')
    const name = `^engravings/${bookingId}/\\d{8}T\\d{9}Z-[\\w-]{24}\\.`
    expect(saved?.artwork_key).toMatch(new RegExp(`${name}png$`))
    expect(saved?.screen_key).toMatch(new RegExp(`${name}webp$`))
    expect(saved?.svg_key).toMatch(new RegExp(`${name}svg$`))
    expect(saved?.pdf_key).toMatch(new RegExp(`${name}pdf$`))
    for (const kind of ['artwork', 'screen', 'photo']) {
      expect(sha256(storedAt(saved?.[`${kind}_key`]))).toBe(saved?.[`${kind}_sha256`])
    }
    const { files, screenUrl } = reply.body.current
    for (const [url, type, width] of [
      [files.engravingOptionsUrl, 'image/png', 1080],
      [screenUrl, 'image/webp', 720],
      [files.imageOptionsUrl, 'image/jpeg', 900],
    ] as const) {
      const opened = await api.ask('GET', url.replace('/api/', ''), { as: null })
      const fileOf = (address: string) => /([\w-]+\.\w+)\?/.exec(address)?.[1]
      const harmless = ['content-type', 'content-disposition', 'x-content-type-options'].map((each) =>
        opened.headers.get(each),
      )
      expect([opened.status, ...harmless]).toEqual([200, type, `inline; filename="${fileOf(url)}"`, 'nosniff'])
      expect(opened.headers.get('content-security-policy')).toContain('sandbox')
      const key = saved?.[{ 'image/png': 'artwork_key', 'image/webp': 'screen_key', 'image/jpeg': 'photo_key' }[type]]
      const { width: pixels, height } = await sharp(storedAt(key)).metadata()
      expect([pixels, height]).toEqual([width, type === 'image/jpeg' ? 1200 : (width * 2) / 3])
    }
    expect(api.storage.stored.has(photo)).toBe(false)
  })

  test('has workshop files while it is approved, for staff only [OPEN-348]', async () => {
    const { engraving, client, whole, row } = await plaqueOn(api)
    await whole()
    const saved = await row('engraving_versions')
    expect((await engraving.read()).body.workshop).toBeNull()
    await engraving.approve(1, String(saved?.artwork_sha256), { method: 'phone' })
    const { workshop, version } = (await engraving.read()).body
    for (const [url, type, key] of [
      [workshop.svg, 'image/svg+xml', 'svg_key'],
      [workshop.pdf, 'application/pdf', 'pdf_key'],
    ] as const) {
      const opened = await api.ask('GET', url.replace('/api/', ''), { as: null })
      expect([opened.status, opened.headers.get('content-type')]).toEqual([200, type])
      expect(storedAt(saved?.[key]).byteLength).toBeGreaterThan(1000)
    }
    expect(Buffer.from(storedAt(saved?.svg_key)).toString()).toContain(
      `version 1. SHA-256 of its picture: ${saved?.artwork_sha256}`,
    )
    expect((await engraving.read({ token: client })).body.workshop).toBeNull()
    // A link that is still valid opens nothing once the approval has ended.
    await engraving.save(version, draft({ icon: 'Heart' }))
    const ended = await api.ask('GET', workshop.svg.replace('/api/', ''), { as: null })
    expect([ended.status, ended.body.message]).toEqual([
      409,
      'This artwork is not approved, so there is no file for the workshop.',
    ])
  })

  test('says NOT APPROVED when opened on its own before the approval; the page gets the plain picture [OPEN-351]', async () => {
    const { engraving, whole, row } = await plaqueOn(api)
    await whole()
    const saved = await row('engraving_versions')
    const app = createApp(api.deps)
    const open = async (accept: string) => {
      const { files, screenUrl } = (await engraving.read()).body.current
      const urls: readonly string[] = [files.engravingOptionsUrl, screenUrl]
      const answers = await Promise.all(urls.map((url) => app.request(url, { headers: { accept } })))
      return Promise.all(answers.map(async (answer) => sha256(new Uint8Array(await answer.clone().arrayBuffer()))))
    }
    const stored = [saved?.artwork_sha256, saved?.screen_sha256]
    expect(await open('*/*')).toEqual(stored)
    const marked = await open('text/html,*/*;q=0.8')
    expect(stored.filter((hash) => marked.includes(String(hash)))).toEqual([])
    expect(await redOf(storedAt(saved?.artwork_key))).toBe(0)
    expect(await redOf(await markUnapproved(storedAt(saved?.artwork_key)))).toBeGreaterThan(5_000)
    await engraving.approve(1, String(saved?.artwork_sha256), { method: 'phone' })
    expect(await open('text/html,*/*;q=0.8')).toEqual(stored)
  })

  test('requested several times at once is recorded once, with equal responses', async () => {
    const { engraving } = await plaqueOn(api)
    await engraving.save(0)
    const replies = await Promise.all([
      ...Array.from({ length: 3 }, () => engraving.saveFiles(1, 'plaque-text', null, { key: 'the-same-key' })),
      engraving.saveFiles(1, 'plaque-text', null, { key: 'another-key-' }),
    ])
    const pathOf = (url: string) => url.split('?')[0]
    expect(
      new Set(replies.map(({ status, body }) => `${status} ${pathOf(body.current?.files.engravingOptionsUrl)}`)).size,
    ).toBe(1)
    expect(replies[0]?.body.state).toBe('waiting')
  })

  test('with the storage down gives 503 and writes nothing; a retry works', async () => {
    const { engraving, row } = await plaqueOn(api, 'plaque-portrait')
    await engraving.save(0, draft({ photo: PHOTO }))
    const photo = await engraving.upload(await png(900, 1200))
    api.storage.isAway = true
    const reply = await engraving.saveFiles(1, 'plaque-portrait', photo, { key: 'once-more-please' })
    api.storage.isAway = false
    expect([reply.status, reply.body.message, reply.headers.get('retry-after')]).toEqual([
      503,
      'The artwork cannot be stored at the moment. The words are saved; try again shortly.',
      '5',
    ])
    expect((await row('engraving_versions'))?.artwork_key).toBeNull()
    const again = await engraving.saveFiles(1, 'plaque-portrait', photo, { key: 'once-more-please' })
    expect([again.status, again.body.state]).toEqual([200, 'waiting'])
  })

  test('is not recorded for an outdated version or without a record: 412', async () => {
    const { engraving } = await plaqueOn(api)
    expect((await engraving.saveFiles(1, 'plaque-text')).status).toBe(412)
    await engraving.save(0)
    await engraving.save(1)
    expect((await engraving.saveFiles(1, 'plaque-text')).status).toBe(412)
    expect((await engraving.saveFiles(0, 'plaque-text')).status).toBe(412)
    expect((await engraving.saveFiles(2, 'plaque-brass-small')).status).toBe(422)
  })
})
