import { changePassword } from '@portal/api-client/contract/password'
import { useClientCare } from '@portal/booking-ui'
import type { SubmitResult } from '@portal/forms'
import { paths, usePortalHost } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { useWrite } from '@portal/writes'
import { refusedChange } from './password-errors'
import type { PasswordValues } from './password-errors'

type Change = Pick<PasswordValues, 'present' | 'password'>

/** Changes the user's password and returns to the profile; returns the refusal [OPEN-290]. */
export function useChangePassword(): (values: PasswordValues) => Promise<SubmitResult> {
  const { api, notify } = usePortalHost()
  const care = useClientCare()
  const navigate = useNavigate()
  const { run } = useWrite<Change, void>((body) => api.call(changePassword, { body }), { action: 'change password' })
  return async ({ present, password }) => {
    const { isDone, error } = await run({ present, password })
    if (!isDone) return refusedChange(error, care)
    notify({ tone: 'success', text: 'Your password is changed. Every other computer is signed out.' })
    await navigate(paths.profile())
    return undefined
  }
}
