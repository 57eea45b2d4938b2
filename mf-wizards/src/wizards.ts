import type { WizardKind } from '@portal/domain'

/** The wizards that this remote has; the chooser offers no option that leads nowhere. */
const BUILT: readonly WizardKind[] = ['private']

export function isBuilt(kind: WizardKind): boolean {
  return BUILT.includes(kind)
}
