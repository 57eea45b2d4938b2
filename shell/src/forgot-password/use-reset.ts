import { useState } from 'react'
import { useNavigate } from '@portal/router'
import type { SubmitResult } from '@portal/forms'
import { paths } from '@portal/federation'
import type { Handover } from '../session/handover'
import { useNotify } from '../notices/notices'
import { useSession } from '../session/session'
import { resetFailure } from './reset-state'
import type { ResetFailure, ResetStep, ResetValues } from './reset-state'

/** The open step, and the function that goes to the next one, finally to `/login` with the username [SHL-29]. */
export function useReset() {
  const [step, setStep] = useState<ResetStep>('send-email')
  const [failure, setFailure] = useState<ResetFailure | null>(null)
  const finish = useFinish()
  const goTo = (next: ResetStep) => {
    setFailure(null)
    setStep(next)
  }
  const submit = async (values: ResetValues): Promise<SubmitResult> => {
    setFailure(null)
    try {
      await sendStep(step, values)
    } catch (error) {
      const found = resetFailure(step, error)
      if (found.place !== 'form') return { [found.place]: found.text }
      setFailure(found)
      return undefined
    }
    if (step === 'new-password') await finish(values.username.trim())
    else goTo(step === 'send-email' ? 'verify-code' : 'new-password')
    return undefined
  }
  return { step, goTo, submit, failure }
}

/** `/login` says that the password is changed; a signed-in user is sent on from there and gets a notice. */
function useFinish() {
  const navigate = useNavigate()
  const notify = useNotify()
  const isSignedIn = useSession() !== null
  return async (username: string) => {
    if (isSignedIn) notify({ tone: 'success', text: 'Your password is changed.' })
    const state: Handover = { username, passwordChanged: true }
    await navigate(paths.login(), { state })
  }
}

/** The service cannot check the code alone; a wrong one is reported with the new password [OPEN-08]. */
export async function sendStep(step: ResetStep, { username, code, password }: ResetValues): Promise<void> {
  const identity = await import(/* webpackChunkName: "identity" */ '../session/identity')
  if (step === 'send-email') await identity.sendResetCode(username.trim())
  if (step === 'new-password') await identity.setNewPassword(username.trim(), code.trim(), password)
}
