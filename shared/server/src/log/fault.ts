import { redact } from '@portal/domain/redact'

/** What the log tells of something thrown. */
export interface Fault {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
}

/** A failed statement as drizzle throws it: its values are people's names and numbers. */
const isOfStatement = (error: Error): error is Error & { readonly query: string } =>
  'query' in error && typeof error.query === 'string' && 'params' in error

/** A fault without what may be of a person: of a statement its text and the database's words, never its values. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: 'unknown', message: redact(String(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  if (isOfStatement(error)) {
    const words = error.cause instanceof Error ? redact(error.cause.message) : 'no reason given'
    return { name: error.name, ...code, message: `${words} in: ${error.query}` }
  }
  // The stack begins with the message once more.
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const stack = at === undefined || at.length === 0 ? {} : { stack: at.join('\n') }
  return { name: error.name, message: redact(error.message), ...code, ...stack }
}
