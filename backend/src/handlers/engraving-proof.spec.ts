import { addTime, formatClock, formatLongDate } from '@portal/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RequestOptions } from '../../test/api'
import { draft, waitingPlaque } from '../../test/engraving'
import { textOf } from '../../test/pdf-text'
import { specApi } from '../../test/spec-api'
import { bookingFileLink } from './links'

/** Tokens are checked by the real clock. */
const START = new Date()
const PERTH = 'Australia/Perth'

const api = specApi()
beforeEach(() => {
  api.clock.now = START
})

const text = (words: string) => ({ text: words, size: 20, font: 'Arial' })

/** A plaque approved by its owner, and the link to its proof. */
async function approved(
  words: Parameters<typeof draft>[0] = {},
  more: RequestOptions & { readonly method?: string } = {},
) {
  const plaque = await waitingPlaque(api)
  await plaque.whole(1, draft(words))
  const sha256 = String(
    (
      await api.connection.sql.query(
        'select artwork_sha256 from engraving_versions where booking_id = $1 and version = 2',
        [plaque.bookingId],
      )
    )[0]?.artwork_sha256,
  )
  const token = more.method ? {} : { token: plaque.client }
  const { body } = await plaque.engraving.approve(2, sha256, { ...token, ...more })
  const url = String(body.approval.proofUrl).replace('/api/', '')
  return { ...plaque, sha256, url }
}

/** Opens the link without a session, as a browser does. */
async function open(url: string, headers: RequestOptions['headers'] = {}) {
  const response = await api.ask('GET', url, { as: null, headers })
  return { ...response, said: response.body.message ?? response.body }
}

const proofs = () => [...api.storage.stored.keys()].filter((key) => key.includes('-proof-'))
const bytesOf = (key = '') => Buffer.from(api.storage.stored.get(key)?.bytes ?? [])

describe('the proof of an approval', () => {
  test('says what was approved, by whom, when and how, and shows it on the plaque [OPEN-160]', async () => {
    const { sha256, bookingId, lineId, url } = await approved({
      petName: text('Łukasz'),
      primaryText: text('Māui & Zoë, together'),
      icon: 'Heart',
    })
    const { status, headers } = await open(url)
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      `inline; filename="proof-${lineId}.pdf"`,
    ])
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
      'nosniff',
      'private, no-cache',
    ])
    const [order] = await api.connection.sql.query('select order_id from bookings where id = $1', [bookingId])
    const pdf = bytesOf(proofs().find((key) => key.includes(bookingId)))
    const words = textOf(pdf).join('')
    for (const told of [
      'Engraving proof for Bella',
      'NameŁukaszFirst lineMāui & Zoë, togetherSecond line2012 - 2026IconHeart, left',
      'ProductName Plaque with IconPlaque8 × 4 cm, Rectangle, Graphite',
      `Booking ID${order?.order_id}ClinicHarbour Veterinary Clinic`,
      'Approved byAda QuillHowOn the approval page, opened with the owner’s mobile number',
      `When${formatLongDate(START, PERTH)}, ${formatClock(START, PERTH)}, Perth timeVersion2`,
      sha256,
    ]) {
      expect(words).toContain(told)
    }
    // 0.688 × 20 × 0.8 units of 0.16 mm.
    expect(words).toMatch(/Height of capitalsname 1\.8 mm, first line 1\.8 mm, second line [\d.]+ mm/)
    expect(pdf.toString('latin1').match(/\/Subtype \/Image\b/g), 'the artwork, and it on the plaque').toHaveLength(2)
    // The picture is as wide as the plaque: 8 cm at 72 points an inch.
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 595.28 841.89\]/)
  })

  test('says how the owner told staff', async () => {
    const { url, bookingId } = await approved({}, { method: 'phone' })
    expect((await open(url)).status).toBe(200)
    const words = textOf(bytesOf(proofs().find((key) => key.includes(bookingId)))).join('')
    expect(words).toMatch(/Approved by.+, for the ownerHowThe owner said so by phoneWhen/)
  })

  test('is stored once, soon after the approval; if lost, it is made again from the stored artwork', async () => {
    const { url, bookingId } = await approved()
    const mine = () => proofs().filter((key) => key.includes(bookingId))
    expect(mine()).toEqual([])
    await api.deliver()
    const [key = ''] = mine()
    expect(key).toMatch(/^media\/engravings\/[\w-]+\/\d{8}T\d{9}Z-proof-[\w-]+-2\.pdf$/)
    const first = api.storage.stored.get(key)
    api.drawing.draw = () => Promise.reject(new Error('Nothing is drawn anew'))
    const again = await Promise.all([open(url), open(url)])
    expect([again.map(({ status }) => status), api.storage.stored.get(key) === first]).toEqual([[200, 200], true])
    api.storage.stored.delete(key)
    expect((await open(url)).status).toBe(200)
    expect(bytesOf(key).equals(Buffer.from(first?.bytes ?? []))).toBe(true)
    api.drawing.draw = (await import('../artwork/draw-artwork')).drawArtwork
  })
})

describe('the link of a proof', () => {
  const page = { accept: 'text/html' }

  test('opens for 30 days from the approval, and then says that it has ended', async () => {
    const { engraving, url, bookingId, lineId } = await approved()
    api.clock.now = addTime(addTime(START, 30, 'day'), -1, 'second')
    expect((await open(url)).status).toBe(200)
    api.clock.now = addTime(START, 30, 'day')
    const ended = await open(url, page)
    expect([ended.status, ended.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    expect(ended.said).toContain('This link has ended. Ask your vet for the document.')
    expect(ended.said).toContain(`<a href="/engraving/verify/${bookingId}/${lineId}">Look at the engraving</a>`)
    expect(ended.said).toContain(
      'call Client Care on <a href="tel:+61892000000">08 9200 0000</a> (Monday to Friday, 08:00 to 17:00, Perth time).',
    )
    expect((await engraving.read()).body.approval.proofUrl).toBeNull()
  })

  const GONE = 'This proof is no longer valid: the approval was withdrawn, or the item is no longer ordered.'

  test('ends when the approval is withdrawn, the text changes or the line is removed', async () => {
    const [renewed, changed, removed] = [await approved(), await approved(), await approved()]
    await api.ask('POST', `${renewed.engraving.path}/renew`, { version: 2 })
    await changed.engraving.save(2)
    await api.connection.sql.query('update booking_lines set deleted = true where id = $1', [removed.lineId])
    for (const { url } of [renewed, changed, removed]) {
      const { status, said } = await open(url)
      expect([status, said]).toEqual([410, GONE])
    }
  })

  test('opens nothing else, and no other link opens it', async () => {
    const [mine, other] = [await approved(), await approved()]
    const query = mine.url.split('?')[1] ?? ''
    const { pathname } = new URL(`https://portal.test/api/${mine.url}`)
    const address = pathname.replace('/api/', '')
    const minute = api.deps.links.sign(pathname, START)
    const once = api.deps.links.signOnce(pathname, START).query
    const [row] = await api.connection.sql.query('select artwork_key from engraving_versions where booking_id = $1', [
      mine.bookingId,
    ])
    const file = bookingFileLink(api.deps.links, String(row?.artwork_key), START).replace('/api/', '').split('?')[0]
    const tries = [
      address,
      `${other.url.split('?')[0]}?${query}`,
      `${address}?${minute}`,
      `${address}?${once}`,
      `${file}?${query}`,
      `${address}?${query.replace(/expires=\d+/, `expires=${addTime(START, 60, 'day').getTime()}`)}`,
    ]
    for (const url of tries) expect([url, (await open(url)).status]).toEqual([url, 403])
  })
})
