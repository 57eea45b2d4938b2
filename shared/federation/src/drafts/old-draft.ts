import * as v from 'valibot'
import { WIZARD_KINDS, petFullName } from '@portal/domain'
import type { WizardKind } from '@portal/domain'
import { paths } from '../paths/paths'
import { matchPath } from '../registry/routes'
import type { BookingDraft } from './draft'

/** What is read of a draft of the releases that kept a whole booking and no summary. */
const OldDraftSchema = v.object({
  booking: v.object({
    id: v.string(),
    orderId: v.string(),
    serviceType: v.string(),
    pet: v.object({ firstName: v.string(), lastName: v.string() }),
  }),
  wizardPath: v.string(),
  step: v.string(),
  unsaved: v.record(v.string(), v.unknown()),
  updatedAt: v.string(),
})

/** Such a draft in today's shape, with what can be said of it from outside; its wizard reads the rest. */
export function fromOldDraft(value: unknown): BookingDraft | null {
  const parsed = v.safeParse(OldDraftSchema, value)
  const wizard = parsed.success ? wizardAt(parsed.output.wizardPath) : null
  if (!parsed.success || !wizard) return null
  const { booking, wizardPath, step, unsaved, updatedAt } = parsed.output
  const { id: bookingId, orderId, serviceType, pet } = booking
  return {
    bookingId,
    summary: {
      ...wizard,
      serviceType,
      orderId,
      petName: petFullName(pet),
      missing: [],
      holdsWork: bookingId !== '' || Object.keys(unsaved).length > 0,
      resumeAt: wizardPath + step,
    },
    work: value,
    updatedAt,
  }
}

function wizardAt(path: string): { kind: WizardKind; isEdit: boolean } | null {
  for (const kind of WIZARD_KINDS) {
    if (path === paths.newBookingWizard(kind)) return { kind, isEdit: false }
    if (matchPath(paths.editBooking(kind, ':id'), path)) return { kind, isEdit: true }
  }
  return null
}
