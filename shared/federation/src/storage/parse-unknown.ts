import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'

/** Parses an untrusted value (storage, a history entry); null when it does not match the schema. */
export function parseUnknown<T>(schema: GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = safeParse(schema, value)
  return parsed.success ? parsed.output : null
}
