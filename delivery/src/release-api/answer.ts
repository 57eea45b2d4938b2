import * as v from 'valibot'
import { Refusal, type Grounds } from '../releases/documents/refusal'
import type { Limits } from './limits.data'
import { describeKeyRequest } from '../releases/documents/signed-store'

/** A refusal with the status of its answer. */
export class RefusedCall extends Refusal {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429

  constructor(status: RefusedCall['status'], message: string, grounds: Grounds) {
    super(message, grounds)
    this.status = status
  }
}

/** As it is answered, and read by who has called. */
export const bodyOf = ({ message, grounds }: Refusal) => ({ refused: message, ...grounds })

const RefusalSchema = v.object({ refused: v.string(), expected: v.string(), found: v.string(), todo: v.string() })

/** The refusal that an answer says; null where it says none. */
export async function refusalIn(answer: Response): Promise<Refusal | null> {
  const body = v.safeParse(RefusalSchema, await answer.json().catch(() => null))
  if (!body.success) return null
  const { refused, ...grounds } = body.output
  return new Refusal(refused, grounds)
}

export const unsigned = () =>
  new RefusedCall(401, 'The call is not signed.', {
    expected: 'A call that your key has signed within the last five minutes.',
    found: 'No signature, a wrong one, or one of another time or call.',
    todo: "Call with portal --release-api, and look at this machine's clock.",
  })

export const unlisted = (key: string, what: string, name = 'mf-x') =>
  new RefusedCall(403, `Your key may not ${what}.`, {
    expected: 'A key that is listed for it.',
    found: `${key}, which is not. Nothing of yours was done.`,
    todo: describeKeyRequest(key, [name]),
  })

export const untrusted = (why: string) =>
  new RefusedCall(403, 'What was sent is not signed by whoever may publish or move it.', {
    expected: 'A document that is signed for its place, by a key that is listed for all packages that it is about.',
    found: `${why}. Nothing of yours was done.`,
    todo: 'Sign with the key that is listed; "portal keys list" shows which are.',
  })

export const malformed = (why: string) =>
  new RefusedCall(400, 'What was sent cannot be read.', {
    expected: 'A release or a step as "portal publish" and "portal promote" send it, whole.',
    found: `${why}. Nothing of yours was done.`,
    todo: 'Send it again, with the version of portal that fits this one.',
  })

export const tooLarge = (what: string, most: string) =>
  new RefusedCall(413, `${what} is too large.`, {
    expected: `${most} at most.`,
    found: 'More. Nothing of yours was done.',
    todo: 'Look what the build has put into it; what is large and rarely needed belongs elsewhere.',
  })

export const unfit = (what: string, expected: string, found: string) =>
  new RefusedCall(422, `${what} is not taken.`, {
    expected,
    found: `${found}. Nothing of yours was done.`,
    todo: 'Look at "portal status", and publish or move what belongs together.',
  })

export const taken = (what: string, found: string) =>
  new RefusedCall(409, `${what} is there already.`, {
    expected: 'A version or a step that is not there yet: none is written twice.',
    found: `${found}. Nothing of yours was done.`,
    todo: 'Look at "portal status" and "portal history"; a version is raised in the package.json.',
  })

export const busy = (found: string) =>
  new RefusedCall(429, 'Others are being published.', {
    expected: 'A version that nobody else publishes at this moment, and a place for one more upload.',
    found: `${found}. Nothing of yours was done.`,
    todo: 'Try again in a minute.',
  })

export const busyKey = (most: number) =>
  new RefusedCall(429, 'Your key publishes elsewhere at this moment.', {
    expected: `At most ${most} uploads at once of one key.`,
    found: `${most}. Nothing of this one was done.`,
    todo: 'Wait until one of them has ended, and try again.',
  })

export const tooSlow = ({ paceMs, paceBytes }: Pick<Limits, 'paceMs' | 'paceBytes'>) =>
  new RefusedCall(408, 'What was sent came too slowly.', {
    expected: `At least ${paceBytes} bytes in each ${paceMs / 1000} seconds.`,
    found: 'Fewer. Nothing of yours was done.',
    todo: 'Try again from a faster line.',
  })

export const tooLong = ({ uploadMs }: Pick<Limits, 'uploadMs'>) =>
  new RefusedCall(408, 'What was sent took too long.', {
    expected: `All of it within ${uploadMs / 1000} seconds.`,
    found: 'Not all of it. Nothing of yours was done.',
    todo: 'Try again from a faster line.',
  })
