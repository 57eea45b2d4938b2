import * as v from 'valibot'
import { Refusal, type Grounds } from '../releases/documents/refusal'
import type { Limits } from './limits.data'
import { describeKeyRequest } from '../releases/documents/signed-store'

/** A refusal with the HTTP status of its answer. */
export class RefusedCall extends Refusal {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429

  constructor(status: RefusedCall['status'], message: string, grounds: Grounds) {
    super(message, grounds)
    this.status = status
  }
}

/** The JSON body of a refusal, which `readRefusal` reads. */
export const refusalBody = ({ message, grounds }: Refusal) => ({ refused: message, ...grounds })

const RefusalSchema = v.object({ refused: v.string(), expected: v.string(), found: v.string(), todo: v.string() })

/** Reads the refusal of an answer; null for an answer without one. */
export async function readRefusal(answer: Response): Promise<Refusal | null> {
  const body = v.safeParse(RefusalSchema, await answer.json().catch(() => null))
  if (!body.success) return null
  const { refused, ...grounds } = body.output
  return new Refusal(refused, grounds)
}

export const unsignedCall = () =>
  new RefusedCall(401, 'The call is not signed.', {
    expected: 'A call signed with your key within the last five minutes.',
    found: 'No signature, a wrong one, or one for another time or call.',
    todo: "Use portal --release-api, and check this machine's clock.",
  })

export const unlistedKey = (key: string, what: string, name = 'mf-x') =>
  new RefusedCall(403, `Your key may not ${what}.`, {
    expected: 'A key that is listed for it.',
    found: `${key}, which is not listed. Nothing was written.`,
    todo: describeKeyRequest(key, [name]),
  })

export const untrustedDocument = (why: string) =>
  new RefusedCall(403, 'The document is not signed by a key that may publish or move this package.', {
    expected: 'A document signed for its place in the store, by a key that is listed for all its packages.',
    found: `${why}. Nothing was written.`,
    todo: 'Sign with a listed key. "portal keys list" shows them.',
  })

export const malformedUpload = (why: string) =>
  new RefusedCall(400, 'The upload cannot be read.', {
    expected: 'A whole release or step, as "portal publish" and "portal promote" send it.',
    found: `${why}. Nothing was written.`,
    todo: 'Send it again, with the version of portal that fits this API.',
  })

export const tooLargeUpload = (what: string, most: string) =>
  new RefusedCall(413, `${what} is too large.`, {
    expected: `${most} at most.`,
    found: 'More. Nothing was written.',
    todo: 'Check what the build contains. Host large files that are rarely needed elsewhere.',
  })

export const unfitUpload = (what: string, expected: string, found: string) =>
  new RefusedCall(422, `${what} is not accepted.`, {
    expected,
    found: `${found}. Nothing was written.`,
    todo: 'Check "portal status", and publish or move packages that fit together.',
  })

export const existingUpload = (what: string, found: string) =>
  new RefusedCall(409, `${what} exists already.`, {
    expected: 'A new version or step. None is written twice.',
    found: `${found}. Nothing was written.`,
    todo: 'Check "portal status" and "portal history". To publish again, raise the version in package.json.',
  })

export const busyApi = (found: string) =>
  new RefusedCall(429, 'The release API is busy with other uploads.', {
    expected: 'A version without another running upload, and a free upload slot.',
    found: `${found}. Nothing was written.`,
    todo: 'Try again in a minute.',
  })

export const busyKey = (most: number) =>
  new RefusedCall(429, 'Your key has other uploads running.', {
    expected: `At most ${most} uploads of one key at the same time.`,
    found: `${most} are running. Nothing of this upload was written.`,
    todo: 'Wait until one of them has ended, then try again.',
  })

export const slowUpload = ({ paceMs, paceBytes }: Pick<Limits, 'paceMs' | 'paceBytes'>) =>
  new RefusedCall(408, 'The upload was too slow.', {
    expected: `At least ${paceBytes} bytes in each ${paceMs / 1000} seconds.`,
    found: 'Fewer. Nothing was written.',
    todo: 'Try again with a faster connection.',
  })

export const longUpload = ({ uploadMs }: Pick<Limits, 'uploadMs'>) =>
  new RefusedCall(408, 'The upload took too long.', {
    expected: `All of it within ${uploadMs / 1000} seconds.`,
    found: 'Only a part of it. Nothing was written.',
    todo: 'Try again with a faster connection.',
  })
