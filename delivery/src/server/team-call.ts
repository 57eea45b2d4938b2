import { isRemoteName } from '@portal/federation/host'
import { log } from '@portal/server'
import type { Context } from 'hono'
import { bodyOf, unlisted } from '../release-api/answer'
import { callerOf } from '../release-api/signed-call'
import { Refusal } from '../release/documents/refusal'
import type { Releases } from '../release/served/releases'

export const NOT_KEPT = { 'Cache-Control': 'no-store' }

interface TeamQuestion {
  /** Below which it is asked. */
  readonly path: string
  /** What is told there, behind "see": `what is counted`. */
  readonly what: string
  /** The command that asks. */
  readonly command: string
}

/**
 * Lets in the team of a remote alone: a call that a key has signed which may publish it [OPEN-305]. Answers the remote's
 * name, or the refusal that is to be answered.
 */
export function teamCall(context: Context, releases: Releases, question: TeamQuestion): string | Response {
  const name = context.req.param('name') ?? ''
  if (!isRemoteName(name)) return context.text('Not found\n', 404, NOT_KEPT)
  const key = callerIn(context)
  if (key === null) return refused(context, 401, question.path, unsigned(question))
  if (releases.word(name, { key }).mayMove !== false) return name
  return refused(context, 403, question.path, unlisted(key, `see ${question.what} of ${name}`, name))
}

function callerIn({ req }: Context): string | null {
  const { pathname, search } = new URL(req.url)
  return callerOf({ method: req.method, path: pathname + search }, req.header('authorization'))
}

function refused(context: Context, status: 401 | 403, call: string, refusal: Refusal): Response {
  log.security('refused', { status, call })
  return context.json(bodyOf(refusal), status, NOT_KEPT)
}

const unsigned = ({ command }: TeamQuestion) =>
  new Refusal('The call is not signed.', {
    expected: 'A call that your key has signed within the last five minutes.',
    found: 'No signature, a wrong one, or one of another time or call.',
    todo: `Call with "${command}", and look at this machine's clock.`,
  })
