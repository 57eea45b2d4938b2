import { MOST_PROBLEMS } from '@portal/domain'
import type { Hono } from 'hono'
import { asFailure } from '../errors/as-failure'
import type { Failure, FailureKind } from '../errors/failure'

/** A failure with its HTTP status; only the http folder knows statuses. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly detail?: Readonly<Record<string, string>>,
  ) {
    super(message)
  }
}

const STATUS: Readonly<Record<FailureKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  outdated: 412,
  invalid: 422,
  tooMany: 429,
  unusable: 502,
  unavailable: 503,
}

/** The response for a thrown value; null for an error of the server itself. */
export function asHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  const failure = asFailure(error)
  return failure && new HttpError(STATUS[failure.kind], failure.message, headersOf(failure), failure.more.detail)
}

function headersOf({ kind, more: { retryAfterSeconds } }: Failure): Record<string, string> {
  return {
    ...(kind === 'unauthenticated' && { 'www-authenticate': 'Bearer' }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  }
}

const MOST_NAME = 200
const MOST_WORDS = 300
/** Bytes that every refusal may use. */
const LEAST_ROOM = 1024

/** The body of every error: at most 20 problems, and no longer than the request's body or 1 KB [OPEN-323]. */
export function errorResponse({ status, message, headers, detail }: HttpError, bodyBytes = 0): Response {
  const room = Math.max(bodyBytes, LEAST_ROOM)
  const body = { message, ...(detail !== undefined && { errors: { detail: firstOf(detail, message, room) } }) }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** As many problems as there is space for. */
function firstOf(detail: Readonly<Record<string, string>>, message: string, room: number): Record<string, string> {
  let left = room - bytesOf({ message, errors: { detail: {} } })
  const first: [string, string][] = []
  for (const [name, words] of Object.entries(detail).slice(0, MOST_PROBLEMS)) {
    const problem = [name.slice(0, MOST_NAME), words.slice(0, MOST_WORDS)] satisfies [string, string]
    left -= bytesOf(problem)
    if (left < 0) break
    first.push(problem)
  }
  return Object.fromEntries(first)
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

export const READ_ONLY = 'GET, HEAD'

/** Answers other methods with 405 and Allow [OPEN-118]. Mount it after the route's own methods. */
export function allowOnly(app: Hono, route: string, allow: string): void {
  app.all(route, () => {
    throw new HttpError(405, `This address takes ${allow} only.`, { allow })
  })
}
