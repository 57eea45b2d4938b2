import type { ResetStep, ResetValues } from './reset-state'

/** The service cannot check the code alone; a wrong one is reported with the new password [OPEN-08]. */
export async function sendStep(step: ResetStep, { username, code, password }: ResetValues): Promise<void> {
  const identity = await import(/* webpackChunkName: "identity" */ '../session/identity')
  if (step === 'send-email') await identity.sendResetCode(username.trim())
  if (step === 'new-password') await identity.setNewPassword(username.trim(), code.trim(), password)
}
