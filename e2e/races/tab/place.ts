import { bookingOptionBySlug, canEdit, editPathKind, toPortalBooking } from '@portal/domain'
import { paths, readDraft } from '@portal/federation'
import { readWork, startBooking } from '../../../mf-wizards/src/testing/headless'
import type { Office } from '../office/office'
import type { PageBookings } from './page-bookings'
import type { WizardPlace } from './wizard'

/** The booking whose edit wizard stands at this path; null at a new booking's, undefined at no wizard's. */
export function editedAt(path: string): string | null | undefined {
  if (path === paths.newBookingWizard('private')) return null
  return /^\/edit-booking-private\/(.+)$/.exec(path)?.[1]
}

/** What the wizard with this draft works on, read from the server where it has it; null when there is nothing. */
export async function placeOf(
  draftKey: WizardPlace['draftKey'],
  editedId: string | null,
  bookings: PageBookings,
  office: Office,
): Promise<WizardPlace | null> {
  const draft = readDraft(draftKey)
  if (editedId === null && draft?.summary.kind !== 'private') return null
  const bookingId = editedId ?? draft?.bookingId ?? ''
  const begun = bookingId ? await read(bookingId, editedId !== null, bookings, office) : begin(draft?.work, office)
  if (!begun) return null
  return editedId === null
    ? { path: paths.newBookingWizard('private'), draftKey, bookingId, begun }
    : { path: paths.editBooking('private', editedId), editedId, draftKey, bookingId, begun }
}

async function read(id: string, isEdit: boolean, bookings: PageBookings, { labels }: Office) {
  const isKnown = bookings.read(id) !== undefined
  const reading = bookings.revalidate(id)
  if (!isKnown) await reading
  const server = bookings.read(id)
  if (!server || (isEdit && (!canEdit(server, labels) || editPathKind(server) !== 'private'))) return null
  return toPortalBooking(server, labels)
}

function begin(work: unknown, { serviceTypes, practice }: Office) {
  const { vetStaff, option: slug } = readWork(work)
  const option = bookingOptionBySlug(slug)
  return option ? startBooking({ option, vetStaff, practice, serviceTypes }) : null
}
