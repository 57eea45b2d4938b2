import { levelRefusal, statusRefusal, toMemberAccess } from '@portal/domain'
import type { AccessRefusal, MemberAccess } from '@portal/domain'
import type { Member } from '../data/use-team'

/** Why a control of the member screen is disabled [OPEN-13]. */
export const REFUSAL_TEXTS: Readonly<Record<AccessRefusal, string>> = {
  ownersOnly: 'Only a Vet Owner can change this.',
  ownLevel: "You can't change your own access level. Ask another Vet Owner.",
  lastOwner: 'Your practice needs at least one active Vet Owner.',
}

/** Reasons why the current user can't change a member's level or status; undefined when they can. */
export interface Refusals {
  readonly level: string | undefined
  readonly status: string | undefined
}

export function refusalsFor(actor: MemberAccess, member: Member, team: readonly Member[]): Refusals {
  const access = toMemberAccess(member)
  const level = levelRefusal(actor, access)
  const status = statusRefusal(actor, access, team.map(toMemberAccess))
  return { level: level && REFUSAL_TEXTS[level], status: status && REFUSAL_TEXTS[status] }
}
