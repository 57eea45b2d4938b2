import { getMember } from '@portal/api-client/contract/member'
import { isIdParam } from '@portal/domain'
import { useRead } from '@portal/federation'
import type { Read } from '@portal/federation'
import type { Member } from './use-team'

/** One member [API-34]; an id that cannot be one is not asked for and counts as not found. */
export function useMember(id: string): Read<Member> {
  const isId = isIdParam(id)
  const read = useRead(getMember, isId ? { params: { id } } : null, { action: 'read member' })
  return isId ? read : { ...read, isMissing: true }
}
