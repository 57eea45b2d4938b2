import type { ComponentType } from 'react'
import type { WizardKind } from '@portal/domain'
import { BookingWizard } from './BookingWizard'

const screens = new Map<WizardKind, ComponentType>()

/** The screen of a wizard, one for its new and its edit address alike. */
export function wizardScreen(kind: WizardKind): ComponentType {
  const Screen = screens.get(kind) ?? (() => <BookingWizard kind={kind} />)
  screens.set(kind, Screen)
  return Screen
}
