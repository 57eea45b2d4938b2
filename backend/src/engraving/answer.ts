import type { Engraving, SavedVersion } from '@portal/domain/plaque'
import type { Deps } from '../deps'
import { stateOf } from '../repositories/artwork'
import type { VersionRow } from '../repositories/engraving'
import { VerificationRepository } from '../repositories/verification'
import { pictureHash } from './picture-hash'
import { closedReason, visitorOf } from './engraved-line'
import type { Act, EngravedLine } from './engraved-line'

interface Means extends Pick<Deps, 'portal' | 'storage'> {
  /** Where the browser finds a picture for a minute [OPEN-92]. */
  linkTo(path: string): string
}
type LinkTo = (path: string | null) => string | null

/** The engraving as this visitor may see it. */
export async function engravingFor(
  { portal, storage, ...means }: Means,
  act: Act,
  engraved: EngravedLine,
): Promise<Engraving> {
  const { stored, line, version, row, current, received } = engraved
  const isApproved = Boolean(row?.approvedAt)
  const shown = async (of: VersionRow) =>
    savedVersion(
      { ...of, artworkSha256: await pictureHash(storage, of).catch(() => null) },
      isApproved && of === current,
      linkTo,
    )
  // An item that is no longer part of the booking shows its owner no pictures.
  const isHidden = line.deleted && act.session.kind === 'guest'
  const linkTo: LinkTo = (path) => (isHidden ? null : path && means.linkTo(path))
  const artwork = stored.artworks.find(({ lineId }) => lineId === line.id)
  const currentShown = current && (await shown(current))
  return {
    bookingId: stored.booking.id,
    quotedProductId: line.id,
    productId: line.productId,
    productName: line.name,
    petName: stored.booking.petFirstName,
    version,
    state: artwork ? stateOf(artwork) : 'missing',
    current: currentShown,
    received: received && (await shown(received)),
    approval: approvalOf(engraved, currentShown),
    changeRequest: row?.changeAt ? { note: row.changeNote ?? '', at: row.changeAt.toISOString() } : null,
    closed: closedReason(engraved, visitorOf(act.session)),
    owner: await ownerFor(portal, act, engraved),
  }
}

function savedVersion(
  { version, details, artworkKey, artworkSha256, photoKey }: VersionRow,
  isApproved: boolean,
  linkTo: LinkTo,
): SavedVersion {
  const files = { imageOptionsUrl: linkTo(photoKey), engravingOptionsUrl: linkTo(artworkKey) }
  const imageOptions = { ...details.imageOptions, croppedImage: files.imageOptionsUrl }
  const record = { ...details, imageOptions, engravingOptionsImage: files.engravingOptionsUrl, isApproved }
  return { version, record, files, sha256: artworkSha256 }
}

function approvalOf({ row }: EngravedLine, current: SavedVersion | null): Engraving['approval'] {
  if (!row?.approvedAt || !row.approvedAs) return null
  return {
    by: row.approvedBy ?? '',
    as: row.approvedAs,
    at: row.approvedAt.toISOString(),
    version: row.approvedVersion ?? 0,
    sha256: row.approvedSha256 ?? current?.sha256 ?? '',
  }
}

/** How staff reach the owner; nobody else learns the number. */
async function ownerFor(
  portal: Means['portal'],
  { tx, session, now }: Act,
  { stored: { booking }, line }: EngravedLine,
): Promise<Engraving['owner']> {
  if (session.kind !== 'staff') return null
  const of = { bookingId: booking.id, lineId: line.id }
  return {
    firstName: booking.ownerFirstName,
    phone: booking.ownerPhone,
    email: booking.details.owner?.email ?? '',
    link: portal(session.practice.brand, `/engraving/verify/${booking.id}/${line.id}`),
    isLocked: await new VerificationRepository(tx).isLocked(of, now),
  }
}
