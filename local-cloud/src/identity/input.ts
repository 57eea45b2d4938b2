import * as v from 'valibot'
import { isCleanText } from '../http/request-body'
import { invalidParameter } from './service-error'

const clean = v.check(isCleanText, 'must not contain control characters')
export const TextSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(4096), clean)
export const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128), clean)
export const PasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(512), clean)

/** Parses the input, or throws Cognito's error for an invalid one. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw invalidParameter(`Value at '${v.getDotPath(issue) ?? 'input'}' failed to satisfy constraint.`)
}
