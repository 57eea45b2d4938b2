import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'

/** Reads a value that anybody may have written (storage, a history entry); null when it breaks the schema. */
export function parseUnknown<T>(schema: GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = safeParse(schema, value)
  return parsed.success ? parsed.output : null
}
