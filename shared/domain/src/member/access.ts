import { canManagePractice } from './rules'
import type { TeamMember } from './schema'

/** Why a change is refused: not a Vet Owner, own level, or last active Vet Owner [OPEN-13]. */
export type AccessRefusal = 'ownersOnly' | 'ownLevel' | 'lastOwner'

/** The facts of a member that decide about access. */
export interface MemberAccess {
  readonly id: string
  readonly level: string | null
  readonly active: boolean
}

export function toMemberAccess({ id, cstm }: TeamMember): MemberAccess {
  return { id, level: cstm.portal_access_c, active: cstm.cognito_portal_active_c }
}

/** Access of a member after a change. */
export type NewAccess = Pick<MemberAccess, 'level' | 'active'>

/**
 * Whether the change allows the member more: reactivation or another level, unless it ends a Vet Owner's level
 * [OPEN-327].
 */
export function widensAccess(before: NewAccess, after: NewAccess): boolean {
  const isRaised = after.level !== before.level && !canManagePractice(before.level)
  return isRaised || (after.active && !before.active)
}

/** Whether the change makes the member an active Vet Owner [OPEN-327]. */
export const makesOwner = (before: NewAccess | null, after: NewAccess): boolean =>
  isActiveOwner(after) && !(before !== null && isActiveOwner(before))

const isActiveOwner = ({ level, active }: NewAccess) => active && canManagePractice(level)

/**
 * Why `actor` may not change the member's access level. This also protects the last Vet Owner: only an active Vet Owner
 * changes levels, and only those of others [OPEN-13].
 */
export function levelRefusal(actor: MemberAccess | undefined, member: MemberAccess): AccessRefusal | undefined {
  if (!actor || !isActiveOwner(actor)) return 'ownersOnly'
  return actor.id === member.id ? 'ownLevel' : undefined
}

/** Why `actor` may not activate or deactivate the member [OPEN-13]. */
export function statusRefusal(
  actor: MemberAccess | undefined,
  member: MemberAccess,
  team: readonly MemberAccess[],
): AccessRefusal | undefined {
  if (!actor || !isActiveOwner(actor)) return 'ownersOnly'
  const othersStay = team.some((other) => other.id !== member.id && isActiveOwner(other))
  return isActiveOwner(member) && !othersStay ? 'lastOwner' : undefined
}
