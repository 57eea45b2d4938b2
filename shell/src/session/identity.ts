import { Amplify } from 'aws-amplify'
import { confirmResetPassword, confirmSignIn, fetchAuthSession, resetPassword, signIn, signOut } from 'aws-amplify/auth'
import type { SignInOutput } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import type { KeyValueStorageInterface } from 'aws-amplify/utils'
import { keysWith, portalConfig, removeKey, storageKeys, writeText } from '@portal/federation/host'
import { identityAddress, limitIdentityCalls } from './identity-service'

/**
 * The identity service (a Cognito user pool, SRP). Only this file uses Amplify; it is imported only to sign in, refresh
 * or sign out, so that a page with a valid session never loads it.
 */
limitIdentityCalls()
const { userPoolId, clientId, endpoint } = portalConfig().identity
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId: clientId,
      ...(endpoint && { userPoolEndpoint: identityAddress() }),
    },
  },
})

/** Browser storage is full or blocked, so a session could not be renewed. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused'
}

/**
 * Amplify's tokens are stored under our prefix, so that removing personal data removes them too [OPEN-15]. In place of
 * the refresh token there is a placeholder from the portal: the browser renews by a cookie [OPEN-214]. The real refresh
 * token is stored only with a pool that is called directly.
 */
const stored: KeyValueStorageInterface = {
  setItem: async (key, value) => {
    if (!writeText(localStorage, storageKeys.identity + key, value)) throw new StorageRefused()
  },
  getItem: async (key) => localStorage.getItem(storageKeys.identity + key),
  removeItem: async (key) => removeKey(localStorage, storageKeys.identity + key),
  clear: async () => forgetTokens(),
}
cognitoUserPoolsTokenProvider.setKeyValueStorage(stored)

/** Removes the tokens of all users. */
export function forgetTokens(): void {
  for (const key of keysWith(localStorage, storageKeys.identity)) removeKey(localStorage, key)
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'new-password' }
  | { readonly kind: 'code' }
  /** An app must be set up first, with this secret [OPEN-289]. */
  | { readonly kind: 'set-up'; readonly secret: string }

/** Signs in [SHL-11]. Rejects with the service's own error; remains of an earlier session are ended first. */
export async function signInWithPassword(username: string, password: string): Promise<SignInOutcome> {
  await signOut().catch(() => undefined)
  forgetTokens()
  const { nextStep } = await signIn({ username, password }).catch(rethrowInOurText)
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
    await confirmSignIn({ challengeResponse: temporaryPassword() })
    await signOut().catch(() => undefined)
    return { kind: 'new-password' }
  }
  if (nextStep.signInStep === 'RESET_PASSWORD') return { kind: 'new-password' }
  return secondStep(nextStep)
}

type NextStep = SignInOutput['nextStep']

/** When the pool also offers email, only the app can be set up here. */
async function secondStep(next: NextStep): Promise<SignInOutcome> {
  if (next.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return { kind: 'code' }
  if (next.signInStep === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP')
    return { kind: 'set-up', secret: next.totpSetupDetails.sharedSecret }
  if (next.signInStep === 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION' && next.allowedMFATypes?.includes('TOTP'))
    return secondStep((await confirmSignIn({ challengeResponse: 'TOTP' })).nextStep)
  return signedIn(next.signInStep)
}

/** Second step of a sign-in [OPEN-217, OPEN-289]. After a wrong code another one may follow for some minutes. */
export async function confirmCode(challengeResponse: string): Promise<SignInOutcome> {
  const { nextStep } = await confirmSignIn({ challengeResponse })
  return signedIn(nextStep.signInStep)
}

async function signedIn(step: string): Promise<SignInOutcome> {
  if (step !== 'DONE') throw stepNotOffered()
  const token = await currentToken()
  if (!token) throw new Error('The identity service gave no session')
  return { kind: 'signed-in', token }
}

/** Signs in again during a session [OPEN-280]; its tokens are replaced only on success. */
export function signInBeside(username: string, password: string): Promise<SignInOutcome> {
  return beside(async () => {
    const { nextStep } = await signIn({ username, password }).catch(rethrowInOurText)
    if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return { kind: 'code' }
    return signedIn(nextStep.signInStep)
  })
}

/** The second step of a sign-in during a session. */
export const confirmCodeBeside = (code: string): Promise<SignInOutcome> => beside(() => confirmCode(code))

async function beside(step: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
  const fresh = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void fresh.set(key, value),
    getItem: async (key) => fresh.get(key) ?? null,
    removeItem: async (key) => void fresh.delete(key),
    clear: async () => fresh.clear(),
  })
  try {
    const outcome = await step()
    if (outcome.kind === 'signed-in') for (const [key, value] of fresh) await stored.setItem(key, value)
    return outcome
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(stored)
  }
}

/** The current access token, renewed if expired [SHL-17]; null without a session [SHL-18]. */
export async function currentToken(renew = false): Promise<string | null> {
  const { tokens } = await fetchAuthSession({ forceRefresh: renew })
  return tokens?.accessToken.toString() ?? null
}

/** Ends the session at the identity service [SHL-26]. */
export async function endIdentitySession(): Promise<void> {
  await signOut()
}

/** Sends a reset code by email; the answer is the same for unknown users [OPEN-07]. */
export async function sendResetCode(username: string): Promise<void> {
  try {
    await resetPassword({ username })
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error
  }
}

export async function setNewPassword(username: string, confirmationCode: string, newPassword: string): Promise<void> {
  await confirmResetPassword({ username, confirmationCode, newPassword })
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'

/**
 * A password of 4 letters, 4 digits and 2 symbols from a cryptographic source; never stored, shown or logged [SHL-12,
 * OPEN-06].
 */
export function temporaryPassword(): string {
  const letters = pick(LETTERS.slice(0, 24), 2) + pick(LETTERS.slice(24), 2)
  return letters + pick('0123456789', 4) + pick('!@#$%^&*', 2)
}

/** Uniform choice: bytes beyond the last whole multiple of the alphabet are redrawn. */
function pick(alphabet: string, count: number): string {
  const limit = 256 - (256 % alphabet.length)
  let picked = ''
  while (picked.length < count) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) picked += alphabet[byte % alphabet.length]
  }
  return picked
}

/** The pool requires a second factor other than an app, which cannot be set up here [OPEN-289]. */
const STEP_NOT_OFFERED =
  'Your password is right, but this account needs a sign-in step that cannot be set up here. Call Client Care on the number below.'

/** An error that looks like a refusal by the service. */
export const stepNotOffered = () => Object.assign(new Error(STEP_NOT_OFFERED), { name: 'NotAuthorizedException' })

/** Words in the service's message about a leaked password or a suspicious sign-in. */
const STOPPED = /security reasons/
const SIGN_IN_STOPPED =
  'The sign-in service stopped this sign-in for your safety. Reset your password, then sign in with the new one.'

/** Rethrows a refusal, with our sentence when the service's does not say what to do [OPEN-220]. */
export function rethrowInOurText(error: unknown): never {
  if (error instanceof Error && STOPPED.test(error.message))
    throw Object.assign(new Error(SIGN_IN_STOPPED, { cause: error }), { name: error.name })
  throw error
}
