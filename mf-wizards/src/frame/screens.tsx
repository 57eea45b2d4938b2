import type { ComponentType } from 'react'
import type { PlannedKind } from '../plan/wizards'
import { BookingWizard } from './BookingWizard'

const screens = new Map<PlannedKind, ComponentType>()

/** The screen of a wizard, one for its new and its edit address alike. */
export function wizardScreen(kind: PlannedKind): ComponentType {
  const Screen = screens.get(kind) ?? (() => <BookingWizard kind={kind} />)
  screens.set(kind, Screen)
  return Screen
}
