import { MAX_LENGTH, secretText, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { Nothing } from './shared-schemas'

const password = secretText(MAX_LENGTH.password)

/**
 * The user pool checks both passwords, and the portal stores neither. So the call is not idempotent: a retry is a new
 * call [OPEN-290].
 */
export const changePassword = endpoint('changePassword', {
  method: 'POST',
  path: 'portal/password',
  summary: 'Choose another password, with the present one; signs out every other computer',
  access: 'staff',
  body: v.object({ present: password, password }),
  response: Nothing,
  status: 204,
})
