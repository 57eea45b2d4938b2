/** Failures that are reported to callers; `http/http-error.ts` maps them to statuses. */
export type FailureKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'gone'
  | 'conflict'
  | 'outdated'
  | 'invalid'
  | 'tooMany'
  | 'unusable'
  | 'unavailable'

interface FailureOptions {
  /** Codes by field. */
  readonly detail?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
}

/** A failure with a message for people. Any other exception is an error of the server. */
export class Failure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly more: FailureOptions = {},
  ) {
    super(message)
  }
}

export const malformed = (message: string, detail?: FailureOptions['detail']) =>
  new Failure('malformed', message, detail && { detail })
export const unauthenticated = (message = 'Sign in to continue.') => new Failure('unauthenticated', message)
export const forbidden = (message: string, detail?: FailureOptions['detail']) =>
  new Failure('forbidden', message, detail && { detail })
export const notFound = (what: string) => new Failure('notFound', `${what} was not found.`)
/** Existed before, but no longer. */
export const gone = (message: string) => new Failure('gone', message)
export const conflict = (message: string, detail?: FailureOptions['detail']) =>
  new Failure('conflict', message, detail && { detail })
export const outdated = () =>
  new Failure('outdated', 'Someone else changed this in the meantime. Load it again and repeat your change.')
export const invalid = (
  detail: Readonly<Record<string, string>>,
  message = 'Some fields are not valid. Nothing was saved.',
) => new Failure('invalid', message, { detail })
export const tooMany = (message: string, retryAfterSeconds?: number) =>
  new Failure('tooMany', message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
/** Another service sent an unusable response. */
export const unusable = (message: string) => new Failure('unusable', message)
export const unavailable = (message: string) => new Failure('unavailable', message, { retryAfterSeconds: 5 })
export const databaseAway = () =>
  unavailable('The service cannot reach its data at the moment. Nothing was saved; try again shortly.')
/**
 * The connection ended during the commit. A second try under the same key is safe: it finds what the first has saved.
 */
export const perhapsSaved = () =>
  unavailable("We don't know yet whether this was saved. Try again in a moment: it is never saved twice.")
export const readOnly = () =>
  unavailable('We cannot save anything at the moment. Nothing was saved, but you can still read everything.')

/** The receiving side permanently refuses a message, so retries are useless. The message is for staff and operators. */
export class Refusal extends Failure {
  constructor(message: string) {
    super('unusable', message)
  }
}
