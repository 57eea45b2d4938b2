import { HTTPError, TimeoutError } from 'ky'
import { safeParse } from 'valibot'
import { isObject, messageOf } from '@portal/domain/unknown'
import { v } from '@portal/domain'

export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'version'
  | 'invalid'
  | 'tooLarge'
  | 'rateLimited'
  | 'server'
  | 'unexpectedAnswer'

type Detail = string | Record<string, string> | null

interface ApiErrorFacts {
  readonly kind: ApiErrorKind
  /** 0 without a response. */
  readonly status?: number
  readonly message?: string | undefined
  readonly detail?: Detail
  readonly cause?: unknown
}

/** The only error that calls reject with. `detail` is the server's `errors.detail`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly detail: Detail

  constructor({ kind, status = 0, message, detail = null, cause }: ApiErrorFacts) {
    super(message || kind, { cause })
    this.kind = kind
    this.status = status
    this.detail = detail
  }
}

/** An error response with its parsed body. */
export class ErrorAnswer {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
  ) {}
}

/** A response that breaks the contract. */
export class BrokenAnswer {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {}
}

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  412: 'version',
  413: 'tooLarge',
  429: 'rateLimited',
}

function kindOfStatus(status: number): ApiErrorKind {
  if (status >= 500) return 'server'
  return KINDS[status] ?? (status >= 400 ? 'invalid' : 'unexpectedAnswer')
}

/** By name: `save-artwork` is bundled apart from the shared package and has its own copy of the class. */
const isApiError = (fault: unknown): fault is ApiError => fault instanceof Error && fault.name === 'ApiError'

/** Converts any failure of a call to an `ApiError`. */
export function toApiError(fault: unknown): ApiError {
  if (isApiError(fault)) return fault
  if (fault instanceof ErrorAnswer) {
    const { status, body } = fault
    return new ApiError({
      kind: kindOfStatus(status),
      status,
      message: body?.message,
      detail: body?.errors?.detail ?? null,
    })
  }
  if (fault instanceof BrokenAnswer) {
    return new ApiError({ kind: 'unexpectedAnswer', status: fault.status, message: fault.reason })
  }
  if (fault instanceof TimeoutError) return new ApiError({ kind: 'timeout', message: fault.message, cause: fault })
  // fetch throws TypeError for every network failure.
  if (fault instanceof TypeError) return new ApiError({ kind: 'offline', message: fault.message, cause: fault })
  const message = messageOf(fault)
  return new ApiError({ kind: 'unexpectedAnswer', message, cause: fault })
}

/** Reads the body of an error response, so that `toApiError` can stay synchronous. */
export async function readFault(fault: unknown): Promise<unknown> {
  if (!(fault instanceof HTTPError)) return fault
  const body: unknown = await fault.response.json().catch(() => null)
  const parsed = safeParse(ErrorBodySchema, body)
  return new ErrorAnswer(fault.response.status, parsed.success ? parsed.output : null)
}

/** Names of the fields that the server refused: the keys of `errors.detail` if it is an object [OPEN-47]. */
export function fieldNames(error: unknown): string[] {
  const detail = error instanceof ApiError ? error.detail : null
  return isObject(detail) ? Object.keys(detail) : []
}

/** Body of every error response. */
export const ErrorBodySchema = v.object({
  message: v.nullish(v.string(), ''),
  errors: v.nullish(
    v.object({ detail: v.nullish(v.union([v.string(), v.record(v.string(), v.string())]), null) }),
    null,
  ),
})
type ErrorBody = v.InferOutput<typeof ErrorBodySchema>
