import { asFailure } from '../errors/as-failure'
import type { Failure, FailureKind } from '../errors/failure'

/** A failure as it goes over the wire; only this floor knows of statuses. */
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

/** The answer to whatever was thrown; null when it is a fault of the server itself. */
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

/** The error as every endpoint answers it. */
export function errorResponse({ status, message, headers, detail }: HttpError): Response {
  const body = { message, ...(detail !== undefined && { errors: { detail } }) }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
