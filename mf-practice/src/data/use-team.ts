import { apiKey } from '@portal/api-client'
import type { ApiError, ResponseOf } from '@portal/api-client'
import { getMember, listMembers } from '@portal/api-client/contract/member'
import { canManagePractice, toMemberAccess } from '@portal/domain'
import type { MemberAccess } from '@portal/domain'
import { useRead, useSignedInUser } from '@portal/federation'
import type { Update } from '@portal/writes'

export type Member = ResponseOf<typeof getMember>

/** A member's full name. */
export const nameOf = ({ first_name, last_name }: Member): string => `${first_name} ${last_name}`.trim()

export interface Team {
  readonly members: readonly Member[] | undefined
  readonly error: ApiError | undefined
  readonly isBusy: boolean
  readonly retry: () => void
  /** The current user as a team member; until the team loads, as the session has them. */
  readonly actor: MemberAccess
  /** Whether the user is a Vet Owner, who may change practice and team [OPEN-13]. The server enforces it. */
  readonly canManage: boolean
}

/** The team of the practice [API-33]. */
export function useTeam(): Team {
  const user = useSignedInUser()
  const { data, error, isBusy, retry } = useRead(listMembers, {}, { action: 'list members' })
  const own = data?.find(({ id }) => id === user.id)
  const actor = own ? toMemberAccess(own) : { id: user.id, level: user.role, active: true }
  return {
    members: data,
    error,
    isBusy,
    retry,
    actor,
    canManage: canManagePractice(actor.level),
  }
}

/** Updates the cached team with the one in a write's answer [API-35]. */
export const teamUpdates = (members: readonly Member[]): Update[] => [
  [apiKey(listMembers, {}), members],
  ...members.map((member): Update => [apiKey(getMember, { params: { id: member.id } }), member]),
]
