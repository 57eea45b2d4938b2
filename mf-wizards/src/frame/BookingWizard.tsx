import { useEffect, useState } from 'react'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { canEdit, editPathKind, mayOrder, toPortalBooking, whyNoEdit, bookingOptionBySlug } from '@portal/domain'
import type { WizardKind } from '@portal/domain'
import { paths, useDraft, usePortalHost, useRead } from '@portal/federation'
import type { DraftKey, BookingDraft } from '@portal/federation'
import { useParams, useLocation, Navigate } from '@portal/router'
import { readWork } from '../booking/session/draft-work'
import { startBooking } from '../booking/start-booking'
import { useBooking } from '../data/use-booking'
import { readOutcome } from '../success/outcome'
import { SuccessView } from '../success/SuccessView'
import { MayNotOrder } from './MayNotOrder'
import { useOwnDraft } from './use-own-draft'
import { WizardFrame } from './WizardFrame'
import { CannotEdit, LoadFailed, WizardSkeleton } from './WizardPlaces'

interface WizardProps {
  readonly kind: WizardKind
}

/** A wizard at its address; new and edited bookings have the same steps. */
export function BookingWizard({ kind }: WizardProps) {
  const { id } = useParams()
  const { practice } = usePortalHost()
  const outcome = readOutcome(useLocation().state)
  if (outcome) return <SuccessView outcome={outcome} />
  if (practice && !mayOrder(practice.cstm.has_portal_access_c)) return <MayNotOrder />
  return <DraftedWizard key={id} editedId={id} kind={kind} />
}

/** Waits for a draft that only this tab has [OPEN-89]. */
function DraftedWizard({ editedId, kind }: WizardProps & { editedId: string | undefined }) {
  const { user, notify } = usePortalHost()
  const userId = user?.id ?? ''
  const draft = useOwnDraft(userId, editedId)
  const isCopy = draft?.isCopy ?? false
  useEffect(() => {
    if (isCopy) notify({ tone: 'info', text: 'This is a copy: the booking is also open in another tab.' })
  }, [isCopy, notify])
  if (draft === undefined) return <WizardSkeleton />
  if (draft === null) return <Navigate to={paths.newBooking()} replace />
  const wizard = { kind, draftKey: { userId, id: draft.id } }
  return editedId === undefined ? (
    <NewWizard key={draft.id} {...wizard} />
  ) : (
    <EditWizard key={draft.id} id={editedId} {...wizard} />
  )
}

interface OpenProps extends WizardProps {
  readonly draftKey: DraftKey
}

/** Continues the draft from the chooser; without one it goes back to the chooser. */
function NewWizard({ kind, draftKey }: OpenProps) {
  const draft = useDraft(draftKey)
  const [begunAs] = useState(draft?.bookingId ?? '')
  const id = begunAs || (draft?.bookingId ?? '')
  const { server, labels, ...saved } = useBooking(id)
  const { begun, isBegun, ...fresh } = useBegunBooking(draft, id)
  if (draft?.summary.kind !== kind || !(id || isBegun)) return <Navigate to={paths.newBooking()} replace />
  const { error, retry, isRetrying } = id ? saved : fresh
  if (error) return <LoadFailed error={error} retry={retry} isRetrying={isRetrying} />
  const booking = server ? toPortalBooking(server, labels) : begun
  if (saved.isLoading || !booking) return <WizardSkeleton />
  const open = { kind, path: paths.newBookingWizard(kind), draftKey, bookingId: id, server, booking, labels }
  return <WizardFrame {...open} />
}

/** Loads the booking by its id [WIZ-104]; one of another kind opens in its own wizard. */
function EditWizard({ id, kind, draftKey }: OpenProps & { id: string }) {
  const { server, labels, isLoading, error, ...loading } = useBooking(id)
  const [isOpen, setOpen] = useState(false)
  if (error) return <LoadFailed error={error} {...loading} />
  if (isLoading || !server) return <WizardSkeleton />
  const editKind = editPathKind(server)
  const mayOpen = whyNoEdit(server, labels) === null
  // Once open, the wizard stays open: a supply order submitted here can't be edited any more, but its wizard must still
  // show success.
  if (mayOpen && !isOpen) setOpen(true)
  if (editKind === null || !(mayOpen || isOpen) || !canEdit(server, labels)) return <CannotEdit bookingId={id} />
  const path = paths.editBooking(editKind, id)
  if (editKind !== kind) return <Navigate to={path} replace />
  const booking = toPortalBooking(server, labels)
  const open = { kind, path, draftKey, bookingId: id, server, booking, labels }
  return <WizardFrame editedId={id} {...open} />
}

/** The booking from the chooser that the server has not created yet, derived from the choices there. */
function useBegunBooking(draft: BookingDraft | null, bookingId: string) {
  const { practice } = usePortalHost()
  const { vetStaff, option: slug } = readWork(draft?.work)
  const option = draft && !bookingId ? bookingOptionBySlug(slug) : undefined
  const input = option ? {} : null
  const read = useRead(listServiceTypes, input, { action: 'list service types' })
  const serviceTypes = read.data
  return {
    isBegun: option !== undefined,
    begun: option && serviceTypes && startBooking({ option, vetStaff, practice, serviceTypes }),
    error: serviceTypes ? undefined : read.error,
    isRetrying: read.isBusy,
    retry: read.retry,
  }
}
