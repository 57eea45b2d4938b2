import { redact } from '@portal/domain-bundled/redact'

interface ErrorFields {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
}

/** A failed statement of drizzle, whose parameters may be personal data. */
const isStatementError = (error: Error): error is Error & { readonly query: string } =>
  'query' in error && typeof error.query === 'string' && 'params' in error

/** Log fields without personal data: for a statement its text and the database's message, not its parameters. */
export function faultOf(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { name: 'unknown', message: redact(String(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  if (isStatementError(error)) {
    const words = error.cause instanceof Error ? redact(error.cause.message) : 'no reason given'
    return { name: error.name, ...code, message: `${words} in: ${error.query}` }
  }
  // The stack begins with the message, so keep only its frames.
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const stack = at === undefined || at.length === 0 ? {} : { stack: at.join('\n') }
  return { name: error.name, message: redact(error.message), ...code, ...stack }
}
