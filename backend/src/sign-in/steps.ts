import * as v from 'valibot'
import type { Deps } from '../deps'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'

export type StepSealDeps = Pick<Deps, 'refreshSeal'>
type StepDeps = StepSealDeps & Pick<Deps, 'userPool' | 'now'>

/** When the password of a sign-in was entered, and for which user. */
export interface SignInStart {
  readonly beganAt: Date
  readonly username: string
}

/** The pool's response to a step of a sign-in, and the sign-in's start. */
export interface Step {
  readonly answer: PoolAnswer
  readonly beginning: SignInStart
}

const PURPOSE = 'session between the steps of a sign-in'
const StepSchema = v.looseObject({ Session: v.string() })
const BeginningSchema = v.object({
  beganAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  username: v.string(),
})

/** Opens the session of an earlier step; null if the call has none, or not one of ours. */
export function openStep({ refreshSeal }: StepSealDeps, input: object) {
  const parsed = v.safeParse(StepSchema, input)
  const opened = parsed.success ? refreshSeal.open(PURPOSE, parsed.output.Session) : null
  return opened && { session: opened.token, ...v.parse(BeginningSchema, JSON.parse(opened.reference)) }
}

/**
 * Forwards a step of a sign-in to the pool. The page gets the pool's session sealed together with the start, so that a
 * step after a change of the password is recognised, and a session from elsewhere is refused [OPEN-326].
 */
export async function sendStep(deps: StepDeps, operation: string, input: object, username: string): Promise<Step> {
  const opened = openStep(deps, input)
  const beginning = opened ?? { beganAt: deps.now(), username }
  if (opened === null && 'Session' in input && input.Session !== undefined) return { answer: isOver(), beginning }
  const answer = await deps.userPool.ask(operation, opened ? { ...input, Session: opened.session } : input)
  return { answer: sealed(deps, answer, beginning), beginning }
}

function sealed({ refreshSeal }: StepSealDeps, answer: PoolAnswer, { beganAt, username }: SignInStart): PoolAnswer {
  const parsed = v.safeParse(StepSchema, answer.body)
  if (!parsed.success) return answer
  const reference = JSON.stringify({ beganAt: beganAt.toISOString(), username })
  return {
    ...answer,
    body: { ...parsed.output, Session: refreshSeal.seal(PURPOSE, { token: parsed.output.Session, reference }) },
  }
}

const isOver = () => poolError('NotAuthorizedException', 'Invalid session for the user, session is expired.')
