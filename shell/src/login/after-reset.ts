import * as v from 'valibot'
import { parseUnknown } from '@portal/federation'

const AfterResetSchema = v.object({ resetUsername: v.string() })

/** What the password reset hands to the form it ends at; not in the address, where others could read it. */
export type AfterReset = v.InferOutput<typeof AfterResetSchema>

/** The username whose password was just changed; undefined for every other way to the form. */
export function resetUsername(state: unknown): string | undefined {
  return parseUnknown(AfterResetSchema, state)?.resetUsername
}
