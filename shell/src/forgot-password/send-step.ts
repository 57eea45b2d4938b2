import type { ResetStep, ResetValues } from './reset-state'

/** The code step cannot be checked by the service; a wrong code shows at the new password [OPEN-08]. */
export async function sendStep(step: ResetStep, { username, code, password }: ResetValues): Promise<void> {
  const identity = await import(/* webpackChunkName: "identity" */ '../session/identity')
  if (step === 'send-email') await identity.sendResetCode(username.trim())
  if (step === 'new-password') await identity.setNewPassword(username.trim(), code.trim(), password)
}
