import { useParams, useLocation, Navigate } from '@portal/router'
import { canEdit, editPathKind } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { useBooking } from '../data/use-booking'
import { readOutcome } from '../success/outcome'
import { SuccessView } from '../success/SuccessView'
import { useWizardDraft } from '../booking/wizard-draft'
import { CannotEdit, LoadFailed, WizardSkeleton } from './WizardPlaces'
import type { WizardDefinition } from './wizards'
import { WizardFrame } from './WizardFrame'

/** A wizard at its address: the same steps for a new booking and for editing one. */
export function BookingWizard({ wizard }: { wizard: WizardDefinition }) {
  const { id } = useParams()
  const outcome = readOutcome(useLocation().state)
  if (outcome) return <SuccessView outcome={outcome} />
  return id ? <EditWizard key={id} id={id} wizard={wizard} /> : <NewWizard wizard={wizard} />
}

/** Continues the draft that the chooser began; without one there is nothing to fill in yet. */
function NewWizard({ wizard }: { wizard: WizardDefinition }) {
  const { stored } = useWizardDraft(undefined)
  const { server, labels, isLoading, error, ...loading } = useBooking(stored?.booking.id ?? '')
  if (stored?.wizardPath !== wizard.path) return <Navigate to={paths.newBooking()} replace />
  if (error) return <LoadFailed error={error} {...loading} />
  if (isLoading) return <WizardSkeleton />
  return <WizardFrame wizard={wizard} server={server} labels={labels} />
}

/** Loads the booking by its id [WIZ-104]; one of another kind goes on to its own wizard. */
function EditWizard({ id, wizard }: { id: string; wizard: WizardDefinition }) {
  const { user } = usePortalHost()
  const { server, labels, isLoading, error, ...loading } = useBooking(id)
  if (error) return <LoadFailed error={error} {...loading} />
  if (isLoading || !server || !user) return <WizardSkeleton />
  const kind = editPathKind(server)
  if (kind === null || !canEdit(server, labels)) return <CannotEdit bookingId={id} />
  if (kind !== wizard.kind) return <Navigate to={paths.editBooking(kind, id)} replace />
  return <WizardFrame wizard={wizard} editedId={id} server={server} labels={labels} />
}
