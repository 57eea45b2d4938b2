import type { ApiError } from '@portal/api-client'
import { createMember, listMembers } from '@portal/api-client/contract/member'
import { useRetryOrCall } from '@portal/booking-ui'
import { toMemberSubmit } from '@portal/domain'
import type { MemberForm } from '@portal/domain'
import { FORM_ERROR } from '@portal/forms'
import type { SubmitResult } from '@portal/forms'
import { paths, usePortalHost } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { useWrite } from '@portal/writes'
import { isSignInOld, useRecentlySignedIn } from '../data/use-recently-signed-in'
import { refusedFields } from './refused-fields'

const SAFE = 'The profile was not created. What you typed is still here.'

/** The server's own sentence, for refusals with a reason [OPEN-327, OPEN-328]. */
const refusalText = (error: ApiError | undefined): string | undefined =>
  error && (error.kind === 'rateLimited' || isSignInOld(error)) ? error.message : undefined

/** Creates the member [API-36] and returns to the team [PRA-13]. Refusals are shown at their field. */
export function useCreateMember() {
  const { practice, notify } = usePortalHost()
  const fault = useRetryOrCall(SAFE)
  const navigate = useNavigate()
  const run = useRecentlySignedIn(useWrite(createMember, { action: 'create member', updates: () => [listMembers] }))
  return async (values: MemberForm): Promise<SubmitResult> => {
    const { id: _, ...fields } = toMemberSubmit('', values)
    const { isDone, error } = await run({ body: { ...fields, vet_account_id: practice?.id ?? '' } })
    if (!isDone) return refusedFields(error?.detail) ?? { [FORM_ERROR]: refusalText(error) ?? fault }
    notify({
      tone: 'success',
      text: `The profile is created. A temporary password is on its way to ${fields.email_address}.`,
    })
    await navigate(paths.managePractice())
    return undefined
  }
}
