import { log, thisCall } from '@portal/server'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { queueNewDevice, queueSecondFactorChanged } from '../emails/sign-in-notices'
import { isNewDevice } from '../repositories/known-device'
import { SignInRepository } from '../repositories/sign-in'
import type { PoolAnswer } from '../services/user-pool'
import type { SignInAttempt } from './attempt'
import { tokensOf } from './renew'
import type { PoolCallResult } from './renew'

type ReportDeps = Pick<Deps, 'db' | 'portal' | 'now' | 'outbox'>

const ChallengeSchema = v.object({ ChallengeName: v.string() })
/** Factors of a sign-in, by its last challenge. */
const FACTORS: ReadonlyMap<string, string> = new Map([
  ['SOFTWARE_TOKEN_MFA', 'password and code'],
  ['MFA_SETUP', 'password and new app'],
])

/** Logs a successful sign-in with its factors, and the same mark of the username as failed ones have [OPEN-291]. */
export function logSignIn({ guests }: Pick<Deps, 'guests'>, { signIn }: PoolCallResult, input: object): void {
  if (!signIn?.isNew) return
  const challenge = v.safeParse(ChallengeSchema, input)
  const factor = challenge.success ? FACTORS.get(challenge.output.ChallengeName) : undefined
  log.security('signed in', { user: guests.userMark(signIn.username), factor: factor ?? 'password' })
}

/**
 * Records the device of a sign-in for its user's list, and mails the user about a new one [OPEN-263]. If this cannot be
 * written now, the next renewal does it.
 */
export async function noteDevice(
  { db, portal, now, outbox }: ReportDeps,
  { signIn }: PoolCallResult,
  userAgent: string | undefined,
): Promise<void> {
  if (signIn === undefined) return
  const device = deviceOf(userAgent)
  try {
    await db.transaction(async (tx) => {
      if (!(await new SignInRepository(tx).nameDevice(signIn.id, device))) return
      if (await isNewDevice(tx, signIn.username, device, now()))
        await queueNewDevice({ tx, portal, now: now() }, signIn.username, device)
    })
    outbox.wake()
  } catch (error) {
    // A read-only database still permits sign-ins.
    if (asFailure(error)?.kind !== 'unavailable') throw error
  }
}

const EndSchema = v.object({ ChallengeName: v.literal('MFA_SETUP') })

/** Reports a second factor set up during a sign-in like one set up under Profile: by mail, audit and security log. */
export async function reportSetUp(
  { db, portal, now, outbox }: ReportDeps,
  { username }: SignInAttempt,
  input: object,
  answer: PoolAnswer,
): Promise<void> {
  if (!v.is(EndSchema, input) || tokensOf(answer) === null) return
  log.security('second factor', { is: 'on' })
  try {
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into audit (practice_id, subject, subject_id, action, field, from_value, to_value, made_by, request)
          select practice_id, 'member', id, 'update', 'second_factor', 'off', 'on', 'contact ' || id, ${thisCall()?.request ?? null}
          from contacts where lower(cognito_username) = ${username}`,
      )
      await queueSecondFactorChanged({ tx, portal, now: now() }, username, 'on')
    })
    outbox.wake()
  } catch (error) {
    // A read-only database still permits sign-ins.
    if (asFailure(error)?.kind !== 'unavailable') throw error
  }
}

/** Browsers by their User-Agent. The first match counts, since browsers name several. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chromium|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

const firstIn = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/**
 * Browser and system of a User-Agent as text for people [OPEN-263]. Returns known names only, so that a caller cannot
 * inject text.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const browser = firstIn(BROWSERS, text)
  const system = firstIn(SYSTEMS, text)
  if (browser === undefined && system === undefined) return 'An unknown browser'
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}
