import { useApi } from '@portal/api-client'
import type { ApiError } from '@portal/api-client'
import { getMember } from '@portal/api-client/contract/member'
import { isIdParam } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { Member } from './use-team'

/** One member [API-34]; an id that cannot be one is not asked for and counts as not found. */
export function useMember(id: string): {
  member: Member | undefined
  isMissing: boolean
  error: ApiError | undefined
  isBusy: boolean
  retry: () => void
} {
  const { api, report } = usePortalHost()
  const isId = isIdParam(id)
  const { data, error, isValidating, mutate } = useApi(api, getMember, isId ? { params: { id } } : null, {
    onError: (fault) => report(fault, { action: 'read member' }),
  })
  const isMissing = !isId || error?.kind === 'notFound' || error?.kind === 'invalid'
  return { member: data, isMissing, error, isBusy: isValidating, retry: () => void mutate() }
}
