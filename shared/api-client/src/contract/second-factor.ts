import { v } from '@portal/domain'
import { oneTimeCode } from '@portal/domain-bundled/second-factor'
import { endpoint } from './endpoint'
import { IdParams, Nothing } from './shared-schemas'

const CodeSchema = v.object({
  /** Six digits of the authenticator app. */
  code: v.pipe(
    v.string(),
    v.maxLength(32),
    v.check((text) => oneTimeCode(text) !== undefined, 'six digits'),
  ),
})

/** [OPEN-217] */
export const getSecondFactor = endpoint('getSecondFactor', {
  method: 'GET',
  path: 'portal/second_factor',
  summary: 'Whether sign-ins of the signed-in user ask for a code of an authenticator app',
  access: 'staff',
  response: v.object({ is_on: v.boolean() }),
})

/**
 * A 409 with `sign_in: old` in its detail requires a new sign-in first [OPEN-280]. Not idempotent: responses of
 * idempotent calls are stored, and only the user pool may store a secret.
 */
export const beginSecondFactor = endpoint('beginSecondFactor', {
  method: 'POST',
  path: 'portal/second_factor/secret',
  summary: 'A fresh secret for the authenticator app of the signed-in user; nothing is on until a code has shown it',
  access: 'staff',
  response: v.object({ secret: v.string() }),
  conflicts: true,
})

export const turnOnSecondFactor = endpoint('turnOnSecondFactor', {
  method: 'POST',
  path: 'portal/second_factor/on',
  summary: 'Ask for a code at every sign-in from now on, once a right one has shown that the app holds the secret',
  access: 'staff',
  body: CodeSchema,
  response: Nothing,
  status: 204,
  idempotent: true,
  conflicts: true,
})

export const turnOffSecondFactor = endpoint('turnOffSecondFactor', {
  method: 'POST',
  path: 'portal/second_factor/off',
  summary: 'Ask for no code at sign-in any more; takes a right one',
  access: 'staff',
  body: CodeSchema,
  response: Nothing,
  status: 204,
  idempotent: true,
})

/** A member with Level 3 can see and reset it [OPEN-218]. */
export const getMemberSecondFactor = endpoint('getMemberSecondFactor', {
  method: 'GET',
  path: 'portal/vet/members/{id}/second_factor',
  summary: 'Whether sign-ins of a member ask for a code, and whether the practice can undo it',
  access: 'staff',
  params: IdParams,
  response: v.object({ is_on: v.boolean(), can_reset: v.boolean() }),
})

export const resetMemberSecondFactor = endpoint('resetMemberSecondFactor', {
  method: 'POST',
  path: 'portal/vet/members/{id}/second_factor/reset',
  summary: 'Ask a member who has lost the authenticator app for no code any more',
  access: 'staff',
  params: IdParams,
  response: Nothing,
  status: 204,
  idempotent: true,
  conflicts: true,
})
