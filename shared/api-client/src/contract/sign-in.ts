import { id, v, wireText, wireTextOrNull } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams, Nothing } from './shared-schemas'

/** [OPEN-263] */
export const listSignIns = endpoint('listSignIns', {
  method: 'GET',
  path: 'portal/sign_ins',
  summary: 'Where the signed-in user is signed in, the latest used first',
  access: 'staff',
  response: v.array(
    v.object({
      id,
      /** Browser and system as text, from the User-Agent; null if unknown. */
      device: wireTextOrNull,
      signed_in_at: wireText,
      /** Time of the last use, to the minute. */
      last_used_at: wireText,
      /** The sign-in of this request. */
      is_this: v.boolean(),
    }),
  ),
})

export const endSignIn = endpoint('endSignIn', {
  method: 'POST',
  path: 'portal/sign_ins/{id}/end',
  summary: 'End one of the own sign-ins, on another computer',
  access: 'staff',
  params: IdParams,
  response: Nothing,
  status: 204,
  idempotent: true,
  conflicts: true,
})

export const endOtherSignIns = endpoint('endOtherSignIns', {
  method: 'POST',
  path: 'portal/sign_ins/end_others',
  summary: 'End all own sign-ins except the one of this request',
  access: 'staff',
  response: Nothing,
  status: 204,
  idempotent: true,
})
