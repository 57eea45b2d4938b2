import { isPartialStage, opensOwnerPages } from '@portal/domain'
import type { Engraving, SavedVersion } from '@portal/domain/plaque'
import type { PracticeRow } from '../db/schema/practice'
import type { Deps } from '../deps'
import { stateOf } from '../repositories/artwork'
import type { LineKey, VersionRow } from '../repositories/engraving'
import { requestFor } from '../owners/answer'
import { ownerLink } from '../owners/facts'
import { PracticeRepository } from '../repositories/practice'
import { VerificationRepository } from '../repositories/verification'
import { closedReason, visitorOf } from './engraved-line'
import type { EngravedLine } from './engraved-line'
import type { ActionContext } from '../session/action-context'
import { clockOf } from '../practice/clock'
import { tenantFrom } from '../session/tenant'

interface AnswerDeps extends Pick<Deps, 'portal' | 'sms'> {
  /** URL of a picture, valid for a minute [OPEN-92]. */
  linkTo(path: string): string
  /** URL of an approval's proof; null once its link has ended. */
  proofLink(of: LineKey, approvedAt: Date): string | null
}
type CreateLink = (path: string | null) => string | null

/** The engraving as this visitor may see it. */
export async function engravingFor(
  { portal, ...deps }: AnswerDeps,
  act: ActionContext,
  engraved: EngravedLine,
): Promise<Engraving> {
  const { stored, line, version, row, current, received } = engraved
  const isApproved = Boolean(row?.approvedAt)
  const isStaff = act.session.kind === 'staff'
  const shown = (of: VersionRow) => savedVersion(of, isApproved && of === current, linkTo)
  // The owner sees no pictures of a removed item.
  const isHidden = line.deleted && !isStaff
  const linkTo: CreateLink = (path) => (isHidden ? null : path && deps.linkTo(path))
  const artwork = stored.artworks.find(({ lineId }) => lineId === line.id)
  return {
    bookingId: stored.booking.id,
    quotedProductId: line.id,
    productId: line.productId,
    productName: line.name,
    petName: stored.booking.petFirstName,
    version,
    state: artwork ? stateOf(artwork) : 'missing',
    current: current && shown(current),
    received: received && shown(received),
    approval: approvalOf(engraved, deps.proofLink),
    changeRequest: row?.changeAt ? { note: row.changeNote ?? '', at: row.changeAt.toISOString() } : null,
    closed: closedReason(engraved, visitorOf(act.session)) ?? (engraved.areWordsRemoved ? 'wordsRemoved' : null),
    ...(await requestFor(
      act.tx,
      { practiceId: stored.booking.practiceId, bookingId: stored.booking.id, lineId: line.id },
      { isStaff, hasSms: deps.sms !== null },
    )),
    timeZone: clockOf(await practiceOf(act)),
    workshop: isStaff && isApproved && current ? workshopFiles(current, deps.linkTo) : null,
    isSubmitted: !isPartialStage(stored.booking.stage),
    endedApproval: row?.endedAt && row.endedWhy ? { why: row.endedWhy, at: row.endedAt.toISOString() } : null,
    alsoWaiting: alsoWaiting(engraved),
    owner: await ownerFor(portal, act, engraved),
  }
}

function practiceOf({ tx, session }: ActionContext): Promise<PracticeRow> | PracticeRow {
  return session.kind === 'staff' ? session.practice : new PracticeRepository(tx, tenantFrom(session)).read()
}

function savedVersion(
  { version, details, artworkKey, screenKey, photoKey }: VersionRow,
  isApproved: boolean,
  linkTo: CreateLink,
): SavedVersion {
  const files = { imageOptionsUrl: linkTo(photoKey), engravingOptionsUrl: linkTo(artworkKey) }
  // The cropped photo is already rotated.
  const { rotation: _, ...cut } = details.imageOptions
  const imageOptions = { ...cut, croppedImage: files.imageOptionsUrl }
  const record = { ...details, imageOptions, engravingOptionsImage: files.engravingOptionsUrl, isApproved }
  return { version, record, files, screenUrl: linkTo(screenKey) }
}

/** Other plaques of the booking that wait for the owner's approval, in the order of its lines. */
function alsoWaiting({ stored, line }: EngravedLine): Engraving['alsoWaiting'] {
  const waiting = stored.artworks.filter((artwork) => stateOf(artwork) === 'waiting').map(({ lineId }) => lineId)
  return stored.lines
    .filter(({ id, deleted }) => !deleted && id !== line.id && waiting.includes(id))
    .map(({ id, name }) => ({ quotedProductId: id, productName: name }))
}

/** Files for cutting the plaque, only of an approved version [OPEN-348]. */
function workshopFiles({ svgKey, pdfKey }: VersionRow, linkTo: AnswerDeps['linkTo']): Engraving['workshop'] {
  return svgKey && pdfKey ? { svg: linkTo(svgKey), pdf: linkTo(pdfKey) } : null
}

function approvalOf({ stored, line, row }: EngravedLine, proofLink: AnswerDeps['proofLink']): Engraving['approval'] {
  if (!row?.approvedAt || !row.approvedAs) return null
  return {
    by: row.approvedBy ?? '',
    as: row.approvedAs,
    method: row.approvalMethod,
    at: row.approvedAt.toISOString(),
    version: row.approvedVersion ?? 0,
    sha256: row.approvedSha256 ?? '',
    proofUrl: line.deleted ? null : proofLink({ bookingId: stored.booking.id, lineId: line.id }, row.approvedAt),
  }
}

/** Contact data of the owner, for staff only. */
async function ownerFor(
  portal: AnswerDeps['portal'],
  { tx, session, now }: ActionContext,
  { stored: { booking }, line, row }: EngravedLine,
): Promise<Engraving['owner']> {
  if (session.kind !== 'staff') return null
  const of = { bookingId: booking.id, lineId: line.id }
  return {
    firstName: booking.ownerFirstName,
    phone: booking.ownerPhone,
    canOpen: opensOwnerPages(booking.ownerPhone),
    email: booking.details.owner?.email ?? '',
    link: row === null ? '' : ownerLink(portal, session.practice.brand, row.ownerCode),
    isLocked: await new VerificationRepository(tx).isLocked(of, now),
  }
}
