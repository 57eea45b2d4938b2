import type { WizardKind } from '@portal/domain'
import type { PreparedScreen } from '@portal/federation'
import { prepareDraft } from '../booking/prepared-draft'
import { BookingWizard } from './BookingWizard'

const screens = new Map<WizardKind, PreparedScreen>()

/** The screen of a wizard, for its new and its edit address. */
export function wizardScreen(kind: WizardKind): PreparedScreen {
  const screen = screens.get(kind) ?? Object.assign(() => <BookingWizard kind={kind} />, { prepare: prepareDraft })
  screens.set(kind, screen)
  return screen
}
