import { EngravingDraftSchema } from '@portal/domain/plaque'
import type { EngravingDraft } from '@portal/domain/plaque'
import sharp from 'sharp'
import { parse } from 'valibot'
import type { Reply, TestApi } from './api'
import { line, submitOf } from './booking'

const text = (words: string) => ({ text: words, size: 20, font: 'Arial' })

/** Words for any plaque with three texts, without photo and icon. */
export function draft(changes: Partial<Record<keyof EngravingDraft, unknown>> = {}): EngravingDraft {
  return parse(EngravingDraftSchema, {
    petName: text('Bella'),
    primaryText: text('Born to be loved'),
    secondaryText: text('2012 - 2026'),
    icon: 'None',
    iconPlacement: 'Left',
    photo: null,
    ...changes,
  })
}

export const PHOTO = {
  fileImgSrc: 'bella.jpg',
  croppedAreaPixels: { x: 0, y: 0, width: 1500, height: 2000 },
  rotation: 0,
}

/** A PNG of one colour. */
export const png = (width: number, height: number, background = '#c0ffee') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** What specs do with the engraving of one line. */
export function engravingOf(api: TestApi, bookingId: string, lineId: string) {
  const path = `portal/booking/${bookingId}/engraving/${lineId}`
  type More = Parameters<TestApi['ask']>[2]
  const upload = async (picture: 'artwork' | 'photo', bytes: Uint8Array, more: More = {}): Promise<string> => {
    const place = await api.ask('POST', `${path}/upload`, { ...more, body: { picture, bytes: bytes.byteLength } })
    if (place.status !== 200) throw new Error(`No place for a picture: ${place.status}`)
    api.storage.stored.set(place.body.key, { type: 'image/png', bytes })
    return String(place.body.key)
  }
  const saveFiles = (
    version: number,
    productId: string,
    keys: { artwork: string; photo?: string | null },
    more: More = {},
  ): Promise<Reply> =>
    api.ask('PUT', `${path}/engraving_files`, {
      ...more,
      version,
      body: {
        product_id: productId,
        engraving_files: { imageOptionsUrl: keys.photo ?? null, engravingOptionsUrl: keys.artwork },
      },
    })
  return {
    path,
    read: (more: More = {}) => api.ask('GET', path, more),
    save: (version: number, body: unknown = draft(), more: More = {}) =>
      api.ask('PUT', path, { ...more, version, body }),
    upload,
    saveFiles,
    approve: (version: number, sha256: string, more: More = {}) =>
      api.ask('POST', `${path}/approve`, { ...more, version, body: { sha256 } }),
    askForChanges: (version: number, note: string, more: More = {}) =>
      api.ask('POST', `${path}/change_request`, { ...more, version, body: { note } }),
  }
}

/** The owner's client token of a line, got with the number that the booking has now. */
export async function clientOf(
  api: TestApi,
  bookingId: string,
  lineId: string,
  use: 'client' | 'guest' = 'client',
  at = api.clock.now,
): Promise<string> {
  const [row] = await api.connection.sql.query('select owner_phone from bookings where id = $1', [bookingId])
  const verified = { practiceId: 'practice-harbour', bookingId, lineId, phone: String(row?.owner_phone) }
  return api.deps.guests.sign(verified, use, at)
}

const PRIVATE = 'private cremation & return of ashes'

/** A booking with one plaque: how the line stands, and what is done with its engraving. */
export async function plaqueOn(api: TestApi, product = 'plaque-text') {
  const body = await submitOf(api, PRIVATE, { quoted_products: [line(product, { engraving_text: 'Typed' })] })
  const made = (await api.ask('POST', 'portal/booking', { body })).body
  const lineId = String(made.quoted_products[0].id)
  const bookingId = String(made.id)
  const engraving = engravingOf(api, bookingId, lineId)
  const client = await clientOf(api, bookingId, lineId)
  const whole = async (version = 0, body: unknown = draft()) => {
    await engraving.save(version, body)
    const artwork = await engraving.upload('artwork', await png(1080, 540))
    return engraving.saveFiles(version + 1, product, { artwork })
  }
  const row = async (table: string) =>
    (await api.connection.sql.query(`select * from ${table} where booking_id = $1`, [bookingId]))[0]
  return { bookingId, lineId, engraving, client, whole, row }
}
