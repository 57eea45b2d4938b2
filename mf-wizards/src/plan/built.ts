import type { WizardKind } from '@portal/domain'

/** The wizards of this remote with their addresses; the chooser offers no option that leads nowhere. */
export const WIZARD_PATHS = {
  private: '/new-booking/private',
  referral: '/new-booking/referral',
  'vetunity-private': '/new-booking/vetunity-private',
  'vetunity-communal': '/new-booking/vetunity-communal',
  communal: '/new-booking/communal',
  'urns-and-memorabilia': '/new-booking/urns-and-memorabilia',
  'vet-supply-order': '/new-booking/vet-supply-order',
} as const satisfies Partial<Record<WizardKind, string>>
export type BuiltKind = keyof typeof WIZARD_PATHS

export function isBuilt(kind: WizardKind): kind is BuiltKind {
  return Object.hasOwn(WIZARD_PATHS, kind)
}
