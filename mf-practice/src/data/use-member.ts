import { useSWRConfig } from 'swr'
import { apiKey, invalidate } from '@portal/api-client'
import { getMember, listMembers } from '@portal/api-client/contract/member'
import { isIdParam } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import type { Read } from '@portal/federation'
import type { Member } from './use-team'

/** One member [API-34]. A malformed id is not requested and counts as not found. */
export function useMember(id: string): Read<Member> {
  const isId = isIdParam(id)
  const read = useRead(getMember, isId ? { params: { id } } : null, { action: 'read member' })
  return isId ? read : { ...read, isMissing: true }
}

/** Reads the member again, and revalidates the team. */
export function useReadMemberAgain(id: string): () => Promise<Member> {
  const { api } = usePortalHost()
  const { mutate } = useSWRConfig()
  return async () => {
    const input = { params: { id } }
    const member = await api.call(getMember, input)
    void mutate(apiKey(getMember, input), member, { revalidate: false })
    void invalidate(mutate, listMembers)
    return member
  }
}
