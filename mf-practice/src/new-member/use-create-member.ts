import { useSWRConfig } from 'swr'
import { ApiError, invalidate } from '@portal/api-client'
import { createMember, listMembers } from '@portal/api-client/contract/member'
import { toMemberSubmit } from '@portal/domain'
import type { MemberForm } from '@portal/domain'
import type { SubmitResult } from '@portal/forms'
import { paths, usePortalHost, useWrite } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { refusedFields } from './refused-fields'

/** Creates the member [API-36] and returns to the team [PRA-13]; what is refused goes to its field. */
export function useCreateMember() {
  const { practice, notify, report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const sendMember = useWrite(createMember)
  const create = async (values: MemberForm): Promise<SubmitResult> => {
    const { id: _, ...fields } = toMemberSubmit('', values)
    const body = { ...fields, vet_account_id: practice?.id ?? '' }
    try {
      await sendMember({ body })
    } catch (fault) {
      const refused = fault instanceof ApiError ? refusedFields(fault.detail) : null
      if (refused) return refused
      throw fault
    }
    void invalidate(mutate, listMembers)
    notify({
      tone: 'success',
      text: `The profile is created. A temporary password is on its way to ${fields.email_address}.`,
    })
    await navigate(paths.managePractice())
    return undefined
  }
  return { create, onFault: (fault: unknown) => report(fault, { action: 'create member' }) }
}
