import * as v from 'valibot'
import { parseUnknown } from '@portal/federation'

const HandoverSchema = v.object({
  username: v.optional(v.string()),
  passwordChanged: v.optional(v.boolean()),
  /** Why the session ended or was refused [OPEN-03]. */
  reason: v.optional(v.picklist(['ended', 'none', 'forbidden', 'inactive', 'signed-out-elsewhere'])),
  /** The server's own sentence of a refusal. */
  says: v.optional(v.string()),
})

/**
 * Data passed from a screen to the sign-in form or the reset. In the history entry, not in the address, where others
 * could read it: it survives a reload and is absent on other visits.
 */
export type Handover = v.InferOutput<typeof HandoverSchema>

export function readHandover(state: unknown): Handover {
  return parseUnknown(HandoverSchema, state) ?? {}
}
