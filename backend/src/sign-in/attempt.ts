import * as v from 'valibot'
import type { Deps } from '../deps'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'

type StepSealDeps = Pick<Deps, 'refreshSeal'>
type StepDeps = StepSealDeps & Pick<Deps, 'userPool' | 'now'>

/** A call to sign in or to reset a password. */
export interface SignInAttempt {
  /** Normalised username; '' if it is missing or invalid. */
  readonly username: string
  /** The refusal of a call that must not reach the pool. */
  readonly refusal: PoolAnswer | null
}

/** User of the call, and whether it may reach the pool. Between steps the user is that of the password step. */
export function attemptOf(deps: StepSealDeps, operation: string, input: object): SignInAttempt {
  const opened = openStep(deps, input)
  const form = FORMS.get(operation)
  // Only its session identifies a user.
  if (form === undefined) return { username: opened?.username ?? '', refusal: null }
  const [offered, nameOf] = form
  const name = nameOf(input)
  const username = opened?.username ?? comparedName(name ?? '')
  if (!v.is(offered, input)) return { username, refusal: invalidParameter('This way to sign in is not offered.') }
  if (name === null || comparedName(name) === '')
    return { username: '', refusal: invalidParameter('The user name is missing or too long.') }
  return { username, refusal: null }
}

/** Longest username of the pool. */
const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

const BeginSchema = v.object({ AuthFlow: v.literal('USER_SRP_AUTH') })
/** The challenges that pages answer. Others could be ways to sign in that the portal does not check. */
const AnswerSchema = v.object({
  ChallengeName: v.picklist(['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA', 'MFA_SETUP']),
})
const anything = v.object({})

const beginName = v.object({ AuthParameters: v.object({ USERNAME: NameSchema }) })
const answerName = v.object({ ChallengeResponses: v.object({ USERNAME: NameSchema }) })
const resetName = v.object({ Username: NameSchema })

/** Normalises a username as the pool does, for counting. */
const comparedName = (name: string): string => name.trim().toLowerCase()

type Form = readonly [offered: v.GenericSchema, nameOf: (input: object) => string | null]
const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['InitiateAuth', [BeginSchema, (input) => read(beginName, input)?.AuthParameters.USERNAME ?? null]],
  ['RespondToAuthChallenge', [AnswerSchema, (input) => read(answerName, input)?.ChallengeResponses.USERNAME ?? null]],
  ['ForgotPassword', [anything, (input) => read(resetName, input)?.Username ?? null]],
  ['ConfirmForgotPassword', [anything, (input) => read(resetName, input)?.Username ?? null]],
])

function read<Schema extends v.GenericSchema>(schema: Schema, input: object): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, input)
  return parsed.success ? parsed.output : null
}

const invalidParameter = (message: string) => poolError('InvalidParameterException', message)

/** Calls during a sign-in, which contain its session, but no client id and no access token [OPEN-289]. */
export const SET_UP_CALLS: ReadonlySet<string> = new Set(['AssociateSoftwareToken', 'VerifySoftwareToken'])

/** The input forwarded to the pool. An access token is dropped: it could replace an active second factor [OPEN-218]. */
export const SetUpInputSchema = v.object({ Session: v.string(), UserCode: v.exactOptional(v.string()) })

/** When the password of a sign-in was entered, and for which user. */
interface SignInStart {
  readonly beganAt: Date
  readonly username: string
}

/** The pool's response to a step of a sign-in, and the sign-in's start. */
interface Step {
  readonly answer: PoolAnswer
  readonly beginning: SignInStart
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

const isOver = () => poolError('NotAuthorizedException', 'Invalid session for the user, session is expired.')

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
function openStep({ refreshSeal }: StepSealDeps, input: object) {
  const parsed = v.safeParse(StepSchema, input)
  const opened = parsed.success ? refreshSeal.open(PURPOSE, parsed.output.Session) : null
  return opened && { session: opened.token, ...v.parse(BeginningSchema, JSON.parse(opened.reference)) }
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
