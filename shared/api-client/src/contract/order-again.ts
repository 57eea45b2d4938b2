import { id, v, wireText } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams } from './shared-schemas'

const ChangeSchema = v.union([
  v.object({ code: v.literal('gone') }),
  v.object({ code: v.picklist(['fewer', 'price']), was: v.number(), now: v.number() }),
])

/** Writes nothing: the lines are sent with a new order, where the server looks at them again [OPEN-186]. */
export const getOrderAgain = endpoint('getOrderAgain', {
  method: 'GET',
  path: 'portal/booking/{id}/again',
  summary: 'What of an order of products can be ordered again today, and what has changed of it',
  access: 'staff',
  params: IdParams,
  response: v.object({
    lines: v.array(
      v.object({
        /** Of the order as it was. */
        line_id: id,
        name: wireText,
        quantity: v.number(),
        changes: v.array(ChangeSchema),
        /** Why it is gone, in words; '' otherwise. */
        said: wireText,
      }),
    ),
  }),
})
