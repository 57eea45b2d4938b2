export type ErrorDetail = string | Readonly<Record<string, string>>
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 502 | 503

/** A failure the caller is told about; anything else thrown is answered 500 and logged. */
export class HttpError extends Error {
  constructor(
    readonly status: ErrorStatus,
    message: string,
    readonly detail?: ErrorDetail,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

export const malformed = (message: string) => new HttpError(400, message)
export const unauthenticated = () =>
  new HttpError(401, 'Sign in to continue.', undefined, { 'www-authenticate': 'Bearer' })
export const forbidden = (message: string) => new HttpError(403, message)
export const notFound = (what: string) => new HttpError(404, `${what} was not found.`)
export const conflict = (message: string) => new HttpError(409, message)
export const outdated = () =>
  new HttpError(412, 'Someone else changed this in the meantime. Load it again and repeat your change.')
export const invalid = (detail: ErrorDetail) =>
  new HttpError(422, 'Some fields are not valid. Nothing was saved.', detail)
export const unavailable = (message: string) => new HttpError(503, message, undefined, { 'retry-after': '5' })

/** Codes of PostgreSQL and the network that say: not now, try again. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
])

/** The failure to answer for whatever was thrown; null when it is a fault of the server itself. */
export function asHttpError(error: unknown): HttpError | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof HttpError) return each
    if ('code' in each && typeof each.code === 'string' && passing.has(each.code)) return databaseAway()
    if (/timeout exceeded when trying to connect|Connection terminated/.test(each.message)) return databaseAway()
  }
  return null
}

function databaseAway(): HttpError {
  return unavailable('The service cannot reach its data at the moment. Nothing was saved; try again shortly.')
}
