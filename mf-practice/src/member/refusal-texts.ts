import type { AccessRefusal } from '@portal/domain'

/** Why a control of the member screen is closed [OPEN-13]. */
export const REFUSAL_TEXTS: Readonly<Record<AccessRefusal, string>> = {
  ownersOnly: 'Only a Vet Owner can change this.',
  ownLevel: 'Nobody changes their own access level. Ask another Vet Owner.',
  lastOwner: 'Your practice needs at least one active Vet Owner.',
}
