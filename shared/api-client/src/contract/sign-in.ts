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
      /** Browser and system in words, as the browser told them; null where it did not. */
      device: wireTextOrNull,
      signed_in_at: wireText,
      /** To the minute. */
      last_used_at: wireText,
      /** The one that asks. */
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
