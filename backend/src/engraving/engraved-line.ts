import { conflict, notFound, outdated } from '../errors/failure'
import { plaqueEntryFor, whyClosed } from '@portal/domain/plaque'
import type { ClosedReason, PlaqueConfigEntry, Visitor } from '@portal/domain/plaque'
import { BookingRepository } from '../repositories/booking'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import { EngravingRepository, NO_PRODUCT } from '../repositories/engraving'
import type { EngravingRow, LineKey, StoredEngraving, VersionRow } from '../repositories/engraving'
import type { ActionContext } from '../session/action-context'
import { clientCareOf } from '../practice/client-care'
import { tenantFrom } from '../session/tenant'
import { ownerName } from '../owners/history'
import { entryOf, hasOwnPhoto } from './record'

/** A plaque line with its engraving. */
export interface EngravedLine {
  readonly stored: StoredBooking
  readonly line: LineRecord
  readonly entry: PlaqueConfigEntry
  /** 0 before the first record. */
  readonly version: number
  /** Null without a record, or if the record belongs to another product. */
  readonly row: EngravingRow | null
  readonly current: VersionRow | null
  /**
   * The latest version with a photo, if no later one removed it. Its photo is used if the present version brought none.
   */
  readonly withPhoto: VersionRow | null
  /** The latest version made by staff, if the owner has changed it since. */
  readonly received: VersionRow | null
  /** Staff removed the words that the owner was asked about [OPEN-383]. */
  readonly areWordsRemoved: boolean
}

/** The token decides who acts [OPEN-70]. */
export const visitorOf = ({ kind }: ActionContext['session']): Visitor => (kind === 'staff' ? 'staff' : 'client')

/** Name of the visitor in records. */
export function nameOf(session: ActionContext['session'], { booking }: StoredBooking): string {
  if (session.kind !== 'staff') return ownerName(booking)
  const { firstName, lastName } = session.contact
  return `${firstName} ${lastName}`.trim()
}

/** Finds the line and its engraving; 404 if the line is not a plaque. */
export async function findLine(
  { tx, session }: Pick<ActionContext, 'tx' | 'session'>,
  of: LineKey,
): Promise<EngravedLine> {
  const stored = await new BookingRepository(tx, tenantFrom(session)).find(of.bookingId)
  const line = stored.lines.find(({ id }) => id === of.lineId)
  if (line === undefined) throw notFound('The engraving')
  const found = await new EngravingRepository(tx, tenantFrom(session)).find(of)
  const entry =
    plaqueEntryFor(await new CatalogueRepository(tx).plaques([line.productId]), line.productId) ??
    recordedEntry(found, line.productId)
  if (entry === undefined) throw notFound('The engraving')
  const version = found?.row.version ?? 0
  const row = found?.row.productId === line.productId ? found.row : null
  const versions = (found?.versions ?? []).filter(({ details }) => details.productId === row?.productId)
  const current = versions.find((each) => each.version === version) ?? null
  const byStaff = versions.find(({ savedAs }) => savedAs === 'staff') ?? null
  const received = current?.savedAs === 'client' ? byStaff : null
  const areWordsRemoved = found?.row.productId === NO_PRODUCT
  return { stored, line, entry, version, row, current, withPhoto: lastPhotoOf(versions), received, areWordsRemoved }
}

/** The plaque's entry from its latest record, if the configuration no longer has one [OPEN-346]. */
function recordedEntry(found: StoredEngraving | null, productId: string): PlaqueConfigEntry | undefined {
  const details = found?.versions.map((version) => version.details).find((each) => each.productId === productId)
  return details && entryOf(details)
}

/** Versions are sorted latest first. A version without a photo ends the search. */
function lastPhotoOf(versions: readonly VersionRow[]): VersionRow | null {
  const end = versions.findIndex(({ details }) => !hasOwnPhoto(details))
  return (end < 0 ? versions : versions.slice(0, end)).find(({ photoKey }) => photoKey) ?? null
}

/** As `findLine`, but locks the booking first. */
export async function lockLine({ tx, session }: ActionContext, of: LineKey): Promise<EngravedLine> {
  await new BookingRepository(tx, tenantFrom(session)).lock(of.bookingId)
  return findLine({ tx, session }, of)
}

/** The facts that close an engraving. */
export type ClosableLine = Pick<EngravedLine, 'stored' | 'line' | 'row'>

/** Why this visitor may not edit; null if they may [OPEN-68]. */
export function closedReason({ stored: { booking }, line, row }: ClosableLine, visitor: Visitor): ClosedReason | null {
  return whyClosed({ ...booking, isDeleted: line.deleted, isApproved: Boolean(row?.approvedAt) }, visitor)
}

const CLOSED: Readonly<Record<ClosedReason, string>> = {
  cremated: 'The cremation is under way',
  deleted: 'The item is no longer part of the booking',
  discarded: 'The booking is discarded',
  cancelled: 'The booking is cancelled',
  finished: 'The booking is on its way back or completed',
  approved: 'The artwork is approved',
  wordsRemoved: 'The words were removed from the item',
}

/** Refuses a closed engraving, and a version that is not the latest. */
export async function refuseUnlessOpen(
  engraved: EngravedLine,
  { tx, session }: ActionContext,
  version?: number,
): Promise<void> {
  const reason = closedReason(engraved, visitorOf(session))
  if (reason) {
    const care = await clientCareOf(tx, session.practiceId)
    throw conflict(
      `${CLOSED[reason]}, so the engraving can no longer be changed. Nothing was saved. To change something, call ${care}.`,
      { engraving: reason },
    )
  }
  if (version !== undefined && engraved.version !== version) throw outdated()
}

/** Refuses to change a picture of words, which follows the booking's item [OPEN-383]. */
export function refuseIfWords({ current }: Pick<EngravedLine, 'current'>): void {
  if (current?.details.words)
    throw conflict('These words are changed with their item in the booking. Nothing was saved.')
}
