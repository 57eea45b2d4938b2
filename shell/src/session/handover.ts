import * as v from 'valibot'
import { parseUnknown } from '@portal/federation'

const HandoverSchema = v.object({
  username: v.optional(v.string()),
  passwordChanged: v.optional(v.boolean()),
  /** What ended or barred the session [OPEN-03]. */
  reason: v.optional(v.picklist(['ended', 'none', 'forbidden', 'inactive', 'signed-out-elsewhere'])),
  /** The server's own words of a refusal. */
  says: v.optional(v.string()),
})

/**
 * What another screen hands to the sign-in form or to the reset. It stands in the history entry and not in the
 * address, where others could read it: a reload keeps it, and who comes again by another way finds nothing of it.
 */
export type Handover = v.InferOutput<typeof HandoverSchema>

export function readHandover(state: unknown): Handover {
  return parseUnknown(HandoverSchema, state) ?? {}
}
