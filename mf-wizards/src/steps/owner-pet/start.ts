import { bookingOptionBySlug, skipOwnerDefault } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { canEnterWeight } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { toOwnerPetValues } from './convert'
import { withHiddenValues } from './hidden-values'
import { withLockedFields } from './merge-values'
import { restoreOwnerPetValues, restoredBase } from './restore'

export type StartOfStep = ReturnType<typeof startOfStep>

/** Initial values of the form: stored input, else the booking. */
export function startOfStep(state: WizardState) {
  const { booking, session } = state
  const unsaved = session.work?.unsaved[STEP_HASH.ownerPet]
  const saved = withHiddenValues(toOwnerPetValues(booking), session.work?.hiddenValues)
  const typed = unsaved ? restoreOwnerPetValues(unsaved.values) : saved
  const values = state.locked ? withLockedFields(typed, saved, canEnterWeight(state)) : typed
  const isFixed = isSkipFixed(booking)
  return {
    values: isFixed ? { ...values, skipOwner: true } : values,
    skipFixed: isFixed,
    base: unsaved ? restoredBase(unsaved) : { version: booking.version, values: saved },
  }
}

/** Whether this kind of booking never names an owner [WIZ-41, WIZ-50]. */
export function isSkipFixed({ bookingOptionSelected: option }: PortalBooking): boolean {
  return skipOwnerDefault(bookingOptionBySlug(option?.slug), null).locked
}
