import { canManagePractice } from './rules'
import type { TeamMember } from './schema'

/** Why a change is refused: Vet Owners only, one's own level, the last active Vet Owner [OPEN-13]. */
export type AccessRefusal = 'ownersOnly' | 'ownLevel' | 'lastOwner'

/** What the rules need to know of a member. */
export interface MemberAccess {
  readonly id: string
  readonly level: string | null
  readonly active: boolean
}

export function toMemberAccess({ id, cstm }: TeamMember): MemberAccess {
  return { id, level: cstm.portal_access_c, active: cstm.cognito_portal_active_c }
}

/** What a change makes of a member's access. */
export type NewAccess = Pick<MemberAccess, 'level' | 'active'>

/** Whether a member may do more by a change: let in again, or on another level than before, unless that takes the management away [OPEN-327]. */
export function widensAccess(before: NewAccess, after: NewAccess): boolean {
  const isRaised = after.level !== before.level && !canManagePractice(before.level)
  return isRaised || (after.active && !before.active)
}

/** Whether a change makes an active Vet Owner of somebody who was none [OPEN-327]. */
export const makesOwner = (before: NewAccess | null, after: NewAccess): boolean =>
  isActiveOwner(after) && !(before !== null && isActiveOwner(before))

const isActiveOwner = ({ level, active }: NewAccess) => active && canManagePractice(level)

/**
 * Why this person may not change that member's access level. The last Vet Owner is safe by it too:
 * whoever may change another's level is an active Vet Owner and stays one [OPEN-13].
 */
export function levelRefusal(actor: MemberAccess | undefined, member: MemberAccess): AccessRefusal | undefined {
  if (!actor || !isActiveOwner(actor)) return 'ownersOnly'
  return actor.id === member.id ? 'ownLevel' : undefined
}

/** Why this person may not activate or deactivate that member [OPEN-13]. */
export function statusRefusal(
  actor: MemberAccess | undefined,
  member: MemberAccess,
  team: readonly MemberAccess[],
): AccessRefusal | undefined {
  if (!actor || !isActiveOwner(actor)) return 'ownersOnly'
  const othersStay = team.some((other) => other.id !== member.id && isActiveOwner(other))
  return isActiveOwner(member) && !othersStay ? 'lastOwner' : undefined
}
