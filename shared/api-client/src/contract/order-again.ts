import { v } from '@portal/domain'
import { endpoint } from './endpoint'
import { AgainLineSchema, IdParams } from './shared-schemas'

/** Writes nothing. The page sends the lines with a new order, and the server checks them again [OPEN-186]. */
export const getOrderAgain = endpoint('getOrderAgain', {
  method: 'GET',
  path: 'portal/booking/{id}/again',
  summary: 'What of an order of products can be ordered again today, and what has changed of it',
  access: 'staff',
  params: IdParams,
  response: v.object({ lines: v.array(AgainLineSchema) }),
})
