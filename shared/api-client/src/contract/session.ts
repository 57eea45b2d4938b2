import { endpoint } from './endpoint'
import { Nothing } from './shared-schemas'

/** Tokens of this sign-in, also copied ones, are refused from then on [OPEN-161]. */
export const logOut = endpoint('logOut', {
  method: 'POST',
  path: 'portal/log_out',
  summary: 'End this sign-in',
  access: 'staff',
  response: Nothing,
  status: 204,
  idempotent: true,
  keepsSession: true,
})

export const logOutEverywhere = endpoint('logOutEverywhere', {
  method: 'POST',
  path: 'portal/log_out_everywhere',
  summary: 'End all sign-ins of the signed-in user, on every computer',
  access: 'staff',
  response: Nothing,
  status: 204,
  idempotent: true,
})
