import { useParams, useLocation, Navigate } from '@portal/router'
import { canEdit, editPathKind, toPortalBooking } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { useStoredDraft } from '../booking/wizard-draft'
import { useBooking } from '../data/use-booking'
import type { PlannedKind } from '../plan/wizards'
import { readOutcome } from '../success/outcome'
import { SuccessView } from '../success/SuccessView'
import { useBegunBooking } from './use-begun-booking'
import { WizardFrame } from './WizardFrame'
import { CannotEdit, LoadFailed, WizardSkeleton } from './WizardPlaces'

interface WizardProps {
  readonly kind: PlannedKind
}

/** A wizard at its address: the same steps for a new booking and for editing one. */
export function BookingWizard({ kind }: WizardProps) {
  const { id } = useParams()
  const outcome = readOutcome(useLocation().state)
  if (outcome) return <SuccessView outcome={outcome} />
  return id ? <EditWizard key={id} id={id} kind={kind} /> : <NewWizard kind={kind} />
}

/** Continues the draft that the chooser began; without one there is nothing to fill in yet. */
function NewWizard({ kind }: WizardProps) {
  const draft = useStoredDraft()
  const { server, labels, ...saved } = useBooking(draft?.bookingId ?? '')
  const { begun, isBegun, ...fresh } = useBegunBooking(draft)
  if (draft?.summary.kind !== kind || !(draft.bookingId || isBegun)) return <Navigate to={paths.newBooking()} replace />
  const { error, retry, isRetrying } = draft.bookingId ? saved : fresh
  if (error) return <LoadFailed error={error} retry={retry} isRetrying={isRetrying} />
  const booking = server ? toPortalBooking(server, labels) : begun
  if (saved.isLoading || !booking) return <WizardSkeleton />
  return <WizardFrame kind={kind} path={paths.newBookingWizard(kind)} booking={booking} labels={labels} />
}

/** Loads the booking by its id [WIZ-104]; one of another kind goes on to its own wizard. */
function EditWizard({ id, kind }: WizardProps & { id: string }) {
  const { user } = usePortalHost()
  const { server, labels, isLoading, error, ...loading } = useBooking(id)
  if (error) return <LoadFailed error={error} {...loading} />
  if (isLoading || !server || !user) return <WizardSkeleton />
  const editKind = editPathKind(server)
  if (editKind === null || !canEdit(server, labels)) return <CannotEdit bookingId={id} />
  const path = paths.editBooking(editKind, id)
  if (editKind !== kind) return <Navigate to={path} replace />
  const booking = toPortalBooking(server, labels)
  return <WizardFrame kind={kind} path={path} editedId={id} booking={booking} labels={labels} />
}
