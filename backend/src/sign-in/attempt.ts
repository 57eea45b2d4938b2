import * as v from 'valibot'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import { openStep } from './steps'
import type { StepSealDeps } from './steps'

/** A call to sign in or to reset a password. */
export interface SignInAttempt {
  /** Normalised username; '' if it is missing or invalid. */
  readonly username: string
  /** The refusal of a call that must not reach the pool. */
  readonly refusal: PoolAnswer | null
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
export const comparedName = (name: string): string => name.trim().toLowerCase()

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

const invalidParameter = (message: string) => poolError('InvalidParameterException', message)
