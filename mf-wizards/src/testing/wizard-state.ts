import { startSession } from '../booking/session/session'
import type { BookingSession } from '../booking/session/session'
import type { WizardState } from '../booking/wizard-state'
import { formRules } from '../steps/owner-pet/form-rules'
import { bella } from './bookings'

/** A wizard's state for specs; `given` overrides the defaults. */
export function wizardState(overrides: Partial<WizardState> = {}, work: BookingSession['work'] = null): WizardState {
  const booking = overrides.booking ?? bella()
  const { kind = 'private', isEdit = false } = overrides
  const about = { kind, isEdit, begun: booking, labels: undefined, form: formRules(null) }
  return {
    kind,
    isEdit,
    booking,
    locked: false,
    movedForward: false,
    hasItems: true,
    session: startSession(about, { id: booking.id, server: null, work }),
    runner: {
      send: () => undefined,
      ask: async () => ({ kind: 'saved', booking }),
      bindFields: () => undefined,
    },
    ...overrides,
  }
}
