import { useParams, useLocation, Navigate } from '@portal/router'
import { canEdit, editPathKind } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { useBooking } from '../data/use-booking'
import { readOutcome } from '../success/outcome'
import { SuccessView } from '../success/SuccessView'
import { useWizardDraft } from '../booking/wizard-draft'
import { CannotEdit, LoadFailed, WizardSkeleton } from './WizardPlaces'
import type { PlannedKind } from '../plan/wizards'
import { WizardFrame } from './WizardFrame'

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
  const { stored } = useWizardDraft(undefined)
  const { server, labels, isLoading, error, ...loading } = useBooking(stored?.booking.id ?? '')
  const path = paths.newBookingWizard(kind)
  if (stored?.wizardPath !== path) return <Navigate to={paths.newBooking()} replace />
  if (error) return <LoadFailed error={error} {...loading} />
  if (isLoading) return <WizardSkeleton />
  return <WizardFrame kind={kind} path={path} server={server} labels={labels} />
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
  return <WizardFrame kind={kind} path={path} editedId={id} server={server} labels={labels} />
}
