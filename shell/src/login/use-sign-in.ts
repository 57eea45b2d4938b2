import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useParams } from '@portal/router'
import { FORM_ERROR } from '@portal/forms'
import type { SubmitResult } from '@portal/forms'
import { paths } from '@portal/federation'
import { loadUnreleased } from '@portal/federation/host'
import { apiWith } from '../api/api'
import { leftDrafts } from '../sealed-drafts/stored-drafts'
import { tend } from '../sealed-drafts/tend'
import type * as Identity from '../session/identity'
import { hasServedAnother, showSession, storeSession } from '../session/session'
import type { StaffSession } from '../session/session'
import { staffSessionFor } from '../session/sign-in'
import { learnTimeFrom } from '../start/access-token'
import { failureText, LOGIN_FAILED, NOT_JUDGED } from './login-errors'

export const STORAGE_REFUSED =
  'This browser has no room left for your session. Clear the data it stores for this site, then sign in again.'

export type SignInResult =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'new-password' }
  | { readonly kind: 'code' }
  | { readonly kind: 'set-up'; readonly secret: string }
  | { readonly kind: 'failed'; readonly errors: SubmitResult }

/** One step of a sign-in: the call to the identity service, and the text of its refusal. */
export interface SignInStep {
  readonly username: string
  readonly ask: (identity: typeof Identity) => Promise<Identity.SignInOutcome>
  readonly refused?: (error: unknown) => SubmitResult
}

export type SignIn = (step: SignInStep) => Promise<SignInResult>

/** Signs in with the identity service, then finds the contact of this login [SHL-11..16]. */
export function useSignIn(): SignIn {
  const ids = useParams()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (step) => {
      const outcome = await signIn(step)
      if ('kind' in outcome) return outcome
      if (needsNewPage(outcome)) return leaveFor(destinationAfterLogin(ids))
      await Promise.all([mutate(() => true, undefined, { revalidate: false }), loadUnreleased(outcome.subject)])
      showSession(outcome)
      return { kind: 'signed-in' }
    },
    [ids, mutate],
  )
}

/** Stores and returns the session; nothing is stored of an unfinished sign-in [SHL-15]. */
async function signIn({ username, ask, refused = inForm }: SignInStep): Promise<SignInResult | StaffSession> {
  const identity = await import(/* webpackChunkName: "identity" */ '../session/identity').catch(() => null)
  if (!identity) return failed({ [FORM_ERROR]: NOT_JUDGED })
  try {
    const outcome = await ask(identity)
    if (outcome.kind !== 'signed-in') return outcome
    const { token } = outcome
    learnTimeFrom(token)
    let why: SubmitResult = { [FORM_ERROR]: LOGIN_FAILED }
    const session = await staffSessionFor(username, token, apiWith(token)).catch((error: unknown) => {
      why = refused(error)
      return null
    })
    if (session && storeSession(session, token)) {
      if (leftDrafts().length > 0) await tend()
      return session
    }
    await identity.endIdentitySession().catch(() => undefined)
    return failed(session ? { [FORM_ERROR]: STORAGE_REFUSED } : why)
  } catch (error) {
    return failed(error instanceof identity.StorageRefused ? { [FORM_ERROR]: STORAGE_REFUSED } : refused(error))
  }
}

const inForm = (error: unknown): SubmitResult => ({ [FORM_ERROR]: failureText(error) })

const failed = (errors: SubmitResult): SignInResult => ({ kind: 'failed', errors })

/**
 * A page serves one user, since screens keep data in memory; another user needs a new page. Without storage a new page
 * would know nobody.
 */
function needsNewPage(session: StaffSession): boolean {
  return hasServedAnother(session) && localStorage instanceof Storage
}

/** The form stays busy until the new page loads. */
function leaveFor(destination: string): Promise<never> {
  location.replace(destination)
  return new Promise(() => undefined)
}

const ID = /^[\w-]{1,64}$/

/** Target after a login [SHL-06, SHL-07]; malformed ids are ignored [OPEN-04]. */
export function destinationAfterLogin(ids: { bookingId?: string; quotedProductId?: string }): string {
  const bookingId = valid(ids.bookingId)
  const quotedProductId = valid(ids.quotedProductId)
  if (!bookingId && !quotedProductId) return paths.dashboard()
  return paths.engravingCheckExisting({
    staff: '1',
    ...(bookingId && { bookingId }),
    ...(quotedProductId && { quotedProductId }),
  })
}

function valid(id: string | undefined): string | undefined {
  return id !== undefined && ID.test(id) ? id : undefined
}
