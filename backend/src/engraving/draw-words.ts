import { randomUUID } from 'node:crypto'
import { wordsPlaceFor } from '@portal/domain/plaque'
import { sameValue } from '@portal/domain-bundled/merge'
import { isPartialStage } from '@portal/domain'
import type { EngravedWords, WordsEntry } from '@portal/domain/plaque'
import { log } from '@portal/server'
import * as v from 'valibot'
import { sha256 } from '../artwork/sha256'
import { engravedWordsOf } from '../booking/owner-words'
import type { BookingWords } from '../booking/owner-words'
import { addSubmittedArtwork } from '../booking/submitted-artworks'
import { EngravingDetailsSchema } from '../db/records'
import type { EngravingDetails } from '../db/records'
import type { Deps } from '../deps'
import type { OutboxItem } from '../outbox/outbox'
import { requestApproval, requestApprovalIfSubmitted } from '../owners/request-approval'
import { BookingRepository } from '../repositories/booking'
import type { LineRecord } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import { EngravingRepository, NO_ANSWER, NO_PRODUCT } from '../repositories/engraving'
import type { LineKey } from '../repositories/engraving'
import { PracticeRepository } from '../repositories/practice'
import type { ActionContext } from '../session/action-context'
import { openGuestSession } from '../session/session'
import { tenantFrom } from '../session/tenant'
import { closedReason } from './engraved-line'
import type { ClosableLine } from './engraved-line'
import { fileName, storeFile } from './uploads'

type WordsDeps = Pick<Deps, 'db' | 'storage' | 'drawWords' | 'now'>

const PayloadSchema = v.object({ practiceId: v.string(), bookingId: v.string(), by: v.string() })

/**
 * Draws the words of a submitted booking's items, and asks the pet's owner about them [OPEN-383]. Without the
 * practice's wish it draws only items whose owner was asked before. Unchanged words are not drawn again.
 */
export async function deliverWords(deps: WordsDeps, { payload }: OutboxItem): Promise<void> {
  const of = v.parse(PayloadSchema, payload)
  const { lines, plaques, places } = await readBooking(deps.db, of)
  for (const line of lines) {
    if (plaques.has(line.productId) || line.homeCollection) continue
    const drawn = await draw(deps, of, line, places)
    if (drawn !== null) await deps.db.transaction((tx) => record(contextOf(deps, of, line.id, tx), of, drawn))
  }
}

function contextOf({ now }: Pick<Deps, 'now'>, of: BookingWords, lineId: string, tx: Deps['db']): ActionContext {
  return { tx, session: openGuestSession({ ...of, lineId, use: 'client' }), now: now() }
}

async function readBooking(db: Deps['db'], of: BookingWords) {
  const tenant = tenantFrom(openGuestSession({ ...of, lineId: '', use: 'client' }))
  const { lines, booking } = await new BookingRepository(db, tenant).find(of.bookingId)
  const catalogue = new CatalogueRepository(db)
  const plaques = await catalogue.plaques(lines.map(({ productId }) => productId))
  return {
    lines: isPartialStage(booking.stage) ? [] : lines,
    plaques: new Set(plaques.map(({ SugarID }) => SugarID)),
    places: await catalogue.wordsPlaces(),
  }
}

/** A line with its words and the version that was drawn of them. */
interface WordsLine extends ClosableLine {
  readonly line: LineRecord
  /** Words of the line as it is now. */
  readonly words: readonly EngravedWords[]
  /** Words that the owner was shown; null if none were drawn for this item. */
  readonly shown: readonly EngravedWords[] | null
  readonly id: string
  readonly version: number
}

/** The present line; null if it is gone or closed, or if its owner need not be asked. */
async function wordsLine(act: ActionContext, { bookingId, lineId }: LineKey): Promise<WordsLine | null> {
  const tenant = tenantFrom(act.session)
  const stored = await new BookingRepository(act.tx, tenant).find(bookingId)
  const line = stored.lines.find(({ id }) => id === lineId)
  if (line === undefined) return null
  const found = await new EngravingRepository(act.tx, tenant).find({ bookingId, lineId })
  const row = found?.row ?? null
  const current = found?.versions.find(({ version }) => version === row?.version)
  const shown = (row?.productId === line.productId && current?.details.words) || null
  const { ownerChecksWords } = await new PracticeRepository(act.tx, tenant).read()
  if (!ownerChecksWords && shown === null) return null
  const words = engravedWordsOf(line)
  const all = { stored, line, row, words, shown, id: row?.id ?? randomUUID(), version: row?.version ?? 0 }
  return closedReason(all, 'staff') === null ? all : null
}

