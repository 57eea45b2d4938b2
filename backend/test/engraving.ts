import { EngravingDraftSchema } from '@portal/domain/plaque'
import type { EngravingDraft } from '@portal/domain/plaque'
import sharp from 'sharp'
import { parse } from 'valibot'
import type { Reply, TestApi } from './api'
import { PRIVATE, anotherPet, line, submitOf } from './booking'

const text = (words: string) => ({ text: words, size: 20, font: 'Arial' })

/** A draft for any plaque with three texts, without photo and icon. */
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

/** A JPEG of one colour, as pages send photos. */
export const jpeg = (width: number, height: number, background = '#c0ffee') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Calls of specs for the engraving of one line. */
export function engravingOf(api: TestApi, bookingId: string, lineId: string) {
  const path = `portal/booking/${bookingId}/engraving/${lineId}`
  type AskOptions = Parameters<TestApi['ask']>[2]
  /** Uploads a photo to the address from the server. */
  const upload = async (bytes: Uint8Array, more: AskOptions = {}): Promise<string> => {
    const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/png'
    const place = await api.ask('POST', `${path}/upload`, { ...more, body: { bytes: bytes.byteLength, type } })
    if (place.status !== 200) throw new Error(`No place for a photo: ${place.status}`)
    api.storage.stored.set(place.body.key, { type, bytes })
    return String(place.body.key)
  }
  /** Requests the drawing of the artwork, with the uploaded photo if there is one. */
  const saveFiles = (
    version: number,
    productId: string,
    photo: string | null = null,
    more: AskOptions = {},
  ): Promise<Reply> =>
    api.ask('PUT', `${path}/engraving_files`, {
      ...more,
      version,
      body: { product_id: productId, engraving_files: { imageOptionsUrl: photo } },
    })
  return {
    path,
    read: (more: AskOptions = {}) => api.ask('GET', path, more),
    save: (version: number, body: unknown = draft(), more: AskOptions = {}) =>
      api.ask('PUT', path, { ...more, version, body }),
    upload,
    saveFiles,
    /** As the owner, or as staff with a method. */
    approve: (version: number, sha256: string, { method, ...more }: AskOptions & { readonly method?: string } = {}) =>
      api.ask('POST', `${path}/approve`, { ...more, version, body: { sha256, method } }),
    requestChanges: (version: number, note: string, more: AskOptions = {}) =>
      api.ask('POST', `${path}/change_request`, { ...more, version, body: { note } }),
  }
}

/** The owner's client token of a line, obtained with the booking's present number. */
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

/** A booking with one plaque, and calls for its engraving. */
export async function plaqueOn(api: TestApi, product = 'plaque-text') {
  const body = await submitOf(api, PRIVATE, {
    pet: anotherPet({ first_name: 'Bella' }),
    quoted_products: [line(product, { engraving_text: 'Typed' })],
  })
  const made = (await api.ask('POST', 'portal/booking', { body })).body
  const lineId = String(made.quoted_products[0].id)
  const bookingId = String(made.id)
  const engraving = engravingOf(api, bookingId, lineId)
  const client = await clientOf(api, bookingId, lineId)
  const whole = async (version = 0, body: unknown = draft()) => {
    await engraving.save(version, body)
    return engraving.saveFiles(version + 1, product)
  }
  const row = async (table: string) =>
    (await api.connection.sql.query(`select * from ${table} where booking_id = $1`, [bookingId]))[0]
  return { bookingId, lineId, engraving, client, whole, row }
}

/** A plaque whose artwork waits for its owner, with the hashes of its pictures. */
export async function waitingPlaque(api: TestApi, product = 'plaque-text') {
  const plaque = await plaqueOn(api, product)
  await plaque.whole()
  const { artwork_sha256: sha256, screen_sha256: screen } = (await plaque.row('engraving_versions')) ?? {}
  const events = async () =>
    (
      await api.connection.sql.query(
        `select to_value, by from order_events where booking_id = $1 and field = 'artwork' order by seq`,
        [plaque.bookingId],
      )
    ).map(({ to_value: what, by }) => [String(what).replace(/^.*: /, ''), by])
  /** Saves the booking with other choices or another product on the line. */
  const change = async (changes: Parameters<typeof line>[1]) => {
    const { version } = (await api.ask('GET', `portal/booking/${plaque.bookingId}`)).body
    const sent = line(product, { id: plaque.lineId, ...changes })
    const submit = await submitOf(api, PRIVATE, { pet: anotherPet({ first_name: 'Bella' }), quoted_products: [sent] })
    return api.ask('PUT', `portal/booking/${plaque.bookingId}`, { body: submit, version })
  }
  return { ...plaque, sha256: String(sha256), screen: String(screen), events, change }
}
