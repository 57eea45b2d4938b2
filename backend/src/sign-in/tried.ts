import * as v from 'valibot'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import { openStep } from './steps'
import type { StepSealDeps } from './steps'

/** A call by which somebody tries to sign in or to reset a password. */
export interface SignInAttempt {
  /** Whose account it is about, as the pool compares names; '' where the call names nobody as it should. */
  readonly username: string
  /** Why the pool is not asked at all. */
  readonly refusal: PoolAnswer | null
}

/** The longest name that the pool takes. */
const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

const BeginSchema = v.object({ AuthFlow: v.literal('USER_SRP_AUTH') })
/** The steps that pages answer: each other one is a way in that nobody here has looked at. */
const AnswerSchema = v.object({
  ChallengeName: v.picklist(['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA', 'MFA_SETUP']),
})
const anything = v.object({})

const beginName = v.object({ AuthParameters: v.object({ USERNAME: NameSchema }) })
const answerName = v.object({ ChallengeResponses: v.object({ USERNAME: NameSchema }) })
const resetName = v.object({ Username: NameSchema })

/** How names are compared, by the pool and wherever something is counted by name. */
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

/** Whom a try is about, and whether the pool is asked. Between steps the name is that of the password's step. */
export function triedBy(deps: StepSealDeps, operation: string, input: object): SignInAttempt {
  const opened = openStep(deps, input)
  const form = FORMS.get(operation)
  // Its session alone names somebody.
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