type LineDrawing = { readonly lineId: string; readonly words: readonly EngravedWords[] } & (
  | { readonly kind: 'none' }
  | { readonly kind: 'drawn'; readonly files: WordsFiles; readonly ratios: string }
)
interface WordsFiles {
  readonly artworkKey: string
  readonly artworkSha256: string
  readonly screenKey: string
  readonly screenSha256: string
}

/** Draws and stores the words, if they are not drawn yet; null if there is nothing to do. */
async function draw(
  deps: WordsDeps,
  of: BookingWords,
  { id: lineId }: LineRecord,
  places: readonly WordsEntry[],
): Promise<LineDrawing | null> {
  const act = contextOf(deps, of, lineId, deps.db)
  const line = await wordsLine(act, { ...of, lineId })
  if (line === null || sameValue(line.shown ?? [], line.words)) return null
  const { words } = line
  if (words.length === 0) return { kind: 'none', lineId, words }
  const placed = words.map(({ productId, text }) => ({ text, place: wordsPlaceFor(places, productId) }))
  const picture = await deps.drawWords(placed)
  if (picture === null) {
    log.warn(`words cannot be drawn, so their owner is not asked: booking ${of.bookingId}`)
    return line.shown === null ? null : { kind: 'none', lineId, words }
  }
  const { png, webp, size } = picture
  const name = fileName(of.bookingId, act.now)
  const put = (ending: 'png' | 'webp', bytes: Uint8Array) =>
    storeFile(deps.storage, act, { ...of, lineId }, { name, ending, bytes })
  const [artworkKey, screenKey] = await Promise.all([put('png', png), put('webp', webp)])
  const files = { artworkKey, artworkSha256: sha256(png), screenKey, screenSha256: sha256(webp) }
  return { kind: 'drawn', lineId, words, files, ratios: `${size.width}:${size.height}` }
}

/** Records the drawing as the line's next version, and asks the owner. Another change queues another drawing. */
async function record(act: ActionContext, { practiceId, bookingId, by }: BookingWords, drawn: LineDrawing) {
  const of = { bookingId, lineId: drawn.lineId }
  const tenant = tenantFrom(act.session)
  const bookings = new BookingRepository(act.tx, tenant)
  await bookings.lock(bookingId)
  const before = await wordsLine(act, of)
  if (before === null || !sameValue(before.words, drawn.words) || sameValue(before.shown, drawn.words)) return
  const engravings = new EngravingRepository(act.tx, tenant)
  if (drawn.kind === 'none') return engravings.setAnswer(of, { ...NO_ANSWER, productId: NO_PRODUCT })
  const { line, id, version: last } = before
  const version = last + 1
  const details = recordOfWords(before, drawn.ratios, { id, bookingId, quotedProductId: line.id })
  await engravings.addVersion(
    { ...of, id, productId: line.productId, version },
    { savedBy: by, savedAs: 'staff', savedAt: act.now, details },
  )
  const noFiles = { svgKey: null, pdfKey: null, photoKey: null, photoSha256: null }
  await engravings.saveFiles(of, version, { ...drawn.files, ...noFiles })
  const { artworkSha256: hash } = drawn.files
  await addSubmittedArtwork(act.tx, { practiceId, ...of }, { version, sha256: hash, state: 'waiting', approval: null })
  const event = { at: act.now, field: 'artwork', fromValue: '', by }
  await bookings.addEvent(bookingId, { ...event, toValue: `${line.name}: words drawn for their owner` })
  const ask = before.shown === null ? requestApproval : requestApprovalIfSubmitted
  await ask(act.tx, { practiceId, ...of }, { by, now: act.now })
}

/** A record without a plaque's own fields. */
function recordOfWords(
  { line, words }: Pick<WordsLine, 'line' | 'words'>,
  ratios: string,
  ids: Pick<EngravingDetails, 'id' | 'bookingId' | 'quotedProductId'>,
): EngravingDetails {
  return v.parse(EngravingDetailsSchema, {
    ...ids,
    productId: line.productId,
    product: line.name,
    dimensions: '0',
    photoSize: '0',
    ratios,
    shape: 'Rectangle',
    petName: {},
    primaryText: {},
    secondaryText: {},
    imageOptions: { rotation: 0 },
    customText: words.map(({ text }) => text).join('\n'),
    words,
  })
}
