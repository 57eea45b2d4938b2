import * as v from 'valibot'
import { PLAQUE_TEXTS, letterHeights } from '@portal/domain/plaque'
import type { LetterHeight } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { Deps } from '../deps'
import { addToOutbox } from '../outbox/outbox'
import type { OutboxItem } from '../outbox/outbox'
import type { LineKey } from '../repositories/engraving'
import { GuestRepository } from '../repositories/guest'
import { PracticeRepository } from '../repositories/practice'
import { mediaKey } from '../services/storage'
import type { StoredObject } from '../services/storage'
import { clockOf } from '../practice/clock'
import { openGuestSession } from '../session/session'
import { tenantFrom } from '../session/tenant'
import type { EngravingDetails } from '../db/records'
import { findLine } from './engraved-line'
import { pictureHashes } from './picture-hash'
import { proofWords } from './proof-words'
import type { ProofContent } from './proof-words'
import { designOf, entryOf, hasOwnPhoto } from './record'

const TYPE = 'application/pdf'
type ProofDeps = Pick<Deps, 'db' | 'storage' | 'drawProof'>

/** An approval of a line, identified by its time. Each approval has its own proof. */
interface Approval extends LineKey {
  readonly approvedAt: Date
}

const PayloadSchema = v.object({ bookingId: v.string(), lineId: v.string(), approvedAt: v.string() })

/** Queues the drawing of an approval's proof for after the commit. */
export async function queueProof(tx: Deps['db'], { approvedAt, ...of }: Approval): Promise<void> {
  await addToOutbox(tx, { kind: 'proof', payload: { ...of, approvedAt: approvedAt.toISOString() } }, approvedAt)
}

export async function deliverProof(deps: ProofDeps, { payload }: OutboxItem): Promise<void> {
  const { approvedAt, ...of } = v.parse(PayloadSchema, payload)
  await proofOf(deps, { ...of, approvedAt: new Date(approvedAt) })
}

/**
 * The stored proof of an approval; null if the approval has ended. A lost file is made again from the stored artwork,
 * which is never drawn again.
 */
export async function proofOf(deps: ProofDeps, approval: Approval): Promise<StoredObject | null> {
  const { db, storage, drawProof } = deps
  const found = await findApproved(db, approval)
  if (found === null) return null
  const { engraved, practice, row, current, artworkKey } = found
  const key = mediaKey(proofKey(approval, current.version))
  const stored = await storage.get(key)
  if (stored !== null) return stored
  const [picture, hashes] = await Promise.all([storage.get(mediaKey(artworkKey)), pictureHashes(storage, current)])
  if (picture === null || hashes === null) return null
  const approved: ProofContent = {
    picture: picture.bytes,
    sha256: row.approvedSha256 ?? hashes.artwork,
    details: current.details,
    letters: await lettersOf(current.details),
    version: current.version,
    by: row.approvedBy ?? '',
    method: row.approvalMethod,
    at: approval.approvedAt,
    bookingId: String(engraved.stored.booking.orderId),
    clinic: practice.name,
    zone: clockOf(practice),
    product: engraved.line.name,
    petName: engraved.stored.booking.petFirstName,
  }
  const bytes = await drawProof(proofWords(approved))
  await storage.put(key, bytes, TYPE)
  return { bytes, type: TYPE }
}

/** Key below `media/`, with the time of the approval [EXT-13]. Concurrent runs write the same file. */
export function proofKey({ bookingId, lineId, approvedAt }: Approval, version: number): string {
  const time = approvedAt.toISOString().replaceAll(/[-:.]/g, '')
  return `engravings/${bookingId}/${time}-proof-${lineId}-${version}.pdf`
}

/** Finds the approved version of a line that is still part of its booking. */
async function findApproved(db: Deps['db'], { approvedAt, ...of }: Approval) {
  const owner = await new GuestRepository(db).owner(of)
  if (owner === null) return null
  const session = openGuestSession({ ...of, practiceId: owner.practiceId, use: 'client' })
  const engraved = await findLine({ tx: db, session }, of)
  const { row, current } = engraved
  const artworkKey = current?.artworkKey
  if (engraved.line.deleted || !current || !artworkKey || row?.approvedAt?.getTime() !== approvedAt.getTime())
    return null
  const practice = await new PracticeRepository(db, tenantFrom(session)).read()
  return { engraved, practice, row, current, artworkKey }
}

/** Heights of a record's letters; none if this version of the program cannot read the record [OPEN-150]. */
async function lettersOf(details: EngravingDetails): Promise<LetterHeight[]> {
  const design = designOf(details)
  if (design === null) return []
  const recorded = entryOf(details)
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => design[field].font))
  const { texts } = layoutPlaque(recorded, { ...design, hasPhoto: hasOwnPhoto(details) }, outlines)
  return letterHeights(recorded, texts)
}
