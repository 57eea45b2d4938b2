import { SaveProgress } from '../booking/save-progress'
import type { WizardState } from '../booking/wizard-state'
import { bella } from './bookings'

/** A wizard's state for specs; what is given stands in for the rest. */
export function wizardState(given: Partial<WizardState> = {}): WizardState {
  const booking = given.booking ?? bella()
  return {
    kind: 'private',
    isEdit: false,
    booking,
    locked: false,
    movedForward: false,
    hasItems: true,
    draft: {
      stored: null,
      bookingId: () => booking.id,
      keep: () => true,
      keepSaved: () => true,
      unsaved: () => null,
      keepUnsaved: () => true,
      pending: { read: () => null, keep: () => undefined },
    },
    writer: {
      progress: new SaveProgress(),
      save: async () => booking,
      saveLines: async () => booking,
      submitSupplies: async () => undefined,
      complete: async () => booking,
      reload: async () => booking,
      settle: async () => undefined,
      leave: () => undefined,
      isLeft: false,
    },
    ...given,
  }
}
