import { MAX_LENGTH, secretText, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { Nothing } from './shared-schemas'

const password = secretText(MAX_LENGTH.password)

/** Both are judged by the sign-in service and kept nowhere; so nothing of the call is, and a second try is another [OPEN-290]. */
export const changePassword = endpoint('changePassword', {
  method: 'POST',
  path: 'portal/password',
  summary: 'Choose another password, with the present one; signs out every other computer',
  access: 'staff',
  body: v.object({ present: password, password }),
  response: Nothing,
  status: 204,
})
